// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Where a guide lies in its view on one axis, in terms of the view's length.
struct GuideSpan {
  /// Where it begins: a share of the view's length, and points.
  var near: (share: CGFloat, points: CGFloat)
  /// How long it is: a share of the view's length, and points.
  var length: (share: CGFloat, points: CGFloat)

  /// The whole view, less insets.
  init(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    let (first, last) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    near = (0, first)
    length = (1, -first - last)
  }

  /// A stretch at the far edge.
  init(atEnd points: CGFloat) {
    near = (1, -points)
    length = (0, points)
  }

  /// The place in a view's bounds.
  func range(in start: CGFloat, _ whole: CGFloat) -> (near: CGFloat, length: CGFloat) {
    (
      start + near.share * whole + near.points,
      max(0, length.share * whole + length.points)
    )
  }
}

extension UILayoutGuide {
  /// The rectangle of a guide that the system places in its view's bounds.
  var systemFrame: CGRect {
    guard let bounds = owningView?.bounds, let horizontal = span(on: .horizontal),
      let vertical = span(on: .vertical)
    else { return .zero }
    let (x, width) = horizontal.range(in: bounds.minX, bounds.width)
    let (y, height) = vertical.range(in: bounds.minY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
