// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The change from one text to another, as one splice with its inverse.
struct EditStep: Sendable {
  /// The name of the step, such as "Set width": what undo is called with.
  let label: String
  let splice: TextSplice
  /// The change that takes it back.
  let inverse: TextSplice
  /// The documents before and after it; nil for a step that stays in the same one.
  let origins: (old: DocumentOrigin, new: DocumentOrigin)?

  /// Finds what lies between the common beginning and the common end of two texts.
  ///
  /// - Parameters:
  ///   - label: The name of the step.
  ///   - before: The UTF-8 of the text before it.
  ///   - after: The UTF-8 of the text after it.
  ///   - origins: The documents before and after it, where another one is shown.
  /// - Complexity: O(bytes).
  init(
    _ label: String, from before: [UInt8], to after: [UInt8],
    origins: (old: DocumentOrigin, new: DocumentOrigin)? = nil
  ) {
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    // Characters are replaced as a whole.
    while start > 0, Self.isContinuation(before, start) || Self.isContinuation(after, start) {
      start -= 1
    }
    while end > 0,
      Self.isContinuation(before, before.count - end)
        || Self.isContinuation(after, after.count - end)
    {
      end -= 1
    }
    let (old, new) = (start..<before.count - end, start..<after.count - end)
    self.label = label
    self.origins = origins
    splice = TextSplice(old, Array(after[new]))
    inverse = TextSplice(new, Array(before[old]))
  }

  /// Whether the texts are the same.
  var isEmpty: Bool { splice.replacement.isEmpty && inverse.replacement.isEmpty }

  var byteCount: Int { splice.replacement.count + inverse.replacement.count }

  /// Returns whether a byte is one inside of a character.
  private static func isContinuation(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
