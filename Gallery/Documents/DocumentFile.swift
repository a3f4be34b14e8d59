// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments
import UIKit

/// A layout document on the command line: a file, or `-` for standard input.
struct DocumentFile {
  /// The endings of documents.
  static let extensions = ["json", "json5"]

  /// The word on the command line.
  let path: String

  /// Names a document; nil for a word that is not the name of one.
  init?(_ argument: String) {
    guard Self.isDocument(argument) else { return nil }
    path = argument
  }

  /// Returns whether a word names a document.
  static func isDocument(_ word: String) -> Bool {
    word == "-" || extensions.contains { word.hasSuffix(".\($0)") }
  }

  var isStandardInput: Bool { path == "-" }
  /// The name in messages.
  var title: String { isStandardInput ? "stdin" : path }
  /// The name of the picture, where the document has none: the file's, without its endings.
  var name: String {
    guard !isStandardInput else { return "stdin" }
    let file = path[Destination.nameStart(in: path)...]
    let stem = file.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    let words = stem.count > 1 && stem.last == "layout" ? stem.dropLast() : stem
    return words.isEmpty ? String(file) : words.joined(separator: ".")
  }

  /// Reads the document and prints its problems.
  ///
  /// - Parameters:
  ///   - isStrict: Whether warnings count as errors.
  ///   - isQuiet: Whether warnings are left out.
  /// - Returns: The document.
  /// - Throws: An unreadable failure: the errors have been printed, one on a line.
  func read(isStrict: Bool = false, isQuiet: Bool = false) throws(GalleryFailure) -> OpenDocument {
    let (reading, images) = try reading()
    for problem in reading.problems where problem.severity == .error || !isQuiet {
      Console.error(problem.line(file: title))
    }
    let rest = reading.errorCount - reading.problems.count { $0.severity == .error }
    if rest > 0 { Console.error("\(title): \(rest) more error\(rest == 1 ? "" : "s").") }
    guard let document = reading.document, !isStrict || reading.problems.isEmpty else {
      throw GalleryFailure("", .unreadable)
    }
    return OpenDocument(
      file: self, reading: reading, document: document, images: images,
      imagePaths: isStandardInput ? [] : reading.images)
  }

  /// Reads the document, with the pictures beside it.
  ///
  /// - Returns: What was read and what is wrong with it; the pictures, nil where there are no files.
  /// - Throws: An unreadable failure if the file cannot be read.
  func reading() throws(GalleryFailure) -> (DocumentReading, DocumentImages?) {
    let bytes = try bytes()
    var images = isStandardInput ? nil : DocumentImages(besideFile: path)
    let reading = DocumentReading(
      bytes, findImage: images == nil ? nil : { images?.find($0) ?? .outside },
      symbolNames: { UIImage.symbolNames })
    return (reading, images)
  }

  /// Reads the text, which may have any mistakes.
  ///
  /// - Throws: An unreadable failure, also for a file that is not UTF-8 or too large to be a document.
  func text() throws(GalleryFailure) -> String {
    let bytes = try bytes()
    guard bytes.count <= ReadingLimits.bytes, let text = String(validating: bytes, as: UTF8.self)
    else {
      throw GalleryFailure(
        "'\(title)' is not a layout document: UTF-8 of at most \(ReadingLimits.bytes) bytes.",
        .unreadable)
    }
    return text
  }

  private func bytes() throws(GalleryFailure) -> [UInt8] {
    if !isStandardInput { try InputFile.check(path) }
    let handle = isStandardInput ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    do {
      // One more than a document may have, so that the reader says it.
      return Array(try handle?.read(upToCount: ReadingLimits.bytes + 1) ?? Data())
    } catch {
      throw GalleryFailure("'\(title)' cannot be read: \(error.localizedDescription).", .unreadable)
    }
  }
}

/// A document that was read, with the files beside it.
///
/// A class, so that what holds one is copied without its many fields.
final class OpenDocument {
  let file: DocumentFile
  let reading: DocumentReading
  let document: LayoutDocument
  /// The pictures beside the file; nil where there are no files.
  let images: DocumentImages?
  /// The paths of the pictures that the document names.
  let imagePaths: [String]

  init(
    file: DocumentFile, reading: DocumentReading, document: LayoutDocument, images: DocumentImages?,
    imagePaths: [String]
  ) {
    self.file = file
    self.reading = reading
    self.document = document
    self.images = images
    self.imagePaths = imagePaths
  }

  /// Prints an error that shows only when the document is drawn.
  ///
  /// - Parameters:
  ///   - message: Sentences that say what was found and what to write.
  ///   - path: The path of the value that is to be changed.
  /// - Returns: The failure to throw, of which nothing more is printed.
  func failure(_ message: String, at path: ValuePath) -> GalleryFailure {
    Console.error(reading.problem(message, at: path).line(file: file.title))
    return GalleryFailure("", .unreadable)
  }

  /// The files that the picture is made of: the document as it was named, and those that it names, from the
  /// same folder on.
  var sources: [String] {
    guard !file.isStandardInput else { return [] }
    let folder = file.path[..<Destination.nameStart(in: file.path)]
    return [file.path] + imagePaths.filter { images?.path(of: $0) != nil }.map { folder + $0 }
  }
}
