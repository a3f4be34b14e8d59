// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// A view of 60 × 60 points whose layer is a shape.
private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  var shape: CAShapeLayer? { layer as? CAShapeLayer }
}

@MainActor
@Suite("Shape layers")
struct ShapeLayerTests {
  private let clear = "00000000"
  private let red = "FF0000FF"
  private let blue = "0000FFFF"
  private let black = "000000FF"

  /// The pixels of a view of 60 × 60 points with a shape in its layer.
  private func pixels(_ change: (CAShapeLayer) -> Void) throws -> Pixels {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let shape = CAShapeLayer()
    shape.frame = view.bounds
    change(shape)
    view.layer.addSublayer(shape)
    return try Pixels(of: view)
  }

  private let square = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40))

  @Test func `Defaults are Core Animation's`() {
    let layer = CAShapeLayer()
    expectNil(layer.path)
    expectNil(layer.strokeColor)
    expectNil(layer.lineDashPattern)
    expectEqual(layer.fillColor, UIColor.black.cgColor)
    expectEqual(layer.fillRule, .nonZero)
    expectEqual(layer.fillRule.rawValue, "non-zero")
    expectEqual(layer.strokeStart, 0)
    expectEqual(layer.strokeEnd, 1)
    expectEqual(layer.lineWidth, 1)
    expectEqual(layer.miterLimit, 10)
    expectEqual(layer.lineDashPhase, 0)
    expectEqual(layer.lineCap, .butt)
    expectEqual(layer.lineJoin, .miter)
    expectEqual(CAShapeLayerFillRule(rawValue: "even-odd"), .evenOdd)
    expectEqual(CAShapeLayerLineCap(rawValue: "round"), .round)
    expectEqual(CAShapeLayerLineCap.square.rawValue, "square")
    expectEqual(CAShapeLayerLineJoin(rawValue: "bevel"), .bevel)
    expectEqual(CAShapeLayerLineJoin.round.rawValue, "round")
  }

  @Test func `A path is filled, in black unless another colour is set`() throws {
    let filled = try pixels { $0.path = square.cgPath }
    expectEqual(filled.hex(10, 10), black)
    expectEqual(filled.hex(49, 49), black)
    expectEqual(filled.hex(9, 30), clear)
    expectEqual(filled.hex(50, 30), clear)
    let colored = try pixels {
      $0.path = square.cgPath
      $0.fillColor = UIColor.red.cgColor
    }
    expectEqual(colored.hex(30, 30), red)
    try expectEqual(pixels { _ in }.inkCount, 0)
  }

  @Test func `A line lies half on either side of the path, over the filling`() throws {
    let pixels = try pixels {
      $0.path = square.cgPath
      $0.fillColor = UIColor.red.cgColor
      $0.strokeColor = UIColor.blue.cgColor
      $0.lineWidth = 4
    }
    expectEqual(pixels.hex(7, 30), clear)
    for x in 8..<12 { expectEqual(pixels.hex(x, 30), blue) }
    expectEqual(pixels.hex(12, 30), red)
    expectEqual(pixels.hex(8, 8), blue)
  }

  @Test func `An outline in another is a hole by the rule even-odd alone`() throws {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20)))
    try expectEqual(pixels { $0.path = path.cgPath }.hex(30, 30), black)
    let ring = try pixels {
      $0.path = path.cgPath
      $0.fillRule = .evenOdd
    }
    expectEqual(ring.hex(30, 30), clear)
    expectEqual(ring.hex(15, 30), black)
  }

  /// A line of 4 points from (10, 30) to (50, 30).
  private func line(_ change: (CAShapeLayer) -> Void) throws -> Pixels {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 30))
    path.addLine(to: CGPoint(x: 50, y: 30))
    return try pixels {
      $0.path = path.cgPath
      $0.strokeColor = UIColor.red.cgColor
      $0.lineWidth = 4
      change($0)
    }
  }

  @Test func `The part between strokeStart and strokeEnd is drawn`() throws {
    let part = try line {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
    }
    expectEqual(part.hex(19, 30), clear)
    expectEqual(part.hex(20, 30), red)
    expectEqual(part.hex(39, 30), red)
    expectEqual(part.hex(40, 30), clear)
    try expectEqual(line { $0.strokeEnd = 0 }.inkCount, 0)
    try expectEqual(line { $0.strokeStart = 1 }.inkCount, 0)
  }

  @Test func `The filling is whole whatever part of the line is drawn`() throws {
    let pixels = try pixels {
      $0.path = square.cgPath
      $0.strokeEnd = 0
      $0.strokeColor = UIColor.red.cgColor
    }
    expectEqual(pixels.hex(30, 30), black)
    expectEqual(pixels.hex(10, 10), black)
  }

  @Test func `A ring that begins at the top is a quarter full on its right`() throws {
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: 30, y: 30), radius: 20, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
      clockwise: true)
    let pixels = try pixels {
      $0.path = ring.cgPath
      $0.fillColor = nil
      $0.strokeColor = UIColor.red.cgColor
      $0.lineWidth = 6
      $0.strokeEnd = 0.25
    }
    // At 45° above the right, and nothing on the other three sides.
    expectEqual(pixels.hex(44, 15), red)
    expectEqual(pixels.hex(30, 10), red)
    expectEqual(pixels.hex(49, 29), red)
    expectEqual(pixels.hex(44, 44), clear)
    expectEqual(pixels.hex(15, 15), clear)
    expectEqual(pixels.hex(28, 10), clear)
    expectEqual(pixels.hex(49, 31), clear)
  }

  @Test func `Ends are square, round or at the end of the path`() throws {
    try expectEqual(line { _ in }.hex(9, 29), clear)
    let square = try line { $0.lineCap = .square }
    expectEqual(square.hex(8, 28), red)
    expectEqual(square.hex(7, 29), clear)
    let round = try line { $0.lineCap = .round }
    expectEqual(round.hex(9, 29), red)
    expectNotEqual(round.hex(8, 28), red)
  }

  @Test func `Dashes have lengths and a phase`() throws {
    let dashes = try line { $0.lineDashPattern = [6, 4] }
    expectEqual(dashes.hex(15, 30), red)
    expectEqual(dashes.hex(16, 30), clear)
    expectEqual(dashes.hex(19, 30), clear)
    expectEqual(dashes.hex(20, 30), red)
    let shifted = try line {
      $0.lineDashPattern = [6, 4]
      $0.lineDashPhase = 5
    }
    expectEqual(shifted.hex(10, 30), red)
    expectEqual(shifted.hex(11, 30), clear)
    let invalid = try line { $0.lineDashPattern = [-1, 2] }
    for x in 10..<50 { expectEqual(invalid.hex(x, 30), red) }
  }

  @Test func `Corners are pointed up to the miter limit, round or cut off`() throws {
    func corner(_ change: (CAShapeLayer) -> Void) throws -> String {
      try pixels {
        $0.path = square.cgPath
        $0.fillColor = nil
        $0.strokeColor = UIColor.red.cgColor
        $0.lineWidth = 8
        change($0)
      }.hex(6, 6)
    }
    try expectEqual(corner { _ in }, red)
    try expectEqual(corner { $0.miterLimit = 1 }, clear)
    try expectEqual(corner { $0.lineJoin = .bevel }, clear)
    try expectEqual(corner { $0.lineJoin = .round }, clear)
  }

  @Test func `A view's own layer is a shape over its background, behind its subviews`() throws {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let shape = try #require(view.shape)
    expectSame(view.layer, shape)
    view.backgroundColor = .blue
    shape.path = square.cgPath
    shape.fillColor = UIColor.red.cgColor
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    child.backgroundColor = .black
    view.addSubview(child)
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(5, 5), blue)
    expectEqual(pixels.hex(12, 30), red)
    expectEqual(pixels.hex(30, 30), black)
  }

  @Test func `A shape reaches beyond the bounds unless the layer masks to them`() throws {
    func pixels(_ masks: Bool, alpha: CGFloat = 1) throws -> Pixels {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let view = ShapeView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      view.shape?.path = UIBezierPath(rect: CGRect(x: -10, y: 0, width: 20, height: 20)).cgPath
      view.layer.masksToBounds = masks
      view.alpha = alpha
      root.addSubview(view)
      return try Pixels(of: root)
    }
    try expectEqual(pixels(false).hex(15, 30), black)
    try expectEqual(pixels(false, alpha: 0.5).hex(15, 30), "00000080")
    try expectEqual(pixels(true).hex(15, 30), clear)
    try expectEqual(pixels(true).hex(25, 30), black)
  }

  @Test func `A shape beside the visible part is drawn where it reaches into it`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = ShapeView(frame: CGRect(x: 80, y: 20, width: 20, height: 20))
    view.shape?.path = UIBezierPath(rect: CGRect(x: -40, y: 0, width: 60, height: 20)).cgPath
    root.addSubview(view)
    try expectEqual(Pixels(of: root).hex(50, 30), black)
  }

  @Test func `Shapes are in the order of sublayers, and of their depth`() throws {
    func shape(_ color: UIColor) -> CAShapeLayer {
      let shape = CAShapeLayer()
      shape.path = square.cgPath
      shape.fillColor = color.cgColor
      return shape
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let (first, second) = (shape(.red), shape(.blue))
    view.layer.addSublayer(first)
    view.layer.addSublayer(second)
    try expectEqual(Pixels(of: view).hex(30, 30), blue)
    first.zPosition = 1
    try expectEqual(Pixels(of: view).hex(30, 30), red)
  }

  @Test func `A filled shape casts a shadow`() throws {
    let pixels = try pixels {
      $0.path = square.cgPath
      $0.fillColor = UIColor.red.cgColor
      $0.shadowColor = UIColor.blue.cgColor
      $0.shadowOpacity = 1
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 8, height: 0)
    }
    expectEqual(pixels.hex(54, 30), blue)
    expectEqual(pixels.hex(30, 30), red)
    expectEqual(pixels.hex(5, 30), clear)
  }

  @Test func `A copy has the values of its original`() {
    let shape = CAShapeLayer()
    shape.path = square.cgPath
    shape.lineWidth = 7
    shape.strokeEnd = 0.5
    shape.lineDashPattern = [1, 2]
    shape.cornerRadius = 3
    shape.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = CAShapeLayer(layer: shape)
    expectEqual(copy.path, square.cgPath)
    expectEqual(copy.lineWidth, 7)
    expectEqual(copy.strokeEnd, 0.5)
    expectEqual(copy.lineDashPattern, [1, 2])
    expectEqual(copy.cornerRadius, 3)
    expectEqual(copy.frame, shape.frame)
    expectEqual(shape.presentation()?.lineWidth, 7)
  }
}
