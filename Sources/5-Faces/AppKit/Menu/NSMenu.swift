// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

/// The menu of the right button. It is kept and given, and never opened.
@preconcurrency @MainActor
open class NSMenu: NSObject {
  /// The menu's words.
  open var title: String
  /// The items of the menu.
  open var items: [NSMenuItem] = []

  /// Creates an empty menu.
  public init(title: String) { self.title = title }
  /// Creates an empty menu without words.
  public override convenience init() { self.init(title: "") }
  /// Creates a menu of an Interface Builder document, with its items. With another coder it is empty.
  public required init(coder: NSCoder) {
    title = ""
    super.init()
    decodeNib(coder)
  }

  /// Adds an item at the end.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds an item at the end.
  ///
  /// - Parameters:
  ///   - string: Its words.
  ///   - selector: What is sent when it is chosen. It is kept.
  ///   - charCode: The key that chooses it. It is kept.
  /// - Returns: The item.
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// The item with some words; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
}

/// Something to choose in a menu. It is kept and given, and never chosen.
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  /// The item's words.
  open var title: String
  /// The selector that is sent when the item is chosen.
  open var action: Selector?
  /// The key that chooses it.
  open var keyEquivalent: String
  /// The keys that are held while the key is pressed; ⌘ at first.
  open var keyEquivalentModifierMask = NSEvent.ModifierFlags.command
  /// The menu that the item opens; nil for none.
  open var submenu: NSMenu?
  /// A Boolean value that says whether the item is a line between others.
  open internal(set) var isSeparatorItem = false
  /// A Boolean value that says whether the item is left out of its menu; false at first.
  open var isHidden = false
  /// The target of the action.
  open weak var target: AnyObject?
  /// A Boolean value that says whether it can be chosen; true at first.
  open var isEnabled = true
  /// The state of its mark.
  open var state = NSControl.StateValue.off
  /// The object that it represents.
  open var representedObject: Any?
  /// A number to find it by.
  open var tag = 0

  /// Creates a menu item.
  ///
  /// - Parameters:
  ///   - string: Its words.
  ///   - selector: What is sent when it is chosen.
  ///   - charCode: The key that chooses it.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }

  /// Creates an item of an Interface Builder document, with its submenu. With another coder it is empty.
  public required init(coder: NSCoder) {
    title = ""
    keyEquivalent = ""
    super.init()
    decodeNib(coder)
  }

  /// A line between items.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }
}
