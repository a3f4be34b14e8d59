// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

extension UITextView {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UITextView>? {
    guard element.name == "textView" else { return nil }
    let text = element.text("text") ?? ""
    let attributedText = element.child(for: "attributedText").map(NibAttributedText.init)?.text
    let font = element.font(for: "fontDescription")
    let color = element.color(for: "textColor")
    let alignment = element.choice("textAlignment", NibSteps.alignments) ?? .natural
    let isEditable = element.flag("editable", otherwise: true)
    let isSelectable = element.flag("selectable", otherwise: true)
    let follows = element.flag("adjustsFontForContentSizeCategory", otherwise: false)
    return { view, _ in
      if let font { view.font = font }
      if let color { view.textColor = color }
      view.textAlignment = alignment
      view.isEditable = isEditable
      view.isSelectable = isSelectable
      if follows { view.adjustsFontForContentSizeCategory = true }
      if let attributedText { view.attributedText = attributedText } else { view.text = text }
    }
  }
}

extension UITextView: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey { (view: UITextView, value) in view.delegate = try value() }
    case "text": ObjectiveCKey { (view: UITextView, value) in view.text = try value() }
    case "editable", "isEditable":
      ObjectiveCKey { (view: UITextView, value) in view.isEditable = try value() }
    case "selectable", "isSelectable":
      ObjectiveCKey { (view: UITextView, value) in view.isSelectable = try value() }
    default: nil
    }
  }
}
