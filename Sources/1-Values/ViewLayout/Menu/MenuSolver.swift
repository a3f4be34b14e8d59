// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// Turns what a menu holds into the frames of its rows (interaction section 4.3).
///
/// The solver is a value and ``solve(_:measuring:)`` a pure function, in three steps, which are
/// its three calls:
///
/// 1. **Flatten** groups into items, each with what separates it from the one above.
/// 2. **Measure** each text once, in the width that marks and images leave it.
/// 3. **Stack** the items from top to bottom.
///
/// All lengths are points; the origin is the menu's top left corner, in either direction of
/// reading. Linear in the number of elements.
package struct MenuSolver: Hashable, Sendable {
  var metrics: MenuMetrics
  package var texts: MenuTextSizes
  package var grid: PixelGrid
  package var width: CGFloat

  package struct Text: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
      case header, title, subtitle
    }
    /// The identity of the element that it belongs to.
    package var id: Int
    package var role: Role
    package var width: CGFloat
  }

  package init(
    metrics: MenuMetrics = MenuMetrics(), texts: MenuTextSizes, windowWidth: CGFloat,
    grid: PixelGrid
  ) {
    self.metrics = metrics
    self.texts = texts
    self.grid = grid
    width = metrics.width(inWindow: windowWidth, isAccessibilitySize: texts.isAccessibilitySize)
  }

  /// Solves a menu.
  ///
  /// - Parameters:
  ///   - specification: What it holds.
  ///   - lineCount: Returns how many lines a text would take without a limit; called once a text.
  /// - Returns: The menu with its frames.
  package func solve(
    _ specification: MenuSpecification, measuring lineCount: (Text) -> Int
  ) -> SolvedMenu {
    var margin =
      specification.hasMarks
      ? grid.round(metrics.markedTextMargin + markGrowth) : metrics.textMargin
    if let images = metrics.leadingImages, specification.hasImages, !texts.isAccessibilitySize {
      // Beside marks, both have a column, which is chosen.
      margin += images.textMargin - metrics.textMargin
    }

    // 1. Flatten
    let contents = MenuContents(specification)

    // 2. Measure
    let items = contents.items.map { content, separator in
      (item: measured(content, margin: margin, lineCount), separator: separator)
    }

    // 3. Stack
    return stacked(items, textMargin: margin)
  }

  fileprivate var markGrowth: CGFloat { metrics.markGrowth(atScale: texts.titleScale) }

  // MARK: Measure

  private func measured(
    _ content: MenuContents.Item, margin: CGFloat, _ lineCount: (Text) -> Int
  ) -> SolvedMenu.Item {
    switch content {
    case .header(let id):
      let text = Text(id: id, role: .header, width: max(0, width - 2 * metrics.textMargin))
      let lines = min(max(1, lineCount(text)), metrics.headerLines)
      return SolvedMenu.Item(
        content: .header(id), height: headerHeight(lines: lines), titleLines: lines)
    case .palette(let palette):
      return SolvedMenu.Item(content: .palette(palette), height: height(of: palette.size))
    case .opener(let row), .row(let row):
      let (title, subtitle) = lines(of: row, margin: margin, lineCount)
      var item = SolvedMenu.Item(
        content: .row(row), height: rowHeight(titleLines: title, subtitleLines: subtitle),
        titleLines: title, subtitleLines: subtitle)
      if case .opener = content { item.content = .opener(row) }
      return item
    }
  }

  private func lines(
    of row: MenuSpecification.Row, margin: CGFloat, _ lineCount: (Text) -> Int
  ) -> (title: Int, subtitle: Int) {
    let end = showsImage(of: row) ? metrics.imageTextMargin : metrics.textMargin
    let textWidth = max(0, width - margin - end)
    func lines(_ role: Text.Role) -> Int {
      let count = max(1, lineCount(Text(id: row.id, role: role, width: textWidth)))
      return texts.isAccessibilitySize ? count : min(count, metrics.titleLines)
    }
    return (lines(.title), row.hasSubtitle ? lines(.subtitle) : 0)
  }

  func showsImage(of row: MenuSpecification.Row) -> Bool {
    row.hasImage && !texts.isAccessibilitySize
  }

  /// The height of a row, without what separates it from the next.
  private func rowHeight(titleLines: Int, subtitleLines: Int) -> CGFloat {
    var height = plainRowHeight + CGFloat(titleLines - 1) * texts.titleLine
    if subtitleLines > 0 {
      height += metrics.subtitleSpacing + CGFloat(subtitleLines) * texts.subtitleLine
    }
    return height
  }

  var plainRowHeight: CGFloat {
    grid.round(metrics.firstBaseline * texts.titleLine)
      + grid.round(metrics.lastBaseline * texts.titleLine)
  }

  private func headerHeight(lines: Int) -> CGFloat {
    2 * metrics.headerPadding + CGFloat(lines) * texts.headerLine
  }

  private func height(of size: MenuSpecification.Palette.Size) -> CGFloat {
    switch size {
    case .small: metrics.smallHeight
    // The title is a line of 16 at the standard text size.
    case .medium: metrics.mediumHeight + texts.headerLine - MenuTextSizes(.large).headerLine
    }
  }

  // MARK: Stack

  private func stacked(
    _ items: [(item: SolvedMenu.Item, separator: SolvedMenu.Separator)], textMargin: CGFloat
  ) -> SolvedMenu {
    var y = metrics.padding
    var solved: [SolvedMenu.Item] = []
    solved.reserveCapacity(items.count)
    for (item, separator) in items {
      var item = item
      item.separator = separator
      switch separator {
      case .none: break
      case .hairline: if metrics.hasHairlines { y += grid.pixel }
      case .band: y += metrics.bandHeight
      }
      item.frame = CGRect(x: 0, y: y, width: width, height: item.height)
      y += item.height
      solved.append(item)
    }
    return SolvedMenu(
      items: solved, size: CGSize(width: width, height: y + metrics.padding),
      textMargin: textMargin, solver: self)
  }
}

/// The frames of the parts of one row or header of a menu, in its own coordinates.
package struct MenuRowLayout: Hashable, Sendable {
  package var title: CGRect
  package var subtitle: CGRect?
  package var mark: CGPoint?
  package var image: CGPoint?
}

extension SolvedMenu {
  /// Lays out the parts of a row or a header; nil for a palette.
  ///
  /// - Parameters:
  ///   - item: The number of the item in its section.
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
    if row.hasMark {
      layout.mark = CGPoint(x: metrics.markCenter + solver.markGrowth / 2, y: middle)
    }
    if showsImage {
      layout.image = CGPoint(
        x: metrics.leadingImages.map { textMargin - ($0.textMargin - $0.center) }
          ?? size.width - metrics.imageCenter, y: middle)
    }
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
