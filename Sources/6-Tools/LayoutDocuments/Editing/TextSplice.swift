// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A change of a text: some bytes in place of others.
package struct TextSplice: Hashable, Sendable {
  /// The bytes that are replaced, in the UTF-8 of the text before the change.
  package let range: Range<Int>
  /// The bytes that take their place.
  package let replacement: [UInt8]

  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Changes a text; no effect where the range is beyond its end.
  ///
  /// - Parameter bytes: The UTF-8 of the text.
  /// - Returns: The change that takes this one back.
  @discardableResult
  package func apply(to bytes: inout [UInt8]) -> TextSplice {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return TextSplice(0..<0, [])
    }
    let before = Array(bytes[range])
    bytes.replaceSubrange(range, with: replacement)
    return TextSplice(range.lowerBound..<range.lowerBound + replacement.count, before)
  }
}

package enum DocumentEdit: Hashable, Sendable {
  /// Replaces the value at a path, or adds it as the last one of an object that lacks the key.
  case set(ValuePath, JSONValue)
  /// Inserts a value into a list, before the one that is at the path, or at the end.
  case insert(ValuePath, JSONValue)
  /// Removes a key with its value, or an element of a list.
  case remove(ValuePath)
  /// Moves an element of a list to a path that holds once it was removed, with its comments.
  case move(ValuePath, to: ValuePath)
}

/// The reason why a document was not edited.
package enum DocumentEditFailure: Error, Hashable, Sendable {
  case unreadable(SyntaxMistake)
  /// There is no value at the path, or nothing that can hold one.
  case noValue(ValuePath)
}
