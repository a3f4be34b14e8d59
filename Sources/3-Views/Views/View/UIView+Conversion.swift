// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIView {
  /// Returns the same point in another view's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - view: The other view; nil for the window or, outside one, the topmost view.
  /// - Returns: The point in the other view's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns the same point in this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point in the other view's coordinates.
  ///   - view: The other view; nil for the window or, outside one, the topmost view.
  /// - Returns: The point in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The smallest upright rectangle around the same place in another view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - view: The other view; nil for the window or, outside one, the topmost view.
  /// - Returns: The rectangle in the other view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The smallest upright rectangle around the same place in this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other view's coordinates.
  ///   - view: The other view; nil for the window or, outside one, the topmost view.
  /// - Returns: The rectangle in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// Returns whether this view is another one or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let next = ancestor, next !== view { ancestor = next.parent }
    return ancestor != nil
  }

  /// The first view with a tag among this one and its descendants; nil if none has it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    if let view, view === parent { return transformToParent }
    guard let view else { return transformToRoot }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  /// To the superview's coordinates, moved as its layer moves its sublayers.
  private var transformToParent: CGAffineTransform {
    let place = geometry.toSuperview
    guard let parent, let layer = parent.ownLayer, layer.extras?.sublayerTransform != nil,
      let movement = layer.movement(of: ownLayer, at: geometry, in: parent.geometry)
    else { return place }
    return place.concatenating(movement)
  }

  /// To the coordinates of the topmost view, without that view's own place.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      result = result.concatenating(view.transformToParent)
      view = parent
    }
    return result
  }
}

/// A space of coordinates: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the whole, in its own coordinates.
  var bounds: CGRect { get }
  /// Returns the same place in other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the same place in these coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the smallest upright rectangle around the same place in other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the smallest upright rectangle around the same place in these coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Returns the same place in other coordinates: those of a view, else those of the window.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(coordinateSpace))
  }

  /// Returns the same place in the view's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(coordinateSpace))
  }

  /// Returns the smallest upright rectangle around the same place in other coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(coordinateSpace))
  }

  /// Returns the smallest upright rectangle around the same place in the view's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(coordinateSpace))
  }

  // Of any object: the optimizer of Swift 6.3.1 crashes on a cast of the protocol's type that it
  // specializes ("verification error when verifying before lowering ownership").
  @inline(never)
  private static func view(_ space: AnyObject) -> UIView? { space as? UIView }
}
