// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults
import Testing

/// A name for a picture that comes from its test.
struct TestName: Hashable, Sendable {
  /// The test and its arguments as they are written: `A card has round corners, iphone`.
  let source: String

  /// Asks for the test that is running.
  ///
  /// - Parameter function: The function of the call, which says the test where no test of Swift
  ///   Testing is running.
  /// - Returns: Its name.
  static func current(function: String) -> TestName {
    guard let test = Test.current else { return TestName(function: function, arguments: []) }
    return TestName(
      function: test.name, arguments: Test.Case.current.map(Self.arguments) ?? [])
  }

  /// - Parameters:
  ///   - function: The test's function, such as `testCard()`.
  ///   - arguments: Its arguments.
  init(function: String, arguments: [String]) {
    var name = function[...]
    if name.last == ")", let end = name.lastIndex(of: "(") { name = name[..<end] }
    name.removeAll { $0 == "`" }
    source = ([String(name)] + arguments).joined(separator: ", ")
  }

  /// The name as one of a file: letters, digits and underscores, with hyphens between words. A long
  /// one is cut, and ends in a number that says what is missing.
  var fileName: String {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = words.joined(separator: "-")
    guard !name.isEmpty else { return "picture" }
    guard name.utf8.count > 120 else { return name }
    return "\(name.prefix(60))-\(String(stableHash(of: source), radix: 16))"
  }

  /// The arguments of a case, as text.
  ///
  /// Testing offers them with `@_spi(ForToolsIntegrationOnly)` alone, which the toolchain for Linux
  /// does not ship (there is no private interface), and `Test.Case.id` in the same way. Reflection
  /// finds them: the values that are labelled `value` in the list labelled `arguments`. A test
  /// holds it to that.
  private static func arguments(of testCase: Test.Case) -> [String] {
    func list(in value: Any, depth: Int) -> Any? {
      for child in Mirror(reflecting: value).children {
        if child.label == "arguments" { return child.value }
        if depth < 3, let found = list(in: child.value, depth: depth + 1) { return found }
      }
      return nil
    }
    guard let list = list(in: testCase, depth: 0) else { return [] }
    return Mirror(reflecting: list).children.compactMap { argument in
      Mirror(reflecting: argument.value).children.first { $0.label == "value" }
        .map { String(describingForTest: $0.value) }
    }
  }
}

/// The location of an expectation in a test.
///
/// What a caller's `#fileID`, `#filePath`, `#line` and `#column` say; no type of a test framework,
/// so that a test file imports nothing but PictureTesting.
struct TestLocation: Sendable {
  /// The module and the file: `CardTests/CardTests.swift`.
  let fileID: String
  /// The file, as an absolute path.
  let filePath: String
  let line: Int
  let column: Int
  /// The file as XCTest takes it: what a compiler wrote down.
  let literalPath: StaticString

  /// Creates a location of a file that no call stands in.
  init(
    fileID: String, filePath: String, line: Int, column: Int, literalPath: StaticString = ""
  ) {
    self.literalPath = literalPath
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column),
      literalPath: filePath)
  }
}
