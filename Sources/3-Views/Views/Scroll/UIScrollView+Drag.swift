// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIScrollView {
  /// Ends a drag, and brings the contents to rest.
  ///
  /// The delegate is called as for a touch: `scrollViewWillEndDragging` may change where they rest.
  /// In a window that ``UIWindow/scrollsOverTime`` they start with the velocity from where they are, and
  /// are there when the window's time has come; a drag while they still move takes over from that.
  /// In another they are at rest at once. Nothing happens, and the delegate is not called, if
  /// ``isScrollEnabled`` is false, a touch is dragging, or a menu is open.
  ///
  /// > Note: Differs from UIKit: there only a gesture can.
  ///
  /// - Parameters:
  ///   - proposedOffset: Where the contents would come to rest by themselves, in points; where that
  ///     is beyond them they run into the edge and come back.
  ///   - velocity: The contents', in points per millisecond; one that is not finite counts as zero.
  /// - Returns: The offset at rest.
  @discardableResult
  public func endDrag(at proposedOffset: CGPoint, velocity: CGPoint = .zero) -> CGPoint {
    guard isScrollEnabled, root?.coveringFeature == nil, proposedOffset.x.isFinite,
      proposedOffset.y.isFinite
    else { return contentOffset }
    let isSpeed = velocity.x.isFinite && velocity.y.isFinite
    return draggingCreatingIfNeeded().drag(to: proposedOffset, velocity: isSpeed ? velocity : .zero)
  }

  /// Drags to an offset, and lets the contents go there.
  ///
  /// - Parameters:
  ///   - offset: Where a touch lets them go, in points.
  ///   - velocity: How fast they are, in points per millisecond.
  package func drag(lettingGoAt offset: CGPoint, velocity: CGPoint) {
    draggingCreatingIfNeeded().drag(lettingGoAt: offset, velocity: velocity)
  }

  /// Returns the behavior of drags, and creates it for the first.
  func draggingCreatingIfNeeded() -> ScrollDragging {
    if let dragging { return dragging }
    let dragging = ScrollDragging(self)
    self.dragging = dragging
    return dragging
  }

  /// The nearest offset where contents may rest: on a page if there are pages.
  func onPage(_ proposed: CGPoint) -> CGPoint {
    guard isPagingEnabled else { return clamped(proposed) }
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    return clamped(
      CGPoint(x: page(proposed.x, bounds.width), y: page(proposed.y, bounds.height)))
  }

  /// The page where contents rest when a touch ends: the next one in the direction of a flick, else
  /// the nearest.
  func page(after release: ScrollRelease) -> CGPoint {
    func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      if velocity > Self.flickVelocity { return (page + 1e-6).rounded(.down) * length + length }
      if velocity < -Self.flickVelocity { return (page - 1e-6).rounded(.up) * length - length }
      return page.rounded() * length
    }
    return CGPoint(
      x: page(release.offset.x, release.velocity.x, bounds.width),
      y: page(release.offset.y, release.velocity.y, bounds.height))
  }

  /// The speed from which a touch turns a page, in points per millisecond (behaviour rule O-7).
  private static let flickVelocity: CGFloat = 0.3

  /// The offsets at which contents may rest. The start wins if the contents are small.
  var restingRange: (x: ScrollRange, y: ScrollRange) {
    if let range = geometryDelegate?.restingRange { return range }
    let insets = adjustedContentInset
    // Bars that may grow are pulled down by contents at their start.
    let top = insets.top + (barObserver?.expandableTop(over: self) ?? 0)
    return (
      ScrollRange(-insets.left, contentSize.width + insets.right - bounds.width),
      ScrollRange(-top, contentSize.height + insets.bottom - bounds.height)
    )
  }

  /// The bounds within which contents may rest, and the axes on which they can be pulled beyond.
  var scrollBounds: ScrollFlight.ScrollBounds {
    let range = restingRange
    let always = geometryDelegate?.alwaysBouncingAxes ?? []
    return ScrollFlight.ScrollBounds(
      x: range.x, y: range.y,
      bouncesX: bounces
        && (range.x.isScrollable || alwaysBounceHorizontal || always.contains(.horizontal)),
      bouncesY: bounces
        && (range.y.isScrollable || alwaysBounceVertical || always.contains(.vertical)))
  }

  /// The share of its speed that a fling loses by itself, per second.
  var friction: Double {
    let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
    return ScrollDeceleration.friction(rate: rate.rawValue)
  }

  /// Shows another part of the contents, for code that scrolls.
  func show(_ offset: CGPoint) {
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// The gesture of touches that scroll the contents, in a window that ``UIWindow/scrollsOverTime``.
  ///
  /// Its actions are sent after the scroll view's delegate is called. Others may have to fail
  /// first, or wait for it to fail; disabled, it keeps touches from scrolling, and ends a drag that is
  /// under way.
  ///
  /// > Note: Differs from UIKit: it is not in `gestureRecognizers`, and only single touches
  /// > scroll.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The same, made for the first who asks.
  var scrollPan: ScrollPanGestureRecognizer {
    if let pan { return pan }
    let pan = ScrollPanGestureRecognizer(of: self)
    self.pan = pan
    return pan
  }
}
