// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Methods that respond to scrolling. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A drag ends; where the contents come to rest can be changed.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: Points per millisecond.
  ///   - targetContentOffset: Where the contents come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A drag ended.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the contents move on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// A drag ended, and the contents move on.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The contents came to rest, or a touch stopped them.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}
