// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Gradients and masks")
struct GradientTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)
  private let whole = Path(rect: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func picture(_ gradient: ColorGradient) throws -> Raster {
    try drawn(width: 100, height: 100) { $0.fill(whole, with: gradient) }
  }

  /// Whether a pixel is a mixture of red and blue.
  private func expectMixture(
    _ pixel: Pixel, blue share: Double, within tolerance: Double = 0.02,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear =
      abs(Double(pixel.blue) / 255 - share) <= tolerance
      && abs(Double(pixel.red) / 255 - (1 - share)) <= tolerance && pixel.green == 0
    #expect(isNear, "\(pixel) for \(share)", sourceLocation: sourceLocation)
  }

  private var stops: [ColorGradient.Stop] { [.init(red, at: 0), .init(blue, at: 1)] }

  @Test func `An axial gradient changes along its line and goes on beyond it`() throws {
    let picture = try picture(
      ColorGradient(
        .axial(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0)), stops: stops))
    expectMixture(picture.pixel(5, 50), blue: 0)
    expectMixture(picture.pixel(50, 10), blue: 0.5)
    expectMixture(picture.pixel(35, 90), blue: 0.25)
    expectMixture(picture.pixel(95, 50), blue: 1)
  }

  @Test func `A radial gradient is an ellipse`() throws {
    let picture = try picture(
      ColorGradient(
        .radial(center: CGPoint(x: 50, y: 50), radii: CGSize(width: 40, height: 20)), stops: stops))
    expectMixture(picture.pixel(50, 50), blue: 0, within: 0.04)
    expectMixture(picture.pixel(70, 50), blue: 0.5, within: 0.04)
    expectMixture(picture.pixel(50, 60), blue: 0.5, within: 0.04)
    expectMixture(picture.pixel(50, 75), blue: 1)
  }

  @Test func `A conic gradient goes clockwise from its direction`() throws {
    let picture = try picture(
      ColorGradient(.conic(center: CGPoint(x: 50, y: 50), angle: 0), stops: stops))
    expectMixture(picture.pixel(90, 51), blue: 0, within: 0.03)
    expectMixture(picture.pixel(50, 90), blue: 0.25, within: 0.03)
    expectMixture(picture.pixel(10, 50), blue: 0.5, within: 0.03)
    expectMixture(picture.pixel(50, 10), blue: 0.75, within: 0.03)
    expectMixture(picture.pixel(90, 48), blue: 1, within: 0.03)
  }

  @Test func `Two colours at one place make an edge`() throws {
    let edges = [ColorGradient.Stop(red, at: 0.5), .init(blue, at: 0.5)]
    let axial = try picture(
      ColorGradient(.axial(start: .zero, end: CGPoint(x: 100, y: 0)), stops: edges))
    expectMixture(axial.pixel(48, 50), blue: 0)
    expectMixture(axial.pixel(51, 50), blue: 1)
    let conic = try picture(
      ColorGradient(.conic(center: CGPoint(x: 50, y: 50), angle: 0), stops: edges))
    expectMixture(conic.pixel(20, 55), blue: 0)
    expectMixture(conic.pixel(20, 45), blue: 1)
  }

  @Test func `Places are brought into order and into the gradient`() {
    let gradient = ColorGradient(
      .axial(start: .zero, end: CGPoint(x: 1, y: 0)),
      stops: [.init(red, at: -1), .init(blue, at: 0.6), .init(red, at: 0.2), .init(blue, at: 7)])
    expectEqual(gradient.stops.map(\.location), [0, 0.6, 0.6, 1])
    let odd = ColorGradient(
      .axial(start: .zero, end: CGPoint(x: 1, y: 0)),
      stops: [.init(red, at: 0.5), .init(blue, at: .nan)])
    expectEqual(odd.stops.map(\.location), [0.5, 0.5])
  }

  @Test(
    arguments: [
      .axial(start: CGPoint(x: 5, y: 5), end: CGPoint(x: 5, y: 5)),
      .radial(center: CGPoint(x: 50, y: 50), radii: CGSize(width: 0, height: 9)),
    ] as [ColorGradient.Form])
  func `A gradient without length shows its last colour`(form: ColorGradient.Form) throws {
    expectMixture(try picture(ColorGradient(form, stops: stops)).pixel(50, 50), blue: 1)
  }

  @Test func `A gradient of numbers that are not finite draws nothing and spoils nothing`() throws {
    let picture = try drawn { canvas in
      let path = Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      let odd = CGPoint(x: CGFloat.nan, y: 0)
      canvas.fill(path, with: ColorGradient(.axial(start: odd, end: .zero), stops: stops))
      canvas.fill(path, with: ColorGradient(.conic(center: odd, angle: 0), stops: stops))
      canvas.fill(path, with: ColorGradient(.conic(center: .zero, angle: 0), stops: []))
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: red)
    }
    expectEqual(picture.pixel(0, 0), .red)
    expectEqual(picture.pixel(10, 10), .white)
  }

  // MARK: Masks

  /// Red in the left half of a mask, half transparent in the third quarter.
  private func drawMasked(in canvas: Canvas) {
    canvas.withMask(drawnBy: {
      canvas.fill(CGRect(x: 0, y: 0, width: 50, height: 100), with: .black)
      canvas.fill(
        CGRect(x: 50, y: 0, width: 25, height: 100),
        with: RGBA(red: 1, green: 1, blue: 0, alpha: 0.5))
    }) {
      canvas.fill(CGRect(x: 0, y: 0, width: 100, height: 100), with: red)
    }
  }

  @Test func `A mask lets through what it draws`() throws {
    let picture = try drawn(width: 100, height: 100) { drawMasked(in: $0) }
    expectEqual(picture.pixel(49, 50), .red)
    expectAtMost(abs(Int(picture.pixel(60, 50).green) - 127), 1)
    expectEqual(picture.pixel(60, 50).red, 255)
    expectEqual(picture.pixel(75, 50), .white)
  }

  @Test func `A mask that draws nothing lets nothing through`() throws {
    let picture = try drawn { canvas in
      canvas.withMask(drawnBy: {}) {
        canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: red)
      }
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: red)
    }
    expectEqual(picture.pixel(10, 10), .white)
    expectEqual(picture.pixel(0, 0), .red)
  }

  @Test func `A mask is under the transform, and inside another`() throws {
    let picture = try drawn(width: 100, height: 100) { canvas in
      canvas.translate(x: 20, y: 10)
      canvas.withMask(
        in: CGRect(x: 0, y: 0, width: 60, height: 60),
        drawnBy: { canvas.fill(CGRect(x: 10, y: 0, width: 60, height: 60), with: .black) }
      ) { drawMasked(in: canvas) }
    }
    expectEqual(picture.pixel(25, 30), .white)
    expectEqual(picture.pixel(31, 30), .red)
    expectEqual(picture.pixel(69, 30), .red)
    expectEqual(picture.pixel(31, 9), .white)
    expectEqual(picture.pixel(31, 70), .white)
    expectEqual(picture.pixel(85, 30), .white)
  }

  // MARK: Vector formats

  private func drawing(_ format: Canvas.Format) throws -> Data {
    let canvas = try Canvas(size: CGSize(width: 100, height: 100), scale: 2, format: format)
    canvas.fill(CGRect(x: 0, y: 0, width: 100, height: 100), with: .white)
    canvas.withSavedState {
      canvas.translate(x: 0, y: 50)
      canvas.clip(to: CGRect(x: 0, y: 0, width: 100, height: 20))
      drawMasked(in: canvas)
    }
    canvas.fill(
      Path(rect: CGRect(x: 0, y: 0, width: 100, height: 20)),
      with: ColorGradient(.axial(start: .zero, end: CGPoint(x: 100, y: 0)), stops: stops))
    canvas.fill(
      Path(rect: CGRect(x: 0, y: 20, width: 30, height: 30)),
      with: ColorGradient(
        .radial(center: CGPoint(x: 15, y: 35), radii: CGSize(width: 15, height: 15)), stops: stops))
    canvas.fill(
      Path(rect: CGRect(x: 60, y: 20, width: 30, height: 30)),
      with: ColorGradient(.conic(center: CGPoint(x: 75, y: 35), angle: 0), stops: stops))
    return try canvas.encoded()
  }

  @Test func `An SVG file has them, and one image for the conic gradient alone`() throws {
    let data = try drawing(.svg)
    let text = String(decoding: data, as: UTF8.self)
    expectContains(text, "<linearGradient")
    expectContains(text, "<radialGradient")
    expectContains(text, "<mask")
    expectEqual(text.components(separatedBy: "<image").count, 2)
    let image = try VectorImage(svgData: data)
    let picture = try drawn(width: 100, height: 100) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    expectMixture(picture.pixel(2, 10), blue: 0, within: 0.04)
    expectMixture(picture.pixel(50, 10), blue: 0.5, within: 0.04)
    expectMixture(picture.pixel(15, 35), blue: 0, within: 0.08)
    expectMixture(picture.pixel(75, 48), blue: 0.25, within: 0.05)
    expectMixture(picture.pixel(62, 35), blue: 0.5, within: 0.05)
    expectEqual(picture.pixel(20, 60), .red)
    expectAtMost(abs(Int(picture.pixel(60, 60).green) - 127), 2)
    expectEqual(picture.pixel(85, 60), .white)
    expectEqual(picture.pixel(20, 80), .white)
  }

  @Test(arguments: Canvas.Format.allCases)
  func `The same drawing gives the same bytes`(format: Canvas.Format) throws {
    let first = try drawing(format)
    _ = try drawing(.svg)
    try expectEqual(drawing(format), first)
  }

  @Test func `A PDF file has shadings and a mask`() throws {
    let text = String(decoding: try drawing(.pdf), as: Unicode.ASCII.self)
    expectContains(text, "/ShadingType 2")
    expectContains(text, "/ShadingType 3")
    expectContains(text, "/SMask")
  }
}
