// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The steps that can be undone and redone.
///
/// It holds at most ``stepLimit`` steps and ``byteLimit`` bytes; the oldest ones go first.
struct EditHistory: Sendable {
  /// The common origin of edits that are one step.
  enum Continuation: Hashable, Sendable {
    /// A gesture, from its beginning to its end.
    case gesture(String)
    /// Typing in one value, at a second of the clock.
    case typing(ValuePath, at: Double)

    /// The longest pause in typing that is one step, in seconds.
    static let longestPause = 1.0

    /// Returns whether an edit belongs to the step of the one before it.
    func continues(_ previous: Continuation) -> Bool {
      switch (self, previous) {
      case (.gesture(let id), .gesture(let other)): id == other
      case (.typing(let path, let time), .typing(let other, let last)):
        path == other && (0...Self.longestPause).contains(time - last)
      default: false
      }
    }
  }

  static let stepLimit = 500
  /// The most bytes of all steps.
  static let byteLimit = 8 << 20

  private(set) var done: [EditStep] = []
  private(set) var undone: [EditStep] = []
  private var byteCount = 0
  /// The last edit, which the next one may continue; nil after undoing.
  private var continuation: Continuation?

  /// Adds an edit, as a step of its own or as part of the last one. What was undone is forgotten,
  /// unless the texts are the same.
  ///
  /// - Parameters:
  ///   - step: The edit.
  ///   - before: The UTF-8 of the text before the edit.
  ///   - after: The UTF-8 of the text after the edit.
  ///   - next: What the edit may have in common with the last one.
  /// - Complexity: O(1), and O(bytes) for an edit that continues the last one.
  mutating func record(
    _ step: EditStep, from before: [UInt8], to after: [UInt8],
    continuation next: Continuation? = nil
  ) {
    guard !step.isEmpty else { return }
    undone = []
    var step = step
    if let next, let continuation, next.continues(continuation), let last = done.popLast() {
      byteCount -= last.byteCount
      var first = before
      last.inverse.apply(to: &first)
      step = EditStep(step.label, from: first, to: after, origins: step.origins)
    }
    continuation = next
    // A gesture that ended where it began is no step.
    guard !step.isEmpty else { return continuation = nil }
    done.append(step)
    byteCount += step.byteCount
    while done.count > Self.stepLimit || byteCount > Self.byteLimit {
      byteCount -= done.removeFirst().byteCount
    }
  }

  func isLast(ofGesture gesture: String) -> Bool { continuation == .gesture(gesture) }

  /// Takes the last step back; nil if there is none.
  mutating func undo() -> EditStep? {
    continuation = nil
    guard let step = done.popLast() else { return nil }
    byteCount -= step.byteCount
    undone.append(step)
    return step
  }

  /// Takes the last step that was undone; nil if there is none.
  mutating func redo() -> EditStep? {
    continuation = nil
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    byteCount += step.byteCount
    return step
  }
}

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
