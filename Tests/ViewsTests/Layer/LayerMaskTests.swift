// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
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
    #expect(pixels.hex(10, 30) == red && pixels.hex(29, 30) == red)
    #expect(pixels.hex(30, 30) == clear && pixels.hex(49, 30) == clear)
    #expect(pixels.hex(9, 30) == clear)
  }

  @Test func `A mask that is half opaque lets through half`() throws {
    let pixels = try Pixels(of: makeScene { $0.layer.mask = makeMask(leftHalf, alpha: 0.5) })
    #expect(pixels.hex(20, 30) == "FF000080")
    #expect(pixels.hex(40, 30) == clear)
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
    #expect(pixels.hex(20, 40) == blue && pixels.hex(20, 15) == red)
    #expect(pixels.hex(40, 40) == clear && pixels.hex(55, 40) == clear)
    #expect(pixels.hex(55, 5) == red)
  }

  @Test func `The opacity of the view and of its mask are multiplied`() throws {
    let pixels = try Pixels(
      of: makeScene {
        $0.alpha = 0.5
        $0.layer.mask = makeMask(leftHalf, alpha: 0.5)
      })
    #expect(["FF000040", "FF00003F"].contains(pixels.hex(20, 30)))
    #expect(pixels.hex(40, 30) == clear)
  }

  @Test func `A shape is a mask, and a gradient`() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let round = try Pixels(of: makeScene { $0.layer.mask = shape })
    #expect(round.hex(11, 11) == clear && round.hex(30, 30) == red)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    let fading = try Pixels(of: makeScene { $0.layer.mask = gradient })
    #expect(fading.hex(30, 10).hasPrefix("FF0000F"))
    #expect(fading.hex(30, 30).hasPrefix("FF00007") || fading.hex(30, 30).hasPrefix("FF00008"))
    #expect(fading.hex(30, 49).hasSuffix("03") || fading.hex(30, 49).hasSuffix("04"))
  }

  @Test func `A view is a mask with all that is in it`() throws {
    let mask = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    child.backgroundColor = .white
    mask.addSubview(child)
    let root = makeScene { $0.mask = mask }
    let pixels = try Pixels(of: root)
    #expect(pixels.hex(20, 15) == clear)
    #expect(pixels.hex(40, 15) == red)
    #expect(pixels.hex(40, 40) == clear)
    let view = try #require(root.subviews.first)
    #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
    view.mask = nil
    #expect(view.layer.mask == nil)
    #expect(try Pixels(of: root).hex(20, 15) == red)
  }

  @Test func `Text is a mask, drawn with the traits of what it masks`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.text = "MMMM"
    let masked = try Pixels(of: makeScene { $0.mask = label })
    #expect(masked.inkCount > 100 && masked.inkCount < 1600)
    let alone = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let copy = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    copy.text = "MMMM"
    copy.textColor = .red
    alone.addSubview(copy)
    // The same blocks, not letters.
    #expect(try Pixels(of: alone).raster == masked.raster)
  }

  @Test func `A hidden mask lets nothing through`() throws {
    let mask = makeMask(leftHalf)
    mask.isHidden = true
    #expect(try Pixels(of: makeScene { $0.layer.mask = mask }).inkCount == 0)
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
    #expect(pixels.hex(20, 15) == blue)
    #expect(pixels.hex(40, 15) == red && pixels.hex(20, 40) == red)
  }

  @Test func `The picture's own view has a mask`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    view.layer.mask = makeMask(leftHalf)
    let pixels = try Pixels(of: view)
    #expect(pixels.hex(19, 5) == red && pixels.hex(20, 5) == clear)
  }

  @Test func `A mask leaves its superlayer, and is never the layer's own`() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.addSublayer(mask)
    layer.mask = mask
    #expect(layer.mask === mask && layer.sublayers == nil && mask.superlayer == nil)
    layer.mask = layer
    #expect(layer.mask === mask)
    layer.mask = nil
    #expect(layer.mask == nil)
    let view = UIView()
    view.mask = view
    #expect(view.mask == nil)
  }

  @Test(arguments: [PictureFormat.svg, .pdf])
  func `Vector formats have masks of their own`(format: PictureFormat) throws {
    let picture = Picture(of: makeScene { $0.layer.mask = makeMask(leftHalf) })
    let text = String(decoding: try picture.data(format), as: Unicode.ASCII.self)
    #expect(text.contains(format == .svg ? "<mask" : "/SMask"))
    #expect(!text.contains("<image"))
  }
}
