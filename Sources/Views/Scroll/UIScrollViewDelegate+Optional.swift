// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// A delegate that hands calls on to another writes `other?.scrollViewDidScroll?(scrollView)`.
extension UIScrollViewDelegate {
  /// The method of this name as an optional one: the call is nil if it is not implemented.
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidScroll(_:)", of: self) {
        self.scrollViewDidScroll(scrollView)
      }
    }
  }

  /// The method of this name as an optional one: the call is nil if it is not implemented.
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewWillBeginDragging(_:)", of: self) {
        self.scrollViewWillBeginDragging(scrollView)
      }
    }
  }

  /// The method of this name as an optional one: the call is nil if it is not implemented.
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewWillBeginDecelerating(_:)", of: self) {
        self.scrollViewWillBeginDecelerating(scrollView)
      }
    }
  }

  /// The method of this name as an optional one: the call is nil if it is not implemented.
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidEndDecelerating(_:)", of: self) {
        self.scrollViewDidEndDecelerating(scrollView)
      }
    }
  }

  /// The method of this name as an optional one: the call is nil if it is not implemented.
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidEndScrollingAnimation(_:)", of: self) {
        self.scrollViewDidEndScrollingAnimation(scrollView)
      }
    }
  }

  /// The method of this name as an optional one: the call is nil if it is not implemented.
  public var scrollViewWillEndDragging: OptionalEndOfDragging? {
    OptionalEndOfDragging(delegate: self)
  }

  /// The method of this name as an optional one: the call is nil if it is not implemented.
  public var scrollViewDidEndDragging: OptionalEndOfDragging? {
    OptionalEndOfDragging(delegate: self)
  }
}

/// The methods that a scroll view calls at the end of a drag, as optional ones.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalEndOfDragging {
  let delegate: any UIScrollViewDelegate

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` if it is implemented.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.answer(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", of: delegate
    ) {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)` if it is implemented.
  public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalMethod.answer("scrollViewDidEndDragging(_:willDecelerate:)", of: delegate) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}
