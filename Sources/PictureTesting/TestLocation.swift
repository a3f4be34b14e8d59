// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Where an expectation stands in a test.
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

  /// Creates the location of a call.
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column),
      literalPath: filePath)
  }
}
