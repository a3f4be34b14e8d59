// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

package struct SolvedElement: Hashable, Sendable {
  package var identity: ElementIdentity
  /// Its frame in layout coordinates: left to right, orthogonal sections not scrolled. The origin
  /// lies on the pixel grid.
  package var frame: CGRect
  /// The position of the element in drawing order: greater ones are in front.
  package var zIndex: Int
  /// The axes along which the length waits for, or came from, a measurement.
  package var estimatedAxes: EstimatedAxes
  /// Whether it moves with the embedded scrolling of an orthogonal section: cells and badges of
  /// such a section do, its boundary items and backgrounds do not.
  package var isInOrthogonalSection: Bool

  /// The number that is added to the z-index of a boundary item off its natural place (P-4).
  package static let pinnedZIndex = 1_000_000_000

  /// Creates an element that is neither estimated nor in an orthogonal section.
  init(identity: ElementIdentity, frame: CGRect, zIndex: Int = 0) {
    self.identity = identity
    self.frame = frame
    self.zIndex = zIndex
    estimatedAxes = []
    isInOrthogonalSection = false
  }
}

/// The visible part of a layout: the state that pinning and orthogonal scrolling depend on.
package struct Viewport: Hashable, Sendable {
  /// The visible rectangle less the adjusted content insets, in layout coordinates (for a
  /// right-to-left view the caller has mirrored it already). Pinned items keep to it.
  package var visibleRect: CGRect
  /// The embedded offset of each orthogonal section that has been scrolled. A section that is not
  /// named is at its initial offset.
  var orthogonalOffsets: [Int: CGFloat]

  package init(visibleRect: CGRect, orthogonalOffsets: [Int: CGFloat] = [:]) {
    self.visibleRect = visibleRect
    self.orthogonalOffsets = orthogonalOffsets
  }
}
