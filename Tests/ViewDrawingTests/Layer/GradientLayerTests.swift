// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// A view whose layer is a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}

@MainActor
@Suite("Gradient layers")
struct GradientLayerTests {
  private let clear = "00000000"
  private let red = "FF0000FF"
  private let blue = "0000FFFF"

  /// The pixels of a view of 100 × 100 points with a gradient from red to blue.
  private func pixels(_ change: (CAGradientLayer) -> Void = { _ in }) throws -> Pixels {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    change(layer)
    view.layer.addSublayer(layer)
    return try Pixels(of: view)
  }

  /// The share of blue of a pixel, which is otherwise red.
  private func blueShare(_ pixels: Pixels, _ x: Int, _ y: Int) throws -> Double {
    let hex = pixels.hex(x, y)
    let numbers = stride(from: 0, to: 8, by: 2).map { start in
      let from = hex.index(hex.startIndex, offsetBy: start)
      return Int(hex[from..<hex.index(from, offsetBy: 2)], radix: 16) ?? -1
    }
    try #require(numbers[1] == 0 && numbers[3] == 255)
    expectAtMost(abs(numbers[0] + numbers[2] - 255), 2)
    return Double(numbers[2]) / 255
  }

  @Test func `Defaults are Core Animation's`() {
    let layer = CAGradientLayer()
    expectNil(layer.colors)
    expectNil(layer.locations)
    expectEqual(layer.startPoint, CGPoint(x: 0.5, y: 0))
    expectEqual(layer.endPoint, CGPoint(x: 0.5, y: 1))
    expectEqual(layer.type, .axial)
    expectEqual(layer.type.rawValue, "axial")
    expectEqual(CAGradientLayerType(rawValue: "radial"), .radial)
    expectEqual(CAGradientLayerType.conic.rawValue, "conic")
  }

  @Test func `Colours go from the top to the bottom unless points are set`() throws {
    let down = try pixels()
    try expectLess(blueShare(down, 50, 0), 0.02)
    expectLess(abs(try blueShare(down, 10, 50) - 0.5), 0.02)
    try expectGreater(blueShare(down, 50, 99), 0.98)
    let across = try pixels {
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    try expectLess(blueShare(across, 0, 50), 0.02)
    expectLess(abs(try blueShare(across, 50, 90) - 0.5), 0.02)
    try expectGreater(blueShare(across, 99, 50), 0.98)
  }

  @Test func `Colours are at equal distances, or where locations say`() throws {
    let colors = [UIColor.red, .blue, .red].map(\.cgColor)
    let equal = try pixels { $0.colors = colors }
    try expectGreater(blueShare(equal, 50, 50), 0.97)
    expectLess(abs(try blueShare(equal, 50, 75) - 0.5), 0.03)
    let placed = try pixels {
      $0.colors = colors
      $0.locations = [0, 0.2, 0.4]
    }
    try expectGreater(blueShare(placed, 50, 20), 0.95)
    try expectEqual(blueShare(placed, 50, 50), 0)
  }

  @Test func `A single colour fills the bounds, and none nothing`() throws {
    try expectEqual(pixels { $0.colors = [UIColor.blue.cgColor] }.hex(50, 2), blue)
    try expectEqual(pixels { $0.colors = nil }.inkCount, 0)
    try expectEqual(pixels { $0.colors = [] }.inkCount, 0)
    try expectEqual(pixels { $0.colors = ["red"] }.inkCount, 0)
  }

  @Test func `A radial gradient ends at the ellipse whose box has the end point as a corner`()
    throws
  {
    let pixels = try pixels {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.9, y: 0.7)
    }
    try expectLess(blueShare(pixels, 50, 50), 0.04)
    expectLess(abs(try blueShare(pixels, 70, 50) - 0.5), 0.04)
    expectLess(abs(try blueShare(pixels, 50, 40) - 0.5), 0.04)
    try expectGreater(blueShare(pixels, 50, 72), 0.99)
  }

  @Test func `A conic gradient goes clockwise from the direction of the end point`() throws {
    let pixels = try pixels {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.5, y: 0)
    }
    try expectLess(blueShare(pixels, 51, 10), 0.03)
    expectLess(abs(try blueShare(pixels, 90, 50) - 0.25), 0.03)
    expectLess(abs(try blueShare(pixels, 50, 90) - 0.5), 0.03)
    expectLess(abs(try blueShare(pixels, 10, 50) - 0.75), 0.03)
    try expectGreater(blueShare(pixels, 48, 10), 0.97)
  }

  @Test func `Rounded corners cut the gradient`() throws {
    let pixels = try pixels { $0.cornerRadius = 30 }
    expectEqual(pixels.hex(1, 1), clear)
    expectNotEqual(pixels.hex(50, 1), clear)
  }

  @Test func `A view's own layer is a gradient of its size`() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    let gradient = try #require(view.gradient)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let label = UIView(frame: CGRect(x: 0, y: 30, width: 40, height: 20))
    label.backgroundColor = .black
    view.addSubview(label)
    let pixels = try Pixels(of: view)
    try expectGreater(blueShare(pixels, 20, 20), 0.24)
    try expectGreater(blueShare(pixels, 20, 79), 0.98)
    expectEqual(pixels.hex(20, 40), "000000FF")
    expectEqual(gradient.frame, view.frame)
  }

  @Test func `A copy has the values of its original`() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor]
    layer.locations = [0.5]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.type = .conic
    let copy = CAGradientLayer(layer: layer)
    expectEqual(copy.colors as? [CGColor], [UIColor.red.cgColor])
    expectEqual(copy.locations, [0.5])
    expectEqual(copy.startPoint, .zero)
    expectEqual(copy.endPoint, CGPoint(x: 1, y: 1))
    expectEqual(copy.type, .conic)
    expectEqual(layer.presentation()?.type, .conic)
  }
}
