// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

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
  /// What happens to the element.
  package var meaning: AnatomyLegend.PathMeaning {
    if startAlpha == 0, endAlpha > 0 { return .appears }
    return endAlpha == 0 && startAlpha > 0 ? .disappears : .moves
  }
}
