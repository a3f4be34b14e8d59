// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

@MainActor
@Suite("Trees of layers")
struct LayerTreeTests {
  private let red = "FF0000FF"
  private let blue = "0000FFFF"
  private let clear = "00000000"

  @Test func `Layers are put beside others and in their place`() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    expectEqual(root.sublayers, [b, a])
    root.insertSublayer(c, above: b)
    expectEqual(root.sublayers, [b, c, a])
    root.insertSublayer(a, below: b)
    expectEqual(root.sublayers, [a, b, c])
    root.insertSublayer(a, above: c)
    expectEqual(root.sublayers, [b, c, a])
    root.insertSublayer(b, above: nil)
    expectEqual(root.sublayers, [c, a, b])
    root.insertSublayer(b, below: CALayer())
    expectEqual(root.sublayers, [b, c, a])
    root.insertSublayer(b, above: b)
    expectEqual(root.sublayers, [b, c, a])
    let other = CALayer()
    root.replaceSublayer(c, with: other)
    expectEqual(root.sublayers, [b, other, a])
    expectNil(c.superlayer)
    root.replaceSublayer(c, with: CALayer())
    expectEqual(root.sublayers, [b, other, a])
    root.replaceSublayer(b, with: a)
    expectEqual(root.sublayers, [a, other])
  }

  @Test func `Sublayers are set all together`() {
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(CALayer())
    root.sublayers = [a, b]
    expectEqual(root.sublayers, [a, b])
    expectSame(a.superlayer, root)
    root.sublayers?.forEach { $0.removeFromSuperlayer() }
    expectNil(root.sublayers)
    expectNil(a.superlayer)
    root.sublayers = [a]
    root.sublayers = nil
    expectNil(root.sublayers)
    expectNil(a.superlayer)
  }

  @Test func `A layer has a name and copies keep it`() {
    let layer = CALayer()
    expectNil(layer.name)
    layer.name = "progress"
    layer.opacity = 0.25
    layer.cornerRadius = 9
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = CALayer(layer: layer)
    expectEqual(copy.name, "progress")
    expectEqual(copy.opacity, 0.25)
    expectEqual(copy.cornerRadius, 9)
    expectEqual(copy.frame, layer.frame)
    expectEqual(CALayer(layer: "none").frame, .zero)
    layer.name = nil
    expectNil(layer.name)
  }

  @Test func `A view's layer is of the class that the view names`() {
    final class ProgressLayer: CAShapeLayer {
      var progress: CGFloat = 0.5
    }
    final class ProgressView: UIView {
      override class var layerClass: AnyClass { ProgressLayer.self }
    }
    let view = ProgressView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual((view.layer as? ProgressLayer)?.progress, 0.5)
    expectSame(view.layer, view.layer)
    expectEqual(view.layer.bounds, view.bounds)
    expect(type(of: UIView().layer) == CALayer.self)
    expect(UIView.layerClass == CALayer.self)
  }

  @Test func `A layer that is put into a view's is in front of what the view draws`() throws {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: bounds).fill()
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    let cover = CALayer()
    cover.backgroundColor = UIColor.blue.cgColor
    cover.frame = CGRect(x: 2, y: 0, width: 2, height: 2)
    view.layer.addSublayer(cover)
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(0, 0), red)
    expectEqual(pixels.hex(3, 0), blue)
  }

  @Test(.waitsForProcesses) func `A class that is no layer's stops the program with both names`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class OddView: UIView {
          override class var layerClass: AnyClass { UIControl.self }
        }
        _ = OddView().layer
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "UIControl cannot be the layerClass of OddView: it is not a subclass of CALayer.")
  }

  // MARK: Transform layers

  private func makeSquare(_ color: UIColor, _ x: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 10, width: 20, height: 20)
    layer.backgroundColor = color.cgColor
    return layer
  }

  private func pixels(_ layer: CALayer) throws -> Pixels {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    layer.frame = view.bounds
    layer.addSublayer(makeSquare(.red, 10))
    layer.addSublayer(makeSquare(.blue, 20))
    layer.opacity = 0.5
    view.layer.addSublayer(layer)
    return try Pixels(of: view)
  }

  @Test func `A transform layer gives its opacity to each of its sublayers`() throws {
    // The red one shows through the blue one, but not in an ordinary layer.
    try expectEqual(pixels(CALayer()).hex(25, 20), "0000FF80")
    let pixels = try pixels(CATransformLayer())
    expectEqual(pixels.hex(15, 20), "FF000080")
    expectEqual(pixels.hex(35, 20), "0000FF80")
    expectNotEqual(pixels.hex(25, 20), "0000FF80")
    expectPrefix(pixels.hex(25, 20), "5")
  }

  @Test func `A transform layer draws nothing of its own and cuts nothing`() throws {
    let layer = CATransformLayer()
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = 3
    layer.mask = CALayer()
    layer.masksToBounds = true
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
    layer.addSublayer(makeSquare(.blue, 10))
    view.layer.addSublayer(layer)
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(1, 1), clear)
    expectEqual(pixels.hex(5, 40), clear)
    expectEqual(pixels.hex(12, 20), blue)
    expectEqual(pixels.hex(28, 20), blue)
  }

  @Test func `A transform layer moves its sublayers together`() throws {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.addSublayer(makeSquare(.red, 0))
    layer.transform = CATransform3DMakeTranslation(30, 0, 0)
    let view = UIView(frame: layer.frame)
    view.layer.addSublayer(layer)
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(5, 20), clear)
    expectEqual(pixels.hex(35, 20), red)
    expectEqual(CATransformLayer(layer: layer).transform.m41, 30)
  }

  // MARK: Shadows

  @Test func `The background of a layer in a layer casts a shadow`() throws {
    func pixels(_ change: (CALayer) -> Void) throws -> Pixels {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let layer = makeSquare(.red, 10)
      layer.shadowColor = UIColor.blue.cgColor
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 0, height: 25)
      change(layer)
      view.layer.addSublayer(layer)
      return try Pixels(of: view)
    }
    let usual = try pixels { _ in }
    expectEqual(usual.hex(20, 20), red)
    expectEqual(usual.hex(20, 45), blue)
    try expectEqual(pixels { $0.masksToBounds = true }.hex(20, 45), clear)
    let path = try pixels {
      $0.shadowPath = CGPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10), transform: nil)
    }
    expectEqual(path.hex(20, 45), clear)
    expectEqual(path.hex(45, 40), blue)
  }
}
