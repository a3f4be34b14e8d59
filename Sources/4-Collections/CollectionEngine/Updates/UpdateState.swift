// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout

struct UpdateRecording {
  enum Outcome {
    /// A batch, and items whose views are configured again, as they are before it.
    case batch(BatchUpdates, reconfiguring: [DataIndexPath])
    /// All data are loaded again instead.
    case reload
  }

  /// The depth of nested calls that name updates.
  fileprivate var depth = 1
  fileprivate(set) var outcome = Outcome.batch(BatchUpdates(), reconfiguring: [])
  /// The closures that are called at the end, in the order of the calls.
  fileprivate(set) var completions: [(Bool) -> Void] = []
  /// The attributes of the elements on screen or near it, from before the updates.
  fileprivate(set) var previous: [ElementIdentity: any ElementAttributes]

  init(previous: [ElementIdentity: any ElementAttributes]) { self.previous = previous }

  /// Adds to the batch; a reload includes it.
  fileprivate mutating func add(
    _ changes: [BatchUpdates.Change], reconfiguring items: [DataIndexPath] = []
  ) {
    guard case .batch(var batch, var reconfigured) = outcome else { return }
    // The arrays have one owner now, and are changed in place.
    outcome = .reload
    batch.changes += changes
    reconfigured += items
    outcome = .batch(batch, reconfiguring: reconfigured)
  }
}

/// The changes of the data and of the layout that are under way.
@MainActor
final class UpdateState {
  /// The updates that are being recorded; nil if there are none.
  private var recording: UpdateRecording?
  /// Exchanges of layouts that were asked for meanwhile; they follow the updates.
  private var waitingExchanges: [() -> Void] = []
  /// The exchange of layouts that a touch drives; nil for none.
  private(set) var exchange: InteractiveExchange?

  /// Whether the data are being counted for updates, which are not made yet.
  private(set) var isCounting = false

  // MARK: Updates

  /// Counts the data for updates, which are not made yet.
  func count(_ body: () -> [Int]) -> [Int] {
    let previous = isCounting
    isCounting = true
    defer { isCounting = previous }
    return body()
  }

  var isRecording: Bool { recording != nil }

  /// Begins to name updates, until ``end()``.
  func begin(from previous: @autoclosure () -> [ElementIdentity: any ElementAttributes]) {
    if recording == nil {
      recording = UpdateRecording(previous: previous())
    } else {
      recording?.depth += 1
    }
  }

  /// Ends the innermost call that names updates.
  ///
  /// - Returns: What was named, at the end of the outermost call; nil for the others.
  func end() -> UpdateRecording? {
    recording?.depth -= 1
    guard let ended = recording, ended.depth == 0 else { return nil }
    recording = nil
    return ended
  }

  func record(_ changes: [BatchUpdates.Change]) { recording?.add(changes) }

  /// Names items whose views are configured again, before the batch.
  func record(reconfigured items: [DataIndexPath]) { recording?.add([], reconfiguring: items) }

  /// All data are to be loaded again in place of all that is named.
  func nameReload() { recording?.outcome = .reload }

  func callAtEnd(_ completion: @escaping (Bool) -> Void) {
    recording?.completions.append(completion)
  }

  /// Returns whether it is known where an element was before the updates.
  func knowsPrevious(_ key: ElementIdentity) -> Bool { recording?.previous[key] != nil }

  func recordPrevious(_ attributes: (any ElementAttributes)?, of key: ElementIdentity) {
    recording?.previous[key] = attributes
  }

  // MARK: Exchanges of layouts

  /// Lets an exchange of layouts follow the updates.
  func performAfterUpdates(_ exchange: @escaping () -> Void) { waitingExchanges.append(exchange) }

  /// Returns the exchanges of layouts that follow the updates, once.
  func takeWaitingExchanges() -> [() -> Void] {
    defer { waitingExchanges = [] }
    return waitingExchanges
  }

  func begin(_ exchange: InteractiveExchange) { self.exchange = exchange }

  /// The exchange goes on by itself to one of the two layouts.
  func settleExchange() { exchange?.phase = .settling }

  /// Another exchange is asked for, which follows the one under way.
  func waitForExchange(_ next: @escaping () -> Void) { exchange?.waiting = next }

  /// The exchange is over.
  ///
  /// - Returns: The one that was asked for meanwhile.
  func endExchange() -> (() -> Void)? {
    defer { exchange = nil }
    return exchange?.waiting
  }
}

/// An exchange of layouts that a touch drives.
struct InteractiveExchange {
  /// The source of its progress.
  enum Phase {
    /// A touch.
    case driven
    /// It goes on by itself to one of the two layouts.
    case settling
  }

  /// The layout that elements come from.
  let old: any EngineLayout
  let new: any EngineLayout
  /// Called when the exchange is over: whether it came to the new layout, and whether the animation
  /// ran to its end.
  let completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
  fileprivate(set) var phase = Phase.driven
  /// An exchange that was asked for meanwhile.
  fileprivate var waiting: (() -> Void)?

  init(
    from old: any EngineLayout, to new: any EngineLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
  ) {
    self.old = old
    self.new = new
    self.completion = completion
  }
}
