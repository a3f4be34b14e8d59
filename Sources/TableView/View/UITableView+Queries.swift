// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry
import Views

extension UITableView {
  // MARK: Places

  /// The rectangle of a section with its header and footer, in content coordinates.
  ///
  /// - Parameter section: A section.
  /// - Returns: The rectangle; empty at the origin for a section that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    layout.table?.frame(ofSection: section) ?? .zero
  }

  /// The rectangle of a section's header at its own place, be it a view or space.
  ///
  /// - Parameter section: A section.
  /// - Returns: The rectangle; empty at the origin for a section that does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect {
    layout.table?.frame(of: .header, section: section) ?? .zero
  }

  /// The rectangle of a section's footer at its own place, be it a view or space.
  ///
  /// - Parameter section: A section.
  /// - Returns: The rectangle; empty at the origin for a section that does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect {
    layout.table?.frame(of: .footer, section: section) ?? .zero
  }

  /// The rectangle of a row, in content coordinates.
  ///
  /// - Parameter indexPath: A row.
  /// - Returns: The rectangle; empty at the origin for a row that does not exist.
  /// - Complexity: O(log sections + log rows).
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard indexPath.count == 2 else { return .zero }
    return layout.table?.frame(ofRow: indexPath.item, section: indexPath.section) ?? .zero
  }

  /// The row at a point in content coordinates; nil on headers, footers and beside cards.
  ///
  /// - Complexity: O(log sections + log rows).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layout.table?.row(at: point).map { IndexPath(item: $0.row, section: $0.section) }
  }

  /// The rows that have a part in a rectangle of content coordinates, in order.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The rows; empty if there are none, nil without data.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard let table = layout.table, !engine.counts.isEmpty else { return nil }
    return table.elements(in: rect, viewport: Viewport(visibleRect: rect))
      .filter { $0.identity.category == .cell }.map(\.identity.indexPath)
  }

  // MARK: Views

  /// The row that a cell shows; nil if it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let key = engine.key(of: cell), key.category == .cell else { return nil }
    return key.indexPath
  }

  /// The cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    engine.view(for: .cell(indexPath)) as? UITableViewCell
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }

  /// The visible rows, from top to bottom; nil without data.
  public var indexPathsForVisibleRows: [IndexPath]? {
    engine.counts.isEmpty ? nil : visibleRows.map(\.indexPath)
  }

  /// The rows that have a cell, from top to bottom, before what changed is laid out.
  var visibleRowsNow: [(indexPath: IndexPath, cell: UITableViewCell)] {
    engine.visibleViews(of: .cell).compactMap { path, view in
      (view as? UITableViewCell).map { (path, $0) }
    }
  }

  private var visibleRows: [(indexPath: IndexPath, cell: UITableViewCell)] {
    // What changed is laid out first.
    if !engine.isLayingOut { layoutIfNeeded() }
    return visibleRowsNow
  }

  /// The header of a section; nil if it is not visible, or another kind of view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(.header, section: section)
  }

  /// The footer of a section; nil if it is not visible, or another kind of view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(.footer, section: section)
  }

  private func boundaryView(
    _ edge: TableEdge, section: Int
  ) -> UITableViewHeaderFooterView? {
    engine.view(
      for: .supplementary(edge.elementKind, IndexPath(item: 0, section: section))
    ) as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  ///
  /// > Note: Differs from UIKit: outside a window's timeline the row is there at once.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that does not exist stops the program. With the row `NSNotFound`
  ///     of an existing section the section's start is meant.
  ///   - scrollPosition: Where it is to be.
  ///   - animated: Whether over time.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    for _ in 0..<Self.targetRounds {
      guard let frame = scrollTarget(indexPath) else { return }
      setContentOffset(offset(showing: frame, at: scrollPosition), animated: animated)
      // Rows on the way may be measured, which moves the target.
      guard !animated else { return }
      layoutIfNeeded()
    }
  }

  /// Scrolls to the selected row that is nearest to a place of what is visible; nowhere without a
  /// selection.
  ///
  /// - Parameters:
  ///   - scrollPosition: The place, and where the row is to be; the middle counts for `.none`.
  ///   - animated: Whether over time.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let place =
      switch scrollPosition {
      case .top: visible.minY
      case .bottom: visible.maxY
      case .middle, .none: visible.midY
      }
    func distance(_ path: IndexPath) -> CGFloat { abs(rectForRow(at: path).midY - place) }
    guard let row = selectedRows.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// How often the target is looked up again because rows were measured on the way.
  private static let targetRounds = 3

  private func scrollTarget(_ path: IndexPath) -> CGRect? {
    if path.count == 2, path.item == NSNotFound, engine.counts.indices.contains(path.section) {
      let section = rect(forSection: path.section)
      return CGRect(x: section.minX, y: section.minY, width: section.width, height: 0)
    }
    engine.requireItem(at: path, for: "scrollToRow(at:at:animated:)")
    return rectForRow(at: path)
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let top = contentOffset.y + insets.top
    let height = bounds.height - insets.top - insets.bottom
    let y: CGFloat =
      switch position {
      case .top: frame.minY
      case .middle: frame.midY - height / 2
      case .bottom: frame.maxY - height
      case .none:
        frame.minY < top ? frame.minY : frame.maxY > top + height ? frame.maxY - height : top
      }
    return engine.clamped(CGPoint(x: contentOffset.x, y: y - insets.top))
  }
}
