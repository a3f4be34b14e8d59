// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension NSView {
  /// The size in ``intrinsicContentSize`` that says there is none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Returns the same point in another view's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - view: The other view; nil for the window, whose origin is its lower left corner.
  /// - Returns: The point in the other view's coordinates.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let converted = viewNode.convert(
      CGPoint(x: point.x, y: mirrored(y: point.y)), to: view?.viewNode)
    return NSPoint(x: converted.x, y: view?.mirrored(y: converted.y) ?? rootHeight - converted.y)
  }

  /// Returns the same point in this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point in the other view's coordinates.
  ///   - view: The other view; nil for the window, whose origin is its lower left corner.
  /// - Returns: The point in this view's coordinates.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let converted = CGPoint(x: point.x, y: view?.mirrored(y: point.y) ?? rootHeight - point.y)
    let own = viewNode.convert(converted, from: view?.viewNode)
    return NSPoint(x: own.x, y: mirrored(y: own.y))
  }

  /// Returns the rectangle in another view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - view: The other view; nil for the window, whose origin is its lower left corner.
  /// - Returns: The rectangle in the other view's coordinates.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    let converted = viewNode.convert(mirrored(rect), to: view?.viewNode)
    return view?.mirrored(converted) ?? mirroredInRoot(converted)
  }

  /// Returns the rectangle in this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other view's coordinates.
  ///   - view: The other view; nil for the window, whose origin is its lower left corner.
  /// - Returns: The rectangle in this view's coordinates.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    let converted = view?.mirrored(rect) ?? mirroredInRoot(rect)
    return mirrored(viewNode.convert(converted, from: view?.viewNode))
  }

  /// A size in another view's coordinates: views here are not scaled.
  ///
  /// - Parameters:
  ///   - size: A size in this view's coordinates.
  ///   - view: The other view; nil for the window.
  /// - Returns: The same size.
  public func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }

  /// A size in this view's coordinates: views here are not scaled.
  ///
  /// - Parameters:
  ///   - size: A size in the other view's coordinates.
  ///   - view: The other view; nil for the window.
  /// - Returns: The same size.
  public func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }

  /// The height of the window or, outside one, of the topmost view.
  private var rootHeight: CGFloat {
    var view: UIView = viewNode
    while let parent = view.superview { view = parent }
    return view.bounds.height
  }

  private func mirroredInRoot(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x, y: rootHeight - rect.origin.y - rect.height, width: rect.width,
      height: rect.height)
  }
}
