// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Images of a few pixels, drawn pixel by pixel: what a letter stands for is in ``LetterImage``.
@MainActor
@Suite("Resizable images")
struct ResizableImageTests {
  private func row(
    _ image: UIImage, width: CGFloat, height: CGFloat = 1, scale: CGFloat = 1
  ) throws -> String {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return LetterImage.letters(try Pixels(of: view, scale: scale).raster)
  }

  private func insets(left: CGFloat, right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  @Test func `The middle is repeated unless it is to be stretched`() throws {
    let image = try LetterImage.image("RGBW", width: 4)
    let tiled = image.resizableImage(withCapInsets: insets(left: 1, right: 1))
    expectEqual(tiled.resizingMode, .tile)
    try expectEqual(row(tiled, width: 9), "RGBGBGBGW")
    // A copy that has no space is cut off.
    try expectEqual(row(tiled, width: 7), "RGBGBGW")
    let stretched = image.resizableImage(
      withCapInsets: insets(left: 1, right: 2), resizingMode: .stretch)
    expectEqual(stretched.resizingMode, .stretch)
    try expectEqual(row(stretched, width: 9), "RGGGGGGBW")
  }

  @Test func `All four edges grow, and the corners do not`() throws {
    let image = try LetterImage.image("RGR" + "B.B" + "RGR", width: 3)
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let resizable = image.resizableImage(withCapInsets: insets, resizingMode: mode)
      let pixels = try row(resizable, width: 5, height: 4)
      expectEqual(pixels, "RGGGR" + "B...B" + "B...B" + "RGGGR", "\(mode)")
    }
  }

  @Test func `Without edges all of the image is repeated`() throws {
    let image = try LetterImage.image("RGB", width: 3).resizableImage(withCapInsets: .zero)
    try expectEqual(row(image, width: 8), "RGBRGBRG")
    expectEqual(image.capInsets, .zero)
  }

  @Test func `An image that is not resizable is stretched as a whole`() throws {
    let image = try LetterImage.image("R", width: 1)
    try expectEqual(row(image, width: 3), "RRR")
    expectEqual(image.resizingMode, .tile)
    expectEqual(image.capInsets, .zero)
  }

  @Test func `Insets are in points, and each pixel stays one`() throws {
    let image = try LetterImage.image("RRGBWW", width: 6, scale: 2)
    expectEqual(image.size, CGSize(width: 3, height: 0.5))
    let resizable = image.resizableImage(withCapInsets: insets(left: 1, right: 1))
    try expectEqual(row(resizable, width: 5, height: 0.5, scale: 2), "RRGBGBGBWW")
  }

  // A middle without a width is the pixel beside it.
  @Test(
    arguments: [
      (UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9), "RGBBBB"),
      (UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 9), "RGBBBB"),
      (UIEdgeInsets(top: 0, left: CGFloat.infinity, bottom: 0, right: 1), "RGBBBB"),
      (UIEdgeInsets(top: 0, left: -4, bottom: -1, right: 1), "RGRGRB"),
      (UIEdgeInsets(top: CGFloat.nan, left: CGFloat.nan, bottom: 0, right: 1), "RGRGRB"),
    ])
  func `Insets beyond the image are cut off`(insets: UIEdgeInsets, expected: String) throws {
    let image = try LetterImage.image("RGB", width: 3).resizableImage(withCapInsets: insets)
    try expectEqual(row(image, width: 6), expected)
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
  func `Parts have no seam where their edges are between pixels`(
    mode: UIImage.ResizingMode
  ) throws {
    // Two pixels a point, so that a cap of three ends in the middle of a pixel of the display.
    let image = try LetterImage.image(String(repeating: "R", count: 64), width: 8, scale: 2)
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1.5, left: 1.5, bottom: 1, right: 1), resizingMode: mode)
    let pixels = try row(resizable, width: 9, height: 7)
    expectEqual(pixels, String(repeating: "R", count: 63))
  }

  @Test func `Caps of more than one pixel keep theirs`() throws {
    let image = try LetterImage.image("RGBWKR", width: 6)
    let tiled = image.resizableImage(withCapInsets: insets(left: 2, right: 3))
    try expectEqual(row(tiled, width: 9), "RGBBBBWKR")
    try expectEqual(row(tiled, width: 6), "RGBWKR")
  }

  @Test func `Edges shrink in a space that is smaller than they are`() throws {
    let image = try LetterImage.image("RRRRGBBBB", width: 9)
    let resizable = image.resizableImage(withCapInsets: insets(left: 4, right: 4))
    try expectEqual(row(resizable, width: 4), "RRBB")
    try expectEqual(row(resizable, width: 2), "RB")
  }

  @Test func `The older form has a middle of one point`() throws {
    let image = try LetterImage.image("RGBW", width: 4)
    let stretched = image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    expectEqual(stretched.capInsets, insets(left: 1, right: 2))
    try expectEqual(row(stretched, width: 7), "RGGGGBW")
    let whole = image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0)
    expectEqual(whole.capInsets, .zero)
    expectEqual(whole.resizingMode, .stretch)
    expectEqual(
      image.stretchableImage(withLeftCapWidth: -3, topCapHeight: 40).capInsets,
      UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
  }

  @Test func `A drawing is repeated and stretched, too`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3" height="1">\
      <rect width="1" height="1" fill="#ff0000"/><rect x="1" width="1" height="1" fill="#00ff00"/>\
      <rect x="2" width="1" height="1" fill="#0000ff"/></svg>
      """
    let image = try #require(UIImage(data: Data(svg.utf8)))
    let tiled = image.resizableImage(withCapInsets: insets(left: 1, right: 0))
    try expectEqual(row(tiled, width: 7), "RGBGBGB")
    let stretched = image.resizableImage(
      withCapInsets: insets(left: 1, right: 1), resizingMode: .stretch)
    try expectEqual(row(stretched, width: 7), "RGGGGGB")
  }

  @Test func `A template keeps its edges in the view's tint`() throws {
    let image = try LetterImage.image("R.B", width: 3).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(
      image: image.resizableImage(withCapInsets: insets(left: 1, right: 1)))
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
    expectEqual(LetterImage.letters(try Pixels(of: view).raster), "G...G")
  }

  @Test func `A resizable image grows wherever it is drawn in a rectangle`() throws {
    let image = try LetterImage.image("RGB", width: 3).resizableImage(
      withCapInsets: insets(left: 1, right: 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1), format: format)
    let drawn = renderer.image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1)) }
    expectEqual(LetterImage.letters(try #require(drawn.cgImage).raster), "RGGGB")
    // In its own size nothing grows.
    expectEqual(LetterImage.letters(try #require(image.cgImage).raster), "RGB")
  }
}
