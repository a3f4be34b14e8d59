// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The stored geometry of a view, from which its frame follows.
package struct ViewGeometry {
  package var bounds = CGRect.zero
  package var center = CGPoint.zero
  package var transform = CGAffineTransform.identity

  /// The smallest upright rectangle around the transformed bounds.
  package var frame: CGRect {
    guard !transform.isIdentity else { return untransformedFrame }
    let size = bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(transform)
    return CGRect(
      origin: CGPoint(x: box.origin.x + center.x, y: box.origin.y + center.y), size: box.size)
  }

  /// Where the view would be without its transform.
  package var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// From the view's own coordinates to its superview's.
  package var toSuperview: CGAffineTransform {
    let (x, y) = (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2)
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: center.x - x, y: center.y - y)
    }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(
      CGAffineTransform(translationX: center.x, y: center.y))
  }
}
