// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData

/// What the engine knows of a drag that is over its host.
@MainActor
struct DropState {
  var tracker = DropTracker()
  /// The gap that opens after a while, and since when it is waited for; nil for none.
  var waiting: GapRequest?
  /// Whether the drop is being performed: the next batch of updates closes the gap.
  var isPerforming = false
  /// How often the data have changed.
  var generation = 0
  /// Asks the window for the moment at which a gap opens.
  let timer = GapTimer()
}

/// Who waits for a gap to open, for a schedule.
final class GapTimer: Sendable {}
