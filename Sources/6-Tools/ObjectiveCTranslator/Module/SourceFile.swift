// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation
import SwiftParser
import SwiftSyntax

/// A file of the user, as it was read: its bytes, its syntax tree and where its lines begin.
struct SourceFile: Sendable {
  /// A number in the module, by which the index speaks of the file.
  let number: Int
  /// The absolute path.
  let path: String
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// The known conditions of its branches.
  let conditions: BuildConditions
  private let lineStarts: [Int]

  /// Reads and parses a file.
  ///
  /// - Throws: A `Diagnostic` if it cannot be read or is not UTF-8: as an empty file it would only
  ///   make errors elsewhere.
  init(
    number: Int, path: String, conditions: BuildConditions
  ) throws(Diagnostic) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let why = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "does not exist"
      throw Diagnostic(.error, file: path, line: 1, column: 1, "the file \(why)")
    }
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Diagnostic(
        .error, file: path, line: 1, column: 1, "the file is not UTF-8: save it in that encoding")
    }
    self.init(number: number, path: path, bytes: bytes, conditions: conditions)
  }

  init(number: Int, path: String, bytes: [UInt8], conditions: BuildConditions) {
    self.number = number
    self.path = path
    self.bytes = bytes
    self.conditions = conditions
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// The file is a copy that the translator has made.
  var isCopy: Bool { bytes.starts(with: "#sourceLocation(file:".utf8) }

  /// The line of a byte, from 1, and its column in bytes, from 1: what the compiler counts.
  func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func diagnostic(
    _ severity: Diagnostic.Severity, at node: some SyntaxProtocol, _ message: String
  ) -> Diagnostic {
    let (line, column) = position(at: node.range.lowerBound)
    return Diagnostic(severity, file: path, line: line, column: column, message)
  }
}

extension SyntaxProtocol {
  /// The node's bytes, without the trivia around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
#endif
