// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// A rule of Make's: pictures, and the files that they are made of.
enum DependencyFile {
  /// Refuses to write over one of the files that a picture is made of.
  ///
  /// - Parameters:
  ///   - path: The file to write.
  ///   - sources: The files.
  /// - Throws: A usage failure.
  static func check(_ path: String, against sources: [String]) throws(GalleryFailure) {
    guard isFile(path, among: sources) else { return }
    throw GalleryFailure(
      "'\(path)' is one of the document's own files: give another file.", .usage)
  }

  /// Refuses to write numbered frames into a folder where one could replace a file that a picture is
  /// made of.
  ///
  /// - Parameters:
  ///   - folder: The folder of the frames.
  ///   - sources: The files.
  /// - Throws: A usage failure.
  static func check(
    frames folder: String, against sources: [String]
  ) throws(GalleryFailure) {
    let folder = resolved(folder)
    let taken = sources.first { source in
      let file = URL(fileURLWithPath: resolved(source))
      return FrameFolder.isFrameName(file.lastPathComponent)
        && file.deletingLastPathComponent().path == folder
    }
    guard let taken else { return }
    throw GalleryFailure(
      "A frame would replace '\(taken)', one of the document's own files: give another folder.",
      .usage)
  }

  /// Returns whether a path leads to one of some files.
  static func isFile(_ path: String, among files: [String]) -> Bool {
    let file = resolved(path)
    return files.contains { resolved($0) == file }
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
      try AtomicFile.write(Data(rule.utf8), to: Console.systemPath(path))
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
  }

  /// A path as Make reads it.
  private static func escaped(_ path: String) -> String {
    path.replacing("$", with: "$$").replacing("#", with: "\\#").replacing(" ", with: "\\ ")
  }
}
