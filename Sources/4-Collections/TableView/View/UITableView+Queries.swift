// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UITableView {
  // MARK: Places

  func frame(of edge: TableEdge, in section: Int) -> CGRect {
    layout.solvedTable?.frame(of: edge, section: section) ?? .zero
  }

  func frame(ofRowAt indexPath: IndexPath) -> CGRect {
    guard indexPath.count == 2 else { return .zero }
    let path = presentedPath(indexPath)
    return layout.solvedTable?.frame(ofRow: path.item, section: path.section) ?? .zero
  }

  // MARK: Views

  func row(of cell: UITableViewCell) -> IndexPath? {
    guard let key = engine.key(of: cell), key.category == .cell else { return nil }
    return clientPath(key.presentedPath)
  }

  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    engine.view(for: .cell(presentedPath(indexPath))) as? UITableViewCell
  }

  /// The rows that have a cell, from top to bottom, before what changed is laid out.
  var visibleRowsNow: [(indexPath: IndexPath, cell: UITableViewCell)] {
    engine.visibleViews(of: .cell).compactMap { key, view in
      (view as? UITableViewCell).flatMap { cell in clientPath(key.presentedPath).map { ($0, cell) }
      }
    }
  }

  var visibleRows: [(indexPath: IndexPath, cell: UITableViewCell)] {
    // What changed is laid out first.
    if !engine.isLayingOut { layoutIfNeeded() }
    return visibleRowsNow
  }

  func boundaryView(
    _ edge: TableEdge, section: Int
  ) -> UITableViewHeaderFooterView? {
    engine.view(
      for: .supplementary(edge.elementKind, IndexPath(item: 0, section: section))
    ) as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row; that of `NSNotFound` for the section.
  ///   - scrollPosition: Where it is to be.
  ///   - animated: Whether it is scrolled over time.
  ///   - generation: The generation of the data in which a client named the row; nil for this one.
  func scroll(
    toRowAt indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool,
    since generation: Int? = nil
  ) {
    let isPostponed = engine.postpone(untilShowing: indexPath.namesRow ? indexPath : nil) {
      [weak self] in
      self?.scroll(toRowAt: indexPath, scrollPosition, animated: animated)
    }
    guard !isPostponed else { return }
    let generation = generation ?? engine.dataGeneration
    layoutIfNeeded()
    defer {
      lastScroll = LastScroll(
        indexPath: indexPath, position: scrollPosition, offset: contentOffset)
    }
    for _ in 0..<Self.targetRounds {
      guard let frame = scrollTarget(indexPath, since: generation) else { return }
      setContentOffset(offset(showing: frame, at: scrollPosition), animated: animated)
      // Rows on the way may be measured, which moves the target.
      guard !animated else { return }
      layoutIfNeeded()
      // The delegate may have loaded other rows.
      guard !indexPath.namesRow || hasItem(at: indexPath) else { return }
    }
  }

  /// Scrolls again to the row that the table was scrolled to, if it has not moved since: the offset follows
  /// from heights that were measured with other glyphs (auto-layout rule ALT-10).
  func scrollAgain() {
    guard let last = lastScroll, last.offset == contentOffset,
      last.indexPath.namesRow
        ? hasItem(at: last.indexPath) : engine.counts.indices.contains(last.indexPath.section)
    else { return }
    // What is measured on the way must not depend on where the other glyphs led.
    contentOffset.y = -adjustedContentInset.top
    layoutIfNeeded()
    scroll(toRowAt: last.indexPath, last.position, animated: false)
  }

  /// The most times that the target is looked up again since rows were measured.
  private static let targetRounds = 3

  private func scrollTarget(_ path: IndexPath, since generation: Int) -> CGRect? {
    if path.count == 2, !path.namesRow, engine.counts.indices.contains(path.section) {
      let section = rect(forSection: path.section)
      return CGRect(x: section.minX, y: section.minY, width: section.width, height: 0)
    }
    let isThere = engine.requireItem(
      at: presentedPath(path), for: "scrollToRow(at:at:animated:)", since: generation)
    return isThere ? rectForRow(at: path) : nil
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

extension IndexPath {
  /// Whether the path is that of a row, and not of a section, whose row is `NSNotFound`.
  fileprivate var namesRow: Bool { count == 2 && item != NSNotFound }
}
