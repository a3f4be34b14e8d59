// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@Suite(
  "Messages that the article quotes", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser))
struct QuotedMessageTests {
  /// The quoted messages, each in the last column of a row of the table for a severity.
  private func quoted(
    as severity: String, for subject: String = "in your code"
  ) throws -> [String] {
    let page = TestedPackage.folder.appending(
      path: "Sources/5-Faces/UIKit/UIKit.docc/Articles/Compiling-iOS-sources.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let head = "\n| \(subject) | \(severity) |\n|---|---|\n"
    let table = try #require(text.components(separatedBy: head).dropFirst().first)
      .components(separatedBy: "\n\n")[0]
    return try table.split(separator: "\n").map { row in
      let column = try #require(row.split(separator: "|").last).trimmingCharacters(in: .whitespaces)
      try #require(column.hasPrefix("`") && column.hasSuffix("`"), "\(row)")
      return String(column.dropFirst().dropLast())
    }
  }

  private func translate(_ files: [Fixture.File]) throws -> TranslatorTool.Translation {
    try TemporaryFolder.use { folder in
      for file in files { try folder.write(file.text, to: file.name) }
      return try TranslatorTool.translate(files.map(\.name), in: folder)
    }
  }

  @Test func `The check of documents prints each of its warnings`() throws {
    let quoted = try quoted(as: "warning", for: "in the document")
    #expect(quoted.count >= 6)
    let printed = try Fixture("Documents").messages
    for message in quoted {
      #expect(printed.contains(": warning: \(message)\n"), "No document gets '\(message)'")
    }
  }

  @Test(arguments: ["error", "warning"])
  func `The translator prints each of them, as an error or a warning`(severity: String) throws {
    let quoted = try quoted(as: severity)
    #expect(quoted.count >= 4)
    let printed = try translate(try Fixture("Errors").before).messages
    // Only the compiler knows whose values these are, and takes the message from the copy.
    let keys = "import UIKit\nfunc key(_ view: UIView) { _ = view.value(forKey: \"frame\") }\n"
    let copy = try translate([Fixture.File(name: "Keys.swift", text: keys)]).text(0)
    for message in quoted {
      let isPrinted = printed.contains(": \(severity): \(message)\n")
      let isInCopy = severity == "error" && copy.contains("unavailable, message: \"\(message)\"")
      #expect(isPrinted || isInCopy, "The translator does not print '\(message)'")
    }
  }
}
