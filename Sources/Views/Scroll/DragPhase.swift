// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How far a drag of a scroll view's contents has come.
enum DragPhase {
  /// There is none.
  case idle
  /// A touch moves the contents.
  case dragging
  /// The touch is gone, and the contents come to rest.
  case decelerating
}
