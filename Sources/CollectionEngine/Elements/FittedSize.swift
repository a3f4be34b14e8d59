// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
import Geometry
package import Views

extension UIView {
  /// Returns the size of the view's contents on the estimated axes (behaviour rule Z-5).
  ///
  /// - Parameters:
  ///   - size: The size that the layout knows; a contents' length that is no use leaves its own.
  ///   - axes: The axes that are estimates; nil for both.
  /// - Returns: The size.
  package func fittedSize(_ size: CGSize, estimated axes: EstimatedAxes?) -> CGSize {
    let free = axes ?? [.width, .height]
    guard !free.isEmpty else { return size }
    // No space is named on a free axis: the estimate must not cut the contents short.
    let available = CGSize(
      width: free.contains(.width) ? 0 : size.width,
      height: free.contains(.height) ? 0 : size.height)
    let fitted = systemLayoutSizeFitting(
      available,
      withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
    var size = size
    if free.contains(.width), fitted.width.isUseful { size.width = fitted.width }
    if free.contains(.height), fitted.height.isUseful { size.height = fitted.height }
    return size
  }
}

extension CGFloat {
  /// Whether a length is the length of something: a view that returns the space it was given, which
  /// has no limit, says nothing.
  fileprivate var isUseful: Bool { isFinite && self > 0 && self < 1e9 }
}
