// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@Suite("Transforms")
struct TransformTests {
  @Test func `A point is scaled, then moved`() {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    expectEqual(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 12, y: 23))
  }

  @Test func `translatedBy comes before what is there`() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
    expectEqual(CGPoint.zero.applying(transform), CGPoint(x: 10, y: 0))
  }

  @Test func `An inverse takes every point back`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -4).scaledBy(
      x: 2, y: 5)
    let there = CGPoint(x: 11, y: 13).applying(transform)
    let back = there.applying(transform.inverted())
    expectNear(back.x, 11, within: 1e-9)
    expectNear(back.y, 13, within: 1e-9)
  }

  @Test func `A transform that flattens everything is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
  }

  @Test func `A quarter turn of a rectangle swaps its lengths`() {
    let turned = CGRect(x: 0, y: 0, width: 40, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    expectEqual(turned.compactDescription, "-20, 0  20 × 40")
  }

  @Test func `A transform of the plane survives the way into space`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(transform)
    expect(CATransform3DIsAffine(space))
    expectEqual(CATransform3DGetAffineTransform(space), transform)
  }

  @Test func `A turn out of the plane has no affine part`() {
    let turned = CATransform3DMakeRotation(0.5, 0, 1, 0)
    expect(!CATransform3DIsAffine(turned))
    expectEqual(CATransform3DGetAffineTransform(turned), .identity)
  }

  /// Behaviour rule RE-11.
  @Test func `A turn about an axis of the plane narrows by its cosine`() {
    let upright = CATransform3DMakeRotation(.pi / 3, 0, 1, 0).flattened
    expectNear(upright.a, 0.5, within: 1e-12)
    expectEqual(upright.d, 1)
    expectEqual(upright.b, 0)
    expectEqual(upright.c, 0)
    expectEqual(upright.tx, 0)
    expectEqual(upright.ty, 0)
    let level = CATransform3DMakeRotation(.pi / 3, 1, 0, 0).flattened
    expectEqual(level.a, 1)
    expectNear(level.d, 0.5, within: 1e-12)
  }

  /// Behaviour rule RE-11.
  @Test func `What is further away in perspective is smaller`() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    // As far behind the plane as the eye is before it, at half the size.
    let far = CATransform3DTranslate(eye, 40, 0, -500).flattened
    expectNear(far.a, 0.5, within: 1e-12)
    expectNear(far.d, 0.5, within: 1e-12)
    expectNear(far.tx, 20, within: 1e-12)
    let near = CATransform3DTranslate(eye, 0, 0, 250).flattened
    expectNear(near.a, 2, within: 1e-12)
    expectNear(near.d, 2, within: 1e-12)
  }

  /// Behaviour rule RE-11.
  @Test func `Nothing has an area on its edge or behind the eye`() {
    let edge = CATransform3DMakeRotation(.pi / 2, 0, 1, 0).flattened
    expectEqual(edge.a, 0)
    expectEqual(edge.d, 1)
    let skew = CATransform3DMakeRotation(.pi / 2, 1, 1, 0).flattened
    expectEqual(skew.a * skew.d, skew.b * skew.c)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let behind = CATransform3DTranslate(eye, 0, 0, 600).flattened
    expectEqual(behind.a, 0)
    expectEqual(behind.d, 0)
  }

  @Test func `Concatenating in space is concatenating in the plane`() {
    let first = CGAffineTransform(rotationAngle: 0.3)
    let second = CGAffineTransform(translationX: 7, y: 8)
    let joined = CATransform3DConcat(
      CATransform3DMakeAffineTransform(first), CATransform3DMakeAffineTransform(second))
    expectEqual(joined, CATransform3DMakeAffineTransform(first.concatenating(second)))
  }
}
