// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a collection view keeps about the focus.
@MainActor
struct CollectionFocus {
  /// What was set; nil for what the layout decides.
  var allows: Bool?
  var allowsDuringEditing: Bool?
  var selectionFollows: Bool?
  /// The item that has the focus, as long as one of the view's has it.
  var item: CollectionFocusItem?
  /// Where that was last; nil after the data were reloaded.
  var path: IndexPath?
}
