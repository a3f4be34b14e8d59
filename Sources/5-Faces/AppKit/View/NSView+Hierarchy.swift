// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UIView {
  /// The node around this one; what an engine puts between, such as a scroll area, is passed over.
  var enclosingNode: ViewNode? {
    var view = superview
    while let current = view, !(current is ViewNode) { view = current.superview }
    return view as? ViewNode
  }

  /// The view of a node, or the one around what is in between; nil without one.
  var nearestOwner: NSView? { (self as? ViewNode ?? enclosingNode)?.owner }

  /// The views of a node, or of those in something that an engine put in between, in drawing order.
  var ownedViews: [NSView] {
    if let owner = (self as? ViewNode)?.owner { return [owner] }
    return self is UIScrollView || self is StackNode
      ? childrenInDrawingOrder.flatMap(\.ownedViews) : []
  }
}

extension NSView {
  /// Puts a view in this one; nil for in front of all. Its frame stays as it is.
  func insert(_ view: NSView, at index: Int?) {
    refuseCircle(with: view)
    let frame = view.frame
    if let index {
      viewNode.insertSubview(view.viewNode, at: index)
    } else {
      viewNode.addSubview(view.viewNode)
    }
    view.viewNode.store(frame: mirrored(frame))
  }

  func replaceSubviews(_ views: [NSView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views {
      if view.superview === self {
        viewNode.bringSubviewToFront(view.viewNode)
      } else {
        addSubview(view)
      }
    }
  }

  private func refuseCircle(with view: NSView) {
    guard !isDescendant(of: view) else {
      programmerError(
        "Cannot add \(type(of: view)) to \(type(of: self)): a view cannot contain itself.")
    }
  }

  /// The nearest view of a class around this one.
  func ancestor<View: NSView>(_ type: View.Type) -> View? {
    var view = superview
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }

  /// Returns whether this view is another one or in it.
  public func isDescendant(of view: NSView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Asks at a point in the coordinates of a view around this one.
  func hitTest(inside view: NSView, _ point: NSPoint) -> NSView? {
    // In an orthogonal section the superview's coordinates are scrolled by the area in between.
    if viewNode.superview === view.viewNode { return hitTest(point) }
    let shown = view.convert(convert(bounds, to: nil), from: nil)
    guard mouse(point, in: shown) else { return nil }
    let frame = frame
    return hitTest(
      NSPoint(x: point.x - shown.minX + frame.minX, y: point.y - shown.minY + frame.minY))
  }
}
