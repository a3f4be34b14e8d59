// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CairoGraphics

/// Pixels that a canvas hands over, large ones without a copy.
@Suite("Pixels of finished canvases") struct FinishedRasterTests {
  private func drawn(_ size: CGSize, scale: CGFloat = 2) throws -> Canvas {
    let canvas = try Canvas(size: size, scale: scale)
    canvas.fill(CGRect(x: 1, y: 2, width: 30, height: 20), with: RGBA(red: 1, green: 0, blue: 0))
    canvas.fill(
      CGRect(x: 10, y: 5, width: 9.25, height: 8),
      with: RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    return canvas
  }

  @Test(arguments: [CGSize(width: 40, height: 30), CGSize(width: 600, height: 400)])
  func `They are those of a copy, and outlive the canvas`(size: CGSize) throws {
    var canvas: Canvas? = try drawn(size)
    let copy = try #require(canvas?.raster())
    let raster = try #require(canvas?.finishedRaster())
    canvas = nil
    expectEqual(raster, copy)
    expectEqual(copy, raster)
    expectEqual(raster, raster)
    expectEqual(raster.hashValue, copy.hashValue)
    expectEqual(raster.width, Int(size.width) * 2)
    expectEqual(raster.height, Int(size.height) * 2)
    expectEqual(raster.rgba, copy.rgba)
    try expectEqual(raster.pngData(), copy.pngData())
    expectEqual(raster.withScale(1).scale, 1)
    expectNotEqual(raster.withScale(1), copy)
    expect(!raster.isTransparent)
  }

  @Test func `Other pixels are another raster`() throws {
    let size = CGSize(width: 600, height: 400)
    let canvas = try drawn(size)
    canvas.fill(CGRect(x: 599, y: 399, width: 1, height: 1), with: .black)
    let (raster, other) = (canvas.finishedRaster(), try drawn(size).finishedRaster())
    expectNotNil(raster)
    expectNotEqual(raster, other)
    expectEqual(other, (try drawn(size).finishedRaster()))
    try expectEqual(Canvas(size: size, scale: 2).finishedRaster()?.isTransparent, true)
  }

  @Test func `What is drawn afterwards is not in them`() throws {
    let canvas = try drawn(CGSize(width: 600, height: 400))
    let copy = canvas.raster()
    let raster = canvas.finishedRaster()
    canvas.fill(CGRect(x: 0, y: 0, width: 600, height: 400), with: .black)
    expectNotNil(raster)
    expectEqual(raster, copy)
    expectNil(canvas.raster())
  }

  @Test func `A vector format has none`() throws {
    let canvas = try Canvas(size: CGSize(width: 600, height: 400), scale: 2, format: .pdf)
    expectNil(canvas.finishedRaster())
  }
}
