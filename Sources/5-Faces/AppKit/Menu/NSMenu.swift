// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A list of items to choose from: the menu of a pop-up button, which opens, or of the right button or
/// the menu bar, which are kept and given.
@preconcurrency @MainActor
open class NSMenu: NSObject {
  /// The menu's words.
  open var title: String
  /// The items of the menu. One that is in another menu stops the program.
  open var items: [NSMenuItem] = [] {
    didSet { itemsChanged(from: oldValue) }
  }
  /// A Boolean value that says whether ``update()`` decides which items can be chosen; true at first.
  open var autoenablesItems = true
  weak var popUpButton: NSPopUpButton?

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

  // MARK: Changing

  /// Adds an item at the end. One that is in another menu stops the program.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds an item at the end.
  ///
  /// - Parameters:
  ///   - string: Its words.
  ///   - selector: What is sent when it is chosen.
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
  /// Inserts an item before another.
  ///
  /// - Parameters:
  ///   - newItem: The item. One that is in another menu stops the program.
  ///   - index: Its index to be, 0 to the number of items; another one stops the program.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    guard (0...items.count).contains(index) else { refuse(index, toInsert: true) }
    items.insert(newItem, at: index)
  }
  /// Inserts an item before another.
  ///
  /// - Parameters:
  ///   - string: Its words.
  ///   - selector: What is sent when it is chosen.
  ///   - charCode: The key that chooses it. It is kept.
  ///   - index: Its index to be, 0 to the number of items; another one stops the program.
  /// - Returns: The item.
  @discardableResult
  open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String,
    at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  /// Removes an item; nothing for one that is not in the menu.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Removes an item; an index outside the menu stops the program.
  open func removeItem(at index: Int) {
    guard items.indices.contains(index) else { refuse(index) }
    items.remove(at: index)
  }
  /// Removes all items.
  open func removeAllItems() { items = [] }

  private func itemsChanged(from old: [NSMenuItem]) {
    let present = Set(items.map(ObjectIdentifier.init))
    for item in old where item.menu === self && !present.contains(ObjectIdentifier(item)) {
      item.menu = nil
    }
    for item in items {
      guard item.menu == nil || item.menu === self else {
        programmerError(
          """
          The item "\(item.title)" is in another menu already; take it out there, or make another item.
          """)
      }
      item.menu = self
    }
    popUpButton?.menuChanged(wasEmpty: old.isEmpty)
  }

  /// Called when an item looks otherwise.
  ///
  /// - Parameter hasOtherWords: Whether its words are others, which a button shows, too.
  func itemChanged(hasOtherWords: Bool = false) {
    if hasOtherWords { popUpButton?.contentsChanged() }
    popUpButton?.openItemsChanged()
  }

  private func refuse(_ index: Int, toInsert: Bool = false) -> Never {
    programmerError(
      """
      The menu has \(items.count) items, and none \(toInsert ? "can be inserted" : "is") at index \
      \(index).
      """)
  }

  // MARK: Finding

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The item at an index; nil outside the menu.
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  /// The item with some words; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The first item with a tag; nil for none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The index of an item; -1 for one that is not in the menu.
  open func index(of item: NSMenuItem) -> Int { index { $0 === item } }
  /// The index of the first item with some words; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int { index { $0.title == title } }
  /// The index of the first item with a tag; -1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { index { $0.tag == tag } }
  /// The index of the first item that represents an object, by identity or, of values that can be
  /// compared, by `==`; -1 for none. Nil finds one that represents none.
  open func indexOfItem(withRepresentedObject object: Any?) -> Int {
    index { $0.represents(object) }
  }
  /// The index of the first item with a target and an action; -1 for none.
  ///
  /// - Parameters:
  ///   - target: The target; nil for items without one.
  ///   - actionSelector: The action; nil for any.
  /// - Returns: The index.
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    let object = target.map { $0 as AnyObject }
    return index {
      $0.target === object && (actionSelector == nil || $0.action == actionSelector)
    }
  }

  private func index(where isFound: (NSMenuItem) -> Bool) -> Int {
    items.firstIndex(where: isFound) ?? -1
  }

  // MARK: Choosing

  /// Enables the items whose action an object responds to, if ``autoenablesItems``: those without
  /// an action of their own in the menu of a pop-up button, and those whose target, or a responder
  /// from the button on, has the action. Called before the menu opens.
  open func update() {
    guard autoenablesItems else { return }
    for item in items where !item.isSeparatorItem {
      guard let action = item.action else {
        item.isEnabled = popUpButton != nil || item.submenu != nil
        continue
      }
      item.isEnabled =
        if let target = item.target {
          action.isUnderstood(by: target)
        } else {
          popUpButton?.responder(for: action) != nil
        }
    }
  }
}

/// An item of a menu: a choice, or a line between items.
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  /// The item's words.
  open var title: String {
    didSet { if title != oldValue { menu?.itemChanged(hasOtherWords: true) } }
  }
  /// The menu that has the item; nil for none.
  open internal(set) weak var menu: NSMenu?
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
  open var isHidden = false {
    didSet { if isHidden != oldValue { menu?.itemChanged() } }
  }
  /// A Boolean value that says whether the item is the one under the mouse, or where the arrow keys
  /// have led to, in a menu that is open.
  open internal(set) var isHighlighted = false
  /// The target of the action.
  open weak var target: AnyObject?
  /// A Boolean value that says whether it can be chosen; true at first.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { menu?.itemChanged() } }
  }
  /// The state of its mark, which an open menu shows before the words.
  open var state = NSControl.StateValue.off {
    didSet { if state != oldValue { menu?.itemChanged() } }
  }
  /// The number of steps by which an open menu shows the words further from its edge, 0 to 15; 0 at first.
  /// A greater number is 15; one below 0 stops the program.
  open var indentationLevel: Int {
    get { indentation }
    set {
      guard newValue >= 0 else {
        programmerError("The indentationLevel of an NSMenuItem is \(newValue): give 0 to 15.")
      }
      let level = min(newValue, 15)
      guard level != indentation else { return }
      indentation = level
      menu?.itemChanged(hasOtherWords: true)
    }
  }
  private var indentation = 0
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

  /// A Boolean value that says whether the item opens a menu.
  open var hasSubmenu: Bool { submenu != nil }

  /// Whether the item can be chosen in an open menu.
  var isChoosable: Bool { isEnabled && !isSeparatorItem && !isHidden && submenu == nil }

  fileprivate func represents(_ object: Any?) -> Bool {
    guard let representedObject, let object else {
      return representedObject == nil && object == nil
    }
    if let own = representedObject as? AnyHashable, let other = object as? AnyHashable {
      return own == other
    }
    return representedObject as AnyObject === object as AnyObject
  }
}
