// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
package import Views

extension NSCoder {
  @MainActor
  var nibCellStyle: UITableViewCell.CellStyle {
    nibElement?.choice(
      "style",
      [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
        "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
      ]) ?? .default
  }
}

extension UITableViewCell {
  static func nibStep(_ element: NibElement) -> NibStep<UITableViewCell>? {
    guard element.name == "tableViewCell" else { return nil }
    let accessory = element.choice("accessoryType", accessories) ?? AccessoryType.none
    let editingAccessory = element.choice("editingAccessoryType", accessories) ?? AccessoryType.none
    let selection =
      element.choice(
        "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
      ?? SelectionStyle.default
    let indentation = element.integer("indentationLevel") ?? 0
    let indentationWidth = element.number("indentationWidth") ?? 10
    let showsReorder = element.flag("showsReorderControl", otherwise: false)
    let indentsWhileEditing = element.flag("shouldIndentWhileEditing", otherwise: true)
    let separatorInset = element.insets(for: "separatorInset")
    return { cell, _ in
      cell.accessoryType = accessory
      cell.editingAccessoryType = editingAccessory
      cell.selectionStyle = selection
      cell.indentationLevel = indentation
      cell.indentationWidth = indentationWidth
      if showsReorder { cell.showsReorderControl = true }
      if !indentsWhileEditing { cell.shouldIndentWhileEditing = false }
      if let separatorInset { cell.separatorInset = separatorInset }
    }
  }

  private static let accessories: KeyValuePairs<String, AccessoryType> = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

extension UITableViewCell: NibContentHolder {
  package var nibContentView: UIView {
    let view = contentView
    if view.superview == nil { addSubview(view) }
    return view
  }

  package func nibView(for role: String) -> UIView? {
    switch role {
    case "textLabel": textLabel
    case "detailTextLabel": detailTextLabel
    case "imageView": imageView
    default: nil
    }
  }
}

extension UITableViewCell: NibSegueCell {
  package var nibSegues: NibCellSegues {
    get { rowState.segues }
    set { rowState.segues = newValue }
  }
}

extension UITableViewCell: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "backgroundView":
      ObjectiveCKey { (cell: UITableViewCell, value) in cell.backgroundView = try value() }
    case "selectedBackgroundView":
      ObjectiveCKey { (cell: UITableViewCell, value) in
        cell.selectedBackgroundView = try value()
      }
    case "accessoryView":
      ObjectiveCKey { (cell: UITableViewCell, value) in cell.accessoryView = try value() }
    case "editingAccessoryView":
      ObjectiveCKey { (cell: UITableViewCell, value) in cell.editingAccessoryView = try value() }
    default: nil
    }
  }
}
