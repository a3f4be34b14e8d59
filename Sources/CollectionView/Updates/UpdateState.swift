// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation

/// The updates that are being named, and what of earlier ones is still on its way out.
@MainActor
struct UpdateState {
  /// How many calls of `performBatchUpdates` are inside one another.
  var depth = 0
  /// The changes named so far.
  var batch = BatchUpdates()
  /// Items whose cells are configured again, before the batch.
  var reconfigured: [IndexPath] = []
  /// Whether all data are to be loaded again instead.
  var reloadsEverything = false
  /// What is told at the end, in the order of the calls.
  var completions: [(Bool) -> Void] = []
  /// Changes of layout that were asked for meanwhile; they follow the updates.
  var layoutChanges: [() -> Void] = []
  /// Where elements are that are on screen or near it, from before the updates.
  var former: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Elements that are no longer there, and whose views are still on their way out.
  var departing: [VisibleElement] = []
  /// Scroll areas of sections that are no longer there, with views on their way out.
  var departingAreas: [EmbeddedScrollView] = []

  /// Forgets the named changes.
  mutating func endRecording() {
    batch = BatchUpdates()
    reconfigured = []
    reloadsEverything = false
    completions = []
    former = [:]
  }
}
