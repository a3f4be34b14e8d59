// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A button that opens a menu: a pop-up button shows the item that is selected, a pull-down button its
/// first item, which is its title and not in the open menu (appkit rules MO-1 to MO-6).
///
/// A click, or ``performClick(_:)``, opens the menu over the window's contents; a click on an item, or a
/// press that is dragged there and released, selects it and sends its action or, if it has none, the
/// button's. While the menu is open the arrow keys, Return, the space bar and Escape belong to it.
///
/// > Note: Differs from AppKit: the menu does not reach beyond the window, and the method that opens it
/// > returns before an item is chosen.
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
  /// Posted by a button whose menu is about to open.
  public nonisolated static let willPopUpNotification = Notification.Name(
    "NSPopUpButtonWillPopUpNotification")

  private var isPullDown = false
  private var chosen: NSMenuItem?

  // MARK: Creating

  /// Creates a button without items.
  ///
  /// - Parameters:
  ///   - buttonFrame: Where it is in its superview, in points.
  ///   - flag: Whether it is a pull-down button.
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    isPullDown = flag
    super.init(frame: buttonFrame)
  }

  /// Creates a pop-up button without items.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Creates a button of an Interface Builder document, with its menu; else like `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    menu = NSMenu()
    super.setUp()
  }

  override func makeFace() -> any ButtonAppearance { PopUpFace() }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibPopUpStep)
    takeNibMenu(coder)
  }

  // MARK: The menu

  /// The menu that opens; empty at first. One that belongs to another button leaves that one.
  open override var menu: NSMenu? {
    didSet {
      guard menu !== oldValue else { return }
      oldValue?.popUpButton = nil
      if let other = menu?.popUpButton, other !== self { other.menu = nil }
      menu?.popUpButton = self
      menuChanged(wasEmpty: true)
    }
  }

  /// A Boolean value that says whether the button shows its first item as its title, and never what is
  /// selected; false at first.
  open var pullsDown: Bool {
    get { isPullDown }
    set {
      guard newValue != isPullDown else { return }
      isPullDown = newValue
      synchronizeTitleAndSelectedItem()
    }
  }

  /// A Boolean value that says whether the menu's ``NSMenu/update()`` decides which items can be chosen;
  /// true at first.
  open var autoenablesItems: Bool {
    get { menu?.autoenablesItems ?? true }
    set { menu?.autoenablesItems = newValue }
  }

  /// The edge of the button at which the menu opens. It is kept: a pop-up button's menu lies over the
  /// button, and a pull-down button's below it.
  open var preferredEdge = NSRectEdge.maxY

  // MARK: Items

  /// The items, from the top.
  open var itemArray: [NSMenuItem] { menu?.items ?? [] }
  /// The items' words, from the top.
  open var itemTitles: [String] { itemArray.map(\.title) }
  /// The number of items.
  open var numberOfItems: Int { itemArray.count }
  /// The last item; nil without items.
  open var lastItem: NSMenuItem? { itemArray.last }

  /// Adds an item at the end; another one with the same title is removed first.
  open func addItem(withTitle title: String) {
    removeItem(withTitle: title)
    menu?.addItem(withTitle: title, action: nil, keyEquivalent: "")
  }
  /// Adds items at the end; others with the same titles are removed first.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Inserts an item before another; another one with the same title is removed first.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - index: The index to be, counted without the item that is taken out: 0 to the number of items.
  ///     Another one stops the program.
  open func insertItem(withTitle title: String, at index: Int) {
    removeItem(withTitle: title)
    menu?.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: index)
  }
  /// Removes the item with a title; nothing for a title that no item has.
  open func removeItem(withTitle title: String) {
    if let item = item(withTitle: title) { menu?.removeItem(item) }
  }
  /// Removes an item; an index outside the menu stops the program.
  open func removeItem(at index: Int) { menu?.removeItem(at: index) }
  /// Removes all items.
  open func removeAllItems() { menu?.removeAllItems() }

  /// The item at an index; nil outside the menu.
  open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }
  /// The item with some words; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }
  /// The words of the item at an index; empty outside the menu.
  open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// The index of an item; -1 for one that is not in the menu.
  open func index(of item: NSMenuItem) -> Int { menu?.index(of: item) ?? -1 }
  /// The index of the item with some words; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int {
    menu?.indexOfItem(withTitle: title) ?? -1
  }
  /// The index of the first item with a tag; -1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { menu?.indexOfItem(withTag: tag) ?? -1 }
  /// The index of the first item that represents an object; -1 for none.
  open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    menu?.indexOfItem(withRepresentedObject: obj) ?? -1
  }
  /// The index of the first item with a target and an action; -1 for none.
  ///
  /// - Parameters:
  ///   - target: The target; nil for items without one.
  ///   - actionSelector: The action; nil for any.
  /// - Returns: The index.
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    menu?.indexOfItem(withTarget: target, andAction: actionSelector) ?? -1
  }

  // MARK: Selecting

  /// The item that is selected: the one chosen last or, of a pop-up button, the first one at first.
  /// Nil for none.
  open var selectedItem: NSMenuItem? { chosen }
  /// The index of the selected item; -1 for none.
  open var indexOfSelectedItem: Int { chosen.map { index(of: $0) } ?? -1 }
  /// The words of the selected item; nil for none.
  open var titleOfSelectedItem: String? { chosen?.title }
  /// The tag of the selected item; -1 for none.
  open func selectedTag() -> Int { chosen?.tag ?? -1 }

  /// Selects an item without sending an action; nil, or an item that is not in the menu, for none.
  open func select(_ item: NSMenuItem?) {
    chosen = item.flatMap { index(of: $0) >= 0 ? $0 : nil }
    markSelection()
    contentsChanged()
  }
  /// Selects the item at an index without sending an action; -1, or an index outside the menu, for none.
  open func selectItem(at index: Int) { select(item(at: index)) }
  /// Selects the item with a title without sending an action; a title that no item has for none.
  open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
  /// Selects the first item with a tag without sending an action.
  ///
  /// - Parameter tag: The tag; one that no item has leaves the selection as it is.
  /// - Returns: Whether an item has the tag.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let item = menu?.item(withTag: tag) else { return false }
    select(item)
    return true
  }

  /// Selects the first item of a pop-up button in which none is selected, and updates the title.
  open func synchronizeTitleAndSelectedItem() {
    if !isPullDown, chosen == nil { chosen = itemArray.first { !$0.isSeparatorItem } }
    markSelection()
    contentsChanged()
  }

  /// The words that the button shows; see ``setTitle(_:)``.
  open override var title: String {
    get { (isPullDown ? itemArray.first : chosen)?.title ?? "" }
    set { setTitle(newValue) }
  }

  /// Sets the title: that of a pull-down button's first item; of a pop-up button the item with the
  /// title is selected, which is added if there is none.
  ///
  /// - Parameter string: The words.
  open func setTitle(_ string: String) {
    if isPullDown, let first = itemArray.first {
      first.title = string
      return
    }
    if item(withTitle: string) == nil { addItem(withTitle: string) }
    if !isPullDown { selectItem(withTitle: string) }
  }

  /// Lets the marks of a pop-up button's menu say what is selected.
  private func markSelection() {
    guard !isPullDown else { return }
    for item in itemArray where item.state != (item === chosen ? .on : .off) {
      item.state = item === chosen ? .on : .off
    }
  }

  /// Called when the menu has other items.
  func menuChanged(wasEmpty: Bool) {
    if let old = chosen, index(of: old) < 0 {
      chosen = nil
      synchronizeTitleAndSelectedItem()
    } else if wasEmpty {
      synchronizeTitleAndSelectedItem()
    } else {
      markSelection()
      contentsChanged()
    }
    openItemsChanged()
  }

  func openItemsChanged() {
    if isOpen { window?.openMenu?.itemsChanged() }
  }

  // MARK: Opening

  var openedItems: [NSMenuItem] {
    itemArray.dropFirst(isPullDown ? 1 : 0).filter { !$0.isHidden }
  }

  /// The frame of the bezel in the button's node.
  var bezelFrame: CGRect { (face as? PopUpFace)?.bezelFrame(of: self) ?? viewNode.bounds }

  /// Whether the menu that is open in the window is the button's.
  private var isOpen: Bool { window?.openMenu?.button === self }

  /// Opens the menu. Nothing happens outside a window, or without items.
  open override func performClick(_ sender: Any?) { open(press: nil) }

  /// Called when the button is pressed: opens the menu, which gets the rest of the press.
  open override func mouseDown(with event: NSEvent) { open(press: event.locationInWindow) }

  /// Does nothing: the menu gets the release of the button.
  open override func mouseUp(with event: NSEvent) {}

  private func open(press: NSPoint?) {
    guard isEnabled, let window, let menu else { return }
    NotificationCenter.default.post(name: Self.willPopUpNotification, object: self)
    menu.update()
    guard !openedItems.isEmpty else { return }
    window.openMenu(of: self, press: press)
  }

  /// Selects an item of the open menu, and sends its action or, if it has none, the button's.
  func choose(_ item: NSMenuItem) {
    select(item)
    handler?()
    if let action = item.action {
      send(action, to: item.target, from: item)
    } else {
      sendAction(action, to: target)
    }
  }

  /// Called before the window changes: closes the menu.
  open override func viewWillMove(toWindow newWindow: NSWindow?) {
    super.viewWillMove(toWindow: newWindow)
    if isOpen { window?.closeMenu() }
  }

  // MARK: Size

  /// The size of a menu's button, which depends on ``NSControl/controlSize`` and on the widest item.
  open override var controlSize: ControlSize {
    didSet { if controlSize != oldValue { contentsChanged() } }
  }
}
