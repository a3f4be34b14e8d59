// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutDocuments

extension Render {
  /// The pictures that were written, and the files that they are made of.
  struct Drawn {
    var pictures: [String] = []
    var sources: [String] = []

    mutating func add(_ other: Drawn) {
      pictures += other.pictures
      sources += other.sources.filter { !sources.contains($0) }
    }
  }

  /// Checks the words of the command against each other.
  func checkWords() throws {
    if outDir == nil, samples.count > 1 {
      throw ValidationError(
        "'\(samples[1])' is unexpected: several documents need --out-dir DIR.")
    }
    if let name {
      guard name.utf8.allSatisfy(LayoutDocument.isNameByte), (1...64).contains(name.count) else {
        throw ValidationError("--name takes 1 to 64 of a–z, 0–9 and '-' (was '\(name)').")
      }
      guard samples.count < 2 else { throw ValidationError("--name names one document.") }
    }
    guard outDir != nil else { return }
    guard out == nil, animation.frames == nil, !watch else {
      throw ValidationError("--out-dir takes the place of --out, --frames and --watch.")
    }
    if let word = samples.first(where: {
      DocumentFile($0) == nil && InterfaceFile($0) == nil
    }) {
      throw ValidationError(
        "--out-dir draws documents, and '\(word)' is not one; see also:  \(OwnProgram.command) all")
    }
    guard samples.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("Only one document can be standard input.")
    }
  }

  /// Draws documents into a folder. What is wrong with some is printed; the others are drawn.
  ///
  /// - Parameter folder: The folder; it is created if it does not exist.
  /// - Throws: The first failure.
  @MainActor func drawDocuments(into folder: String) throws {
    try Destination.createFolder(folder)
    var drawn = Drawn()
    var failures: [GalleryFailure] = []
    var words: [String: String] = [:]
    for word in samples {
      do {
        let subject = try found(word)
        if let other = words.updateValue(word, forKey: subject.name) {
          throw GalleryFailure(
            "'\(other)' and '\(word)' would be drawn into the same picture: rename one.", .usage)
        }
        let file = "\(FrameFolder.path(folder))/\(subject.name).\(format?.name ?? "png")"
        drawn.add(try draw(subject, to: file))
      } catch let failure as GalleryFailure {
        if !failure.message.isEmpty { Console.error("Error: \(failure.message)") }
        failures.append(failure)
      }
    }
    if let failure = failures.first {
      guard samples.count > 1 else { throw GalleryFailure("", failure.code) }
      throw GalleryFailure(
        "\(failures.count) of \(samples.count) documents cannot be drawn, for the reasons above.",
        failure.code)
    }
    try writeDepfile(for: drawn)
  }

  /// Writes Make's rule if it is asked for.
  func writeDepfile(for drawn: Drawn) throws(GalleryFailure) {
    guard let depfile else { return }
    try DependencyFile.write(to: depfile, targets: drawn.pictures, sources: drawn.sources)
  }

  /// Finds what a word names, under the name that is asked for.
  @MainActor func found(_ word: String) throws(GalleryFailure) -> Subject {
    var subject = try Subject.find(
      word, scene: scene, language: language, quiet: isQuiet)
    if let name { subject.name = name }
    return subject
  }
}
