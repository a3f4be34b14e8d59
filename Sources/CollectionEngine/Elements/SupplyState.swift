// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// The view that is being asked for, and what was dequeued for it.
struct SupplyState {
  /// The element that a view is asked for, as the data source has it; nil outside.
  var key: ElementIdentity?
  /// The frame that a new view begins with.
  var frame = CGRect.zero
  /// The view that is there already and is configured again: dequeuing gives it.
  var reconfigured: (any ElementView)?
  /// What was dequeued since.
  var dequeued: [any ElementView] = []
}
