// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing
import WaitingSuites

/// Menus as lists of items.
@Suite("AppKit: menus")
@MainActor
struct MenuTests {
  private final class Receiver: NSObject {
    var senders: [AnyObject] = []
  }
  private static let take = Selector("take:") { (receiver: Receiver, arguments) in
    receiver.senders.append(arguments[0] as AnyObject)
  }

  private func titles(_ menu: NSMenu) -> String { menu.items.map(\.title).joined(separator: " ") }

  @Test func `Items are added, inserted and taken out`() {
    let menu = NSMenu(title: "Fruit")
    expectEqual(menu.numberOfItems, 0)
    expectNil(menu.item(at: 0))
    let apple = menu.addItem(withTitle: "Apple", action: nil, keyEquivalent: "")
    let cherry = menu.insertItem(withTitle: "Cherry", action: nil, keyEquivalent: "", at: 1)
    let banana = NSMenuItem(title: "Banana", action: nil, keyEquivalent: "")
    menu.insertItem(banana, at: 1)
    expectEqual(titles(menu), "Apple Banana Cherry")
    expectEqual(menu.numberOfItems, 3)
    expectSame(apple.menu, menu)
    expectSame(banana.menu, menu)
    menu.removeItem(at: 0)
    expectEqual(titles(menu), "Banana Cherry")
    expectNil(apple.menu)
    menu.removeItem(apple)
    expectEqual(menu.numberOfItems, 2)
    menu.removeItem(cherry)
    expectEqual(titles(menu), "Banana")
    expectNil(cherry.menu)
    menu.removeAllItems()
    expectEmpty(menu.items)
    expectNil(banana.menu)
    // It is in no menu any more.
    NSMenu().addItem(banana)
  }

  @Test func `Items are found by what they are`() {
    let (menu, receiver, other) = (NSMenu(), Receiver(), Receiver())
    for (index, title) in ["A", "B", "C"].enumerated() {
      let item = menu.addItem(withTitle: title, action: nil, keyEquivalent: "")
      item.tag = index * 10
    }
    menu.items[1].representedObject = "second"
    menu.items[2].representedObject = receiver
    menu.items[2].target = receiver
    menu.items[2].action = Self.take
    expectEqual(menu.index(of: menu.items[1]), 1)
    expectEqual(menu.index(of: NSMenuItem.separator()), -1)
    expectEqual(menu.item(at: 2)?.title, "C")
    expectNil(menu.item(at: 3))
    expectNil(menu.item(at: -1))
    expectEqual(menu.item(withTag: 20)?.title, "C")
    expectNil(menu.item(withTag: 5))
    expectEqual(menu.indexOfItem(withTitle: "B"), 1)
    expectEqual(menu.indexOfItem(withTitle: "D"), -1)
    expectEqual(menu.indexOfItem(withTag: 10), 1)
    expectEqual(menu.indexOfItem(withTag: 11), -1)
    expectEqual(menu.indexOfItem(withRepresentedObject: "second"), 1)
    expectEqual(menu.indexOfItem(withRepresentedObject: "third"), -1)
    expectEqual(menu.indexOfItem(withRepresentedObject: receiver), 2)
    expectEqual(menu.indexOfItem(withRepresentedObject: other), -1)
    expectEqual(menu.indexOfItem(withRepresentedObject: nil), 0)
    expectEqual(menu.indexOfItem(withTarget: receiver, andAction: Self.take), 2)
    expectEqual(menu.indexOfItem(withTarget: receiver, andAction: nil), 2)
    expectEqual(menu.indexOfItem(withTarget: receiver, andAction: Selector("other:")), -1)
    expectEqual(menu.indexOfItem(withTarget: nil, andAction: nil), 0)
    expect(!menu.items[0].hasSubmenu)
    menu.items[0].submenu = NSMenu()
    expect(menu.items[0].hasSubmenu)
  }

  // Appkit rule MO-4.
  @Test func `Items are enabled whose target has the action`() {
    let (menu, receiver) = (NSMenu(), Receiver())
    for action in [Self.take, Selector("unknown:"), nil] {
      menu.addItem(withTitle: "", action: action, keyEquivalent: "").target = receiver
    }
    expect(menu.autoenablesItems)
    menu.update()
    expectEqual(menu.items.map(\.isEnabled), [true, false, false])
    menu.autoenablesItems = false
    menu.items[1].isEnabled = true
    menu.update()
    expectEqual(menu.items.map(\.isEnabled), [true, true, false])
  }

  // Appkit rule MO-6.
  @Test func `An item is indented by up to 15 steps`() {
    let item = NSMenuItem(title: "Apple", action: nil, keyEquivalent: "")
    expectEqual(item.indentationLevel, 0)
    for (level, expected) in [(1, 1), (15, 15), (16, 15), (0, 0)] {
      item.indentationLevel = level
      expectEqual(item.indentationLevel, expected)
    }
  }

  @Test(.waitsForProcesses) func `An indentation below zero stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSMenuItem.separator().indentationLevel = -1 }
    }
    expectStop(result, says: "The indentationLevel of an NSMenuItem is -1")
  }

  @Test(.waitsForProcesses) func `An item is in one menu`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (menu, item) = (NSMenu(), NSMenuItem(title: "Shared", action: nil, keyEquivalent: ""))
        menu.addItem(item)
        withExtendedLifetime(menu) { NSMenu().addItem(item) }
      }
    }
    expectStop(result, says: "Shared", "in another menu")
  }

  @Test(.waitsForProcesses) func `An index is in the menu`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { NSMenu().removeItem(at: 3) } }
    expectStop(result, says: "0 items", "index 3")
    let inserted = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { NSMenu().insertItem(.separator(), at: 1) }
    }
    expectStop(inserted, says: "0 items", "inserted at index 1")
  }
}
