// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

extension AnatomyDrawing {
  /// Draws the legend to the right of the view and of what is around it.
  ///
  /// - Parameters:
  ///   - legend: The legend's rows and their places.
  ///   - size: The size of the view with what is around it, in points.
  func drawLegend(_ legend: LegendColumns, beside size: CGSize) {
    let left = size.width
    let height = max(size.height, legend.size.height)
    canvas.fill(
      CGRect(x: left, y: 0, width: legend.size.width, height: height), with: palette.background)
    if height > size.height {
      canvas.fill(
        CGRect(x: 0, y: size.height, width: left, height: height - size.height),
        with: palette.background)
    }
    canvas.fill(CGRect(x: left, y: 0, width: 1, height: height), with: palette.separator)
    canvas.withSavedState {
      canvas.translate(x: left, y: 0)
      for entry in legend.entries { draw(entry) }
      if legend.hiddenCount > 0 {
        drawText(
          "\(legend.hiddenCount) more", .name,
          at: CGPoint(x: LegendColumns.padding, y: height - LegendColumns.padding),
          palette.secondaryText)
      }
    }
  }

  private func draw(_ entry: LegendColumns.Entry) {
    let frame = entry.frame
    // Rows have their space above.
    let bottom = frame.maxY - 2
    let indent = frame.minX + Self.swatch.width + 8
    switch entry.row {
    case .kind(let kind):
      drawSwatch(
        kind, in: CGRect(origin: CGPoint(x: frame.minX, y: bottom - 12), size: Self.swatch))
      drawText(kind.title, .title, at: CGPoint(x: indent, y: bottom), palette.text)
    case .path(let meaning):
      drawArrow(
        from: CGPoint(x: frame.minX, y: bottom - 6),
        to: CGPoint(x: frame.minX + Self.swatch.width, y: bottom - 6), palette.color(meaning),
        startsAtEdge: false, endsAtEdge: true, tip: 5)
      drawText(meaning.rawValue, .title, at: CGPoint(x: indent, y: bottom), palette.text)
    case .value(let name, let value):
      drawPair(name, value, from: indent, to: frame.maxX, bottom: bottom)
    case .numbered(let number, let kind, let name, let value):
      let size = AnatomyFigure.markerSize
      let marker = CGRect(
        origin: CGPoint(x: frame.minX + (Self.swatch.width - size.width) / 2, y: bottom - 12.5),
        size: size)
      drawPill(marker, "\(number)", .marker, radius: size.height / 2, palette.color(kind))
      drawPair(kind.phrase(name), value, from: indent, to: frame.maxX, bottom: bottom)
    }
  }

  private static let swatch = CGSize(width: 18, height: 12)

  /// Draws a name at the left and a value at the right; the name gives way.
  private func drawPair(
    _ name: String, _ value: String, from left: CGFloat, to right: CGFloat, bottom: CGFloat
  ) {
    let valueLayout = text.layout(value, .value, width: right - left)
    let width = valueLayout.size.width
    canvas.draw(
      valueLayout, at: CGPoint(x: right - width, y: bottom - valueLayout.size.height),
      color: palette.text)
    let space = right - left - width - 6
    guard !name.isEmpty, space > 12 else { return }
    let nameLayout = text.layout(name, .name, width: space)
    canvas.draw(
      nameLayout, at: CGPoint(x: left, y: bottom - nameLayout.size.height),
      color: palette.secondaryText)
  }

  private func drawText(
    _ string: String, _ role: AnatomyText.Role, at point: CGPoint, _ color: RGBA
  ) {
    let layout = text.layout(string, role)
    canvas.draw(layout, at: CGPoint(x: point.x, y: point.y - layout.size.height), color: color)
  }

  private func drawSwatch(_ kind: PictureAnatomy.Kind, in rect: CGRect) {
    let color = palette.color(kind)
    switch kind {
    case .insets, .spacing: hatch(rect, isRising: kind == .insets, color)
    case .grid:
      for x in stride(from: rect.minX, through: rect.maxX, by: 6) {
        canvas.fill(
          CGRect(x: x, y: rect.minY, width: 0.5, height: rect.height), with: color.withAlpha(0.6))
      }
      for y in stride(from: rect.minY, through: rect.maxY, by: 6) {
        canvas.fill(
          CGRect(x: rect.minX, y: y, width: rect.width, height: 0.5), with: color.withAlpha(0.6))
      }
    default: outline(rect, kind, level: 0, color)
    }
  }
}
