// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Bitmaps, and the ways in which images turn them.
@MainActor
@Suite("Bitmaps of images")
struct ImageOrientationTests {
  private typealias Orientation = UIImage.Orientation

  /// Three pixels above three, all of other colours.
  private func bitmap() throws -> CGImage {
    try #require(try LetterImage.image("RGB" + "WK.", width: 3).cgImage)
  }

  private func letters(_ image: UIImage) throws -> String {
    LetterImage.letters(try Raster(pngData: try #require(image.pngData())))
  }

  // Worked by hand from UIKit's description of each: the turn, then which sides are exchanged.
  @Test(
    arguments: [
      (.up, "RGB" + "WK."), (.down, ".KW" + "BGR"), (.left, "B." + "GK" + "RW"),
      (.right, "WR" + "KG" + ".B"), (.upMirrored, "BGR" + ".KW"), (.downMirrored, "WK." + "RGB"),
      (.leftMirrored, "RW" + "GK" + "B."), (.rightMirrored, ".B" + "KG" + "WR"),
    ] as [(UIImage.Orientation, String)])
  func `Pixels are turned when they are drawn`(
    orientation: UIImage.Orientation, expected: String
  ) throws {
    let bitmap = try bitmap()
    let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
    expectEqual(image.imageOrientation, orientation)
    expectSame(image.cgImage, bitmap)
    let isUpright = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
    let size = isUpright ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)
    expectEqual(image.size, size)
    expectEqual(LetterImage.letters(try Pixels(of: UIImageView(image: image)).raster), expected)
    try expectEqual(letters(image), expected)
  }

  @Test func `A drawing is turned as pixels are`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="2" height="1">\
      <rect width="1" height="1" fill="#ff0000"/><rect x="1" width="1" height="1" fill="#00ff00"/></svg>
      """
    let image = try #require(UIImage(data: Data(svg.utf8)))
    let flipped = image.withHorizontallyFlippedOrientation()
    expectEqual(flipped.imageOrientation, .upMirrored)
    expectEqual(flipped.size, image.size)
    expectEqual(LetterImage.letters(try Pixels(of: UIImageView(image: image)).raster), "RG")
    expectEqual(LetterImage.letters(try Pixels(of: UIImageView(image: flipped)).raster), "GR")
    expectEqual(flipped.withHorizontallyFlippedOrientation().imageOrientation, .up)
  }

  @Test func `A flipped orientation is the one of the same name`() throws {
    let pairs: [(Orientation, Orientation)] = [
      (.up, .upMirrored), (.down, .downMirrored), (.left, .leftMirrored),
      (.right, .rightMirrored),
    ]
    let bitmap = try bitmap()
    for (one, other) in pairs {
      let image = UIImage(cgImage: bitmap, scale: 1, orientation: one)
      let flipped = image.withHorizontallyFlippedOrientation()
      expectEqual(flipped.imageOrientation, other)
      expectSame(flipped.cgImage, bitmap)
      try expectEqual(
        letters(flipped), letters(UIImage(cgImage: bitmap, scale: 1, orientation: other)))
      expectEqual(flipped.withHorizontallyFlippedOrientation().imageOrientation, one)
    }
  }

  @Test func `What else an image has stays when it is flipped`() throws {
    let image = UIImage(cgImage: try bitmap())
      .withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    expect(image.flipsForRightToLeftLayoutDirection)
    let flipped = image.withHorizontallyFlippedOrientation()
    expectEqual(flipped.renderingMode, .alwaysTemplate)
    expect(flipped.flipsForRightToLeftLayoutDirection)
    expect(!UIImage(cgImage: try bitmap()).flipsForRightToLeftLayoutDirection)
  }

  @Test func `A bitmap says how its pixels lie`() throws {
    let bitmap = try bitmap()
    expectEqual((bitmap.width, bitmap.height), (3, 2))
    expectEqual((bitmap.bitsPerComponent, bitmap.bitsPerPixel, bitmap.bytesPerRow), (8, 32, 12))
    expectEqual(bitmap.alphaInfo, .premultipliedFirst)
    expectEqual(bitmap.alphaInfo.rawValue, 2)
    let copy = try #require(bitmap.copy())
    expectEqual(copy, bitmap)
    expectEqual(copy.hashValue, bitmap.hashValue)
    try expectNotEqual(
      bitmap, #require(bitmap.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2))))
  }

  @Test func `Places of opacity have Core Graphics' values`() {
    let all: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst,
      .alphaOnly,
    ]
    expectEqual(all.map(\.rawValue), Array(0...7))
    expectNil(CGImageAlphaInfo(rawValue: 8))
  }

  @Test func `A part of a bitmap has whole pixels`() throws {
    let bitmap = try bitmap()
    func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> String? {
      bitmap.cropping(to: CGRect(x: x, y: y, width: width, height: height))
        .map { LetterImage.letters($0.raster) }
    }
    expectEqual(part(1, 0, 2, 2), "GBK.")
    expectEqual(part(0.6, 0.2, 0.8, 0.5), "RG")
    expectEqual(part(-5, 1, 6, 9), "W")
    expectNil(part(3, 0, 2, 2))
    expectNil(part(0, 0, 0, 2))
    expectNil(part(.nan, 0, 1, 1))
    expectNil(part(0, 0, .infinity, 1))
  }

  @Test func `An image has the pixels that it was read with`() throws {
    let image = try LetterImage.image("RGBW", width: 2, scale: 2)
    let bitmap = try #require(image.cgImage)
    expectEqual((bitmap.width, bitmap.height), (2, 2))
    expectEqual(image.size, CGSize(width: 1, height: 1))
    let other = UIImage(cgImage: bitmap, scale: 2, orientation: .up)
    expectEqual(other.size, image.size)
    expectEqual(other.scale, 2)
    expectEqual(UIImage(cgImage: bitmap).size, CGSize(width: 2, height: 2))
    for scale in [0, -1, CGFloat.nan, .infinity] {
      expectEqual(UIImage(cgImage: bitmap, scale: scale, orientation: .up).scale, 1)
    }
  }

  @Test func `A symbol has as many pixels as the display`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    let image = try #require(
      UIImage(systemName: "plus.circle", withConfiguration: configuration))
    UITraitCollection(displayScale: 3).performAsCurrent {
      expectEqual(image.scale, 3)
      let bitmap = image.cgImage
      expectEqual(bitmap?.width, 72)
      expectEqual(bitmap?.height, 70)
    }
  }

  @Test func `A tint is in the pixels`() throws {
    let image = try LetterImage.image("R.", width: 2).withTintColor(
      UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    expectEqual(LetterImage.letters(try #require(image.cgImage).raster), "B.")
  }

  @Test func `A context draws a bitmap with its first row where y is greatest`() throws {
    let bitmap = try bitmap()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 3, height: 2)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let image = renderer.image { context in
      context.cgContext.draw(bitmap, in: CGRect(origin: .zero, size: size))
      let soFar = context.cgContext.makeImage()
      expectEqual(soFar.map { LetterImage.letters($0.raster) }, "WK." + "RGB")
    }
    try expectEqual(letters(image), "WK." + "RGB")
    let upright = renderer.image { context in
      context.cgContext.translateBy(x: 0, y: 2)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.draw(bitmap, in: CGRect(origin: .zero, size: size))
    }
    try expectEqual(letters(upright), "RGB" + "WK.")
    let tiled = renderer.image { context in
      context.cgContext.draw(
        bitmap, in: CGRect(x: 1, y: 0, width: 3, height: 2), byTiling: true)
    }
    try expectEqual(letters(tiled), ".WK" + "BRG")
  }

  @Test func `A JPEG file has the image as it is drawn`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16), format: format)
    func draw(_ context: UIGraphicsImageRendererContext) {
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    // Left blue, right white: a quarter to the right has the blue above.
    let bitmap = try #require(renderer.image(draw).cgImage)
    let turned = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
    let data = try #require(turned.jpegData(compressionQuality: 0.9))
    let read = Pixels(try Raster(jpegData: data))
    expectEqual((read.raster.width, read.raster.height), (16, 32))
    func isNear(_ x: Int, _ y: Int, _ color: [Int]) -> Bool {
      let start = (y * 16 + x) * 4
      let pixel = read.raster.rgba[start..<start + 3].map { Int($0) }
      return zip(pixel, color).allSatisfy { abs($0 - $1) <= 4 }
    }
    expect(isNear(8, 4, [0, 0, 255]))
    expect(isNear(8, 28, [255, 255, 255]))
    let drawn = renderer.jpegData(withCompressionQuality: 0.9, actions: draw)
    expectEqual((try Raster(jpegData: drawn)).width, 32)
    expectEqual(renderer.image(draw).jpegData(compressionQuality: 0.9), drawn)
    // Beyond the range.
    expectEqual(turned.jpegData(compressionQuality: 7), turned.jpegData(compressionQuality: 1))
    expectEqual(turned.jpegData(compressionQuality: -1), turned.jpegData(compressionQuality: 0))
  }
}
