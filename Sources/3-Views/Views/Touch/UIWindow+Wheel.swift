// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

extension UIWindow {
  /// Scrolls by a wheel or a trackpad: the innermost scroll view at a point that can scroll further
  /// along the axis of the movement, as far as its contents reach.
  ///
  /// Contents that come to rest are stopped. The delegate learns that the view scrolled, and of no
  /// drag. Nothing happens while a touch is on the window, or a menu is open.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameters:
  ///   - point: The place of the pointer, in points.
  ///   - vector: How far to go on in the contents, in points: positive towards their end. One that is
  ///     not finite is ignored with a message on the console.
  /// - Returns: Whether anything scrolled.
  @discardableResult
  public func scrollWheel(at point: CGPoint, by vector: CGVector) -> Bool {
    guard vector.dx.isFinite, vector.dy.isFinite, point.x.isFinite, point.y.isFinite else {
      consoleMessage("UIWindow.scrollWheel(at:by:): nothing can scroll by \(vector) at \(point).")
      return false
    }
    guard touchState.active == nil, touchState.scroll == nil, touchState.group == nil,
      coveringFeature == nil
    else {
      return false
    }
    layoutIfNeeded()
    let axis: LayoutAxis = abs(vector.dx) > abs(vector.dy) ? .horizontal : .vertical
    var view = hitTest(point, with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.scrolls(along: axis),
        scrollView.turnWheel(by: vector)
      {
        return true
      }
      view = current.superview
    }
    return false
  }
}

extension UIScrollView {
  fileprivate func turnWheel(by vector: CGVector) -> Bool {
    let dragging = draggingCreatingIfNeeded()
    if dragging.hold() { dragging.end(velocity: .zero) }
    let before = contentOffset
    var offset = CGPoint(x: before.x + vector.dx, y: before.y + vector.dy)
    if !scrolls(along: .horizontal) { offset.x = before.x }
    if !scrolls(along: .vertical) { offset.y = before.y }
    setContentOffset(clamped(offset), animated: false)
    guard contentOffset != before else { return false }
    dragging.indicators.contentsMoved()
    layoutIfNeeded()
    return true
  }
}
