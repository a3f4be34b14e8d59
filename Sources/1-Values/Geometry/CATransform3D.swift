// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A transform of space, as in Core Animation: four rows of four entries, for row vectors.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1.
  public var m11, m12, m13, m14: CGFloat
  /// Row 2.
  public var m21, m22, m23, m24: CGFloat
  /// Row 3.
  public var m31, m32, m33, m34: CGFloat
  /// Row 4: the translation, and 1.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix of zeros, as in Core Animation.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// Whether the transform maps the plane onto itself, so that an affine transform says it all.
  var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }
}

/// The transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns a transform of space from one of the plane.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m12) = (transform.a, transform.b)
  (result.m21, result.m22) = (transform.c, transform.d)
  (result.m41, result.m42) = (transform.tx, transform.ty)
  (result.m33, result.m44) = (1, 1)
  return result
}

/// Returns a translation.
///
/// - Parameters:
///   - tx: The distance to the right, in points.
///   - ty: The distance down, in points.
///   - tz: The distance towards the viewer, in points.
/// - Returns: The translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scaling.
///
/// - Parameters:
///   - sx: The horizontal factor.
///   - sy: The vertical factor.
///   - sz: The factor of depth.
/// - Returns: The scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The horizontal part of the axis.
///   - y: The vertical part of the axis.
///   - z: The part of the axis towards the viewer.
/// - Returns: The rotation; the identity for an axis without a length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  result.m11 = cosine + x * x * rest
  result.m12 = x * y * rest + z * sine
  result.m13 = x * z * rest - y * sine
  result.m21 = x * y * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = y * z * rest + x * sine
  result.m31 = x * z * rest + y * sine
  result.m32 = y * z * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

/// Concatenates two transforms: the first is applied first.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let (left, right) = (first.rows, second.rows)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      product[row * 4 + column] = (0..<4).reduce(0) { sum, index in
        sum + left[row * 4 + index] * right[index * 4 + column]
      }
    }
  }
  return CATransform3D(rows: product)
}

/// Returns a transform that translates before another is applied.
///
/// - Parameters:
///   - transform: The transform.
///   - tx: The distance to the right, in points.
///   - ty: The distance down, in points.
///   - tz: The distance towards the viewer, in points.
/// - Returns: The translation, followed by the transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// Returns a transform that scales before another is applied.
///
/// - Parameters:
///   - transform: The transform.
///   - sx: The horizontal factor.
///   - sy: The vertical factor.
///   - sz: The factor of depth.
/// - Returns: The scaling, followed by the transform.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// Returns a transform that rotates before another is applied.
///
/// - Parameters:
///   - transform: The transform.
///   - angle: The angle in radians.
///   - x: The horizontal part of the axis.
///   - y: The vertical part of the axis.
///   - z: The part of the axis towards the viewer.
/// - Returns: The rotation, followed by the transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// Returns whether a transform leaves every point where it is.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// Returns whether two transforms have the same entries.
public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
  first == second
}

/// Returns whether a transform is affine, so that ``CATransform3DGetAffineTransform(_:)``
/// represents it exactly.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  transform.isAffine
}

/// Returns the affine part of a transform, or the identity if it is not affine.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  guard transform.isAffine else { return .identity }
  return CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
    tx: transform.m41, ty: transform.m42)
}

extension CATransform3D {
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a transform from sixteen entries, row by row.
  init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

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
