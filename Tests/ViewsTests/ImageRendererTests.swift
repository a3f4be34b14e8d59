// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Image renderer")
struct ImageRendererTests {
  private func pixels(_ image: UIImage) throws -> Pixels {
    Pixels(try Raster(pngData: try #require(image.pngData())))
  }

  private func makeRenderer() -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
  }

  @Test func `Shapes are drawn in the colours set`() throws {
    let image = makeRenderer().image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.cgContext.fillEllipse(in: CGRect(x: 5, y: 0, width: 5, height: 10))
      UIColor.black.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    expectEqual(image.size, CGSize(width: 10, height: 10))
    let pixels = try pixels(image)
    expectEqual(pixels.hex(2, 5), "FF0000FF")
    expectEqual(pixels.hex(7, 5), "0000FFFF")
    expectEqual(pixels.hex(0, 5), "000000FF")
  }

  @Test func `The scale is that of the current traits`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in }
    expectEqual(image.scale, 2)
    expectEqual(image.size, CGSize(width: 10, height: 5))
  }

  @Test func `Bounds move the origin`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: -5, y: -5, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      $0.fill(CGRect(x: -5, y: -5, width: 5, height: 5))
    }
    try expectEqual(pixels(image).hex(0, 0), "000000FF")
    try expectEqual(pixels(image).hex(6, 6), "00000000")
  }

  @Test func `A view hierarchy is drawn into the image`() throws {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 5, height: 5))
    view.backgroundColor = .red
    var isDrawn = false
    let image = makeRenderer().image { _ in
      isDrawn = view.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 10, height: 5), afterScreenUpdates: true)
    }
    expect(isDrawn)
    try expectEqual(pixels(image).hex(9, 4), "FF0000FF")
    try expectEqual(pixels(image).hex(9, 5), "00000000")
  }

  @Test func `Without a context nothing is drawn`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test func `Images are drawn into images`() throws {
    let red = makeRenderer().image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let data = makeRenderer().pngData { _ in
      red.draw(in: CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    let pixels = Pixels(try Raster(pngData: data))
    expectEqual(pixels.hex(4, 4), "00000000")
    expectEqual(pixels.hex(7, 7), "FF0000FF")
  }

  @Test func `State is remembered and taken up again`() throws {
    let image = makeRenderer().image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 5, y: 0)
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.cgContext.restoreGState()
      context.cgContext.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let pixels = try pixels(image)
    expectEqual(pixels.hex(2, 5), "FF0000FF")
    expectEqual(pixels.hex(7, 5), "0000FFFF")
  }

  @Test func `A transform is added to that of the context`() throws {
    let image = makeRenderer().image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.concatenate(CGAffineTransform(translationX: 5, y: 0))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let pixels = try pixels(image)
    expectEqual(pixels.hex(2, 5), "00000000")
    expectEqual(pixels.hex(7, 5), "FF0000FF")
  }
}
