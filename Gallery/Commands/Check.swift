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

  func run() throws {
    var isFaulty = false
    for path in files {
      guard let file = DocumentFile(path) else {
        throw GalleryFailure(
          "'\(path)' is not a layout document: its name ends in .json or .json5.", .usage)
      }
      do {
        _ = try file.read(isStrict: strict)
      } catch {
        guard error.code == .unreadable else { throw error }
        if !error.message.isEmpty { Console.error("Error: \(error.message)") }
        isFaulty = true
      }
    }
    if isFaulty { throw GalleryFailure("", .unreadable) }
  }
}
