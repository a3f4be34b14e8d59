// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutDocuments

/// Reads documents and prints what is wrong with them.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print the errors and warnings of layout documents (exit code 65: there are errors).",
    discussion: GalleryFailure.Code.table)

  @Argument(help: "Documents: .json, .json5, or '-' for standard input.")
  var files: [String]

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Flag(help: "Print a JSON object in place of text.")
  var json = false

  func run() throws {
    var isFaulty = false
    var record = CheckRecord()
    for path in files {
      guard let file = DocumentFile(path) else {
        throw GalleryFailure(
          "'\(path)' is not a layout document: its name ends in .json or .json5.", .usage)
      }
      do {
        if json {
          let (reading, _) = try file.reading()
          record.files.append(CheckRecord.File(file: file.title, reading))
          isFaulty = isFaulty || reading.document == nil || strict && !reading.problems.isEmpty
        } else {
          _ = try file.read(isStrict: strict)
        }
      } catch {
        guard error.code == .unreadable else { throw error }
        if !error.message.isEmpty { Console.error("Error: \(error.message)") }
        isFaulty = true
      }
    }
    if json { try Console.printJSON(record) }
    if isFaulty { throw GalleryFailure("", .unreadable) }
  }
}

/// The output of `gallery check --json`.
struct CheckRecord: Encodable {
  var files: [File] = []

  /// A document.
  struct File: Encodable {
    let file: String
    /// The errors, all of them, those among them that are not listed.
    let errors: Int
    let problems: [Problem]

    init(file: String, _ reading: DocumentReading) {
      self.file = file
      errors = reading.errorCount
      problems = reading.problems.map(Problem.init)
    }
  }

  /// A problem of a document.
  struct Problem: Encodable {
    /// `error` or `warning`.
    let severity: String
    let line: Int
    let column: Int
    /// The keys that lead to the value; empty for the document and its syntax.
    let path: String
    let message: String

    init(_ problem: DocumentProblem) {
      severity = problem.severity.rawValue
      line = problem.position.line
      column = problem.position.column
      path = problem.path.components.isEmpty ? "" : "\(problem.path)"
      message = problem.message
    }
  }
}
