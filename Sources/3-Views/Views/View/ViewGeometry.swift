// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The stored geometry of a view, from which its frame follows.
package struct ViewGeometry {
  package var bounds = CGRect.zero
  /// The position of the anchor, in the superview's coordinates.
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

  package var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  func anchorPoint(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + rect.size.width * anchor.x, y: rect.origin.y + rect.size.height * anchor.y)
  }

  /// Returns the position of the anchor if the transform scales the view from a rectangle's upper left
  /// corner, which stays where it is.
  func scaledAnchorPoint(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + rect.size.width * anchor.x * transform.a,
      y: rect.origin.y + rect.size.height * anchor.y * transform.d)
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

/// One axis of a view that follows its superview: margin, length, margin.
package struct AutoresizedSpan {
  package var position: CGFloat
  package var length: CGFloat
  /// Which of near margin, length and far margin may change.
  var isFlexible: (near: Bool, length: Bool, far: Bool)

  package init(
    position: CGFloat, length: CGFloat, isFlexible: (near: Bool, length: Bool, far: Bool)
  ) {
    self.position = position
    self.length = length
    self.isFlexible = isFlexible
  }

  /// Shares a change of the superview's length among the flexible parts, in proportion to what they
  /// are; equally if they are all zero.
  package func resized(from old: CGFloat, to new: CGFloat) -> AutoresizedSpan {
    let change = new - old
    guard change != 0 else { return self }
    let far = old - position - length
    let count = [isFlexible.near, isFlexible.length, isFlexible.far].count(where: { $0 })
    guard count > 0 else { return self }
    let total =
      (isFlexible.near ? position : 0) + (isFlexible.length ? length : 0)
      + (isFlexible.far ? far : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return count > 1 && total != 0 ? change * part / total : change / CGFloat(count)
    }
    var result = self
    result.position += share(isFlexible.near, position)
    result.length = max(0, length + share(isFlexible.length, length))
    return result
  }
}
