// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The lengths of an edit menu, in points (interaction rule EM-1).
package struct EditMenuMetrics: Hashable, Sendable {
  var height: CGFloat = 44
  package var cornerRadius: CGFloat = 13
  var titlePadding: CGFloat = 16
  package var arrowSize = CGSize(width: 18, height: 8)
  /// The width of what leads to further titles, where not all have space.
  var pagerWidth: CGFloat = 36
  /// From the sides of the safe area.
  package var sideMargin: CGFloat = 8

  package init() {}
}

/// The frames of an edit menu and its titles: one bar, above what it belongs to or below it.
///
/// A pure function of widths and rectangles.
package struct EditMenuLayout: Hashable, Sendable {
  /// Titles that are shown together; more than have space are on further pages.
  package struct Page: Hashable, Sendable {
    package var titles: Range<Int>
    /// The frames of the titles, from the bar's leading edge.
    package var frames: [CGRect]
    /// The rectangle from which the previous page is shown; nil on the first.
    package var back: CGRect?
    /// The rectangle from which the next page is shown; nil on the last.
    package var forward: CGRect?
    package var size: CGSize
  }

  package let pages: [Page]
  private let metrics: EditMenuMetrics

  /// Lays out titles.
  ///
  /// - Parameters:
  ///   - titleWidths: How wide the titles are.
  ///   - available: The greatest width of the bar.
  ///   - grid: The pixels that edges are on.
  ///   - metrics: The lengths of the menu, in points.
  package init(
    titleWidths: [CGFloat], available: CGFloat, grid: PixelGrid,
    metrics: EditMenuMetrics = EditMenuMetrics()
  ) {
    self.metrics = metrics
    let widths = titleWidths.map { grid.ceil($0) + 2 * metrics.titlePadding }
    var pages: [Page] = []
    var start = 0
    while start < widths.count {
      let hasBack = start > 0
      let space = available - (hasBack ? metrics.pagerWidth + grid.pixel : 0)
      var end = start
      var used: CGFloat = 0
      while end < widths.count {
        let width = used + widths[end] + (end > start ? grid.pixel : 0)
        let forward = end + 1 < widths.count ? metrics.pagerWidth + grid.pixel : 0
        // A title that is wider than the window has a page to itself.
        guard end == start || width + forward <= space else { break }
        used = width
        end += 1
      }
      pages.append(
        Self.page(
          start..<end, widths, hasBack: hasBack, hasForward: end < widths.count,
          available: available, grid, metrics))
      start = end
    }
    self.pages = pages
  }

  private static func page(
    _ titles: Range<Int>, _ widths: [CGFloat], hasBack: Bool, hasForward: Bool,
    available: CGFloat, _ grid: PixelGrid, _ metrics: EditMenuMetrics
  ) -> Page {
    var x: CGFloat = 0
    func next(_ width: CGFloat) -> CGRect {
      if x > 0 { x += grid.pixel }
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: metrics.height)
    }
    let pagers = CGFloat((hasBack ? 1 : 0) + (hasForward ? 1 : 0))
    let most = max(0, available - pagers * (metrics.pagerWidth + grid.pixel))
    let back = hasBack ? next(metrics.pagerWidth) : nil
    let frames = titles.map { next(min(widths[$0], most)) }
    let forward = hasForward ? next(metrics.pagerWidth) : nil
    return Page(
      titles: titles, frames: frames, back: back, forward: forward,
      size: CGSize(width: x, height: metrics.height))
  }

  package struct Placement: Hashable, Sendable {
    package var bar: CGRect
    package var tip: CGPoint
    /// The edge of the bar that the arrow is at, and the way that it points.
    package var arrowEdge: ArrowEdge
  }

  package enum ArrowEdge: Hashable, Sendable {
    case top
    case bottom
    case left
    case right
  }

  /// Places a page's bar: with its arrow at the preferred edge if there is space; else above a
  /// rectangle, and without space there below it.
  ///
  /// - Parameters:
  ///   - page: The page's number.
  ///   - target: What the menu belongs to, in the window.
  ///   - area: The window's safe area.
  ///   - edge: The preferred edge; nil for none.
  /// - Returns: The place.
  package func placement(
    ofPage page: Int, at target: CGRect, in area: CGRect, preferring edge: ArrowEdge? = nil
  ) -> Placement {
    if let edge, let beside = placement(ofPage: page, beside: target, in: area, edge) {
      return beside
    }
    let size = pages[page].size
    let space = metrics.height + metrics.arrowSize.height
    let fitsAbove = target.minY - space >= area.minY
    let fitsBelow = target.maxY + space <= area.maxY
    let pointsDown = edge == .top ? fitsAbove && !fitsBelow : fitsAbove || !fitsBelow
    // What reaches beyond the window is pointed at where it can be seen.
    let tipY =
      pointsDown
      ? min(max(target.minY, area.minY + space), area.maxY)
      : max(min(target.maxY, area.maxY - space), area.minY)
    let inner = area.insetBy(dx: metrics.sideMargin, dy: 0)
    let x = min(
      max(target.midX - size.width / 2, inner.minX), max(inner.minX, inner.maxX - size.width))
    let reach = metrics.cornerRadius + metrics.arrowSize.width / 2
    let tipX = min(max(target.midX, x + reach), max(x + reach, x + size.width - reach))
    return Placement(
      bar: CGRect(
        x: x, y: pointsDown ? tipY - space : tipY + metrics.arrowSize.height,
        width: size.width, height: size.height),
      tip: CGPoint(x: tipX, y: tipY), arrowEdge: pointsDown ? .bottom : .top)
  }

  /// The bar at the right or the left of a rectangle; nil for another edge, and without space.
  private func placement(
    ofPage page: Int, beside target: CGRect, in area: CGRect, _ edge: ArrowEdge
  ) -> Placement? {
    let size = pages[page].size
    let arrow = metrics.arrowSize.height
    let inner = area.insetBy(dx: metrics.sideMargin, dy: 0)
    guard size.height <= inner.height else { return nil }
    // In the middle of what can be seen of it, as far as the window reaches.
    let seen = target.intersection(area)
    let middle = seen.isNull ? target.midY : seen.midY
    let y = min(max(middle - size.height / 2, inner.minY), inner.maxY - size.height)
    let x: CGFloat
    switch edge {
    case .top, .bottom: return nil
    case .left: x = target.maxX + arrow
    case .right: x = target.minX - arrow - size.width
    }
    guard x >= inner.minX, x + size.width <= inner.maxX else { return nil }
    // An arrow at the middle of the edge keeps clear of both corners.
    return Placement(
      bar: CGRect(origin: CGPoint(x: x, y: y), size: size),
      tip: CGPoint(x: edge == .left ? target.maxX : target.minX, y: y + size.height / 2),
      arrowEdge: edge)
  }
}
