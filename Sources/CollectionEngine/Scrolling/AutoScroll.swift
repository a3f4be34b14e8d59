// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Contents that scroll while something is held near their edges.
@MainActor
final class AutoScroll {
  /// What is held.
  struct Held {
    /// Where it is held, from the top left corner of the viewport: it rests while contents move.
    let location: CGPoint
    /// Called after each step with the point of the contents that is below it.
    let didScroll: (CGPoint) -> Void
  }

  /// What is held near an edge; nil for nothing.
  private(set) var held: Held?

  func begin(_ held: Held) { self.held = held }

  func end() { held = nil }
}
