// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Views

extension AccessorySymbol {
  /// The symbol of a list cell's accessory.
  init(_ accessory: UICellAccessory, _ environment: AccessoryView.Environment) {
    let isOnTint = environment.isOnTint
    let plain: UIColor? = accessory.tintColor ?? (isOnTint ? .white : nil)
    let grey: UIColor? = accessory.tintColor ?? (isOnTint ? .white : .tertiaryLabel)
    let circle: UIColor? = if case .circle(let color) = accessory.appearance { color } else { nil }
    switch accessory.accessoryType {
    case .disclosureIndicator: self = .chevron(grey)
    case .outlineDisclosure: self = .chevron(plain)
    case .checkmark: self = .checkmark(plain)
    case .detail: self = .detail(plain)
    case .delete: self.init("minus.circle.fill", 19, .regular, circle ?? .systemRed)
    case .insert: self.init("plus.circle.fill", 19, .regular, circle ?? .systemGreen)
    case .reorder: self.init("line.3.horizontal", 18, .regular, grey)
    case .multiselect:
      if environment.isSelected {
        self.init("checkmark.circle.fill", 19, .regular, circle ?? plain)
      } else {
        self.init("circle", 19, .regular, accessory.tintColor ?? .tertiaryLabel)
      }
    case .label, .customView, .popUpMenu: self.init("", 17, .regular, nil)
    }
  }
}
