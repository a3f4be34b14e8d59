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
    var values = NibValues<UITableViewCell>(element)
    values.choice("accessoryType", accessories, otherwise: AccessoryType.none) {
      $0.accessoryType = $1
    }
    values.choice("editingAccessoryType", accessories, otherwise: AccessoryType.none) {
      $0.editingAccessoryType = $1
    }
    values.choice(
      "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default],
      otherwise: .default
    ) { $0.selectionStyle = $1 }
    values.integer("indentationLevel", otherwise: 0) { $0.indentationLevel = $1 }
    values.number("indentationWidth", otherwise: 10) { $0.indentationWidth = $1 }
    values.flag("showsReorderControl") { $0.showsReorderControl = $1 }
    values.flag("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
    values.insets("separatorInset") { $0.separatorInset = $1 }
    return values.step
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
    case "backgroundView": ObjectiveCKey(UITableViewCell.self) { $0.backgroundView = try $1() }
    case "selectedBackgroundView":
      ObjectiveCKey(UITableViewCell.self) { $0.selectedBackgroundView = try $1() }
    case "accessoryView": ObjectiveCKey(UITableViewCell.self) { $0.accessoryView = try $1() }
    case "editingAccessoryView":
      ObjectiveCKey(UITableViewCell.self) { $0.editingAccessoryView = try $1() }
    default: nil
    }
  }
}
