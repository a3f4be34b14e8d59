// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Sources, the copies and the messages that the translator makes of them, and what a program of them
/// prints: one text file for a section of the rules.
struct Fixture {
  struct File {
    let name: String
    let text: String
  }

  let name: String
  private(set) var before: [File] = []
  private(set) var after: [File] = []
  private(set) var messages = ""
  /// Nil for what is no program.
  private(set) var output: String?

  init(_ name: String) throws {
    self.name = name
    let file = Self.folder.appending(path: "\(name).txt")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for section in "\n\(text)".components(separatedBy: "\n=== ").dropFirst() {
      let parts = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let title = parts[0].components(separatedBy: ": ")
      // The line break before the next title belongs to the last line.
      var body = parts.count > 1 ? String(parts[1]) : ""
      if !body.hasSuffix("\n") { body += "\n" }
      switch title[0] {
      case "Before": before.append(File(name: title[1], text: body))
      case "After": after.append(File(name: title[1], text: body))
      case "Messages": messages = body
      default: output = body
      }
    }
  }

  static let names = [
    "Attributes", "Conformances", "Documents", "Errors", "Instances", "OptionalMethods", "Outlets",
    "Overrides", "PreviewErrors", "Previews", "Program", "PublicCode", "Selectors",
    "TextSelectors",
  ]

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  }
}
