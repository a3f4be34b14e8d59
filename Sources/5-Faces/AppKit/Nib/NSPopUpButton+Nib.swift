// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSPopUpButton {
  /// Reads what an element, and the cell in it, say of a pop-up button (rule IB-38).
  static func nibPopUpStep(_ element: NibElement) -> NibStep<NSPopUpButton>? {
    guard element.name == "popUpButton" else { return nil }
    let cell = element.child(for: "cell") ?? element
    let pullsDown = cell.flag("pullsDown", otherwise: false)
    let isBordered = cell["borderStyle"].map { $0 != "none" } ?? false
    let style =
      cell.choice("bezelStyle", NSButton.nibBezelStyles) ?? NSButton.BezelStyle.rounded
    let edge =
      cell.choice(
        "preferredEdge", ["minX": .minX, "minY": .minY, "maxX": .maxX, "maxY": .maxY])
      ?? NSRectEdge.maxY
    return { button, _ in
      button.pullsDown = pullsDown
      button.isBordered = isBordered
      button.bezelStyle = style
      button.preferredEdge = edge
    }
  }

  /// Takes the menu of a document, in which an item is selected.
  func takeNibMenu(_ coder: NSCoder) {
    guard let element = coder.nibElement, element.name == "popUpButton" else { return }
    let cell = element.child(for: "cell") ?? element
    if let own = coder.nibObject(for: "menu") as? NSMenu { menu = own }
    if let flag = cell.flag("autoenablesItems") { autoenablesItems = flag }
    if let id = cell["selectedItem"], let item = coder.nibObject(withID: id) as? NSMenuItem {
      select(item)
    }
  }
}
