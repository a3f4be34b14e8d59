// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import Views

@testable import TableView

/// Compares a table with the rows that it is to show.
@MainActor
struct HistoryCheck {
  private let rows: HistoryRows
  private var table: UITableView { rows.table }
  private var model: HistoryModel { rows.model }

  init(_ rows: HistoryRows) { self.rows = rows }

  /// What is wrong, at whatever moment.
  var fault: String? {
    guard table.numberOfSections == model.sections.count else {
      return "\(table.numberOfSections) sections, expected \(model.sections.count)"
    }
    for (index, section) in model.sections.enumerated() {
      let count = table.numberOfRows(inSection: index)
      guard count == section.rows.count else {
        return "section \(index) has \(count) rows, expected \(section.rows.count)"
      }
    }
    let selected = Set((table.indexPathsForSelectedRows ?? []).map(rows.number))
    guard selected == rows.selected else {
      return "selected \(selected.sorted()), expected \(rows.selected.sorted())"
    }
    return visibleFault
  }

  private var visibleFault: String? {
    var end: CGFloat?
    var last: IndexPath?
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { return "row \(path.short) has no cell" }
      let text = text(of: cell)
      guard text == rows.text(path) else {
        return "row \(path.short) shows \(text ?? "nothing"), expected \(rows.text(path))"
      }
      guard cell.isSelected == rows.selected.contains(rows.number(path)) else {
        return "the cell of row \(path.short) is \(cell.isSelected ? "" : "not ")selected"
      }
      let frame = table.rectForRow(at: path)
      if let given = rows.givenHeight(path), frame.height != given {
        return "row \(path.short) is \(frame.height) high, expected \(given)"
      }
      if let end, let last, last.section == path.section {
        guard path.row == last.row + 1 else {
          return "no row between \(last.short) and \(path.short)"
        }
        guard abs(frame.minY - end) < 0.01 else {
          return "row \(path.short) begins at \(frame.minY), expected \(end)"
        }
      }
      (end, last) = (frame.maxY, path)
    }
    return nil
  }

  private func text(of cell: UITableViewCell) -> String? {
    if let cell = cell as? HistoryTiedCell { return cell.label.text }
    return (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? cell.textLabel?.text
  }

  /// What is wrong when nothing moves any more.
  var restFault: String? {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { continue }
      let frame = table.rectForRow(at: path)
      guard cell.frame.equals(frame) || cell.rowState.swipe != nil else {
        return "the cell of row \(path.short) is at \(cell.frame), expected \(frame)"
      }
      guard frame.overlaps(table.bounds) else { return "row \(path.short) is not visible" }
    }
    if let fault = coverFault { return fault }
    let legal = table.clamped(table.contentOffset)
    guard abs(table.contentOffset.y - legal.y) < 0.01 else {
      return "the offset is \(table.contentOffset.y), expected \(legal.y)"
    }
    let shown = Set(table.visibleCells.map { ObjectIdentifier($0) })
    guard rows.displayed == shown else {
      return "\(rows.displayed.count) cells are displayed, expected \(shown.count)"
    }
    let open =
      table.openRow.flatMap { table.indexPath(for: $0) }.map { Set([rows.number($0)]) } ?? []
    guard rows.areEdited(open) else {
      return "rows \(rows.swiped.sorted()) are edited by a swipe, expected \(open.sorted())"
    }
    let others = table.subviews.filter { view in
      view is UITableViewCell && !view.isHidden && !shown.contains(ObjectIdentifier(view))
    }
    return others.isEmpty ? nil : "\(others.count) cells are left over"
  }

  /// Whether rows that are within the bounds are not there.
  private var coverFault: String? {
    let visible = Set(table.indexPathsForVisibleRows ?? [])
    for (index, section) in model.sections.enumerated() {
      for row in section.rows.indices {
        let path = IndexPath(row: row, section: index)
        let frame = table.rectForRow(at: path)
        guard frame.overlaps(table.bounds), !visible.contains(path) else { continue }
        return "row \(path.short) at \(frame) is not there, with bounds \(table.bounds)"
      }
    }
    return nil
  }
}

extension CGRect {
  fileprivate func equals(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
