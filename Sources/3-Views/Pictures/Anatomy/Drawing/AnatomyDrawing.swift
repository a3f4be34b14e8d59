// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// Draws a figure over a view that has been drawn, and its legend beside it.
///
/// Everything is a shape or a text, so that SVG and PDF files stay vectors. From back to front, each
/// a call below: what dims the rest, areas and outlines, paths, dimension lines, labels. The legend
/// is beside it all.
struct AnatomyDrawing {
  let figure: AnatomyFigure
  let canvas: Canvas
  let palette: AnatomyPalette
  let text: AnatomyText

  func drawFigure() {
    canvas.withSavedState {
      canvas.clip(to: CGRect(origin: .zero, size: figure.viewSize))
      if let highlight = figure.contents.highlight { dim(allBut: highlight.frame) }
      for (part, visible) in figure.drawnParts { draw(part, visible) }
      for path in figure.contents.paths { draw(path) }
      for positioned in figure.labels { drawLine(of: positioned) }
      for positioned in figure.labels { drawLabel(positioned) }
    }
  }

  /// Dims the view, but for the item that is highlighted.
  private func dim(allBut frame: CGRect) {
    var path = Path(rect: CGRect(origin: .zero, size: figure.viewSize))
    path.addRect(frame)
    canvas.fill(path, with: palette.dimming, evenOdd: true)
  }

  // MARK: Parts

  private func draw(_ part: AnatomyPart, _ visible: CGRect) {
    let color = palette.color(part.kind)
    canvas.withSavedState {
      canvas.clip(to: visible.insetBy(dx: -0.5, dy: -0.5))
      switch part.form {
      case .outline where part.kind == .grid: drawGrid(in: part.rect)
      case .outline: outline(part.rect, part.kind, level: part.level, color)
      case .area: hatch(visible, isRising: part.kind != .spacing, color)
      case .distance: break
      }
    }
  }

  /// Draws a line around a rectangle. Wider ones are behind narrower ones, so that outlines which
  /// coincide all show.
  func outline(_ rect: CGRect, _ kind: PictureAnatomy.Kind, level: Int, _ color: RGBA) {
    let width: CGFloat =
      switch kind {
      case .sections: 2
      case .groups: 1.5
      case .items: 0.75
      default: 1
      }
    let inset = min(width / 2, rect.width / 2, rect.height / 2)
    // What is inside another of its kind, and what nothing is drawn for, is dashed.
    let dash: [CGFloat] = kind == .margins ? [3, 2] : kind == .groups && level > 0 ? [5, 2.5] : []
    canvas.stroke(
      Path(rect: rect.insetBy(dx: inset, dy: inset)), with: color, width: width, dash: dash)
  }

  /// Hatches a rectangle with lines at 45 degrees, which meet across areas.
  func hatch(_ rect: CGRect, isRising: Bool, _ color: RGBA) {
    canvas.fill(rect, with: color.withAlpha(0.14))
    let step: CGFloat = 4
    var path = Path()
    // Lines of x + y or x − y = n · step.
    let low = isRising ? rect.minX + rect.minY : rect.minX - rect.maxY
    let high = isRising ? rect.maxX + rect.maxY : rect.maxX - rect.minY
    var offset = (low / step).rounded(.up) * step
    while offset <= high {
      if isRising {
        path.move(to: CGPoint(x: offset - rect.minY, y: rect.minY))
        path.addLine(to: CGPoint(x: offset - rect.maxY, y: rect.maxY))
      } else {
        path.move(to: CGPoint(x: offset + rect.minY, y: rect.minY))
        path.addLine(to: CGPoint(x: offset + rect.maxY, y: rect.maxY))
      }
      offset += step
    }
    canvas.withSavedState {
      canvas.clip(to: rect)
      canvas.stroke(path, with: color.withAlpha(0.75), width: 0.75)
    }
  }

