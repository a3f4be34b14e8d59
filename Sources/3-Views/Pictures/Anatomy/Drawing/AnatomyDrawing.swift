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
}

extension AnatomyDrawing {
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
