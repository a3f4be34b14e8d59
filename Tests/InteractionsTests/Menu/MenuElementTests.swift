// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Synchronization
import Testing

@testable import Interactions
@testable import Views

/// The facts of interaction section 4.1 about the values.
@Suite("Menu elements") @MainActor
struct MenuElementTests {
  @Test func `Actions are equal when their identifiers are`() {
    let name = UIAction.Identifier("name")
    let one = UIAction(title: "One", identifier: name) { _ in }
    let other = UIAction(title: "Other", identifier: name, state: .on) { _ in }
    expect(one.isEqual(other))
    expectEqual(one.hash, other.hash)
    expect(!one.isEqual(UIAction(title: "One") { _ in }))
    expectEqual(Set([one, other]).count, 1)
  }

  @Test func `An action never equals a menu`() {
    let action = UIAction(identifier: .init("name")) { _ in }
    let menu = UIMenu(identifier: .init("name"))
    expect(!action.isEqual(menu))
    expect(!menu.isEqual(action))
    expect(menu.isEqual(UIMenu(title: "other", identifier: .init("name"))))
  }

  @Test func `Generated identifiers differ, and say what they are of`() {
    let actions = (0..<3).map { _ in UIAction { _ in } }
    expectEqual(Set(actions.map(\.identifier)).count, 3)
    expectAll(actions, where: { $0.identifier.rawValue.hasPrefix("com.apple.action.dynamic.") })
    expectPrefix(UIMenu().identifier.rawValue, "com.apple.menu.dynamic.")
    expect(!UIMenu().isEqual(UIMenu()))
  }

  @Test func `Replacing children keeps title, image, identifier and options`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let menu = UIMenu(
      title: "Title", subtitle: "Subtitle", image: image, options: [.displayInline, .destructive],
      preferredElementSize: .medium, children: [UIAction { _ in }])
    let child = UIAction(title: "New") { _ in }
    let replaced = menu.replacingChildren([child])
    expectNotSame(replaced, menu)
    expect(replaced.isEqual(menu))
    expectEqual(replaced.title, "Title")
    expectEqual(replaced.subtitle, "Subtitle")
    expectEqual(replaced.image, image)
    expectEqual(replaced.options, [.displayInline, .destructive])
    expectEqual(replaced.preferredElementSize, .medium)
    expectEqual(replaced.children.map(ObjectIdentifier.init), [ObjectIdentifier(child)])
    expectEqual(menu.children.count, 1)
  }

  @Test func `A copy of a menu copies its children`() throws {
    let action = UIAction(title: "A", attributes: .destructive, state: .on) { _ in }
    let menu = UIMenu(children: [UIMenu(title: "inner", children: [action])])
    let copy = try #require(menu.copy() as? UIMenu)
    expect(copy.isEqual(menu))
    let inner = try #require(copy.children.first as? UIMenu)
    let copied = try #require(inner.children.first as? UIAction)
    expectNotSame(copied, action)
    expect(copied.isEqual(action))
    expectEqual((copied.title, copied.attributes, copied.state), ("A", .destructive, .on))
  }

  @Test func `Options and attributes have UIKit's values`() {
    expectEqual(UIMenu.Options.displayInline.rawValue, 1)
    expectEqual(UIMenu.Options.destructive.rawValue, 2)
    expectEqual(UIMenu.Options.singleSelection.rawValue, 32)
    expectEqual(UIMenu.Options.displayAsPalette.rawValue, 128)
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    expectEqual(attributes.map(\.rawValue), [1, 2, 4, 8])
    expectEqual(UIMenu.ElementSize.automatic.rawValue, -1)
    expectEqual(UIMenu.ElementSize.large.rawValue, 2)
  }

  @Test func `A configuration without identifier gets one, and equals itself alone`() {
    let one = UIContextMenuConfiguration()
    let other = UIContextMenuConfiguration()
    expect(one.identifier, is: NSUUID.self)
    expect(one.isEqual(one))
    expect(!one.isEqual(other))
    let name = "name" as NSString
    expect(
      !UIContextMenuConfiguration(identifier: name).isEqual(
        UIContextMenuConfiguration(identifier: name)))
  }

  @Test func `The identifier is left out of the secondary ones`() {
    let configuration = UIContextMenuConfiguration(identifier: 1 as NSNumber)
    configuration.secondaryItemIdentifiers = [1 as NSNumber, 2 as NSNumber, 3 as NSNumber]
    expectEqual(configuration.secondaryItemIdentifiers, [2 as NSNumber, 3 as NSNumber])
    expectEqual(configuration.badgeCount, 3)
  }

  @Test func `A negative badge count counts as unset`() {
    let configuration = UIContextMenuConfiguration()
    configuration.badgeCount = 7
    expectEqual(configuration.badgeCount, 7)
    configuration.badgeCount = -4
    expectEqual(configuration.badgeCount, 1)
  }

  @Test func `A menu that contains itself cannot be shown`() {
    let name = UIMenu.Identifier("name")
    let menu = UIMenu(
      title: "Outer", identifier: name,
      children: [UIMenu(children: [UIMenu(title: "Inner", identifier: name)])])
    #expect(throws: MenuError.containsItself(title: "Inner", identifier: "name")) {
      try menu.validate()
    }
    let twice = UIMenu(identifier: .init("twice"))
    #expect(throws: Never.self) { try UIMenu(children: [twice, twice]).validate() }
  }

  @Test func `A deferred element asks once, and hands on what came`() {
    var asked = 0
    let element = UIDeferredMenuElement { completion in
      asked += 1
      completion([UIAction(title: "New") { _ in }])
    }
    var titles: [String] = []
    for _ in 0..<2 { element.elements { titles += $0.map(\.title) } }
    expectEqual(asked, 1)
    expectEqual(titles, ["New", "New"])
  }

  @Test func `An uncached deferred element asks each time`() {
    var asked = 0
    let element = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([])
    }
    for _ in 0..<2 { element.elements { _ in } }
    expectEqual(asked, 2)
  }

  @Test func `A deferred element that is completed twice says so, and ignores the second time`() {
    let messages = Mutex<[String]>([])
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      let element = UIDeferredMenuElement { completion in
        completion([UIAction(title: "First") { _ in }])
        completion([UIAction(title: "Second") { _ in }])
      }
      var titles: [String] = []
      element.elements { titles += $0.map(\.title) }
      element.elements { titles += $0.map(\.title) }
      expectEqual(titles, ["First", "First"])
    }
    expectEqual(messages.withLock { $0.count }, 1)
    expectEqual(messages.withLock { $0.first?.contains("completed twice") }, true)
  }

  @Test func `Choosing in a menu of one selection turns the others off`() {
    let actions = ["A", "B", "C"].map { UIAction(title: $0, state: .on) { _ in } }
    let inner = UIMenu(options: .displayInline, children: [actions[2]])
    let menu = UIMenu(options: .singleSelection, children: [actions[0], actions[1], inner])
    expect(menu.select(actions[2], of: inner))
    expectEqual(menu.selectedElements, [actions[2]])
    let plain = UIMenu(children: actions)
    expect(plain.select(actions[0], of: plain))
    expectEqual(actions.map(\.state), [.off, .off, .on])
  }
}
