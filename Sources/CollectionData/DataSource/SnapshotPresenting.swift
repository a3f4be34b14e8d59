// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What applying snapshots asks of the view that shows them.
package protocol SnapshotPresenting: AnyObject {
  /// Whether the view is being laid out, so that its data must not change.
  var isInLayoutPass: Bool { get }
  /// Whether the view is in a window, so that a change can be seen.
  var isInWindow: Bool { get }

  /// Does something after the layout pass.
  func runAfterLayoutPass(_ action: @escaping () -> Void)
  /// Forgets all data and asks for them again.
  func reloadData()
  /// Lays the view out at once.
  func layoutIfNeeded()

  /// Makes a batch of updates.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether it takes time.
  ///   - updates: Names the changes; called before the data are counted again.
  ///   - completion: Called at the end of the animation, or after the layout pass without one.
  func performBatch(
    isAnimated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void)
  /// Names what is inserted, deleted and moved; inside of a batch.
  func name(_ difference: SnapshotDifference)
  /// Names what is reloaded and reconfigured; inside of a batch.
  func name(_ refresh: SnapshotRefresh)
}
