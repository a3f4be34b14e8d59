// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The stored geometry of a view, from which its frame follows.
package struct ViewGeometry {
  package var bounds = CGRect.zero
  /// Where the anchor is, in the superview's coordinates.
  package var center = CGPoint.zero
  /// The point that the transform leaves where it is, in shares of the size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity

  /// The smallest upright rectangle around the transformed bounds.
  package var frame: CGRect {
    guard !transform.isIdentity else { return untransformedFrame }
    let size = bounds.size
    let box = CGRect(
      x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width,
      height: size.height
    ).applying(transform)
    return CGRect(
      origin: CGPoint(x: box.origin.x + center.x, y: box.origin.y + center.y), size: box.size)
  }

  /// Where the view would be without its transform.
  package var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Where the anchor of a rectangle is.
  func anchorPoint(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + rect.size.width * anchor.x, y: rect.origin.y + rect.size.height * anchor.y)
  }

  /// From the view's own coordinates to its superview's.
  package var toSuperview: CGAffineTransform {
    let x = bounds.origin.x + bounds.size.width * anchor.x
    let y = bounds.origin.y + bounds.size.height * anchor.y
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: center.x - x, y: center.y - y)
    }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(
      CGAffineTransform(translationX: center.x, y: center.y))
  }
}
