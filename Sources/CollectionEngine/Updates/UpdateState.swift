// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation

/// The updates that are being named, and what of earlier ones is still disappearing.
@MainActor
struct UpdateState {
  /// How many calls that name updates are inside one another.
  var depth = 0
  /// The changes named so far.
  var batch = BatchUpdates()
  /// Items whose views are configured again, before the batch.
  var reconfigured: [DataIndexPath] = []
  /// Whether all data are to be loaded again instead.
  var reloadsEverything = false
  /// What is called at the end, in the order of the calls.
  var completions: [(Bool) -> Void] = []
  /// Exchanges of layouts that were asked for meanwhile; they follow the updates.
  var layoutExchanges: [() -> Void] = []
  /// Where elements are that are on screen or near it, from before the updates.
  var previous: [ElementIdentity: any ElementAttributes] = [:]
  /// Elements that are no longer there, and whose views are disappearing.
  var disappearing: [VisibleElement] = []
  /// Scroll areas of deleted sections, with views that are disappearing.
  var disappearingAreas: [EmbeddedScrollView] = []

  /// Forgets the named changes.
  mutating func endRecording() {
    batch = BatchUpdates()
    reconfigured = []
    reloadsEverything = false
    completions = []
    previous = [:]
  }
}
