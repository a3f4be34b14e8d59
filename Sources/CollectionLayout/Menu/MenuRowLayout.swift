// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Where the parts of one row or header of a menu are, in its own coordinates.
package struct MenuRowLayout: Hashable, Sendable {
  package var title: CGRect
  package var subtitle: CGRect?
  /// The middle of the mark, if there is one.
  package var mark: CGPoint?
  /// The middle of the image, if there is one.
  package var image: CGPoint?
}

extension SolvedMenu {
  /// Lays out the parts of a row or a header; nil for a palette.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isMirrored: Whether the leading edge is the right one.
  /// - Returns: The layout.
  package func rowLayout(of item: Item, isMirrored: Bool) -> MenuRowLayout? {
    var layout: MenuRowLayout
    switch item.content {
    case .palette: return nil
    case .header: layout = headerLayout(item)
    case .opener(let row), .row(let row): layout = rowLayout(item, row)
    }
    if isMirrored { layout.mirror(in: size.width) }
    return layout
  }

  private func headerLayout(_ item: Item) -> MenuRowLayout {
    let metrics = solver.metrics
    return MenuRowLayout(
      title: CGRect(
        x: metrics.textMargin, y: metrics.headerPadding,
        width: max(0, size.width - 2 * metrics.textMargin),
        height: CGFloat(item.titleLines) * solver.texts.headerLine))
  }

  private func rowLayout(_ item: Item, _ row: MenuSpecification.Row) -> MenuRowLayout {
    let metrics = solver.metrics
    let texts = solver.texts
    let showsImage = solver.showsImage(of: row)
    let end = showsImage ? metrics.imageTextMargin : metrics.textMargin
    let width = max(0, size.width - textMargin - end)
    // Above the first line and below the last there is the same space: the line is 22 high in a
    // row of 43.5, and what further lines add is theirs.
    let top = (solver.plainRowHeight - texts.titleLine) / 2
    let title = CGRect(
      x: textMargin, y: top, width: width, height: CGFloat(item.titleLines) * texts.titleLine)
    var layout = MenuRowLayout(title: title)
    if item.subtitleLines > 0 {
      layout.subtitle = CGRect(
        x: textMargin, y: title.maxY + metrics.subtitleSpacing, width: width,
        height: CGFloat(item.subtitleLines) * texts.subtitleLine)
    }
    let middle = item.frame.height / 2
    if row.hasMark { layout.mark = CGPoint(x: metrics.markCenter, y: middle) }
    if showsImage { layout.image = CGPoint(x: size.width - metrics.imageCenter, y: middle) }
    return layout
  }
}

extension MenuRowLayout {
  fileprivate mutating func mirror(in width: CGFloat) {
    title.origin.x = width - title.maxX
    subtitle?.origin.x = title.minX
    mark = mark.map { CGPoint(x: width - $0.x, y: $0.y) }
    image = image.map { CGPoint(x: width - $0.x, y: $0.y) }
  }
}
