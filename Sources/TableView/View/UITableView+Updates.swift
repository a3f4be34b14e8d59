// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
public import Foundation
import Geometry
import Views

extension UITableView {
  /// Makes several updates as one, over time if the view is in a window.
  ///
  /// In `updates` change the data, and name every change: deletes, reloads and sources of moves by
  /// their index paths before the batch, inserts and destinations of moves by those after it. The
  /// counts that the data source gives afterwards must follow from the changes; otherwise the
  /// program stops with the reason. Until the outermost call ends, the table has the old counts
  /// (behaviour rule TV-50).
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes. Calls inside it join this one.
  ///   - completion: Called at the end of the animation or, if there is none, when the window's time
  ///     goes on; with false outside a window. Never before the call returns (behaviour rule TV-51).
  /// - Complexity: O(changes log changes + sections + visible rows).
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    callingUpdates {
      engine.record({ updates?() }, completion: completion.map(atLaterTurn))
    }
  }

  /// Makes several updates as one, named by a closure that need not escape, so that it can name
  /// members without `self`, as on iOS.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called at the end of the animation; see the other form.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    callingUpdates { engine.record(updates, completion: completion.map(atLaterTurn)) }
  }

  /// Makes several updates as one, and returns when they are made.
  ///
  /// - Parameter updates: Changes the data and names the changes.
  /// - Returns: Whether the animation ran to its end.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Begins updates that are made as one by ``endUpdates()``. Calls may be inside one another.
  public func beginUpdates() { engine.beginRecording() }

  /// Makes the updates that were named since ``beginUpdates()``. Without any, heights are asked for
  /// again and change over time (behaviour rule TV-55).
  ///
  /// Without ``beginUpdates()`` it does nothing but say so on the console.
  public func endUpdates() {
    guard engine.hasUncommittedUpdates else {
      consoleMessage("\(type(of: self)): endUpdates() was called without beginUpdates().")
      return
    }
    callingUpdates { engine.endRecording() }
  }

  /// A Boolean value that says whether updates are being named that are not made yet.
  public var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

  /// Says that rows are new.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows, after the batch.
  ///   - animation: How they come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map(BatchUpdates.Change.insertItem), animation)
  }

  /// Says that rows go.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows, before the batch.
  ///   - animation: How they go.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map(BatchUpdates.Change.deleteItem), animation)
  }

  /// Recreates the cells of rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows, before the batch.
  ///   - animation: How the old cells go and the new ones come.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map(BatchUpdates.Change.reloadItem), animation)
  }

  /// Says that a row gets another place.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before the batch.
  ///   - newIndexPath: Its place after the batch.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, to: newIndexPath)], .automatic)
  }

  /// Says that sections are new, with all their rows.
  ///
  /// - Parameters:
  ///   - sections: The sections, after the batch.
  ///   - animation: How they come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map(BatchUpdates.Change.insertSection), animation)
  }

  /// Says that sections go, with all their rows.
  ///
  /// - Parameters:
  ///   - sections: The sections, before the batch.
  ///   - animation: How they go.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map(BatchUpdates.Change.deleteSection), animation)
  }

  /// Recreates all views of sections; their numbers of rows may change.
  ///
  /// - Parameters:
  ///   - sections: The sections, before the batch.
  ///   - animation: How the old views go and the new ones come.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map(BatchUpdates.Change.reloadSection), animation)
  }

  /// Says that a section gets another place, with all its rows.
  ///
  /// - Parameters:
  ///   - section: Its place before the batch.
  ///   - newSection: Its place after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)], .automatic)
  }

  /// Configures the cells of rows again: the data source is asked for the cell, and dequeuing gives
  /// it the one that is there, as it is. What has no cell now is left alone.
  ///
  /// - Parameter indexPaths: The rows, before the batch inside one.
  public func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }

  private func record(_ changes: [BatchUpdates.Change], _ animation: RowAnimation) {
    engine.beginRecording()
    for change in changes { rowAnimations.record(change, animation) }
    engine.record(changes)
    callingUpdates { engine.endRecording() }
  }
}
