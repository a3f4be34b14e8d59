// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a collection view is in its layout pass.
struct LayoutPassState {
  /// How often sizes may be asked for and answered before the last ones stay. Ordinary layouts
  /// settle in one or two rounds.
  static let roundLimit = 12

  /// Whether a pass is under way.
  var isRunning = false
  /// Whether the layout is preparing itself: what it invalidates meanwhile is being made anew.
  var isPreparing = false
  /// Whether an invalidation comes from showing and measuring, not from outside.
  var isSettling = false
  /// How many rounds measuring has caused in this pass, and in those that views caused by asking
  /// to be measured again while they were laid out.
  var rounds = 0
  /// Whether the next pass goes on counting.
  var isContinued = false
  /// Whether a view asked during the pass to be measured again.
  var asksAgain = false
  /// The element whose measuring changed the layout last.
  var lastMeasured: ElementKey?
  /// Whether the console was told that sizes do not settle; until the next invalidation from outside.
  var hasReported = false
  /// Whether the layout was mirrored in the last pass.
  var wasMirrored = false
  /// The width of the content in the last pass; mirrored contents keep their place in reading
  /// direction when it changes.
  var contentWidth: CGFloat = 0
  /// The size of the bounds in the last pass; another one may leave the offset beyond the content.
  var boundsSize = CGSize.zero
  /// What the last invalidation adds to the offset, until the content size is taken.
  var offsetAdjustment = CGPoint.zero
  /// What an element that is being measured invalidates.
  var measurementContext: UICollectionViewLayoutInvalidationContext?
  /// Whether measuring moved the offset, which may leave it beyond the content.
  var offsetWasAdjusted = false
  /// The insets that the layout was last made with, to notice that they changed.
  var surroundings = Surroundings()

  /// What waits for the end of the pass.
  var waiting: [@MainActor () -> Void] = []

  /// A pass begins.
  mutating func begin() {
    isRunning = true
    if !isContinued { rounds = 0 }
    isContinued = false
  }
}
