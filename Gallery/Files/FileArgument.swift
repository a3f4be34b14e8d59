// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The words of a command line that name files, where a sample's name could stand.
enum FileArgument {
  /// The extensions of files that can be shown.
  static let extensions = ["swift"] + InterfaceFile.extensions + DocumentFile.extensions

  /// Returns whether a word names a file, and not a sample.
  static func isFile(_ word: String) -> Bool {
    extensions.contains { word.hasSuffix(".\($0)") }
  }

  /// Returns the name that a message suggests for a picture: that of the file without its folder and its
  /// extension, or the sample's.
  ///
  /// - Parameter word: The name of a sample or a file, or "-" for standard input.
  /// - Returns: The name, without an extension.
  static func pictureName(for word: String) -> String {
    guard word != "-" else { return "picture" }
    let file = URL(fileURLWithPath: word).lastPathComponent
    let endings = DocumentFile.extensions.map { "layout.\($0)" } + extensions
    guard let ending = endings.first(where: { file.hasSuffix(".\($0)") }) else { return file }
    return String(file.dropLast(ending.count + 1))
  }

  /// Runs a command of several words in parts: once for each file, and once for all samples. The code
  /// of a file has a process of its own.
  ///
  /// - Parameters:
  ///   - words: The words, names of samples or files.
  ///   - arguments: Returns the arguments of the command for some of the words.
  /// - Returns: Whether it was run so; false where one part is all there is.
  /// - Throws: A failure of the first part that fails, when all have been run; what is wrong was
  ///   printed by the part.
  static func runParts(
    of words: [String], _ arguments: ([String]) -> [String]
  ) throws(GalleryFailure) -> Bool {
    let files = words.filter(isFile)
    guard !files.isEmpty, words.count > 1 else { return false }
    let samples = words.filter { !isFile($0) }
    var codes: [Int32] = []
    for part in files.map({ [$0] }) + (samples.isEmpty ? [] : [samples]) {
      codes.append(try OwnProgram.run(arguments(part)))
    }
    guard let code = codes.first(where: { $0 != 0 }) else { return true }
    throw GalleryFailure("", GalleryFailure.Code(rawValue: code) ?? .internal)
  }

  /// Returns whether a file of a folder is drawn: not every .json is a layout.
  private static func isDrawn(_ name: String) -> Bool {
    let isDocument = DocumentFile.extensions.contains { name.hasSuffix(".layout.\($0)") }
    return isDocument || isFile(name) && !DocumentFile.isDocument(name)
  }

  /// Finds the files of a folder that can be shown.
  ///
  /// - Parameter folder: The folder; those below it are not looked into.
  /// - Returns: The paths, by name; at least one.
  /// - Throws: A failure to read the folder; a usage failure if there is no such file, or if two would
  ///   be drawn to one picture.
  static func files(in folder: String) throws(GalleryFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      let reason =
        FileManager.default.fileExists(atPath: folder)
        ? "it is not a folder that can be read" : "No such file or directory"
      throw GalleryFailure("'\(folder)' cannot be read: \(reason).", .unreadable)
    }
    let found = names.filter { isDrawn($0) && !$0.hasPrefix(".") }.sorted()
    guard !found.isEmpty else {
      let endings = ".swift, .xib, .storyboard, .layout.json, .layout.json5"
      throw GalleryFailure("'\(folder)' has no file that can be drawn: \(endings).", .usage)
    }
    let byName = Dictionary(grouping: found, by: Subject.name(ofFile:))
    if let twins = byName.values.filter({ $0.count > 1 }).min(by: { $0[0] < $1[0] }) {
      throw GalleryFailure(
        "'\(twins[0])' and '\(twins[1])' would be drawn into the same picture: rename one.", .usage)
    }
    return found.map { FrameFolder.path(folder) + "/" + $0 }
  }
}
