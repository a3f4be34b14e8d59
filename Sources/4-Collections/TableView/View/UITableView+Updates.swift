// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

extension UITableView {
  /// Makes several updates as one, named in a closure that does not escape.
  ///
  /// Calls with a closure come here, so that it can name members without `self`, as on iOS. It
  /// calls ``performBatchUpdates(_:completion:)``, which is the one that subclasses override.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called at the end of the animation; see the other form.
  ///   - caller: Leave it out. In an override, `super.performBatchUpdates({ … })` comes here, too,
  ///     and must not call the override again.
  ///   - file: Leave it out: an override is in the module of its class.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function,
    file: StaticString = #fileID
  ) {
    let isOverride = BatchForwarding.isOverride(caller, of: file, in: self, below: UITableView.self)
    guard batchForwarding.begin(isCalledByOverride: isOverride) else {
      return record(updates, completion)
    }
    defer { batchForwarding.end() }
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Makes several updates as one, and returns when they are complete.
  ///
  /// - Parameter updates: Changes the data and names the changes.
  /// - Returns: Whether the animation ran to its end.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  func record(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    callingUpdates { engine.record(updates, completion: completion.map(atLaterTurn)) }
  }

  func record(_ changes: [BatchUpdates.Change], _ animation: RowAnimation) {
    engine.beginRecording()
    for change in changes { rowAnimations.record(change, animation) }
    engine.record(changes)
    callingUpdates { engine.endRecording() }
  }

  /// Loads all data again in place of the updates that are being named, and says so on the console
  /// once (interaction 8, row 19).
  func reloadInsteadOfUpdates() {
    if !hasReportedReload {
      hasReportedReload = true
      consoleMessage(
        """
        \(type(of: self)): reloadData() was called during a batch of updates. All data is \
        reloaded without animation; call it outside of the batch, or list the changes in it.
        """)
    }
    engine.reloadInsteadOfUpdates()
  }
}

/// The completions of updates (behaviour rule TV-51): never before the call returns.
extension UITableView {
  /// Runs a call that may end updates, so that completions wait for the next turn.
  func callingUpdates(_ call: () -> Void) {
    updateCallDepth += 1
    call()
    updateCallDepth -= 1
  }

  /// A completion that is called at the end of the animation or, where nothing is animated, at the
  /// next turn: with `false` outside a window.
  func atLaterTurn(_ completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
    { [weak self] finished in
      guard let self, updateCallDepth > 0 else { return completion(finished) }
      atNextTurn { completion($0) }
    }
  }

  /// The next turn is when the window's time goes on or, without a window, that of the main queue.
  private func atNextTurn(_ action: @escaping (_ isInWindow: Bool) -> Void) {
    guard let window else {
      Task { @MainActor in action(false) }
      return
    }
    window.timeline.addTurn { action(true) }
  }

  /// Rows that a batch moves are in front of the others until it is over, and rows whose contents
  /// slide are clipped until then.
  func raiseRows(_ rows: Set<PresentedIndexPath>) {
    rowsInFrontUntil = (window?.currentTime ?? 0) + updateSettings.length
    movedRows = rows
    guard let window else { return }
    window.timeline.schedule.add(
      Schedule.Event(owner: ObjectIdentifier(layout), time: rowsInFrontUntil) { [weak self] in
        self?.rowsAreAtRest()
      })
  }

  private func rowsAreAtRest() {
    // Another batch may have begun meanwhile.
    guard let window, window.currentTime >= rowsInFrontUntil else { return }
    for (_, cell) in visibleRowsNow { cell.endRevealing() }
    guard !movedRows.isEmpty else { return }
    movedRows = []
    layout.invalidate(with: TableInvalidation(.frames))
  }

  var rowsInFront: Set<PresentedIndexPath> {
    guard let window, window.currentTime < rowsInFrontUntil else { return [] }
    return movedRows
  }
}
