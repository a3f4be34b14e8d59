// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation

/// The step that is due before the layout can be asked; each case includes those before it.
enum LayoutDue: Comparable {
  /// Nothing: it is up to date.
  case nothing
  case preparation
  /// The data are to be counted again, and the layout prepared.
  case counting
}

/// The phase of an engine's layout pass, and the work of the next one.
@MainActor
final class LayoutPass {
  /// The phase of the engine's work on its layout.
  enum Phase: Equatable {
    case idle
    /// The layout is preparing itself, in a pass or before one: what it invalidates meanwhile is
    /// being made already.
    case preparing(inPass: Bool)
    case layingOut
    /// Views are shown and measured: an invalidation comes from that, not from outside.
    case measuring
    /// A view that is there already is configured again, outside of a pass.
    case configuring
  }

  // MARK: Phase

  private(set) var phase = Phase.idle
  /// The actions that wait for the end of the pass.
  private var waiting: [@MainActor () -> Void] = []

  var isRunning: Bool {
    switch phase {
    case .layingOut, .measuring, .preparing(inPass: true): true
    case .idle, .preparing(inPass: false), .configuring: false
    }
  }

  /// Whether no work is under way, so that data and layout may be exchanged.
  var isIdle: Bool { phase == .idle }

  var isPreparing: Bool {
    if case .preparing = phase { true } else { false }
  }

  func begin() {
    phase = .layingOut
    if !isContinued {
      rounds = 0
      unsettled = UnsettledSizes()
    }
    isContinued = false
  }

  func end() { phase = .idle }

  /// A view already there is configured again, until ``endConfiguring(_:)`` with what this returns.
  func beginConfiguring() -> Phase {
    defer { if isIdle { phase = .configuring } }
    return phase
  }
  func endConfiguring(_ previous: Phase) { phase = previous }

  // MARK: Interruptions

  /// The exchanges of data and layouts that wait for the end of the work that is under way.
  private var interruptions: [@MainActor () -> Void] = []

  /// Whether the work that is under way is for data or a layout that are not to be shown any more:
  /// nothing is asked of them.
  var isInterrupted: Bool { !interruptions.isEmpty }

  /// Ends the work that is under way as soon as the client returns, and does something then.
  func interrupt(_ action: @escaping @MainActor () -> Void) { interruptions.append(action) }

  /// Ends the work that is under way as soon as the client returns, and loads the data again before
  /// anything else: they may have changed already, and what waits would find those of before.
  func load(_ action: @escaping @MainActor () -> Void) {
    interruptions.insert(action, at: 0)
  }

  /// Returns what interrupted the work, once, in the order of the calls, but that data are loaded first.
  func takeInterruptions() -> [@MainActor () -> Void] {
    defer { interruptions = [] }
    return interruptions
  }

  /// Whether the console has said that the layout has items that the data do not have.
  private var hasReportedMissingItems = false

  /// Returns whether the console is to say that the layout has items that the data do not have: once.
  func beginReportingMissingItems() -> Bool {
    defer { hasReportedMissingItems = true }
    return !hasReportedMissingItems
  }

  // MARK: Another pass

  /// The rectangle whose elements the last pass has shown; nil before the first.
  private(set) var shownRect: CGRect?
  /// Whether a pass was asked for since the last one looked for what is visible.
  private(set) var isRequested = false

  /// A pass is to follow for another reason than an invalidation or a viewport that has moved.
  func request() { isRequested = true }

  /// A pass looks for what is visible in a rectangle.
  func look(in rect: CGRect) {
    shownRect = rect
    isRequested = false
  }

  /// Does something when no pass is under way: later, or at once.
  func performAfterPass(_ action: @escaping @MainActor () -> Void) {
    guard isRunning else { return action() }
    waiting.append(action)
  }

