// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// RECORD_OPTIONAL_METHODS=1 swift test --disable-xctest --filter OptionalMethodTests
// swift-format-ignore-file

public import Foundation
import Geometry

extension UIScrollViewDelegate {
  /// The optional methods named `scrollViewWillEndDragging` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewWillEndDragging: OptionalEndOfDragging? { OptionalEndOfDragging(delegate: self) }

  /// The optional methods named `scrollViewDidEndDragging` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidEndDragging: OptionalEndOfDragging? { OptionalEndOfDragging(delegate: self) }

  /// The optional methods named `scrollViewDidScroll` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidScroll(_:)", of: self) { self.scrollViewDidScroll(scrollView) }
    }
  }

  /// The optional methods named `scrollViewWillBeginDragging` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewWillBeginDragging(_:)", of: self) { self.scrollViewWillBeginDragging(scrollView) }
    }
  }

  /// The optional methods named `scrollViewWillBeginDecelerating` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewWillBeginDecelerating(_:)", of: self) { self.scrollViewWillBeginDecelerating(scrollView) }
    }
  }

  /// The optional methods named `scrollViewDidEndDecelerating` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidEndDecelerating(_:)", of: self) { self.scrollViewDidEndDecelerating(scrollView) }
    }
  }

  /// The optional methods named `scrollViewDidEndScrollingAnimation` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidEndScrollingAnimation(_:)", of: self) { self.scrollViewDidEndScrollingAnimation(scrollView) }
    }
  }
}

/// The methods that a scroll view calls at the end of a drag, as optional ones.
///
/// A call has the result of the method of a `UIScrollViewDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalEndOfDragging {
  let delegate: any UIScrollViewDelegate

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) -> Void? {
    OptionalMethod.answer("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", of: delegate) { delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  }

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    OptionalMethod.answer("scrollViewDidEndDragging(_:willDecelerate:)", of: delegate) { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }
}

extension UIScrollViewDelegate {
  /// Does nothing: the default of `scrollViewDidScroll(_:)`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewWillBeginDragging(_:)`.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewWillBeginDecelerating(_:)`.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewDidEndDecelerating(_:)`.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewDidEndScrollingAnimation(_:)`.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }
}
