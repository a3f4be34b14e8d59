// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UICollectionViewCell {
  /// What a drag does with a cell.
  public enum DragState: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Lifts it.
    case lifting = 1
    /// Carries it about.
    case dragging = 2
  }
}
