// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// Where an engine is in its layout pass.
struct LayoutPassState {
  /// What the engine is doing with its layout.
  enum Phase: Equatable {
    /// Nothing.
    case idle
    /// The layout is preparing itself, in a pass or before one: what it invalidates meanwhile is
    /// being made already.
    case preparing(inPass: Bool)
    /// A pass is under way.
    case layingOut
    /// Views are shown and measured: an invalidation comes from that, not from outside.
    case measuring
  }

  /// How often sizes may be asked for and answered before the last ones stay. Ordinary layouts
  /// settle in one or two rounds.
  static let roundLimit = 12

  private(set) var phase = Phase.idle
  /// How many rounds measuring has caused in this pass, and in those that views caused by asking
  /// to be measured again while they were laid out.
  var rounds = 0
  /// Whether the next pass goes on counting.
  var isContinued = false
  /// Whether a view asked during the pass to be measured again.
  var asksAgain = false
  /// The last rounds of a pass that is near its limit.
  var unsettled = UnsettledSizes()
  /// Whether the console has said that sizes do not settle; until the next invalidation from
  /// outside.
  var hasReported = false
  /// Whether the layout was mirrored in the last pass.
  var wasMirrored = false
  /// The size of the content in the last pass, as the layout said it.
  var contentSize = CGSize.zero
  /// Its width; mirrored contents keep their place in reading direction when it changes.
  var contentWidth: CGFloat { contentSize.width }
  /// The size of the viewport in the last pass; another one may leave the offset beyond the
  /// content.
  var containerSize = CGSize.zero
  /// What the last invalidation adds to the offset, until the content size is taken.
  var offsetAdjustment = CGPoint.zero
  /// What an element that is being measured invalidates.
  var measurementInvalidation: (any EngineInvalidation)?
  /// Whether measuring moved the offset, which may leave it beyond the content.
  var offsetWasAdjusted = false
  /// What waits for the end of the pass.
  var waiting: [@MainActor () -> Void] = []

  /// Whether a pass is under way.
  var isRunning: Bool {
    switch phase {
    case .layingOut, .measuring, .preparing(inPass: true): true
    case .idle, .preparing(inPass: false): false
    }
  }

  /// Whether the layout is preparing itself.
  var isPreparing: Bool {
    if case .preparing = phase { true } else { false }
  }

  /// A pass begins.
  mutating func begin() {
    phase = .layingOut
    if !isContinued {
      rounds = 0
      unsettled = UnsettledSizes()
    }
    isContinued = false
  }

  /// The pass is over.
  mutating func end() { phase = .idle }

  /// Elements are shown and measured, until ``endMeasuring()``.
  mutating func beginMeasuring() { phase = .measuring }
  mutating func endMeasuring() { phase = .layingOut }

  /// The layout prepares itself, until ``endPreparing(_:)`` with what this returns.
  mutating func beginPreparing() -> Phase {
    let previous = phase
    phase = .preparing(inPass: isRunning)
    return previous
  }
  mutating func endPreparing(_ previous: Phase) { phase = previous }
}
