// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Items that were announced before they become visible (behaviour section 11.5).
struct PrefetchState {
  /// The role of what was announced and neither shown nor cancelled since.
  let role: ItemReferences.Role
  /// The offset at the last layout pass; nil before the first.
  var lastOffset: CGPoint?
}
