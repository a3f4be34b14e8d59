// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@MainActor
@Suite("Masks of layers")
struct LayerMaskTests {
  private let clear = "00000000"
  private let red = "FF0000FF"
  private let blue = "0000FFFF"

  /// A red view of 40 × 40 points in the middle of one of 60 × 60, and its mask.
  private func makeScene(_ change: (UIView) -> Void) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = .red
    change(view)
    root.addSubview(view)
    return root
  }

  private func makeMask(_ frame: CGRect, alpha: CGFloat = 1) -> CALayer {
    let mask = CALayer()
    mask.frame = frame
    mask.backgroundColor = UIColor.black.withAlphaComponent(alpha).cgColor
    return mask
  }

  private let leftHalf = CGRect(x: 0, y: 0, width: 20, height: 40)

  @Test func `A layer's mask lets through where it is opaque`() throws {
    let pixels = try Pixels(of: makeScene { $0.layer.mask = makeMask(leftHalf) })
    expectEqual(pixels.hex(10, 30), red)
    expectEqual(pixels.hex(29, 30), red)
    expectEqual(pixels.hex(30, 30), clear)
    expectEqual(pixels.hex(49, 30), clear)
    expectEqual(pixels.hex(9, 30), clear)
  }

  @Test func `A mask that is half opaque lets through half`() throws {
    let pixels = try Pixels(of: makeScene { $0.layer.mask = makeMask(leftHalf, alpha: 0.5) })
    expectEqual(pixels.hex(20, 30), "FF000080")
    expectEqual(pixels.hex(40, 30), clear)
  }

  @Test func `A mask has no effect on what is outside the layer, and holds for subviews`() throws {
    let root = makeScene { view in
      let child = UIView(frame: CGRect(x: 0, y: 20, width: 60, height: 20))
      child.backgroundColor = .blue
      view.addSubview(child)
      view.layer.mask = makeMask(leftHalf)
    }
    let beside = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    beside.backgroundColor = .red
    root.addSubview(beside)
    let pixels = try Pixels(of: root)
    expectEqual(pixels.hex(20, 40), blue)
    expectEqual(pixels.hex(20, 15), red)
    expectEqual(pixels.hex(40, 40), clear)
    expectEqual(pixels.hex(55, 40), clear)
    expectEqual(pixels.hex(55, 5), red)
  }

  @Test func `The opacity of the view and of its mask are multiplied`() throws {
    let pixels = try Pixels(
      of: makeScene {
        $0.alpha = 0.5
        $0.layer.mask = makeMask(leftHalf, alpha: 0.5)
      })
    expectContains(["FF000040", "FF00003F"], pixels.hex(20, 30))
    expectEqual(pixels.hex(40, 30), clear)
  }

  @Test func `A shape is a mask, and a gradient`() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let round = try Pixels(of: makeScene { $0.layer.mask = shape })
    expectEqual(round.hex(11, 11), clear)
    expectEqual(round.hex(30, 30), red)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    let fading = try Pixels(of: makeScene { $0.layer.mask = gradient })
    expectPrefix(fading.hex(30, 10), "FF0000F")
    expect(fading.hex(30, 30).hasPrefix("FF00007") || fading.hex(30, 30).hasPrefix("FF00008"))
    expect(fading.hex(30, 49).hasSuffix("03") || fading.hex(30, 49).hasSuffix("04"))
  }

  @Test func `A view is a mask with all that is in it`() throws {
    let mask = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    child.backgroundColor = .white
    mask.addSubview(child)
    let root = makeScene { $0.mask = mask }
    let pixels = try Pixels(of: root)
    expectEqual(pixels.hex(20, 15), clear)
    expectEqual(pixels.hex(40, 15), red)
    expectEqual(pixels.hex(40, 40), clear)
    let view = try #require(root.subviews.first)
    expectSame(view.mask, mask)
    expectSame(view.layer.mask, mask.layer)
    expectNil(mask.superview)
    view.mask = nil
    expectNil(view.layer.mask)
    try expectEqual(Pixels(of: root).hex(20, 15), red)
  }

  @Test func `Text is a mask, drawn with the traits of what it masks`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.text = "MMMM"
    let masked = try Pixels(of: makeScene { $0.mask = label })
    expectGreater(masked.inkCount, 100)
    expectLess(masked.inkCount, 1600)
    let alone = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let copy = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    copy.text = "MMMM"
    copy.textColor = .red
    alone.addSubview(copy)
    // The same blocks, not letters.
    try expectEqual(Pixels(of: alone).raster, masked.raster)
  }

  @Test func `A hidden mask lets nothing through`() throws {
    let mask = makeMask(leftHalf)
    mask.isHidden = true
    try expectEqual(Pixels(of: makeScene { $0.layer.mask = mask }).inkCount, 0)
  }

  @Test func `A layer in a layer has a mask, too`() throws {
    let pixels = try Pixels(
      of: makeScene { view in
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.backgroundColor = UIColor.blue.cgColor
        layer.mask = makeMask(leftHalf)
        view.layer.addSublayer(layer)
      })
    expectEqual(pixels.hex(20, 15), blue)
    expectEqual(pixels.hex(40, 15), red)
    expectEqual(pixels.hex(20, 40), red)
  }

  @Test func `The picture's own view has a mask`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    view.layer.mask = makeMask(leftHalf)
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(19, 5), red)
    expectEqual(pixels.hex(20, 5), clear)
  }

  @Test func `A mask leaves its superlayer, and is never the layer's own`() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.addSublayer(mask)
    layer.mask = mask
    expectSame(layer.mask, mask)
    expectNil(layer.sublayers)
    expectNil(mask.superlayer)
    layer.mask = layer
    expectSame(layer.mask, mask)
    layer.mask = nil
    expectNil(layer.mask)
    let view = UIView()
    view.mask = view
    expectNil(view.mask)
  }

  @Test(arguments: [PictureFormat.svg, .pdf])
  func `Vector formats have masks of their own`(format: PictureFormat) throws {
    let picture = Picture(of: makeScene { $0.layer.mask = makeMask(leftHalf) })
    let text = String(decoding: try picture.data(format), as: Unicode.ASCII.self)
    expectContains(text, format == .svg ? "<mask" : "/SMask")
    expectLacks(text, "<image")
  }
}
