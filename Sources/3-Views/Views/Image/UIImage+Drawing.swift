// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension UIImage {
  /// Draws the image in the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, stretched to a rectangle; a resizable one grows as it says.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas else { return }
    paint(on: canvas, in: rect, tint: nil)
  }

  /// The image as a PNG file, turned as it is drawn.
  ///
  /// - Returns: The file; nil for an image that cannot be drawn.
  public func pngData() -> Data? { pixels.flatMap { try? $0.pngData() } }

  /// The image as a JPEG file, turned as it is drawn, and on white where it is not opaque.
  ///
  /// It is written by gdk-pixbuf (`apt-get install libgdk-pixbuf-2.0-0`).
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best picture; values
  ///   beyond count as the nearest of these.
  /// - Returns: The file; nil for an image that cannot be drawn and, with one line on the console, where
  ///   gdk-pixbuf is not installed.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    pixels?.jpegData(quality: compressionQuality)
  }

  /// The image as pixels, turned as it is drawn: its own, or those of a drawing.
  private var pixels: Raster? {
    var scale = max(scale, UITraitCollection.current.displayScale, 1)
    if case .raster(let raster) = source.resolved(in: .current) {
      if turn == nil { return ownTint.map(raster.tinted) ?? raster }
      scale = raster.scale
    }
    let size = size
    return raster(of: size, scale: scale, tint: nil, traits: .current)
  }

  /// The colour to draw in, where a view has a tint; nil for the image's own colours.
  @MainActor
  func tint(in view: UIView) -> UIColor? {
    let isTemplate =
      appearance.renderingMode == .alwaysTemplate
      || appearance.renderingMode == .automatic && isSymbolImage
    return isTemplate ? view.tintColor : appearance.tint
  }

  /// Draws the image so that it fills a rectangle; a resizable one grows as it says.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - rect: The rectangle that the image fills, in points.
  ///   - tint: The colour; nil for the image's own.
  ///   - traits: The environment in which it is shown.
  func paint(
    on canvas: Canvas, in rect: CGRect, tint: RGBA?, traits: UITraitCollection = .current
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let natural = size(in: traits)
    guard let resizing = resizing(in: traits), natural.width > 0, natural.height > 0 else {
      return paintWhole(on: canvas, in: rect, tint: tint, traits: traits)
    }
    let drawing = ResizableDrawing(resizing: resizing, natural: natural, rect: rect)
    if turn == nil, case .raster(let raster) = source.resolved(in: traits) {
      return drawing.draw(raster, on: canvas, tint: tint ?? ownTint)
    }
    let scale = canvas.format == .png ? canvas.scale : 3
    if resizing.mode == .tile,
      let raster = raster(of: natural, scale: scale, tint: tint, traits: traits)
    {
      return drawing.draw(raster, on: canvas, tint: nil)
    }
    drawing.stretch(on: canvas) { paintWhole(on: canvas, in: $0, tint: tint, traits: traits) }
  }

  private func raster(
    of size: CGSize, scale: CGFloat, tint: RGBA?, traits: UITraitCollection
  ) -> Raster? {
    guard let canvas = try? Canvas(size: size, scale: scale) else { return nil }
    paintWhole(on: canvas, in: CGRect(origin: .zero, size: size), tint: tint, traits: traits)
    return canvas.finishedRaster()
  }

  var ownTint: RGBA? { appearance.tint?.value(in: .current).rgba }

  /// Draws the image stretched to a rectangle, and turned.
  private func paintWhole(
    on canvas: Canvas, in rect: CGRect, tint: RGBA?, traits: UITraitCollection
  ) {
    let tint = tint ?? ownTint
    let source = source.resolved(in: traits)
    guard let turn else {
      return source.paint(on: canvas, in: rect, tint: tint, natural: size(in: traits))
    }
    let natural = turn.undoing(size(in: traits))
    let size = turn.undoing(rect.size)
    canvas.withSavedState {
      canvas.translate(x: rect.minX, y: rect.minY)
      canvas.concatenate(turn.transform(of: size))
      source.paint(
        on: canvas, in: CGRect(origin: .zero, size: size), tint: tint, natural: natural)
    }
  }
}

extension ImageSource {
  /// Draws the source, as it is, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - rect: The rectangle that the source fills, in points.
  ///   - tint: The colour; nil for the source's own.
  ///   - natural: The size that it has by itself, in points.
  func paint(on canvas: Canvas, in rect: CGRect, tint: RGBA?, natural: CGSize) {
    switch self {
    case .raster(let raster): canvas.draw(raster, in: rect, tint: tint)
    case .vector(let vector):
      canvas.stretch(natural, to: rect) { canvas.draw(vector, in: $0, tint: tint) }
    case .symbol(let symbol):
      canvas.stretch(natural, to: rect) {
        symbol.drawing.draw(
          on: canvas, in: $0, configuration: symbol.configuration, color: tint ?? .black)
      }
    // A set without a file that can be read.
    case .catalogued: break
    }
  }
}

extension Canvas {
  /// Draws something in proportion as if it were stretched to a rectangle.
  fileprivate func stretch(_ size: CGSize, to rect: CGRect, draw: (CGRect) -> Void) {
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    guard size.width > 0, size.height > 0, abs(x - y) > 1e-6 * max(x, y) else { return draw(rect) }
    withSavedState {
      concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY))
      draw(CGRect(origin: .zero, size: size))
    }
  }
}
