// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// The drawing of a resizable image in nine parts: four corners of their own size, four edges that grow
/// along one axis, and a middle that grows along both.
struct ResizableDrawing {
  let resizing: ImageResizing
  /// The size of the image, in points.
  let natural: CGSize
  /// The rectangle that it fills, in points.
  let rect: CGRect

  /// Draws pixels, part by part: no part has pixels of another at its edges.
  func draw(_ pixels: Raster, on canvas: Canvas, tint: RGBA?) {
    let raster = tint.map(pixels.tinted) ?? pixels
    var columns = Self.pieces(
      Slices(resizing, alongX: true), of: raster.width, scale: raster.scale, from: rect.minX,
      rect.width)
    var rows = Self.pieces(
      Slices(resizing, alongX: false), of: raster.height, scale: raster.scale, from: rect.minY,
      rect.height)
    Self.meet(&columns) { canvas.nearestPixelCorner(to: CGPoint(x: $0, y: rect.minY)).x }
    Self.meet(&rows) { canvas.nearestPixelCorner(to: CGPoint(x: rect.minX, y: $0)).y }
    for column in columns where column.length > 0 {
      for row in rows where row.length > 0 {
        let source = CGRect(
          x: column.firstPixel, y: row.firstPixel, width: column.pixels, height: row.pixels)
        var part = RasterPart(source: source)
        if resizing.mode == .tile, column.grows || row.grows {
          part.tile = CGSize(
            width: column.grows ? CGFloat(column.pixels) / raster.scale : column.length,
            height: row.grows ? CGFloat(row.pixels) / raster.scale : row.length)
        }
        canvas.draw(
          raster, part: part,
          in: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  /// Draws a drawing, once for each part, as large as it is if that part is to be as large as it is.
  func stretch(on canvas: Canvas, _ draw: (CGRect) -> Void) {
    // Pieces of a drawing are cut at their own edges, not at pixels.
    let columns = Self.stretches(
      Slices(resizing, alongX: true), of: natural.width, rect.minX, rect.width)
    let rows = Self.stretches(
      Slices(resizing, alongX: false), of: natural.height, rect.minY, rect.height)
    for column in columns where column.length > 0 {
      for row in rows where row.length > 0 {
        canvas.withSavedState {
          canvas.clip(
            to: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
          draw(
            CGRect(
              x: column.wholeStart, y: row.wholeStart, width: column.wholeLength,
              height: row.wholeLength))
        }
      }
    }
  }

  /// Moves the edges between three pieces to where they have no seam, between the two outer edges.
  private static func meet(_ pieces: inout [Piece], at position: (CGFloat) -> CGFloat) {
    let (start, end) = (pieces[0].start, pieces[2].start + pieces[2].length)
    func edge(_ wanted: CGFloat) -> CGFloat { min(max(position(wanted), start), end) }
    let first = pieces[0].length > 0 ? edge(pieces[1].start) : start
    let second = pieces[2].length > 0 ? max(first, edge(pieces[2].start)) : end
    pieces[0].length = first - start
    (pieces[1].start, pieces[1].length) = (first, second - first)
    (pieces[2].start, pieces[2].length) = (second, end - second)
  }

  /// The lengths of the parts along one axis, in points.
  private struct Slices {
    /// The ends, which keep their lengths.
    let near: CGFloat
    let far: CGFloat
    /// The part that grows; 0 for all that is between the ends.
    let middle: CGFloat

    init(_ resizing: ImageResizing, alongX isAlongX: Bool) {
      let insets = resizing.capInsets
      near = isAlongX ? insets.left : insets.top
      far = isAlongX ? insets.right : insets.bottom
      middle = isAlongX ? resizing.middleSize.width : resizing.middleSize.height
    }
  }

  /// A part of one axis of pixels.
  private struct Piece {
    var firstPixel: Int
    var pixels: Int
    var start: CGFloat
    var length: CGFloat
    var grows = false
  }

  private static func pieces(
    _ slices: Slices, of count: Int, scale: CGFloat, from start: CGFloat, _ length: CGFloat
  ) -> [Piece] {
    func pixels(_ slice: CGFloat, atMost limit: Int) -> Int {
      slice > 0 ? Int(min((slice * scale).rounded(), CGFloat(limit))) : 0
    }
    let near = pixels(slices.near, atMost: count)
    let far = pixels(slices.far, atMost: count - near)
    let ends = ends(CGFloat(near) / scale, CGFloat(far) / scale, in: length)
    let between = count - near - far
    let chosen = pixels(slices.middle, atMost: between)
    let middle = chosen > 0 ? chosen : between
    return [
      Piece(firstPixel: 0, pixels: near, start: start, length: ends.near),
      Piece(
        // Of a middle that has none the pixel beside it.
        firstPixel: middle > 0 ? near : min(near, count - 1), pixels: max(middle, 1),
        start: start + ends.near, length: length - ends.near - ends.far, grows: true),
      Piece(
        firstPixel: count - far, pixels: far, start: start + length - ends.far, length: ends.far),
    ]
  }

  /// A part of one axis of a drawing: where it is drawn, and where the whole drawing would be for it.
  private struct Stretch {
    var start: CGFloat
    var length: CGFloat
    var wholeStart: CGFloat
    var wholeLength: CGFloat

    /// A part of a drawing of a length, in its own points, that is drawn somewhere.
    init(
      _ part: (start: CGFloat, length: CGFloat), of natural: CGFloat, at start: CGFloat,
      _ length: CGFloat
    ) {
      let factor = length / part.length
      self.start = start
      self.length = length
      wholeStart = start - part.start * factor
      wholeLength = natural * factor
    }
  }

  private static func stretches(
    _ slices: Slices, of natural: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> [Stretch] {
    let near = slices.near > 0 ? min(slices.near, natural) : 0
    let far = slices.far > 0 ? min(slices.far, natural - near) : 0
    let ends = ends(near, far, in: length)
    let between = natural - near - far
    // A drawing has no pixel beside a middle without a width.
    let middle = max(slices.middle > 0 ? min(slices.middle, between) : between, 0.001)
    return [
      Stretch((0, max(near, 0.001)), of: natural, at: start, ends.near),
      Stretch((near, middle), of: natural, at: start + ends.near, length - ends.near - ends.far),
      Stretch(
        (natural - far, max(far, 0.001)), of: natural, at: start + length - ends.far, ends.far),
    ]
  }

  /// The lengths of the ends, smaller in proportion where both are longer than the space.
  private static func ends(
    _ near: CGFloat, _ far: CGFloat, in length: CGFloat
  ) -> (near: CGFloat, far: CGFloat) {
    guard near + far > length else { return (near, far) }
    let factor = length / (near + far)
    return (near * factor, length - near * factor)
  }
}
