// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import ViewLayout
import Views

/// One of the accessories that a table cell shows by its type (behaviour rule TV-18).
@MainActor
struct TableAccessory {
  private enum Kind {
    case chevron
    case checkmark
    case detail
  }

  private let kind: Kind
  let view = RowAccessoryView(fills: true)

  static func add(
    _ type: UITableViewCell.AccessoryType, to cell: UITableViewCell
  ) -> [TableAccessory] {
    let kinds: [Kind] =
      switch type {
      case .none: []
      case .disclosureIndicator: [.chevron]
      case .detailDisclosureButton: [.detail, .chevron]
      case .checkmark: [.checkmark]
      case .detailButton: [.detail]
      }
    return kinds.map { kind in
      let accessory = TableAccessory(kind: kind)
      accessory.showSymbol()
      accessory.view.isUserInteractionEnabled = kind == .detail
      if kind == .detail {
        accessory.view.action = { [weak cell] in cell?.accessoryButtonWasTapped() }
      }
      cell.addSubview(accessory.view)
      return accessory
    }
  }

  func showSymbol() {
    switch kind {
    case .chevron: view.show(.chevron(.tertiaryLabel))
    case .checkmark: view.show(.checkmark(nil))
    case .detail: view.show(.detail(nil))
    }
  }

  /// The accessory with which the row is laid out: what is drawn, at the reader's text size.
  var rowAccessory: RowLayout.Accessory {
    // It may have been made where other traits hold, as outside of the table.
    if view.shownTraits != view.traitCollection { showSymbol() }
    // At large text sizes symbols grow with the text.
    let natural = view.shown.sizeThatFits(.zero)
    func accessory(_ least: CGSize, overhang: CGFloat = 0) -> RowLayout.Accessory {
      RowLayout.Accessory(
        width: max(least.width, natural.width), height: max(least.height, natural.height),
        overhang: overhang)
    }
    switch kind {
    case .chevron:
      return accessory(TableCellMetrics.chevron, overhang: TableCellMetrics.chevronOverhang)
    case .checkmark:
      return accessory(TableCellMetrics.checkmark, overhang: -TableCellMetrics.checkmarkShift)
    case .detail:
      // The box around it is what takes touches, and what contents end at.
      let disc = max(TableCellMetrics.detail, natural.width * AccessorySymbol.discShare)
      let side = max(TableCellMetrics.detailBox, disc)
      return RowLayout.Accessory(width: side, height: side, overhang: (side - disc) / 2)
    }
  }
}