  func runWaitingActions() {
    while !isRunning, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// The layout prepares itself for what is due, until ``endPreparing(_:)``.
  ///
  /// - Parameter size: The size of the viewport.
  /// - Returns: The phase to end with.
  func beginPreparing(for size: CGSize) -> Phase {
    preparedSize = size
    offsetAdjustment = dueOffsetAdjustment
    finishDueWork()
    let previous = phase
    phase = .preparing(inPass: isRunning)
    return previous
  }
  func endPreparing(_ previous: Phase) { phase = previous }

  // MARK: What is due

  /// Invalidations that arrived since the layout was last prepared, merged (behaviour rule Y-14).
  private(set) var due = LayoutDue.counting
  /// The distance that they add to the offset.
  private var dueOffsetAdjustment = CGPoint.zero
  /// The invalidation by new bounds, from the questions about them until they are stored.
  private var boundsInvalidation: (any EngineInvalidation)?

  /// Whether the layout is to be prepared, and cannot be asked yet.
  var isLayoutDue: Bool { due != .nothing }

  /// Adds an invalidation: what is due is joined, adjustments are added.
  func invalidate(_ next: LayoutDue, offsetAdjustment adjustment: CGPoint) {
    due = max(due, next)
    dueOffsetAdjustment.x += adjustment.x
    dueOffsetAdjustment.y += adjustment.y
    if phase != .measuring { hasReported = false }
  }

  /// The layout is another one, of which nothing is known.
  func invalidateEverything() {
    due = .counting
    dueOffsetAdjustment = .zero
  }

  /// The counts that are known hold: the data are not to be counted again.
  func keepCounts() { due = min(due, .preparation) }

  func finishDueWork() {
    due = .nothing
    dueOffsetAdjustment = .zero
  }

  /// Keeps what new bounds invalidate until they are stored.
  func keepBoundsInvalidation(_ invalidation: any EngineInvalidation) {
    boundsInvalidation = invalidation
  }

  /// The bounds are stored.
  ///
  /// - Returns: What they invalidate.
  func takeBoundsInvalidation() -> (any EngineInvalidation)? {
    defer { boundsInvalidation = nil }
    return boundsInvalidation
  }

  // MARK: Rounds

  /// The greatest number of rounds in which sizes are asked for and answered before the last ones
  /// stay. Ordinary layouts settle in one or two rounds.
  nonisolated static let roundLimit = 12

  /// The number of rounds that measuring has caused in this pass, and in those that views caused by
  /// asking to be measured again while they were laid out.
  private(set) var rounds = 0
  /// Whether the next pass goes on counting.
  private var isContinued = false
  /// Whether a view asked during the pass to be measured again.
  private var asksAgain = false
  /// The last rounds of a pass that is near its limit.
  private var unsettled = UnsettledSizes()
  /// Whether the console has said that sizes do not settle; until invalidated from outside.
  private var hasReported = false
  private var measurementInvalidation: (any EngineInvalidation)?

  /// Whether views may be measured in this round.
  var mayMeasure: Bool { rounds < Self.roundLimit }

  /// Whether the next pass is due already, and sizes that do not settle are not the reason.
  var isDueAgain: Bool { isLayoutDue && !hasReported }

  /// Shows and measures elements.
  ///
  /// - Returns: Whether that has made another round necessary.
  func measure(_ show: () -> Void) -> Bool {
    phase = .measuring
    show()
    phase = .layingOut
    defer { asksAgain = false }
    return isLayoutDue || asksAgain
  }

  /// Begins another round.
  ///
  /// - Returns: What the console is to say of sizes that do not settle, once; nil otherwise.
  func beginRound() -> String? {
    rounds += 1
    guard rounds == Self.roundLimit, !hasReported, let elements = unsettled.description else {
      return nil
    }
    hasReported = true
    return elements
  }

  /// A view asks to be measured again during the pass.
  func measureAgain() { asksAgain = true }

  /// A view asks to be measured again while it is laid out: the next pass goes on counting rounds.
  func continueInNextPass() { isContinued = true }

  func record(
    _ key: ElementIdentity, original: CGSize, preferred: CGSize,
    _ invalidation: any EngineInvalidation, _ invalidate: () -> Void
  ) {
    unsettled.record(key, round: rounds, original: original, preferred: preferred)
    measurementInvalidation = invalidation
    invalidate()
    measurementInvalidation = nil
  }

  func isMeasurement(_ invalidation: any EngineInvalidation) -> Bool {
    invalidation === measurementInvalidation
  }

  // MARK: Contents and viewport

  private(set) var wasMirrored = false
  private(set) var contentSize = CGSize.zero
  /// Its width; mirrored contents keep their place in reading direction when it changes.
  var contentWidth: CGFloat { contentSize.width }
  /// The size of the viewport in the last pass; another may leave the offset outside.
  private(set) var containerSize: CGSize?
  /// The distance that the last invalidation adds to the offset, until the content size is taken.
  private var offsetAdjustment = CGPoint.zero
  /// Whether measuring moved the offset or made the content shorter, which may leave the offset beyond the
  /// content.
  private(set) var isOffsetUnchecked = false

  /// The item that is to be in the middle of the viewport in the next layout; nil for none.
  private var middleItem: PresentedIndexPath?

  /// An item is to be in the middle of the viewport when another layout is prepared.
  func keepMiddle(_ item: PresentedIndexPath?) { middleItem = item }

  /// Returns the item that is to be in the middle of the viewport, once.
  func takeMiddle() -> PresentedIndexPath? {
    defer { middleItem = nil }
    return middleItem
  }

  /// Records in which direction the layout is shown.
  func update(isMirrored: Bool) { wasMirrored = isMirrored }

  /// Records the size of the content.
  ///
  /// - Returns: How much wider it is than before, and what is to be added to the offset.
  func update(contentSize size: CGSize) -> (grownWidth: CGFloat, adjustment: CGPoint) {
    defer { (contentSize, offsetAdjustment) = (size, .zero) }
    return (size.width - contentWidth, offsetAdjustment)
  }

  /// The size of the viewport for which the layout was prepared last.
  private(set) var preparedSize = CGSize.zero

  func update(containerSize size: CGSize) { containerSize = size }

  /// The container gets another size: the offset is checked for it, even if the size is what it was before by the
  /// next pass. What is legal in between may be beyond the end then (behaviour rule SV-4).
  func containerSizeWillChange() { containerSize = nil }

  /// Measuring moved the offset, or made the content shorter.
  func offsetMayBeBeyondContent() { isOffsetUnchecked = true }

  func offsetWasClamped() { isOffsetUnchecked = false }
}
