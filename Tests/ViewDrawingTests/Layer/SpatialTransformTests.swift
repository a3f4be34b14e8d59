// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// Behaviour rule RE-11.
@MainActor
@Suite("Transforms of space")
struct SpatialTransformTests {
  private let red = "FF0000FF"
  private let clear = "00000000"
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    square.backgroundColor = .red
    root.addSubview(square)
  }

  private func turn(_ degrees: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, x, y, 0)
  }

  @Test func `A view turned by 60 degrees about y is half as wide, in the middle`() throws {
    square.transform3D = turn(60, 0, 1)
    let pixels = try Pixels(of: root)
    for y in [0, 50, 99] {
      expectEqual(pixels.hex(24, y), clear)
      expectEqual(pixels.hex(25, y), red)
      expectEqual(pixels.hex(74, y), red)
      expectEqual(pixels.hex(75, y), clear)
    }
  }

  @Test func `A layer turned by 60 degrees about x is half as high`() throws {
    let layer = CALayer()
    layer.frame = root.bounds
    layer.backgroundColor = UIColor.red.cgColor
    layer.transform = turn(60, 1, 0)
    square.removeFromSuperview()
    root.layer.addSublayer(layer)
    let pixels = try Pixels(of: root)
    expectEqual(pixels.hex(50, 24), clear)
    expectEqual(pixels.hex(50, 25), red)
    expectEqual(pixels.hex(0, 74), red)
    expectEqual(pixels.hex(0, 75), clear)
    expectEqual(CALayer(layer: layer).transform, turn(60, 1, 0))
  }

  @Test func `A view away from the eye is smaller, and one behind it is not drawn`() throws {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    square.layer.transform = CATransform3DTranslate(eye, 0, 0, -500)
    let far = try Pixels(of: root)
    expectEqual(far.hex(24, 50), clear)
    expectEqual(far.hex(26, 26), red)
    expectEqual(far.hex(50, 76), clear)
    square.layer.transform = CATransform3DTranslate(eye, 0, 0, 600)
    try expectEqual(Pixels(of: root).hex(50, 50), clear)
  }

  @Test func `The transform of sublayers moves them about the middle of the superlayer`() throws {
    square.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    let pixels = try Pixels(of: root)
    // Half as large and half as far from the middle, a view as well as a layer.
    expectEqual(pixels.hex(24, 24), clear)
    expectEqual(pixels.hex(25, 25), red)
    expectEqual(pixels.hex(44, 44), red)
    expectEqual(pixels.hex(45, 45), clear)
    expectEqual(
      square.convert(square.bounds, to: root), CGRect(x: 25, y: 25, width: 20, height: 20))
    expectEqual(
      square.layer.convert(square.bounds, to: root.layer),
      CGRect(x: 25, y: 25, width: 20, height: 20))
    let layer = CALayer()
    layer.frame = CGRect(x: 60, y: 60, width: 40, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    root.layer.addSublayer(layer)
    try expectEqual(Pixels(of: root).hex(74, 74), red)
    try expectEqual(Pixels(of: root).hex(75, 75), clear)
    expectEqual(CALayer(layer: root.layer).sublayerTransform, root.layer.sublayerTransform)
    root.layer.sublayerTransform = CATransform3DIdentity
    try expectEqual(Pixels(of: root).hex(75, 75), red)
  }

  @Test func `A superlayer's perspective makes what is farther away smaller`() throws {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    root.layer.sublayerTransform = eye
    try expectEqual(Pixels(of: root).hex(0, 0), red)
    square.layer.zPosition = -500
    let far = try Pixels(of: root)
    expectEqual(far.hex(24, 50), clear)
    expectEqual(far.hex(26, 26), red)
    expectEqual(far.hex(50, 76), clear)
    // Behind the eye.
    square.layer.zPosition = 600
    try expectEqual(Pixels(of: root).hex(50, 50), clear)
  }

  @Test func `A back is drawn unless the layer is not double-sided`() throws {
    square.transform3D = turn(180, 0, 1)
    try expectEqual(Pixels(of: root).hex(50, 50), red)
    square.layer.isDoubleSided = false
    try expectEqual(Pixels(of: root).hex(50, 50), clear)
    square.transform3D = turn(60, 0, 1)
    try expectEqual(Pixels(of: root).hex(50, 50), red)
    square.transform3D = turn(90, 0, 1)
    try expectEqual(Pixels(of: root).hex(50, 50), clear)
  }

  @Test func `The transform is kept until another is set`() {
    square.transform3D = turn(60, 0, 1)
    expectEqual(square.transform3D, turn(60, 0, 1))
    expectEqual(square.layer.transform, turn(60, 0, 1))
    expectEqual(square.layer.presentation()?.transform, turn(60, 0, 1))
    expectEqual(square.transform, square.layer.affineTransform())
    let plane = square.transform
    square.transform = plane
    expectEqual(square.transform3D, CATransform3DMakeAffineTransform(plane))
    square.transform3D = CATransform3DMakeTranslation(0, 0, 5)
    expectEqual(square.transform, .identity)
    expectEqual(square.transform3D.m43, 5)
    square.layer.setAffineTransform(.identity)
    expect(CATransform3DIsIdentity(square.transform3D))
  }

  @Test func `A touch hits what is drawn`() {
    square.transform3D = turn(60, 0, 1)
    expectSame(root.hitTest(CGPoint(x: 30, y: 50), with: nil), square)
    expectSame(root.hitTest(CGPoint(x: 20, y: 50), with: nil), root)
    // Half as far from the middle in the superview.
    let point = square.convert(CGPoint(x: 90, y: 10), to: root)
    expectNear(point.x, 70, within: 1e-9)
    expectNear(point.y, 10, within: 1e-9)
  }
}
