// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

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
