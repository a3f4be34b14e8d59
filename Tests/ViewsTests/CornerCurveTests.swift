// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// One radius before the corner a circle's quarter begins, on the edge; there a continuous corner
/// is 0.0096 radii inside it. With a radius of 200 points that is a pixel and nine tenths.
@MainActor
@Suite("Corners of continuous form")
struct CornerCurveTests {
  private let clear = "00000000"
  private let red = "FF0000FF"
  private let blue = "0000FFFF"

  /// The upper part of a square of 700 points, below 60 points of nothing.
  private func makeScene(
    _ curve: CALayerCornerCurve, _ change: (UIView) -> Void = { _ in }
  ) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 60, width: 700, height: 700))
    box.backgroundColor = .red
    box.layer.cornerRadius = 200
    box.layer.cornerCurve = curve
    change(box)
    root.addSubview(box)
    return root
  }

  @Test func `A background has them`() throws {
    try expectEqual(Pixels(of: makeScene(.circular)).hex(200, 60), red)
    let pixels = try Pixels(of: makeScene(.continuous))
    expectEqual(pixels.hex(200, 60), clear)
    expectEqual(pixels.hex(200, 63), red)
    expectEqual(pixels.hex(350, 60), red)
  }

  @Test func `What is cut at the edge has them`() throws {
    func scene(_ curve: CALayerCornerCurve) throws -> Pixels {
      try Pixels(
        of: makeScene(curve) { box in
          box.backgroundColor = nil
          box.clipsToBounds = true
          let inner = UIView(frame: box.bounds)
          inner.backgroundColor = .blue
          box.addSubview(inner)
        })
    }
    try expectEqual(scene(.circular).hex(200, 60), blue)
    try expectEqual(scene(.continuous).hex(200, 60), clear)
    try expectEqual(scene(.continuous).hex(200, 63), blue)
  }

  @Test func `A border has them, and is as wide everywhere`() throws {
    func scene(_ curve: CALayerCornerCurve) throws -> Pixels {
      try Pixels(
        of: makeScene(curve) { box in
          box.layer.borderWidth = 10
          box.layer.borderColor = UIColor.blue.cgColor
        })
    }
    // From 0 to 10 points, and from 1.9 to 11.9.
    let circular = try scene(.circular)
    expectEqual(circular.hex(200, 60), blue)
    expectEqual(circular.hex(200, 71), red)
    let continuous = try scene(.continuous)
    expectEqual(continuous.hex(200, 60), clear)
    expectEqual(continuous.hex(200, 63), blue)
    expectEqual(continuous.hex(200, 70), blue)
    expectEqual(continuous.hex(200, 73), red)
    expectEqual(continuous.hex(350, 69), blue)
    expectEqual(continuous.hex(350, 70), red)
  }

  @Test func `A shadow has them`() throws {
    func scene(_ curve: CALayerCornerCurve) throws -> Pixels {
      try Pixels(
        of: makeScene(curve) { box in
          box.layer.shadowOpacity = 1
          box.layer.shadowRadius = 0
          box.layer.shadowOffset = CGSize(width: 0, height: -50)
        })
    }
    try expectNotEqual(scene(.circular).hex(200, 10), clear)
    try expectEqual(scene(.continuous).hex(200, 10), clear)
    try expectNotEqual(scene(.continuous).hex(200, 13), clear)
  }

  @Test func `A layer in a layer has them`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 700, height: 700)
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 200
    layer.cornerCurve = .continuous
    root.layer.addSublayer(layer)
    let pixels = try Pixels(of: root)
    expectEqual(pixels.hex(200, 0), clear)
    expectEqual(pixels.hex(200, 3), red)
  }

  @Test func `Square corners beside them stay square`() throws {
    let pixels = try Pixels(
      of: makeScene(.continuous) { $0.layer.maskedCorners = [.layerMinXMinYCorner] })
    expectEqual(pixels.hex(200, 60), clear)
    expectEqual(pixels.hex(699, 60), red)
  }

  /// A path drawn in red into a picture of 700 x 20 pixels.
  private func picture(of path: UIBezierPath) throws -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 700, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.red.setFill()
      path.fill()
    }
    return try Pixels(of: UIImageView(image: image))
  }

  @Test func `A path with rounded corners has them, as in UIKit`() throws {
    let square = CGRect(x: 0, y: 0, width: 700, height: 700)
    let pixels = try picture(of: UIBezierPath(roundedRect: square, cornerRadius: 200))
    expectEqual(pixels.hex(200, 0), clear)
    expectEqual(pixels.hex(200, 3), red)
  }

  @Test func `A path has rounded corners where they are asked for`() throws {
    func path(_ y: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: y, width: 700, height: 700),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 200, height: 200))
    }
    let top = try picture(of: path(0))
    expectEqual(top.hex(200, 0), clear)
    expectEqual(top.hex(200, 3), red)
    expectEqual(top.hex(699, 0), red)
    let bottom = try picture(of: path(-680))
    expectEqual(bottom.hex(0, 19), red)
    expectEqual(bottom.hex(499, 19), clear)
    expectEqual(bottom.hex(499, 16), red)
  }

  @Test func `Radii of a path are at most half the width and half the height`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let pill = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 20, height: 300))
    expectEqual(pill.cgPath, UIBezierPath(roundedRect: rect, cornerRadius: 300).cgPath)
    let none = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 20, height: 0))
    expectEqual(none.cgPath, UIBezierPath(rect: rect).cgPath)
  }

  @Test func `How far corners reach can be asked for`() {
    expectEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
    expectEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.52866)
  }
}
