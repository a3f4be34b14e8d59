// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A transform taken apart into what changes evenly on the way to another, as CSS does it.
private struct TransformParts {
  var translation: CGPoint
  var scale: CGSize
  var angle: CGFloat
  var shear: CGFloat

  /// Nil for a transform that flattens the plane.
  init?(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    let width = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    guard determinant != 0, width > 0 else { return nil }
    translation = CGPoint(x: transform.tx, y: transform.ty)
    angle = atan2(transform.b, transform.a)
    scale = CGSize(width: width, height: determinant / width)
    shear = (transform.a * transform.c + transform.b * transform.d) / (width * scale.height)
  }

  init(translation: CGPoint, scale: CGSize, angle: CGFloat, shear: CGFloat) {
    self.translation = translation
    self.scale = scale
    self.angle = angle
    self.shear = shear
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scale.width * cosine, b: scale.width * sine,
      c: scale.height * (shear * cosine - sine), d: scale.height * (shear * sine + cosine),
      tx: translation.x, ty: translation.y)
  }

  func interpolated(to end: TransformParts, _ progress: CGFloat) -> TransformParts {
    var turn = end.angle - angle
    // The shorter way round.
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    return TransformParts(
      translation: translation.interpolated(to: end.translation, progress),
      scale: scale.interpolated(to: end.scale, progress), angle: angle + turn * progress,
      shear: shear.interpolated(to: end.shear, progress))
  }
}

extension CGAffineTransform: Interpolatable {
  func interpolated(to end: CGAffineTransform, _ progress: CGFloat) -> CGAffineTransform {
    if progress == 0 { return self }
    guard let from = TransformParts(self), let to = TransformParts(end) else {
      return CGAffineTransform(
        a: a.interpolated(to: end.a, progress), b: b.interpolated(to: end.b, progress),
        c: c.interpolated(to: end.c, progress), d: d.interpolated(to: end.d, progress),
        tx: tx.interpolated(to: end.tx, progress), ty: ty.interpolated(to: end.ty, progress))
    }
    return from.interpolated(to: to, progress).transform
  }
}
