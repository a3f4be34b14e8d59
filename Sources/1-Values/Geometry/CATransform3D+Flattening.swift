// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension CATransform3D {
  /// The transform of the plane that shows a flat layer as it is seen from far away (rule RE-11).
  ///
  /// It is exact unless the transform turns the layer in perspective; then all of it is as large as at
  /// the origin. Of what is on its edge, or at the origin not before the eye, it makes a line or a
  /// point.
  package var flattened: CGAffineTransform {
    if isAffine { return CATransform3DGetAffineTransform(self) }
    guard m44 > 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let seen = CGAffineTransform(
      a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
    return isOnEdge ? seen.withoutArea : seen
  }

  /// Whether the layer's plane goes through the eye, apart from what sines and cosines leave over.
  private var isOnEdge: Bool {
    let first = (m11 * m11 + m12 * m12 + m13 * m13).squareRoot()
    let second = (m21 * m21 + m22 * m22 + m23 * m23).squareRoot()
    return abs(m11 * m22 - m12 * m21) <= 1e-9 * first * second
  }
}

extension CGAffineTransform {
  /// The transform with zeros for what is next to nothing; all zeros if there is an area yet.
  fileprivate var withoutArea: CGAffineTransform {
    let limit = 1e-9 * max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    let parts = [a, b, c, d].map { abs($0) <= limit ? 0 : $0 }
    guard parts[0] * parts[3] == parts[1] * parts[2] else {
      return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: tx, ty: ty)
    }
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: tx, ty: ty)
  }
}
