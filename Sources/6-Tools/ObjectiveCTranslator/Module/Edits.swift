// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
/// Changes of a text by ranges of bytes (OC-1).
///
/// They are collected in any order, sorted once and never overlap. What is inserted at the same
/// place is in the order in which it was added.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String

    /// The replaced text and its replacement, in one line: a removed word alone would be blanks.
    func description(in bytes: [UInt8]) -> String {
      let old = String(decoding: bytes[range], as: UTF8.self)
      return String("'\(old)' to '\(text)'".map { $0.isNewline ? "⏎" : $0 })
    }
  }

  private var edits: [Edit] = []

  /// Replaces a range. Line breaks of the old text are kept, behind the new one's last character but
  /// one, so that what follows stays on its line.
  mutating func replace(_ range: Range<Int>, with text: String, in bytes: [UInt8]) {
    let breaks = bytes[range].count { $0 == .newline } - text.utf8.count { $0 == .newline }
    guard breaks > 0, let last = text.last else { return add(range, text) }
    add(range, text.dropLast() + String(repeating: "\n", count: breaks) + String(last))
  }

  /// Replaces a range by as many blanks; line breaks stay.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let blanks = bytes[range].map { $0 == .newline || $0 == .carriageReturn ? $0 : .space }
    add(range, String(decoding: blanks, as: UTF8.self))
  }

  mutating func insert(_ text: String, at offset: Int) { add(offset..<offset, text) }

  private mutating func add(_ range: Range<Int>, _ text: some StringProtocol) {
    edits.append(Edit(range: range, text: String(text)))
  }

  func contain(_ word: String) -> Bool { edits.contains { $0.text.contains(word) } }

  /// The text after all changes.
  ///
  /// - Throws: `Overlap` where two changes want the same bytes.
  func applied(to bytes: [UInt8]) throws(Overlap) -> [UInt8] {
    // The sort of the standard library is stable in practice and not by contract.
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var end = 0
    var previous: Edit?
    for (_, edit) in sorted {
      if let previous, edit.range.lowerBound < end {
        throw Overlap(
          offset: edit.range.lowerBound, first: previous.description(in: bytes),
          second: edit.description(in: bytes))
      }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
      previous = edit
    }
    return result + bytes[end...]
  }

  /// Two changes of the same bytes: a fault of the translator.
  struct Overlap: Error {
    /// The first byte that both change.
    let offset: Int
    let first: String
    let second: String

    var message: String {
      "internal error of the translator: two edits change the same place, \(first) and \(second)"
    }
  }
}
#endif
