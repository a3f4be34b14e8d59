// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

/// What no source can bring about. The translator's target is empty without swift-syntax, so that its
/// files are linked into this one.
@Suite("Edits")
struct EditsTests {
  private let bytes = [UInt8]("a @objc b\n#selector(\r\nc)".utf8)

  /// The text after all changes, or the position of an overlap and its message.
  private func text(_ edits: Edits) -> String {
    do throws(Edits.Overlap) {
      return String(decoding: try edits.applied(to: bytes), as: UTF8.self)
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test func `Edits apply in their places' order, and two of one place are named both`() {
    var edits = Edits()
    edits.insert("2", at: 8)
    edits.insert("3", at: 8)
    edits.replace(10..<24, with: "s(c)", in: bytes)
    edits.blank(2..<7, in: bytes)
    edits.insert("1", at: 2)
    expectEqual(text(edits), "a 1      23b\ns(c\n)")
    let internalError = "internal error of the translator: two edits change the same place"
    var wordInside = edits
    wordInside.replace(22..<23, with: "d", in: bytes)
    expectEqual(text(wordInside), "22: \(internalError), '#selector(⏎c)' to 's(c⏎)' and 'c' to 'd'")
    var acrossBlanks = edits
    acrossBlanks.blank(4..<8, in: bytes)
    expectEqual(text(acrossBlanks), "4: \(internalError), '@objc' to '     ' and 'bjc ' to '    '")
    var inserted = edits
    inserted.insert("4", at: 12)
    expectEqual(text(inserted), "12: \(internalError), '#selector(⏎c)' to 's(c⏎)' and '' to '4'")
  }
}
