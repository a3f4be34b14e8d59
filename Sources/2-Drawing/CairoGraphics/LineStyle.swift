// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
package import Foundation

package struct LineStyle: Hashable, Sendable {
  /// The form of a line's ends, and of the ends of its dashes.
  package enum Cap: Hashable, Sendable {
    /// Square, at the end of the path.
    case butt
    /// A half circle beyond the end of the path.
    case round
    /// Square, half of the width beyond the end of the path.
    case square
  }

  package enum Join: Hashable, Sendable {
    /// The edges meet in a point, as long as the miter limit allows.
    case miter
    /// A circle around the corner.
    case round
    /// The edges are connected by a straight line.
    case bevel
  }

  /// The width, half of it on either side of the path, in points.
  package var width: CGFloat
  package var cap = Cap.butt
  package var join = Join.miter
  /// The length of a pointed corner, in widths of the line, beyond which it is cut off.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and of the gaps after them, in points; empty for a line without gaps.
  package var dash: [CGFloat] = []
  /// The distance into the dashes at which the line begins, in points.
  package var dashPhase: CGFloat = 0

  /// Creates the style of a line without gaps, with square ends and pointed corners.
  package init(width: CGFloat) { self.width = width }

  /// Whether the line has gaps. Lengths that are not finite or below zero, and none above, count as
  /// none: Cairo would stop drawing for good.
  fileprivate var isDashed: Bool {
    dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
  }
}

extension Canvas {
  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - color: The colour of the line.
  ///   - style: The form of the line. A width that is not above zero draws nothing.
  package func stroke(_ path: Path, with color: RGBA, style: LineStyle) {
    guard color.alpha > 0, style.width > 0, style.width.isFinite else { return }
    // Ends, corners and dashes are part of the state that is restored.
    save()
    defer { restore() }
    trace(path)
    setSource(color)
    cairo_set_line_width(context, style.width)
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    if style.miterLimit.isFinite { cairo_set_miter_limit(context, max(style.miterLimit, 1)) }
    if style.isDashed {
      let phase = style.dashPhase.isFinite ? style.dashPhase : 0
      cairo_set_dash(context, style.dash.map { Double($0) }, Int32(style.dash.count), phase)
    }
    cairo_stroke(context)
  }
}
