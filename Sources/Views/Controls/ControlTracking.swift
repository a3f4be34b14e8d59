// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The touch that a control follows.
@MainActor
struct ControlTracking {
  private(set) var isActive = false
  var isInside = false
  /// The event that the control is handling: the second argument of actions.
  var event: UIEvent?

  mutating func begin() {
    isActive = true
    isInside = true
  }

  mutating func end() {
    isActive = false
    isInside = false
  }
}
