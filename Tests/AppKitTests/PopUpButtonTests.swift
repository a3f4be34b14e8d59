// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Buttons that open menus (appkit rules MO-1 to MO-6).
@Suite("AppKit: pop-up buttons")
@MainActor
struct PopUpButtonTests {
  private final class Receiver: NSObject {
    var senders: [AnyObject] = []
  }
  private static let take = Selector("take:") { (receiver: Receiver, arguments) in
    receiver.senders.append(arguments[0] as AnyObject)
  }

  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [], backing: .buffered,
    defer: false)
  private let receiver = Receiver()

  /// A button at (50, 100) whose bezel is 20 high from y 76 to 96 below the window's upper edge, and
  /// begins at x 53. Its menu has rows of 22 points after 5, the selected one's middle at y 86.
  private func button(_ titles: [String], pullsDown: Bool = false) -> NSPopUpButton {
    let button = NSPopUpButton(
      frame: NSRect(x: 50, y: 100, width: 120, height: 25), pullsDown: pullsDown)
    button.addItems(withTitles: titles)
    button.target = receiver
    button.action = Self.take
    window.contentView?.addSubview(button)
    return button
  }

  private static let middle = NSPoint(x: 110, y: 114)

  /// A point of the row so many below the selected one.
  private func row(_ index: Int) -> NSPoint { NSPoint(x: 100, y: 114 - 22 * CGFloat(index)) }

  // MARK: Items

  // Appkit rule MO-1.
  @Test func `The first item is selected, and the selection follows the items`() {
    let button = NSPopUpButton(frame: .zero)
    expect(!button.pullsDown)
    expect(button.autoenablesItems)
    expectEqual(button.preferredEdge, .maxY)
    expectEqual(button.indexOfSelectedItem, -1)
    expectNil(button.selectedItem)
    expectEqual(button.title, "")
    expectNil(button.titleOfSelectedItem)
    expectEqual(button.selectedTag(), -1)
    button.addItem(withTitle: "One")
    button.addItems(withTitles: ["Two", "Three"])
    expectEqual(button.itemTitles, ["One", "Two", "Three"])
    expectEqual(button.numberOfItems, 3)
    expectEqual(button.indexOfSelectedItem, 0)
    expectEqual(button.title, "One")
    expectEqual(button.itemArray.map(\.state), [.on, .off, .off])
    button.selectItem(at: 2)
    expect(button.titleOfSelectedItem == "Three" && button.itemArray.map(\.state)[2] == .on)
    expectSame(button.lastItem, button.selectedItem)
    expectEqual(button.item(at: 0)?.state, .off)
    button.insertItem(withTitle: "Zero", at: 0)
    expectEqual(button.indexOfSelectedItem, 3)
    button.removeItem(at: 3)
    expectEqual(button.indexOfSelectedItem, 0)
    expectEqual(button.title, "Zero")
    button.removeItem(withTitle: "Zero")
    expectEqual(button.title, "One")
    button.removeAllItems()
    expectEqual(button.numberOfItems, 0)
    expectNil(button.selectedItem)
    expectNil(button.lastItem)
  }

  @Test func `An item replaces another one with its words`() {
    let button = button(["A", "B", "C"])
    button.addItem(withTitle: "A")
    expectEqual(button.itemTitles, ["B", "C", "A"])
    expectEqual(button.title, "B")
    button.insertItem(withTitle: "A", at: 1)
    expectEqual(button.itemTitles, ["B", "A", "C"])
    // Items of the menu itself may have the same words.
    button.menu?.addItem(withTitle: "A", action: nil, keyEquivalent: "")
    expectEqual(button.itemTitles, ["B", "A", "C", "A"])
  }

  @Test func `Items are found, and selected by what they are`() throws {
    let button = button(["A", "B", "C"])
    let second = try #require(button.item(at: 1))
    second.tag = 7
    second.representedObject = 2.5
    second.target = receiver
    second.action = Self.take
    expectEqual(button.index(of: second), 1)
    expectSame(button.item(withTitle: "B"), second)
    expectEqual(button.indexOfItem(withTitle: "B"), 1)
    expectEqual(button.itemTitle(at: 1), "B")
    expectEqual(button.itemTitle(at: 9), "")
    expectEqual(button.indexOfItem(withTag: 7), 1)
    expectEqual(button.indexOfItem(withRepresentedObject: 2.5), 1)
    expectEqual(button.indexOfItem(withTarget: receiver, andAction: Self.take), 1)
    expect(button.selectItem(withTag: 7))
    expectEqual(button.selectedTag(), 7)
    expect(!button.selectItem(withTag: 8))
    expectSame(button.selectedItem, second)
    button.selectItem(withTitle: "C")
    expectEqual(button.indexOfSelectedItem, 2)
    button.selectItem(withTitle: "D")
    expectEqual(button.indexOfSelectedItem, -1)
    expectEqual(button.title, "")
    button.select(second)
    expectEqual(button.indexOfSelectedItem, 1)
    button.select(nil)
    expectNil(button.selectedItem)
    expectAll(button.itemArray, where: { $0.state == .off })
    button.synchronizeTitleAndSelectedItem()
    expectEqual(button.indexOfSelectedItem, 0)
    // Nothing of this sends an action.
    expectEmpty(receiver.senders)
  }

  // Appkit rule MO-2.
  @Test func `A pull-down button shows its first item, whatever is selected`() {
    let button = button(["Sort", "Name", "Date"], pullsDown: true)
    expect(button.pullsDown)
    expectEqual(button.title, "Sort")
    expectEqual(button.indexOfSelectedItem, -1)
    button.selectItem(at: 2)
    expectEqual(button.title, "Sort")
    expectEqual(button.titleOfSelectedItem, "Date")
    expectAll(button.itemArray, where: { $0.state == .off })
    button.setTitle("Order")
    expectEqual(button.title, "Order")
    expectEqual(button.itemTitles, ["Order", "Name", "Date"])
    button.pullsDown = false
    expectEqual(button.title, "Date")
    expectEqual(button.item(at: 2)?.state, .on)
  }

  @Test func `A title selects its item, which is added if there is none`() {
    let button = button(["A", "B"])
    button.setTitle("B")
    expectEqual(button.indexOfSelectedItem, 1)
    expectEqual(button.numberOfItems, 2)
    button.title = "C"
    expectEqual(button.indexOfSelectedItem, 2)
    expectEqual(button.itemTitles, ["A", "B", "C"])
    button.item(at: 2)?.title = "D"
    expectEqual(button.title, "D")
  }

  @Test func `A button has one menu, and a menu one button`() {
    let (first, second) = (button(["A"]), button(["B"]))
    let menu = first.menu
    second.menu = menu
    expectNil(first.menu)
    expectEqual(second.title, "A")
    expectEqual(first.title, "")
    expect(first.autoenablesItems)
    expectEqual(first.index(of: NSMenuItem.separator()), -1)
    menu?.removeAllItems()
    expectEqual(second.title, "")
  }

  @Test func `Another coder makes an empty button`() throws {
    let button = try #require(NSPopUpButton(coder: NSCoder()))
    expectEqual(button.numberOfItems, 0)
    expectNotNil(button.menu)
    expect(!button.pullsDown)
  }

  // MARK: Size

  // Appkit rule MO-3.
  @Test func `A button is as wide as its widest item, and as high as its size says`() {
    let button = button(["A", "A much longer item"])
    let width = button.intrinsicContentSize.width
    expectEqual(button.intrinsicContentSize.height, 20)
    button.selectItem(at: 1)
    expectEqual(button.intrinsicContentSize.width, width)
    button.removeItem(at: 1)
    expectLess(button.intrinsicContentSize.width, width)
    let insets = button.alignmentRectInsets
    expectEqual(insets.top, 1)
    expectEqual(insets.left, 3)
    expectEqual(insets.bottom, 4)
    expectEqual(insets.right, 4)
    button.sizeToFit()
    expectEqual(button.frame.height, 25)
    button.controlSize = .small
    expectEqual(button.intrinsicContentSize.height, 17)
    button.controlSize = .mini
    expectEqual(button.intrinsicContentSize.height, 15)
    button.controlSize = .large
    expectEqual(button.intrinsicContentSize.height, 28)
    button.isBordered = false
    expectEqual(button.alignmentRectInsets.left, 0)
  }

  @Test func `Both kinds, sizes, states and appearances look different`() throws {
    let button = button(["Item"])
    var pictures: [Data] = []
    func draw(_ appearance: NSAppearance.Name = .aqua) throws {
      let picture = Picture(of: window, scale: 2, appearance: NSAppearance(named: appearance))
      pictures.append(try picture.data(.png))
    }
    try draw()
    try draw(.darkAqua)
    button.isEnabled = false
    try draw()
    button.isEnabled = true
    button.pullsDown = true
    try draw()
    button.controlSize = .small
    try draw()
    button.isBordered = false
    try draw()
    expectEqual(Set(pictures).count, 6)
  }

  // MARK: Opening

  // Appkit rules MO-4 and MO-5.
  @Test func `A click opens the menu, and another one chooses`() {
    let button = button(["One", "Two", "Three"])
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSPopUpButton.willPopUpNotification, object: button, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    window.click(at: Self.middle)
    expectEqual(posts, 1)
    expectEmpty(receiver.senders)
    expectEqual(button.item(at: 0)?.isHighlighted, true)
    window.click(at: row(1))
    expectEqual(button.indexOfSelectedItem, 1)
    expectEqual(button.title, "Two")
    expectEqual(receiver.senders.count, 1)
    expectSame(receiver.senders.first, button)
    expectAll(button.itemArray, where: { !$0.isHighlighted })
    // The menu is over the button with the row of what is selected there.
    window.click(at: Self.middle)
    window.click(at: row(1))
    expectEqual(button.title, "Three")
    expectEqual(receiver.senders.count, 2)
    window.click(at: Self.middle)
    window.click(at: row(0))
    expect(button.title == "Three" && receiver.senders.count == 3, "the same is chosen again")
    expectEqual(posts, 3)
  }

  @Test func `A press is dragged to an item and released`() {
    let button = button(["One", "Two", "Three"])
    window.pressMouse(at: Self.middle)
    window.moveMouse(to: row(1))
    expectEqual(button.item(at: 1)?.isHighlighted, true)
    window.moveMouse(to: row(2))
    expectEqual(button.item(at: 1)?.isHighlighted, false)
    window.releaseMouse()
    expectEqual(button.title, "Three")
    expectEqual(receiver.senders.count, 1)
    window.pressMouse(at: Self.middle)
    window.moveMouse(to: NSPoint(x: 290, y: 10))
    window.releaseMouse()
    expect(button.title == "Three" && receiver.senders.count == 1, "released elsewhere")
  }

  @Test func `A click elsewhere and Escape close the menu, and do nothing else`() {
    final class Listener: NSView {
      var presses = 0
      override func mouseDown(with event: NSEvent) { presses += 1 }
    }
    let listener = Listener(frame: NSRect(x: 250, y: 0, width: 50, height: 50))
    window.contentView?.addSubview(listener)
    let button = button(["One", "Two"])
    button.performClick(nil)
    window.click(at: NSPoint(x: 260, y: 10))
    expectEqual(listener.presses, 0)
    expectAll(button.itemArray, where: { !$0.isHighlighted })
    window.click(at: NSPoint(x: 260, y: 10))
    expectEqual(listener.presses, 1)
    button.performClick(nil)
    expectEqual(button.item(at: 0)?.isHighlighted, true)
    window.press(53)
    expectEqual(button.item(at: 0)?.isHighlighted, false)
    expectEmpty(receiver.senders)
  }

  // Appkit rule MO-6.
  @Test func `An open menu shows what changes in its items`() throws {
    let button = button(["One", "Two", "Three"])
    button.autoenablesItems = false
    button.performClick(nil)
    let (first, second) = (try #require(button.item(at: 0)), try #require(button.item(at: 1)))
    let changes = [
      { second.title = "Second" }, { second.state = .mixed }, { second.isEnabled = false },
      { second.indentationLevel = 2 }, { second.isHidden = true },
    ]
    var pictures = [try Picture(of: window, scale: 1).data(.png)]
    for change in changes {
      change()
      pictures.append(try Picture(of: window, scale: 1).data(.png))
    }
    expectEqual(Set(pictures).count, 6)
    expect(first.isHighlighted)
    first.isEnabled = false
    expect(!first.isHighlighted)
    window.press(36)
    expectEmpty(receiver.senders)
  }

  // Appkit rules MP-2 and MO-4.
  @Test func `A menu in a sheet gets the events of the outermost window`() throws {
    let sheet = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 120), styleMask: [], backing: .buffered,
      defer: false)
    let button = NSPopUpButton(frame: NSRect(x: 20, y: 70, width: 120, height: 25))
    button.addItems(withTitles: ["One", "Two", "Three"])
    button.target = receiver
    button.action = Self.take
    sheet.contentView?.addSubview(button)
    window.beginSheet(sheet)
    // The sheet begins at (50, 70): the middle of the bezel is 84 above its lower edge.
    let middle = NSPoint(x: 50 + 80, y: 70 + 84)
    window.click(at: middle)
    expectEqual(button.item(at: 0)?.isHighlighted, true)
    window.click(at: NSPoint(x: middle.x, y: middle.y - 22))
    expectEqual(button.title, "Two")
    expectEqual(receiver.senders.count, 1)
    window.click(at: middle)
    window.press(125)
    window.press(36)
    expectEqual(button.title, "Three")
    expectEqual(receiver.senders.count, 2)
    // A press beside the sheet closes the menu alone, and escape does, too.
    window.click(at: middle)
    window.click(at: NSPoint(x: 5, y: 5))
    expectAll(button.itemArray, where: { !$0.isHighlighted })
    expectSame(window.attachedSheet, sheet)
    window.click(at: middle)
    expectEqual(button.item(at: 2)?.isHighlighted, true)
    window.press(53)
    expectEqual(button.item(at: 2)?.isHighlighted, false)
    expectEqual(receiver.senders.count, 2)
    window.endSheet(sheet)
  }

  @Test func `Keys move through the items that can be chosen`() {
    let button = button(["One", "Two", "Three", "Four"])
    button.autoenablesItems = false
    button.menu?.insertItem(.separator(), at: 1)
    button.item(withTitle: "Two")?.isEnabled = false
    button.item(withTitle: "Four")?.isHidden = true
    let (down, up, enter) = (UInt16(125), UInt16(126), UInt16(36))
    button.performClick(nil)
    window.press(down)
    expectEqual(button.item(withTitle: "Three")?.isHighlighted, true)
    window.press(down)
    expectEqual(button.item(withTitle: "Three")?.isHighlighted, true, "the last one")
    window.press(enter)
    expectEqual(button.title, "Three")
    expectEqual(receiver.senders.count, 1)
    button.performClick(nil)
    window.press(up)
    window.press(49)
    expectEqual(button.title, "One")
    expectEqual(receiver.senders.count, 2)
  }

  @Test func `What cannot be chosen leaves the menu open`() {
    let button = button(["One", "Two", "Three"])
    button.autoenablesItems = false
    button.item(at: 1)?.isEnabled = false
    button.performClick(nil)
    window.click(at: row(1))
    expectEqual(button.title, "One")
    expectEmpty(receiver.senders)
    window.click(at: row(2))
    expectEqual(button.title, "Three")
  }

  @Test func `An item's own action is sent in place of the button's`() {
    let (button, other) = (button(["One", "Two"]), Receiver())
    var calls = 0
    button.handler = { calls += 1 }
    button.item(at: 1)?.target = other
    button.item(at: 1)?.action = Self.take
    button.performClick(nil)
    window.click(at: row(1))
    expectEmpty(receiver.senders)
    expectSame(other.senders.first, button.item(at: 1))
    expectEqual(calls, 1)
  }

  // A pull-down button's menu is below it: the first row's middle is 4 + 5 + 11 points below 96.
  @Test func `A pull-down menu is below its button, without the title`() {
    let button = button(["Sort", "Name", "Date"], pullsDown: true)
    window.click(at: Self.middle)
    window.click(at: NSPoint(x: 100, y: 200 - 116))
    expectEqual(button.titleOfSelectedItem, "Name")
    expectEqual(button.title, "Sort")
    expectEqual(receiver.senders.count, 1)
  }

  // The window ends 104 points below the bezel's upper edge: a menu of 20 rows is as high as the window
  // and scrolls.
  @Test func `A menu that is higher than the window scrolls to what keys lead to`() {
    let button = button((0..<20).map { "Item \($0)" })
    button.performClick(nil)
    for _ in 0..<19 { window.press(125) }
    expectEqual(button.item(at: 19)?.isHighlighted, true)
    // Its row is the last one, which ends 5 points above the window's lower edge.
    window.click(at: NSPoint(x: 100, y: 16))
    expectEqual(button.indexOfSelectedItem, 19)
    button.performClick(nil)
    window.scrollWheel(at: NSPoint(x: 100, y: 100), deltaX: 0, deltaY: 1000)
    window.click(at: NSPoint(x: 100, y: 200 - 16))
    expectEqual(button.indexOfSelectedItem, 0)
  }

  @Test func `Nothing opens of what is disabled, empty or in no window`() {
    let button = button(["One", "Two"])
    button.isEnabled = false
    window.click(at: Self.middle)
    button.isEnabled = true
    button.removeFromSuperview()
    button.performClick(nil)
    expectAll(button.itemArray, where: { !$0.isHighlighted })
    window.contentView?.addSubview(button)
    button.performClick(nil)
    expectEqual(button.item(at: 0)?.isHighlighted, true)
    // It leaves the window with its menu.
    button.removeFromSuperview()
    expectEqual(button.item(at: 0)?.isHighlighted, false)
    window.contentView?.addSubview(button)
    button.removeAllItems()
    window.click(at: Self.middle)
    button.addItem(withTitle: "New")
    expectEqual(button.item(at: 0)?.isHighlighted, false)
  }

  @Test func `Items that are added while the menu is open are in it`() {
    let button = button(["One"])
    button.performClick(nil)
    button.addItem(withTitle: "Two")
    window.click(at: row(1))
    expectEqual(button.title, "Two")
  }
}
