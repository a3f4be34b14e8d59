// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A container whose bars follow the contents of a scroll view.
@MainActor
package protocol ScrollViewBarObserver: AnyObject {
  /// Called when the offset or the size of the contents changed.
  func contentsDidScroll(in scrollView: UIScrollView)
  /// Returns how much higher the bar at the top becomes when the contents are pulled down, in points:
  /// so much further do they scroll than the present insets say.
  func expandableTop(over scrollView: UIScrollView) -> CGFloat
  /// Returns where contents come to rest when a touch ends, so that a bar which follows them is
  /// not left between two of its heights.
  ///
  /// - Parameters:
  ///   - offset: Where they would come to rest, in points.
  ///   - scrollView: The scroll view.
  /// - Returns: The offset, in points.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
