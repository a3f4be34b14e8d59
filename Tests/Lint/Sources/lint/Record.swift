// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Files that are made from others: `.ci/lint --record NAME` writes them, and a rule compares them.
struct Record: Sendable {
  let name: String
  /// What is made, and from what.
  let summary: String
  /// What to look at afterwards; empty for nothing.
  var advice = ""
  let source: Rule.Source
  /// The texts of the files by their paths.
  let texts: @Sendable (CheckedPackage) throws -> [String: String]

  static let all = [optionalMethods, pages, rules, support, symbols]

  /// The command that writes the files.
  var command: String { Self.command(for: name) }

  static func command(for name: String) -> String { ".ci/lint --record \(name)" }

  /// The files that are not as they should be, by their paths.
  func staleTexts(in package: CheckedPackage) throws -> [(path: String, text: String)] {
    try texts(package).sorted { $0.key < $1.key }
      .filter { package.files.text(of: $0.key) != $0.value }.map { ($0.key, $0.value) }
  }

  /// That the files are as the command writes them.
  var rule: Rule {
    Rule("What '\(command)' writes is up to date", reads: source) { package, findings in
      let stale = try staleTexts(in: package)
      guard let (path, text) = stale.first else { return }
      let others =
        stale.count == 1 ? "" : " (\(stale.count) files are not up to date)"
      let update = "To update it: \(command)" + (advice.isEmpty ? "" : "  \(advice)")
      guard let found = package.files.text(of: path) else {
        findings.add("The file is missing\(others). \(update)", in: path)
        return
      }
      let (line, expected) = Self.firstDifference(of: found, to: text)
      findings.add(
        "What this is made from says: \(expected)\(others). \(update)", in: path, line: line)
    }
  }

  /// Returns the first line of a text that is another in the expected one, and what that has there.
  private static func firstDifference(
    of text: String, to expected: String
  ) -> (line: Int, expected: String) {
    // By bytes: what looks the same may be written in two ways.
    let found = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let lines = expected.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = zip(found, lines).enumerated().first { !$0.element.0.elementsEqual($0.element.1) }
    let offset = index?.offset ?? min(found.count, lines.count)
    guard offset < lines.count else { return (offset + 1, "the file ends here") }
    let line = String(decoding: lines[offset], as: UTF8.self)
    guard line.count > 120 else { return (offset + 1, "'\(line)'") }
    // A row of a page is long: what is around the difference.
    let old = offset < found.count ? String(decoding: found[offset], as: UTF8.self) : ""
    let start = max(0, line.commonPrefix(with: old).count - 60)
    return (offset + 1, "'…\(line.dropFirst(start).prefix(120))…'")
  }
}
