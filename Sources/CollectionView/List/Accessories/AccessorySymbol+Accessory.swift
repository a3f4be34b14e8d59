// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The symbol of an accessory of the system's: which, how large, of which colour.
@MainActor
struct AccessorySymbol {
  var name: String
  var pointSize: CGFloat
  var weight: UIFont.Weight
  /// Nil for the tint.
  var color: UIColor?

  init(_ accessory: UICellAccessory, _ environment: AccessoryView.Environment) {
    let isOnTint = environment.isOnTint
    let plain: UIColor? = accessory.tintColor ?? (isOnTint ? .white : nil)
    let grey: UIColor? = accessory.tintColor ?? (isOnTint ? .white : .tertiaryLabel)
    let circle: UIColor? = if case .circle(let color) = accessory.appearance { color } else { nil }
    switch accessory.accessoryType {
    case .disclosureIndicator: self.init("chevron.forward", 13, .semibold, grey)
    case .outlineDisclosure: self.init("chevron.forward", 13, .semibold, plain)
    case .checkmark: self.init("checkmark", 17, .semibold, plain)
    case .detail: self.init("info.circle", 19, .regular, plain)
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

  private init(_ name: String, _ pointSize: CGFloat, _ weight: UIFont.Weight, _ color: UIColor?) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.color = color
  }
}
