// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Does something that must not be done while views are laid out, when they are.
  func afterLayoutPass(_ action: @escaping @MainActor () -> Void) {
    guard passState.isRunning else { return action() }
    passState.waiting.append(action)
  }

  /// Does what waited for the end of a layout pass.
  func runWaitingActions() {
    while !passState.isRunning, !passState.waiting.isEmpty { passState.waiting.removeFirst()() }
  }
}