  private func drawGrid(in rect: CGRect) {
    let color = palette.color(.grid)
    for (step, alpha) in [(CGFloat(10), 0.13), (50, 0.28)] {
      var path = Path()
      for x in stride(from: rect.minX + step, to: rect.maxX, by: step) {
        path.move(to: CGPoint(x: x, y: rect.minY))
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
      }
      for y in stride(from: rect.minY + step, to: rect.maxY, by: step) {
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
      canvas.stroke(path, with: color.withAlpha(alpha), width: 0.5)
    }
  }

  /// Draws where an element comes from, where it goes, and an arrow between them.
  func draw(_ path: AnatomyContents.Path) {
    guard path.start.isFinite, path.end.isFinite else { return }
    canvas.withSavedState {
      if let clip = path.clip { canvas.clip(to: clip.isNull ? .zero : clip) }
      drawEnds(of: path)
    }
  }

  private func drawEnds(of path: AnatomyContents.Path) {
    let color = palette.color(path.meaning)
    // Faded: what is not there yet, or no longer.
    drawGhost(path.start, color, isSolid: path.meaning == .disappears)
    drawGhost(path.end, color, isSolid: path.meaning != .disappears)
    let start = CGPoint(x: path.start.midX, y: path.start.midY)
    let end = CGPoint(x: path.end.midX, y: path.end.midY)
    drawArrow(from: start, to: end, color, startsAtEdge: false, endsAtEdge: true, tip: 6)
  }

  private func drawGhost(_ rect: CGRect, _ color: RGBA, isSolid: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    canvas.fill(rect, with: color.withAlpha(isSolid ? 0.12 : 0.05))
    canvas.stroke(
      Path(rect: rect.insetBy(dx: 0.5, dy: 0.5)), with: color.withAlpha(isSolid ? 0.8 : 0.55),
      width: 1, dash: isSolid ? [] : [3, 2])
  }
}

extension AnatomyContents.Path {
  package var meaning: AnatomyLegend.PathMeaning {
    if startAlpha == 0, endAlpha > 0 { return .appears }
    return endAlpha == 0 && startAlpha > 0 ? .disappears : .moves
  }
}

extension AnatomyDrawing {
  func drawLine(of positioned: AnatomyFigure.PositionedLabel) {
    guard case .positioned(let candidate) = positioned.outcome, let line = candidate.line else {
      return
    }
    drawArrow(
      from: line.start, to: line.end, palette.color(positioned.label.kind),
      startsAtEdge: line.startsAtEdge, endsAtEdge: line.endsAtEdge, tip: line.length < 12 ? 2.5 : 4)
  }

  func drawLabel(_ positioned: AnatomyFigure.PositionedLabel) {
    let color = palette.color(positioned.label.kind)
    switch positioned.outcome {
    case .positioned(let candidate):
      drawPill(candidate.frame, positioned.label.text, .label, radius: 3, color)
    case .numbered(let number, let marker?):
      drawPill(marker, "\(number)", .marker, radius: marker.height / 2, color)
    case .numbered(_, nil): break
    }
  }

  func drawPill(
    _ frame: CGRect, _ string: String, _ role: AnatomyText.Role, radius: CGFloat, _ color: RGBA
  ) {
    canvas.fill(Path(roundedRect: frame, cornerRadius: radius), with: color)
    let layout = text.layout(string, role)
    canvas.draw(
      layout,
      at: CGPoint(
        x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2),
      color: palette.text(on: color))
  }

  /// Draws a line with a tip at each end that is an edge.
  func drawArrow(
    from start: CGPoint, to end: CGPoint, _ color: RGBA, startsAtEdge: Bool, endsAtEdge: Bool,
    tip: CGFloat
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.01 else { return }
    let unit = CGPoint(x: dx / length, y: dy / length)
    // Tips of both ends fit into a short distance.
    let tip = min(tip, length / 2)
    var shaft = Path()
    let (first, last) = (startsAtEdge ? tip * 0.8 : 0, endsAtEdge ? tip * 0.8 : 0)
    shaft.move(to: CGPoint(x: start.x + unit.x * first, y: start.y + unit.y * first))
    shaft.addLine(to: CGPoint(x: end.x - unit.x * last, y: end.y - unit.y * last))
    var tips = Path()
    if startsAtEdge { tips.addTip(at: start, towards: CGPoint(x: -unit.x, y: -unit.y), tip) }
    if endsAtEdge { tips.addTip(at: end, towards: unit, tip) }
    canvas.stroke(shaft, with: palette.casing, width: 2.5)
    canvas.stroke(tips, with: palette.casing, width: 1.5)
    canvas.stroke(shaft, with: color, width: 1)
    canvas.fill(tips, with: color)
  }
}

extension Path {
  /// Adds a triangle whose tip is at a point.
  fileprivate mutating func addTip(at point: CGPoint, towards unit: CGPoint, _ length: CGFloat) {
    let base = CGPoint(x: point.x - unit.x * length, y: point.y - unit.y * length)
    let half = length * 0.45
    move(to: point)
    addLine(to: CGPoint(x: base.x - unit.y * half, y: base.y + unit.x * half))
    addLine(to: CGPoint(x: base.x + unit.y * half, y: base.y - unit.x * half))
    closeSubpath()
  }
}

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
