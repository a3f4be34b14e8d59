// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension InteractionMetrics {
  /// The gap that shows where something would be dropped (interaction rules, section 2.4).
  package struct Gap: Hashable, Sendable {
    /// Seconds in which items make space (rule DP-13).
    package var duration: TimeInterval = 0.25
    /// Seconds that a destination stays the same before a gap opens there (rule DP-12).
    package var fastDelay: TimeInterval = 0.1
    package var slowDelay: TimeInterval = 0.5
    /// How far a touch moves until a destination that it has just left is taken again, in points
    /// (rule DP-9).
    package var returnDistance: CGFloat = 8
    /// The alpha in its place of what is dragged elsewhere (rule DG-11).
    package var ghostAlpha: CGFloat = 0.2

    init() {}
  }
}
