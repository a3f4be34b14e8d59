// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Formats")
struct FormatTests {
  /// One of everything that can be drawn.
  private func drawing(_ format: Canvas.Format) throws -> Data {
    let canvas = try Canvas(size: CGSize(width: 120, height: 80), scale: 2, format: format)
    canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 80), with: .white)
    canvas.drawShadow(
      of: Path(rect: CGRect(x: 10, y: 10, width: 40, height: 20)), color: .black, blurRadius: 4,
      offset: CGSize(width: 0, height: 2))
    canvas.withLayer(alpha: 0.5) {
      canvas.clip(to: Path(ellipseIn: CGRect(x: 60, y: 10, width: 40, height: 40)))
      canvas.fill(
        CGRect(x: 60, y: 10, width: 40, height: 40), with: RGBA(red: 1, green: 0, blue: 0))
    }
    let font = FontDescription(family: "Inter", size: 17)
    let request = TextRequest(
      runs: [.init(text: "Text 😀", font: font)], lineHeight: 20.5, ascent: 16)
    canvas.draw(TextLayout(request), at: CGPoint(x: 10, y: 50))
    let dot = try #require(Raster(rgba: [255, 0, 0, 255], width: 1, height: 1))
    canvas.draw(dot, in: CGRect(x: 100, y: 60, width: 10, height: 10))
    return try canvas.encoded()
  }

  @Test(arguments: Canvas.Format.allCases)
  func `The same drawing gives the same bytes`(format: Canvas.Format) throws {
    let first = try drawing(format)
    _ = try drawing(.svg)
    try expectEqual(drawing(format), first)
  }

  @Test func `An SVG file has pixels as its unit`() throws {
    let text = String(decoding: try drawing(.svg), as: UTF8.self)
    expect(text.contains("width=\"120px\"") || text.contains("width=\"120\""))
    expectContains(text, "viewBox=\"0 0 120 80\"")
    expectLacks(text, "pt\"")
  }

  @Test func `An SVG file can be read again`() throws {
    let image = try VectorImage(svgData: try drawing(.svg))
    expectEqual(image.size, CGSize(width: 120, height: 80))
    let picture = try drawn(width: 120, height: 80) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 120, height: 80))
    }
    expectEqual(picture.pixel(105, 65), .red)
    expectLess(picture.pixel(80, 30).green, 140)
  }

  @Test func `A PDF file tells no time`() throws {
    let text = String(decoding: try drawing(.pdf), as: Unicode.ASCII.self)
    expectPrefix(text, "%PDF-")
    expectContains(text, "20000101000000")
  }

  @Test(arguments: [RGBA.white, RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)])
  func `A PNG file keeps every pixel`(background: RGBA) throws {
    let picture = try drawn(width: 33, height: 17, on: .clear) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 17), with: background)
      canvas.fill(
        CGRect(x: 5, y: 5, width: 9, height: 9), with: RGBA(red: 0.1, green: 0.7, blue: 0.3))
    }
    let again = try Raster(pngData: try picture.pngData())
    expectEqual((again.width, again.height), (33, 17))
    let (left, right) = (picture.rgba, again.rgba)
    // Colours under an opacity are stored multiplied, in eight bits.
    expectAll(zip(left, right), where: { abs(Int($0) - Int($1)) <= 2 })
  }

  @Test func `An opaque picture of many colours is written without an opacity channel`() throws {
    func file(alpha: UInt8) throws -> [UInt8] {
      let pixels = (0..<300).flatMap { number -> [UInt8] in
        [UInt8(number % 256), UInt8(number / 256 * 9), 7, alpha]
      }
      return try [UInt8](#require(Raster(rgba: pixels, width: 30, height: 10)).pngData())
    }
    try expectEqual(file(alpha: 255)[25], 2)
    try expectEqual(file(alpha: 254)[25], 6)
  }

  @Test func `A file that is not a PNG is distinguished from a damaged one`() throws {
    #expect(throws: ImageError.notPNG) { try Raster(pngData: Data("GIF89a".utf8)) }
    #expect(throws: ImageError.notPNG) { try Raster(pngData: Data()) }
    let whole = try drawn { _ in }.pngData()
    #expect(throws: ImageError.damagedPNG) { try Raster(pngData: whole.prefix(whole.count / 2)) }
    #expect(throws: ImageError.damagedPNG) { try Raster(pngData: whole.prefix(12)) }
  }

  @Test func `A PNG file that claims a billion pixels is refused unread`() throws {
    var bytes = [UInt8](try drawn { _ in }.pngData())
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(throws: ImageError.tooLarge(width: 32_767, height: 32_767)) {
      try Raster(pngData: Data(bytes))
    }
  }
}
