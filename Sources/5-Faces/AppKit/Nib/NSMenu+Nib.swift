// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

extension NSMenu: NibDecodable {
  /// Takes everything that an element says of a menu, with its items (rule IB-42).
  func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    title = element.text("title") ?? ""
    autoenablesItems = element.flag("autoenablesItems", otherwise: true)
    for case let item as NSMenuItem in coder.nibObjects() { addItem(item) }
    if element["systemMenu"] == "main" { NSApplication.shared.mainMenu = self }
  }
}

extension NSMenuItem: NibDecodable, NibActionSender {
  /// Takes everything that an element says of an item, with its submenu.
  func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    title = element.text("title") ?? ""
    keyEquivalent = element.text("keyEquivalent") ?? ""
    if let mask = element.child(for: "keyEquivalentModifierMask") {
      keyEquivalentModifierMask = mask.options([
        "shift": .shift, "control": .control, "option": .option, "command": .command,
      ])
    }
    tag = element.integer("tag") ?? 0
    indentationLevel = max(0, element.integer("indentationLevel") ?? 0)
    isEnabled = element.flag("enabled", otherwise: true)
    isHidden = element.flag("hidden", otherwise: false)
    state =
      element.choice("state", ["on": .on, "off": .off, "mixed": .mixed])
      ?? NSControl.StateValue.off
    isSeparatorItem = element.flag("isSeparatorItem", otherwise: false)
    submenu = coder.nibObject(for: "submenu") as? NSMenu
  }
}

extension NSMenu: ObjectiveCKeys {
  /// Returns the property that a document names.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if a menu has none of that name.
  public nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    // A menu is not opened, and has no delegate.
    name == "delegate" ? NibOutlets.unused : nil
  }
}

extension NSMenuItem: ObjectiveCKeys {
  /// Returns the property that a document names.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if an item has none of that name.
  public nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "submenu" else { return nil }
    return ObjectiveCKey { (item: NSMenuItem, value) in item.submenu = try value() }
  }
}
