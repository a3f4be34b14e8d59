// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

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
