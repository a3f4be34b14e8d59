// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation

/// What a scroll view of another module decides about its own geometry.
///
/// It is a delegate since `package` members cannot be overridden across modules.
@MainActor
package protocol ScrollGeometryDelegate: AnyObject {
  /// Called directly after new bounds are stored: before subviews, insets and the scroll view's
  /// delegate learn of them.
  func boundsWereStored()

  /// Returns where contents come to rest.
  ///
  /// - Parameter release: How the drag ended; what it proposes is in the range.
  /// - Returns: The offset.
  func restingOffset(for release: ScrollRelease) -> CGPoint

  /// The offsets at which contents may rest; nil for those at which nothing but contents and insets
  /// is seen.
  var restingRange: (x: ScrollRange, y: ScrollRange)? { get }

  /// The axes on which contents can be pulled although they are not longer than the view, beside
  /// those that the scroll view says.
  var alwaysBouncingAxes: Set<LayoutAxis> { get }

  /// Whether it places the start of its contents from left to right itself.
  var placesHorizontalStart: Bool { get }

  /// Whether `.automatic` adds the top and bottom of the safe area also to contents that are
  /// shorter than the view.
  var adjustsInsetsOfShortContents: Bool { get }
}

extension ScrollGeometryDelegate {
  package var restingRange: (x: ScrollRange, y: ScrollRange)? { nil }
  package var alwaysBouncingAxes: Set<LayoutAxis> { [] }
}
