// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A value with values in between, whose differences can be added.
protocol Interpolatable: Equatable {
  /// The value on the way to another.
  ///
  /// - Parameters:
  ///   - end: The other.
  ///   - progress: 0 for this value, 1 for the other; beyond them on the same line.
  /// - Returns: The value.
  func interpolated(to end: Self, _ progress: CGFloat) -> Self

  /// This value with the difference between two others added.
  ///
  /// - Parameters:
  ///   - start: The one.
  ///   - end: The other. For this value equal to `start`, it is the result.
  /// - Returns: The value.
  func moved(from start: Self, to end: Self) -> Self
}

extension CGFloat: Interpolatable {
  func interpolated(to end: CGFloat, _ progress: CGFloat) -> CGFloat {
    self + (end - self) * progress
  }

  func moved(from start: CGFloat, to end: CGFloat) -> CGFloat { self + (end - start) }
}

extension CGPoint: Interpolatable {
  func interpolated(to end: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, progress), y: y.interpolated(to: end.y, progress))
  }

  func moved(from start: CGPoint, to end: CGPoint) -> CGPoint {
    CGPoint(x: x.moved(from: start.x, to: end.x), y: y.moved(from: start.y, to: end.y))
  }
}

extension CGSize: Interpolatable {
  func interpolated(to end: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, progress),
      height: height.interpolated(to: end.height, progress))
  }

  func moved(from start: CGSize, to end: CGSize) -> CGSize {
    CGSize(
      width: width.moved(from: start.width, to: end.width),
      height: height.moved(from: start.height, to: end.height))
  }
}

/// A transform taken apart into what changes evenly on the way to another, as CSS does it.
struct TransformParts {
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

  /// Transforms add up as in Core Animation, one after the other, so that turns stay turns: this
  /// one, then back from the start, then to the end. There is no way back from a start that
  /// flattens the plane; from there components add up.
  func moved(from start: CGAffineTransform, to end: CGAffineTransform) -> CGAffineTransform {
    guard start.a * start.d == start.b * start.c else {
      return concatenating(start.inverted()).concatenating(end)
    }
    return CGAffineTransform(
      a: a.moved(from: start.a, to: end.a), b: b.moved(from: start.b, to: end.b),
      c: c.moved(from: start.c, to: end.c), d: d.moved(from: start.d, to: end.d),
      tx: tx.moved(from: start.tx, to: end.tx), ty: ty.moved(from: start.ty, to: end.ty))
  }
}
