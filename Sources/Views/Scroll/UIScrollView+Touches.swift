// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// What scrolling does to a keyboard; there is none.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A drag sends it away.
    case onDrag
    /// It follows a drag.
    case interactive
    /// A drag sends it away, and what is above it.
    case onDragWithAccessory
    /// It follows a drag, with what is above it.
    case interactiveWithAccessory
  }

  /// Shows the scroll indicators for a moment; they are not drawn.
  public func flashScrollIndicators() {}
}
