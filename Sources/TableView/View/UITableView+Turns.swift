// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Views

/// When completions of updates are called (behaviour rule TV-51): never before the call returns.
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
    raisedUntil = (window?.currentTime ?? 0) + updateSettings.length
    movedRows = rows
    guard let window else { return }
    window.timeline.schedule.add(
      Schedule.Event(owner: ObjectIdentifier(layout), time: raisedUntil) { [weak self] in
        self?.rowsAreAtRest()
      })
  }

  private func rowsAreAtRest() {
    // Another batch may have begun meanwhile.
    guard let window, window.currentTime >= raisedUntil else { return }
    for (_, cell) in visibleRowsNow { cell.endRevealing() }
    guard !movedRows.isEmpty else { return }
    movedRows = []
    layout.invalidate(with: TableInvalidation(.places))
  }

  var raisedRows: Set<PresentedIndexPath> {
    guard let window, window.currentTime < raisedUntil else { return [] }
    return movedRows
  }
}
