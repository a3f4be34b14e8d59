// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What of a layout is visible: the state that pinning and orthogonal scrolling depend on.
package struct Viewport: Hashable, Sendable {
  /// The visible rectangle less the adjusted content insets, in layout coordinates (for a
  /// right-to-left view the caller has mirrored it already). Pinned items keep to it.
  package var visibleRect: CGRect
  /// The embedded offset of each orthogonal section that has been scrolled. A section that is not
  /// named is at its initial offset.
  var orthogonalOffsets: [Int: CGFloat]

  /// Creates a viewport.
  package init(visibleRect: CGRect, orthogonalOffsets: [Int: CGFloat] = [:]) {
    self.visibleRect = visibleRect
    self.orthogonalOffsets = orthogonalOffsets
  }
}
