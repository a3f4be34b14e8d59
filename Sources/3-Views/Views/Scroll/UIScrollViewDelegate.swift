// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
package import Geometry

/// The methods that respond to scrolling. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag ends, with the offset at which contents come to rest, which can be changed.
  ///
  /// - Parameters:
  ///   - scrollView: The view that is dragged.
  ///   - velocity: The velocity of the touch at the end, in points per millisecond.
  ///   - targetContentOffset: The offset at which the contents come to rest, in points; may be set.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a drag ended.
  ///
  /// - Parameters:
  ///   - scrollView: The view that was dragged.
  ///   - decelerate: Whether the contents move on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when a drag has ended and the contents continue to move.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the contents came to rest, or a touch stopped them.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view that is scaled when the contents are zoomed; nil for none, as unless implemented.
  ///
  /// It may be asked at any moment, and has to answer with the same view while that is zoomed.
  ///
  /// - Parameter scrollView: The view that asks.
  /// - Returns: A subview of the scroll view; another view counts as nil.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when two touches begin to zoom, or an animated zoom begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the scale changed, and the offset with it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when touches or an animation have zoomed, after the contents have returned from beyond
  /// the least and the greatest scale.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was zoomed.
  ///   - scale: Its scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Returns whether a tap of the status bar may scroll to the top; true unless implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap of the status bar has scrolled to the top; at once if the contents were there.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after ``UIScrollView/adjustedContentInset`` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

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
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}

/// A scroll view with a delegate.
///
/// A collection view's delegate has a type of its own, and Swift does not let a subclass change the
/// type of a property. A member of a protocol extension is hidden by a subclass's property of the
/// same name, whatever its type.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The delegate, called when the view scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// The decisions of a scroll view in another module about its own geometry.
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

  /// The offsets at which contents may rest; nil for those that show only contents and insets.
  var restingRange: (x: ScrollRange, y: ScrollRange)? { get }

  /// The axes on which contents can be pulled although they are not longer than the view, beside
  /// those that the scroll view says.
  var alwaysBouncingAxes: Set<LayoutAxis> { get }

  /// Whether it places the start of its contents from left to right itself.
  var setsHorizontalStart: Bool { get }

  /// Whether `.automatic` adds the top and bottom of the safe area also to contents that are
  /// shorter than the view.
  var adjustsInsetsOfShortContents: Bool { get }

  /// Whether the view goes on with the touches on views that are removed from it, and loses those on
  /// itself when it leaves its window; false unless it says otherwise.
  var keepsTouches: Bool { get }
}

extension ScrollGeometryDelegate {
  package var restingRange: (x: ScrollRange, y: ScrollRange)? { nil }
  package var alwaysBouncingAxes: Set<LayoutAxis> { [] }
  package var keepsTouches: Bool { false }
}
