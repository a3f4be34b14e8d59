// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSResponder {
  /// The codes of the arrow keys, and what each does without and with ⇧.
  private static let arrows: [UInt16: ArrowActions] = [
    123: ArrowActions({ $0.moveLeft(nil) }, { $0.moveLeftAndModifySelection(nil) }),
    124: ArrowActions({ $0.moveRight(nil) }, { $0.moveRightAndModifySelection(nil) }),
    125: ArrowActions({ $0.moveDown(nil) }, { $0.moveDownAndModifySelection(nil) }),
    126: ArrowActions({ $0.moveUp(nil) }, { $0.moveUpAndModifySelection(nil) }),
  ]

  private struct ArrowActions {
    let move: @MainActor (NSResponder) -> Void
    let extend: @MainActor (NSResponder) -> Void

    init(
      _ move: @escaping @MainActor (NSResponder) -> Void,
      _ extend: @escaping @MainActor (NSResponder) -> Void
    ) {
      self.move = move
      self.extend = extend
    }
  }

  /// Does what an arrow key asks for, alone or with ⇧.
  ///
  /// - Returns: Whether it is one.
  func interpretArrow(of event: NSEvent) -> Bool {
    let modifiers = event.modifierFlags.intersection([.command, .shift, .option, .control])
    guard modifiers.isSubset(of: .shift), let actions = Self.arrows[event.keyCode] else {
      return false
    }
    (modifiers == .shift ? actions.extend : actions.move)(self)
    return true
  }
}
