// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension UIImage {
  /// Draws the image in the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context, stretched to a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas else { return }
    paint(on: canvas, in: rect, tint: nil)
  }

  /// The image as a PNG file.
  ///
  /// - Returns: The file; nil for an image that cannot be drawn.
  public func pngData() -> Data? {
    if case .raster(let raster) = source.resolved(in: .current), appearance.tint == nil {
      return try? raster.pngData()
    }
    let scale = max(scale, UITraitCollection.current.displayScale, 1)
    guard let canvas = try? Canvas(size: size, scale: scale) else { return nil }
    paint(on: canvas, in: CGRect(origin: .zero, size: size), tint: nil)
    return try? canvas.encoded()
  }

  /// The colour to draw in, where a view has a tint; nil for the image's own colours.
  @MainActor
  func tint(in view: UIView) -> UIColor? {
    let isTemplate =
      appearance.renderingMode == .alwaysTemplate
      || appearance.renderingMode == .automatic && isSymbolImage
    return isTemplate ? view.tintColor : appearance.tint
  }

  /// Draws the image stretched to a rectangle; with edges that keep their size, in nine pieces.
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
    let source = source.resolved(in: traits)
    let size = size(in: traits)
    let caps = capInsets(in: traits)
    guard caps != .zero else {
      return paint(source, on: canvas, in: rect, tint: tint, natural: size)
    }
    let columns = Self.pieces((caps.left, caps.right), of: size.width, in: rect.minX, rect.width)
    let rows = Self.pieces((caps.top, caps.bottom), of: size.height, in: rect.minY, rect.height)
    for column in columns where column.length > 0 {
      for row in rows where row.length > 0 {
        canvas.withSavedState {
          canvas.clip(
            to: CGRect(
              x: column.start, y: row.start, width: column.length, height: row.length))
          paint(
            source, on: canvas,
            in: CGRect(
              x: column.wholeStart, y: row.wholeStart, width: column.wholeLength,
              height: row.wholeLength), tint: tint, natural: size)
        }
      }
    }
  }

  private func paint(
    _ source: ImageSource, on canvas: Canvas, in rect: CGRect, tint: RGBA?, natural: CGSize
  ) {
    let tint = tint ?? appearance.tint?.value(in: .current).rgba
    switch source {
    case .raster(let raster): canvas.draw(raster, in: rect, tint: tint)
    case .vector(let vector):
      canvas.stretch(natural, to: rect) { canvas.draw(vector, in: $0, tint: tint) }
    case .symbol(let symbol):
      canvas.stretch(natural, to: rect) {
        canvas.draw(
          symbol.drawing, in: $0,
          style: VectorImage.Style(
            color: tint ?? .black, strokeWidth: symbol.configuration.strokeWidth))
      }
    // A set without a file that can be read.
    case .catalogued: break
    }
  }

  /// A part of one axis: where it is drawn, and where the whole image would be for it.
  private struct Piece {
    var start: CGFloat
    var length: CGFloat
    var wholeStart: CGFloat
    var wholeLength: CGFloat
  }

  private static func pieces(
    _ caps: (near: CGFloat, far: CGFloat), of natural: CGFloat, in start: CGFloat,
    _ length: CGFloat
  ) -> [Piece] {
    let middle = max(natural - caps.near - caps.far, 0.001)
    let free = max(0, length - caps.near - caps.far)
    let factor = free / middle
    return [
      Piece(start: start, length: caps.near, wholeStart: start, wholeLength: natural),
      Piece(
        start: start + caps.near, length: free, wholeStart: start + caps.near - caps.near * factor,
        wholeLength: natural * factor),
      Piece(
        start: start + length - caps.far, length: caps.far, wholeStart: start + length - natural,
        wholeLength: natural),
    ]
  }
}

extension Canvas {
  /// Draws something in proportion as if it were stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - size: The size that it has by itself.
  ///   - rect: The rectangle that is filled, in points of the canvas.
  ///   - draw: Draws it in a rectangle of the same proportion as the size.
  fileprivate func stretch(_ size: CGSize, to rect: CGRect, draw: (CGRect) -> Void) {
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    guard size.width > 0, size.height > 0, abs(x - y) > 1e-6 * max(x, y) else { return draw(rect) }
    withSavedState {
      concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY))
      draw(CGRect(origin: .zero, size: size))
    }
  }
}
