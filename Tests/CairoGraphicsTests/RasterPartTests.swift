// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CairoGraphics

@Suite("Parts of bitmaps")
struct RasterPartTests {
  /// Red, green, blue and white beside each other.
  private func colors() throws -> Raster {
    try raster("RGBW", width: 4)
  }

  private static let values: [Character: [UInt8]] = [
    "R": [255, 0, 0, 255], "G": [0, 255, 0, 255], "B": [0, 0, 255, 255], "W": [255, 255, 255, 255],
    ".": [0, 0, 0, 0],
  ]

  /// An image of a letter a pixel, row by row.
  private func raster(_ letters: String, width: Int) throws -> Raster {
    let bytes = letters.flatMap { Self.values[$0] ?? [] }
    return try #require(Raster(rgba: bytes, width: width, height: letters.count / width))
  }

  /// The letters of an image's pixels; `?` for any other colour.
  private func letters(_ raster: Raster) -> String {
    let bytes = raster.rgba
    return String(
      stride(from: 0, to: bytes.count, by: 4).map { start in
        Self.values.first { $0.value == Array(bytes[start..<start + 4]) }?.key ?? "?"
      })
  }

  /// A row of pixels in which something is drawn.
  private func row(of width: CGFloat, _ draw: (Canvas) -> Void) throws -> String {
    let canvas = try Canvas(size: CGSize(width: width, height: 1), scale: 1)
    draw(canvas)
    return letters(try #require(canvas.raster()))
  }

  private let second = CGRect(x: 1, y: 0, width: 1, height: 1)
  private let middle = CGRect(x: 1, y: 0, width: 2, height: 1)

  @Test func `A part is stretched without the pixels beside it`() throws {
    let colors = try colors()
    let drawn = try row(of: 8) {
      $0.draw(
        colors, part: RasterPart(source: second), in: CGRect(x: 2, y: 0, width: 5, height: 1))
    }
    expectEqual(drawn, "..GGGGG.")
  }

  @Test func `A part is repeated from the left, and cut off at the right`() throws {
    let colors = try colors()
    let tiles = RasterPart(source: middle, tile: CGSize(width: 2, height: 1))
    let drawn = try row(of: 8) {
      $0.draw(colors, part: tiles, in: CGRect(x: 1, y: 0, width: 5, height: 1))
    }
    expectEqual(drawn, ".GBGBG..")
  }

  @Test func `Along the axis on which nothing is repeated the two ends are not mixed`() throws {
    // A row of red above one of blue, twice as high, three times beside each other.
    let raster = try raster("RRBB", width: 2)
    let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
    let canvas = try Canvas(size: CGSize(width: 6, height: 8), scale: 1)
    canvas.draw(
      raster, part: RasterPart(source: whole, tile: CGSize(width: 2, height: 8)),
      in: CGRect(x: 0, y: 0, width: 6, height: 8))
    let drawn = letters(try #require(canvas.raster()))
    expectEqual(drawn.prefix(6), "RRRRRR")
    expectEqual(drawn.suffix(6), "BBBBBB")
  }

  @Test func `Pixels that are not mixed stay as they are when they are enlarged`() throws {
    let colors = try colors()
    let whole = CGRect(x: 0, y: 0, width: 4, height: 1)
    let drawn = try row(of: 12) {
      $0.draw(
        colors, part: RasterPart(source: whole, isSmooth: false),
        in: CGRect(x: 0, y: 0, width: 12, height: 1))
    }
    expectEqual(drawn, "RRRGGGBBBWWW")
  }

  @Test func `Beyond the image its outermost pixels go on`() throws {
    let colors = try colors()
    let wide = RasterPart(source: CGRect(x: -2, y: 0, width: 8, height: 1))
    let drawn = try row(of: 8) {
      $0.draw(colors, part: wide, in: CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    expectEqual(drawn, "RRRGBWWW")
  }

  @Test func `Numbers without a meaning draw nothing`() throws {
    let colors = try colors()
    let rect = CGRect(x: 0, y: 0, width: 4, height: 1)
    let parts = [
      RasterPart(source: CGRect(x: 0, y: 0, width: 0, height: 1)),
      RasterPart(source: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
      RasterPart(source: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)),
      RasterPart(source: rect, tile: .zero),
      RasterPart(source: rect, tile: CGSize(width: CGFloat.nan, height: 1)),
    ]
    for part in parts {
      try expectEqual(row(of: 4) { $0.draw(colors, part: part, in: rect) }, "....", "\(part)")
    }
  }

  // Above: 1 is R, 2 is G; below: 3 is B, 4 is W.
  @Test(
    arguments: [
      (RasterTurn(), "RGBW"), (RasterTurn(mirrorsX: true), "GRWB"),
      (RasterTurn(mirrorsY: true), "BWRG"), (RasterTurn(mirrorsX: true, mirrorsY: true), "WBGR"),
      (RasterTurn(swapsAxes: true), "RBGW"), (RasterTurn(swapsAxes: true, mirrorsX: true), "BRWG"),
      (RasterTurn(swapsAxes: true, mirrorsY: true), "GWRB"),
      (RasterTurn(swapsAxes: true, mirrorsX: true, mirrorsY: true), "WGBR"),
    ])
  func `Rows and columns lie in eight ways`(turn: RasterTurn, expected: String) throws {
    let square = try raster("RGBW", width: 2)
    expectEqual(letters(square.turned(turn)), expected)
    // What is drawn through the transform lies as the pixels do.
    let size = CGSize(width: 2, height: 2)
    let canvas = try Canvas(size: size, scale: 1)
    canvas.concatenate(turn.transform(of: size))
    canvas.draw(square, in: CGRect(origin: .zero, size: size))
    expectEqual(letters(try #require(canvas.raster())), expected)
  }

  @Test func `A row that is turned becomes a column`() throws {
    let column = try colors().turned(RasterTurn(swapsAxes: true, mirrorsX: true))
    expectEqual((column.width, column.height), (1, 4))
    expectEqual(letters(column), "RGBW")
    expectEqual(letters(try colors().turned(RasterTurn(swapsAxes: true, mirrorsY: true))), "WBGR")
  }

  @Test func `A part is an image of its own`() throws {
    let part = try colors().cropped(to: PixelRect(x: 1, y: 0, width: 2, height: 1))
    expectEqual(letters(part), "GB")
  }

  @Test func `An image in one colour is as opaque as it was`() throws {
    let tinted = try raster("R.BW", width: 4).tinted(RGBA(red: 0, green: 1, blue: 0))
    expectEqual(letters(tinted), "G.GG")
    let half = try raster("R", width: 1).tinted(RGBA(red: 1, green: 0, blue: 0, alpha: 0.2))
    expectEqual(half.rgba, [255, 0, 0, 51])
  }
}
