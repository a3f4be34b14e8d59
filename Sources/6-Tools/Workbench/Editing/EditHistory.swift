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
