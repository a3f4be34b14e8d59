// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry

extension UIScrollViewDelegate {
  /// The optional methods named `scrollViewWillEndDragging` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewWillEndDragging: OptionalEndOfDragging? { OptionalEndOfDragging(delegate: self) }

  /// The optional methods named `scrollViewDidEndDragging` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidEndDragging: OptionalEndOfDragging? { OptionalEndOfDragging(delegate: self) }

  /// The optional methods named `viewForZooming` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var viewForZooming: OptionalZoomedView? { OptionalZoomedView(delegate: self) }

  /// The optional methods named `scrollViewWillBeginZooming` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewWillBeginZooming: OptionalZooming? { OptionalZooming(delegate: self) }

  /// The optional methods named `scrollViewDidEndZooming` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidEndZooming: OptionalZooming? { OptionalZooming(delegate: self) }

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

  /// The optional methods named `scrollViewDidZoom` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidZoom(_:)", of: self) { self.scrollViewDidZoom(scrollView) }
    }
  }

  /// The optional methods named `scrollViewShouldScrollToTop` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewShouldScrollToTop(_:)", of: self) { self.scrollViewShouldScrollToTop(scrollView) }
    }
  }

  /// The optional methods named `scrollViewDidScrollToTop` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidScrollToTop(_:)", of: self) { self.scrollViewDidScrollToTop(scrollView) }
    }
  }

  /// The optional methods named `scrollViewDidChangeAdjustedContentInset` of a `UIScrollViewDelegate`: a call is nil if the method is not implemented.
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void?)? {
    { scrollView in
      OptionalMethod.answer("scrollViewDidChangeAdjustedContentInset(_:)", of: self) { self.scrollViewDidChangeAdjustedContentInset(scrollView) }
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

/// `viewForZooming` of a scroll view's delegate as an optional method.
///
/// A call has the result of the method of a `UIScrollViewDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalZoomedView {
  let delegate: any UIScrollViewDelegate

  /// Calls `viewForZooming(in:)` if it is implemented.
  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.answer("viewForZooming(in:)", of: delegate) { delegate.viewForZooming(in: scrollView) } ?? nil
  }
}

/// The methods that a scroll view calls at both ends of zooming, as optional ones.
///
/// A call has the result of the method of a `UIScrollViewDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalZooming {
  let delegate: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginZooming(_:with:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethod.answer("scrollViewWillBeginZooming(_:with:)", of: delegate) { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) -> Void? {
    OptionalMethod.answer("scrollViewDidEndZooming(_:with:atScale:)", of: delegate) { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
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

  /// Returns `nil`: the default of `viewForZooming(in:)`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `scrollViewWillBeginZooming(_:with:)`.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewDidZoom(_:)`.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewDidEndZooming(_:with:atScale:)`.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `scrollViewShouldScrollToTop(_:)`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `scrollViewDidScrollToTop(_:)`.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `scrollViewDidChangeAdjustedContentInset(_:)`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }
}
