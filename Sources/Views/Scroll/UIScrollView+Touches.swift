// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Has no effect: there is no keyboard. What scrolling does to one.
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
}
