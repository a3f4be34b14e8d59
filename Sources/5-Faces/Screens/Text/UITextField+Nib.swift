// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

extension UITextField {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UITextField>? {
    guard element.name == "textField" else { return nil }
    let attributedText = element.child(for: "attributedText").map(NibAttributedText.init)?.text
    let text = element.text("text") ?? ""
    let placeholder = element.text("placeholder")
    let font = element.font(for: "fontDescription")
    let color = element.color(for: "textColor")
    let alignment = element.choice("textAlignment", NibSteps.alignments) ?? .natural
    let border =
      element.choice(
        "borderStyle",
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
      ?? BorderStyle.none
    let clearButton =
      element.choice(
        "clearButtonMode",
        [
          "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
          "always": .always,
        ]) ?? ViewMode.never
    let clears = element.flag("clearsOnBeginEditing", otherwise: false)
    let follows = element.flag("adjustsFontForContentSizeCategory", otherwise: false)
    let isSecure =
      element.child(for: "textInputTraits")?.flag("secureTextEntry", otherwise: false) ?? false
    return { field, _ in
      if let font { field.font = font }
      if let color { field.textColor = color }
      field.textAlignment = alignment
      field.borderStyle = border
      field.clearButtonMode = clearButton
      field.clearsOnBeginEditing = clears
      field.isSecureTextEntry = isSecure
      if follows { field.adjustsFontForContentSizeCategory = true }
      if let placeholder { field.placeholder = placeholder }
      field.text = text
      if let attributedText, attributedText.length > 0 { field.attributedText = attributedText }
    }
  }
}

extension UITextField: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey { (field: UITextField, value) in field.delegate = try value() }
    case "text": ObjectiveCKey { (field: UITextField, value) in field.text = try value() }
    case "placeholder":
      ObjectiveCKey { (field: UITextField, value) in field.placeholder = try value() }
    case "leftView": ObjectiveCKey { (field: UITextField, value) in field.leftView = try value() }
    case "rightView":
      ObjectiveCKey { (field: UITextField, value) in field.rightView = try value() }
    default: nil
    }
  }
}
