// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// Asks a table, its data source and its delegate how high everything is, and freezes the answers.
///
/// Heights come from the delegate's method, else from the property, else from the contents (rule
/// TV-5). With estimates, which are the rule, a row's height is not asked for before the row is
/// near to what is visible (behaviour rule TV-6).
@MainActor
struct TableDescription {
  private let tableView: UITableView
  private let counts: [Int]
  private let metrics: TableMetrics

  init(_ tableView: UITableView) {
    self.tableView = tableView
    metrics = tableView.metrics
    counts = tableView.engine.counts
  }

  private var style: TableStyle { tableView.style.layoutStyle }

  func specification() -> TableSpecification {
    let width = tableView.bounds.width
    let scale = tableView.traitCollection.displayScale
    var result = TableSpecification(
      counts.indices.map(section), width: width, pixelGrid: PixelGrid(scale: max(1, scale)))
    result.rowInset = metrics.rowInset(style, inWidth: width)
    result.tableHeaderHeight = tableView.tableHeaderView?.frame.height ?? 0
    result.tableFooterHeight = tableView.tableFooterView?.frame.height ?? 0
    result.pinsBoundaries = style == .plain
    return result
  }

  private func section(_ index: Int) -> TableSpecification.Section {
    var section = TableSpecification.Section(
      rowCount: counts[index], rowHeights: rowHeights(index))
    let answers = (
      header: tableView.answeredHeight(of: .header, section: index),
      footer: tableView.answeredHeight(of: .footer, section: index)
    )
    section.header = boundary(.header, section: index, answer: answers.header)
    section.footer = boundary(.footer, section: index, answer: answers.footer)
    section.keepsTopPadding =
      style == .plain && (answers.header != nil || tableView.delegateGivesViews(.header))
    if style == .plain, section.keepsTopPadding || section.header.height.points > 0 {
      let padding = tableView.sectionHeaderTopPadding
      section.topPadding = padding < 0 ? metrics.plainHeaderTop : padding
    }
    return section
  }

  // MARK: Rows

  private func rowHeights(_ section: Int) -> TableRowHeights {
    let property = tableView.rowHeight
    if property >= 0, tableView.engine.holdsPlaceholderHeights(inSection: section) {
      let heights = (0..<counts[section]).map {
        tableView.engine.placeholderHeight(at: PresentedIndexPath(item: $0, section: section))
          ?? property
      }
      return .each(heights, isEstimated: false)
    }
    let isGiven = tableView.delegateGivesRowHeights
    guard counts[section] > 0, isGiven || property < 0 else {
      return .uniform(property >= 0 ? .exact(property) : .estimated(rowEstimate))
    }
    let rows = (0..<counts[section]).map { PresentedIndexPath(item: $0, section: section) }
    if tableView.estimatedRowHeight == 0 {
      // Nothing sizes itself (behaviour rule TV-6).
      guard isGiven else { return .uniform(.exact(metrics.minimumRowHeight)) }
      let heights = rows.map { path in
        let height = tableView.heightOfRow(at: path) ?? property
        return height >= 0 ? height : metrics.minimumRowHeight
      }
      return .each(heights, isEstimated: false)
    }
    guard tableView.estimatedHeightOfRow(at: rows[0]) != nil else {
      return .uniform(.estimated(rowEstimate))
    }
    let estimates = rows.map { path in
      let estimate = tableView.estimatedHeightOfRow(at: path) ?? -1
      return estimate >= 0 ? estimate : rowEstimate
    }
    return .each(estimates, isEstimated: true)
  }

  /// The height of a row of which nothing is known yet.
  private var rowEstimate: CGFloat {
    if tableView.estimatedRowHeight > 0 { return tableView.estimatedRowHeight }
    return tableView.rowHeight >= 0 ? tableView.rowHeight : metrics.rowEstimate
  }

  // MARK: Headers and footers

  /// Returns whether the table's own header or footer, next to the section, takes the place of the
  /// gap: one that is higher than nothing and lower than a point (behaviour rule TV-15).
  private func isGapRemoved(_ edge: TableEdge, _ section: Int) -> Bool {
    guard style != .plain else { return false }
    let view: UIView? =
      switch edge {
      case .header: section == 0 ? tableView.tableHeaderView : nil
      case .footer: section == counts.count - 1 ? tableView.tableFooterView : nil
      }
    guard let height = view?.frame.height else { return false }
    return height > 0 && height < 1
  }

  private func boundary(
    _ edge: TableEdge, section: Int, answer: CGFloat?
  ) -> TableSpecification.Boundary {
    let contents = tableView.contents(of: edge, section: section)
    if let given = tableView.givenHeight(answer) {
      return TableSpecification.Boundary(
        height: .exact(given), hasView: contents != .none && given > 0)
    }
    let property =
      edge == .header ? tableView.sectionHeaderHeight : tableView.sectionFooterHeight
    if property >= 0, contents != .none || style != .plain {
      return TableSpecification.Boundary(
        height: .exact(property), hasView: contents != .none && property > 0)
    }
    let height = metrics.height(of: edge, contents, style, tableView.place(ofSection: section))
    guard contents != .none else {
      if style == .plain, edge == .header, answer == UITableView.automaticDimension {
        return TableSpecification.Boundary(height: .estimated(metrics.plainTitle), hasView: true)
      }
      return TableSpecification.Boundary(
        height: .exact(isGapRemoved(edge, section) ? 0 : height), hasView: false)
    }
    let estimate = tableView.estimatedHeight(of: edge, section: section)
    return TableSpecification.Boundary(height: .estimated(estimate ?? height), hasView: true)
  }
}
