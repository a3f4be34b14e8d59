// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The control at the trailing edge of a row that can be moved: a touch lifts the row at once, and
/// takes it along (behaviour rules TV-31 and TV-40).
final class ReorderControlView: UIView {
  private let bars = TableEditingMetrics.reorderBars.map { _ in UIView(frame: .zero) }

  init() {
    super.init(frame: .zero)
    for bar in bars {
      bar.backgroundColor = .tertiaryLabel
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = bounds.width / TableEditingMetrics.standardReorderWidth
    let (inset, thickness) = (
      TableEditingMetrics.reorderInset * share, TableEditingMetrics.bar.height * share
    )
    let scale = max(1, traitCollection.displayScale)
    let top =
      ((bounds.height - TableEditingMetrics.reorderSize.height * share) / 2 * scale).rounded()
      / scale
    for (bar, y) in zip(bars, TableEditingMetrics.reorderBars) {
      bar.frame = CGRect(
        x: inset, y: top + y * share, width: max(0, bounds.width - 2 * inset), height: thickness)
    }
  }

  // MARK: Touches

  private var cell: UITableViewCell? { superview as? UITableViewCell }
  private var tableView: UITableView? { cell?.table.view }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell, let tableView, let touch = touches.first,
      !cell.closeOpenRow()
    else { return }
    tableView.lift(cell, at: touch.location(in: tableView))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tableView, let touch = touches.first else { return }
    // Layout that is due may scroll: what is below the touch is known after it.
    tableView.layoutIfNeeded()
    tableView.moveLiftedRow(to: touch.location(in: tableView))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.setLiftedRowDown(isCancelled: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.setLiftedRowDown(isCancelled: true)
  }
}
