// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Items that were announced before they came in sight (behaviour section 11.5).
struct PrefetchState {
  /// What was announced and neither shown nor cancelled since.
  var announced: Set<IndexPath> = []
  /// The offset at the last layout pass; nil before the first.
  var lastOffset: CGPoint?
}
