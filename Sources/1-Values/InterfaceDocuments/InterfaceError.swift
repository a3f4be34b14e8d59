// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package struct InterfacePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in bytes of UTF-8.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: InterfacePosition, right: InterfacePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A statement about a document that cannot be used, or about a part of it that has no effect.
package struct InterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document's name, with its extension.
  package let document: String
  package let position: InterfacePosition
  /// A sentence that says what is wrong and, where it helps, what to do.
  package let message: String

  package init(document: String, position: InterfacePosition, message: String) {
    self.document = document
    self.position = position
    self.message = message
  }

  /// The document with the line, and the message: `Cell.xib:12: no object "abc-de-fgh"`.
  package var description: String { "\(document):\(position.line): \(message)" }
}

/// The limits of a document (rule IB-55). None of the documents counted comes near one of them.
package enum InterfaceLimits {
  package static let byteCount = 16 << 20
  package static let elementCount = 200_000
  /// The elements that stand in each other.
  package static let depth = 256
  package static let attributeCount = 1_000
  /// The magnitude that a number stays below.
  package static let magnitude = 1e7
}
