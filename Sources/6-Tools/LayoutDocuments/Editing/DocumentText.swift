// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The text of a document with its values, which edits change one at a time: comments, order and
/// blanks of the author stay.
package struct DocumentText: Hashable, Sendable {
  /// The UTF-8 of the text.
  package private(set) var bytes: [UInt8]
  package private(set) var value: LocatedValue

  /// Reads a text.
  ///
  /// - Throws: The first mistake in the text.
  package init(_ text: String) throws(SyntaxMistake) {
    bytes = Array(text.utf8)
    value = try LocatedValue(parsing: bytes)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Changes one value and no other byte, but a comma and blanks beside it.
  ///
  /// - Parameter edit: The change. It is made whole or not at all.
  /// - Returns: The changes of the text, one after the other, and those that take them back, in the
  ///   order in which these are made.
  /// - Throws: The reason why nothing was changed.
  /// - Complexity: O(bytes).
  @discardableResult
  package mutating func apply(
    _ edit: DocumentEdit
  ) throws(DocumentEditFailure) -> (splices: [TextSplice], inverses: [TextSplice]) {
    switch edit {
    case .set(let path, let new):
      return try splice(try setting(path, new))
    case .insert(let path, let new):
      return try splice(try inserting(path) { $0.text(of: new, at: $1) })
    case .remove(let path): return try splice(try removing(path))
    case .move(let path, let target):
      guard let moved = value[path] else { throw .noValue(path) }
      let raw = Array(bytes[moved.range])
      let before = self
      do throws(DocumentEditFailure) {
        let removal = try apply(.remove(path))
        let insertion = try splice(try inserting(target) { _, _ in raw })
        return (
          removal.splices + insertion.splices, insertion.inverses + removal.inverses
        )
      } catch {
        self = before
        throw error
      }
    }
  }

  /// Makes changes of the text, such as those that take an edit back.
  ///
  /// - Throws: The mistake in the text that would follow; then nothing is changed.
  @discardableResult
  package mutating func splice(
    _ splices: [TextSplice]
  ) throws(DocumentEditFailure) -> (splices: [TextSplice], inverses: [TextSplice]) {
    var bytes = bytes
    var inverses: [TextSplice] = []
    for splice in splices { inverses.insert(splice.apply(to: &bytes), at: 0) }
    do throws(SyntaxMistake) {
      value = try LocatedValue(parsing: bytes)
    } catch { throw .unreadable(error) }
    self.bytes = bytes
    return (splices, inverses)
  }

  // MARK: Edits as splices

  private func setting(
    _ path: ValuePath, _ new: JSONValue
  ) throws(DocumentEditFailure) -> [TextSplice] {
    if let old = value[path] {
      return [TextSplice(old.range, text(of: new, at: old.range.lowerBound))]
    }
    guard let parent = path.parent, case .key(let key)? = path.components.last,
      let object = value[parent], case .object(let members) = object.content
    else { throw .noValue(path) }
    let name = text(ofKey: key, among: members)
    let ranges = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    return appending(to: object, after: ranges) { text, start in
      name + Array(": ".utf8) + text.text(of: new, at: start, prefix: name.count + 2)
    }
  }

  private func inserting(
    _ path: ValuePath, _ write: (DocumentText, _ start: Int) -> [UInt8]
  ) throws(DocumentEditFailure) -> [TextSplice] {
    guard let parent = path.parent, case .index(let index)? = path.components.last,
      let list = value[parent], case .array(let elements) = list.content, index <= elements.count
    else { throw .noValue(path) }
    guard index < elements.count else {
      return appending(to: list, after: elements.map(\.range), write)
    }
    let start = elements[index].range.lowerBound
    let separator =
      isFirstOnLine(start) ? [0x2C] + lineBreak(at: start) + indentation(at: start) : [0x2C, 0x20]
    return [TextSplice(start..<start, write(self, start) + separator)]
  }

  private func removing(_ path: ValuePath) throws(DocumentEditFailure) -> [TextSplice] {
    guard let parent = path.parent, let holder = value[parent], let last = path.components.last
    else { throw .noValue(path) }
    let ranges: [Range<Int>]
    let index: Int
    switch (last, holder.content) {
    case (.key(let key), .object(let members)):
      guard let found = members.firstIndex(where: { $0.key == key }) else { throw .noValue(path) }
      index = found
      ranges = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    case (.index(let found), .array(let elements)) where elements.indices.contains(found):
      index = found
      ranges = elements.map(\.range)
    default: throw .noValue(path)
    }
    let removed = ranges[index]
    guard let comma = comma(after: removed.upperBound) else {
      let splice = TextSplice(withBlanks(removed), [])
      // The last one without a comma: the one before it goes, which is earlier in the text.
      guard index > 0, let comma = self.comma(after: ranges[index - 1].upperBound) else {
        return [splice]
      }
      if isBlank(comma + 1..<removed.lowerBound) {
        return [TextSplice(comma..<removed.upperBound, [])]
      }
      return [splice, TextSplice(comma..<comma + 1, [])]
    }
    guard isBlank(removed.upperBound..<comma) else {
      // A comment stands between the value and its comma, and stays.
      return [TextSplice(comma..<comma + 1, []), TextSplice(removed, [])]
    }
    return [TextSplice(withBlanks(removed.lowerBound..<comma + 1), [])]
  }

  /// Returns what adds a member or an element at the end of an object or a list.
  private func appending(
    to holder: LocatedValue, after ranges: [Range<Int>],
    _ write: (DocumentText, _ start: Int) -> [UInt8]
  ) -> [TextSplice] {
    guard let last = ranges.last else {
      let start = holder.range.lowerBound + 1
      let isObject = if case .object = holder.content { true } else { false }
      let isEmpty = start == holder.range.upperBound - 1
      let blank: [UInt8] = isObject ? [0x20] : []
      return [
        TextSplice(
          start..<start, blank + write(self, holder.range.lowerBound) + (isEmpty ? blank : []))
      ]
    }
    let new = write(self, last.lowerBound)
    let comma = comma(after: last.upperBound)
    guard isFirstOnLine(last.lowerBound),
      let end = lineEnd(after: comma.map { $0 + 1 } ?? last.upperBound)
    else {
      // On the same line, before the comma that may be there.
      return [TextSplice(last.upperBound..<last.upperBound, Array(", ".utf8) + new)]
    }
    let line = lineBreak(at: last.lowerBound) + indentation(at: last.lowerBound) + new
    guard comma == nil else { return [TextSplice(end..<end, line + [0x2C])] }
    return [
      TextSplice(end..<end, line), TextSplice(last.upperBound..<last.upperBound, [0x2C]),
    ]
  }
}

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
