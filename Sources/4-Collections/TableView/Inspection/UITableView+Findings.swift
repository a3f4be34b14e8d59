// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
public import LayoutInspection
import Views

extension UITableView {
  /// Looks for what breaks in the table as it is shown now: rows whose contents do not decide their height, or
  /// contradict it, texts without space for a line, and views before and after the rows that are not as
  /// high as their contents.
  ///
  /// Nothing is laid out for it. Another size is looked at when the table has it.
  ///
  /// ```swift
  /// for finding in tableView.findings() { print(finding) }
  /// ```
  ///
  /// - Returns: The findings: those of rows, headers and footers, of each kind the first, and those of
  ///   ``tableHeaderView`` and ``tableFooterView``.
  /// - Complexity: O(views on screen), and that of solving the constraints in each row.
  public func findings() -> [LayoutFinding] {
    engine.contentFindings(of: self) + unmeasuredRows
      + [("tableHeaderView", tableHeaderView), ("tableFooterView", tableFooterView)]
      .compactMap { name, view in view.flatMap { ownViewFinding(name, $0) } }
  }

  /// The first row that is lower than its contents since none is measured.
  private var unmeasuredRows: [LayoutFinding] {
    guard estimatedRowHeight == 0, rowHeight < 0, !delegateGivesRowHeights else { return [] }
    for (path, cell) in visibleRowsNow {
      let needed = cell.fittingHeight(inWidth: cell.bounds.width)
      guard needed > cell.bounds.height + 0.5 else { continue }
      return [
        LayoutFinding(
          .estimateNotMeasured, "section \(path.section), row \(path.item)", in: bounds.size,
          """
          it is \(cell.bounds.height.compactDescription) points high, its contents need \
          \(needed.compactDescription): estimatedRowHeight is 0, so that no row is measured
          """, repair: "estimatedRowHeight = UITableView.automaticDimension")
      ]
    }
    return []
  }

  /// Returns what is wrong with the height of the table's own header or footer; nil for nothing.
  private func ownViewFinding(_ name: String, _ view: UIView) -> LayoutFinding? {
    guard !view.subviews.isEmpty, !view.constraints.isEmpty else { return nil }
    let height = view.frame.height
    let needed = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard needed.isFinite, needed > height + 0.5 else { return nil }
    let repair = """
      set its frame's height to \(needed.compactDescription), as systemLayoutSizeFitting(_:) returns it, \
      and set \(name) again
      """
    let reason = "the table takes the height of its frame, \(height.compactDescription)"
    return LayoutFinding(
      height == 0 ? .noSize : .exceedsContainer, name, in: bounds.size,
      "\(reason); its constraints need \(needed.compactDescription)", repair: repair)
  }
}
