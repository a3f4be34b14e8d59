// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// A rule of Make's: pictures, and the files that they are made of.
enum DependencyFile {
  /// Refuses to write over one of the files that a picture is made of.
  ///
  /// - Parameters:
  ///   - destination: The file to write.
  ///   - sources: The files.
  /// - Throws: A usage failure.
  static func check(
    _ destination: Destination, against sources: [String]
  ) throws(GalleryFailure) {
    guard !destination.isStandardOutput,
      sources.contains(where: { resolved($0) == resolved(destination.path) })
    else { return }
    throw GalleryFailure(
      "'\(destination.path)' is one of the document's own files: give another file.", .usage)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Writes the rule, whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - targets: The pictures.
  ///   - sources: The files that they are made of.
  /// - Throws: A failure to write.
  static func write(
    to path: String, targets: [String], sources: [String]
  ) throws(GalleryFailure) {
    let rule =
      targets.map(escaped).joined(separator: " ") + ":"
      + sources.map { " " + escaped($0) }.joined() + "\n"
    do {
      try AtomicFile.write(Data(rule.utf8), to: path)
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
  }

  /// A path as Make reads it.
  private static func escaped(_ path: String) -> String {
    path.replacing("$", with: "$$").replacing("#", with: "\\#").replacing(" ", with: "\\ ")
  }
}
