// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// Interaction rules EM-2 and EM-3.
@Suite("Menu controller", .serialized) @MainActor
struct MenuControllerTests {
  private final class Card: UIView {
    var log: [String] = []
    var allowed: Set<String> = []
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allowed.contains(action.description) || super.canPerformAction(action, withSender: sender)
    }

    override func cut(_ sender: Any?) { note("cut", sender) }
    override func copy(_ sender: Any?) { note("copy", sender) }
    override func paste(_ sender: Any?) { note("paste", sender) }
    override func select(_ sender: Any?) { note("select", sender) }
    override func selectAll(_ sender: Any?) { note("selectAll", sender) }
    override func delete(_ sender: Any?) { note("delete", sender) }
    func share(_ sender: Any?) { note("share", sender) }

    private func note(_ name: String, _ sender: Any?) {
      log.append("\(name) \(sender as? UIMenuController === UIMenuController.shared)")
    }
  }

  @MainActor private final class Notes {
    var list: [String] = []
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let card = Card(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
  private let menu = UIMenuController.shared
  private let share = Selector("share:") { (card: Card, arguments) in card.share(arguments[0]) }
  private let rect = CGRect(x: 50, y: 20, width: 0, height: 0)

  /// Begins a test, with the program's only menu controller as it is at first: another test may run between
  /// this one's creation and its body.
  private func begin() {
    menu.isMenuVisible = false
    menu.menuItems = nil
    menu.arrowDirection = .default
    window.traitOverrides.textRendering = .blocks
    window.addSubview(card)
    card.becomeFirstResponder()
  }

  private var bar: EditMenuBar? {
    window.previewOverlay?.subviews.lazy.compactMap { $0 as? EditMenuBar }.first
  }

  private var titles: [String] { bar?.subviews.compactMap { ($0 as? UILabel)?.text } ?? [] }

  private func tap(_ title: String) throws {
    let label = bar?.subviews.first { ($0 as? UILabel)?.text == title }
    let frame = try #require(label?.frame)
    window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `The menu offers what the first responder can perform, the system's actions first`() {
    begin()
    card.allowed = ["delete:", "copy:"]
    menu.menuItems = [
      UIMenuItem(title: "Share", action: share),
      UIMenuItem(title: "Unknown", action: Selector("unknown:")),
    ]
    menu.showMenu(from: card, rect: rect)
    expectEqual(titles, ["Copy", "Delete", "Share"])
    // The rectangle is at 220, the arrow 8 high and the bar 44.
    expectEqual(menu.menuFrame.minY, 168)
    expectEqual(menu.menuFrame.height, 44)
    menu.hideMenu()
    expect(!menu.isMenuVisible)
    expectEqual(menu.menuFrame, .zero)
  }

  @Test(arguments: [
    ("Cut", "cut"), ("Copy", "copy"), ("Select", "select"), ("Select All", "selectAll"),
    ("Paste", "paste"), ("Delete", "delete"), ("Share", "share"),
  ])
  func `A tap on a title sends its action to the responder, and hides the menu`(
    title: String, action: String
  ) throws {
    begin()
    card.allowed = ["\(action):"]
    menu.menuItems = [UIMenuItem(title: "Share", action: share)]
    menu.showMenu(from: card, rect: rect)
    expect(menu.isMenuVisible)
    try tap(title)
    expectEqual(card.log, ["\(action) true"])
    expect(!menu.isMenuVisible)
    window.advance(to: 1)
    expectNil(window.previewOverlay)
  }

  @Test func `A responder further up the chain gets what the first one cannot perform`() throws {
    begin()
    let inner = PlainResponder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    card.addSubview(inner)
    inner.becomeFirstResponder()
    card.allowed = ["paste:"]
    menu.showMenu(from: inner, rect: .zero)
    expectEqual(titles, ["Paste"])
    try tap("Paste")
    expectEqual(card.log, ["paste true"])
  }

  private final class PlainResponder: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `Without a first responder, or without anything to offer, there is no menu`() {
    begin()
    menu.showMenu(from: card, rect: rect)
    expect(!menu.isMenuVisible)
    card.allowed = ["copy:"]
    card.resignFirstResponder()
    menu.showMenu(from: card, rect: rect)
    expect(!menu.isMenuVisible)
    expectNil(window.previewOverlay)
  }

  @Test func `The editing actions of a responder do nothing by themselves and are not offered`() {
    begin()
    let view = UIView(frame: .zero)
    view.cut(nil)
    view.copy(nil)
    view.paste(nil)
    view.select(nil)
    view.selectAll(nil)
    view.delete(nil)
    for name in ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"] {
      expect(!view.canPerformAction(Selector(name), withSender: nil))
    }
  }

  @Test func `A rectangle is set before the menu is made visible, which takes no time`() {
    begin()
    card.allowed = ["copy:"]
    menu.setTargetRect(rect, in: card)
    expect(!menu.isMenuVisible)
    menu.isMenuVisible = true
    expect(!window.isAnimating)
    expectEqual(menu.menuFrame.maxY, 212)
    menu.setTargetRect(CGRect(x: 50, y: 90, width: 0, height: 0), in: card)
    expectEqual(menu.menuFrame.maxY, 282)
    menu.setMenuVisible(false, animated: true)
    expect(!menu.isMenuVisible)
    expect(window.isAnimating)
    window.advance(to: 1)
    expectNil(window.previewOverlay)
    menu.setMenuVisible(true, animated: true)
    expect(window.isAnimating)
    menu.isMenuVisible = false
    expectNil(window.previewOverlay)
  }

  @Test func `Only the view that it was shown from hides the menu by name`() {
    begin()
    card.allowed = ["copy:"]
    menu.showMenu(from: card, rect: rect)
    menu.hideMenu(from: window)
    expect(menu.isMenuVisible)
    menu.hideMenu(from: card)
    expect(!menu.isMenuVisible)
  }

  @Test func `An update asks the responders again`() {
    begin()
    card.allowed = ["copy:"]
    menu.showMenu(from: card, rect: rect)
    card.allowed = ["paste:"]
    expectEqual(titles, ["Copy"])
    menu.update()
    expectEqual(titles, ["Paste"])
    let item = UIMenuItem(title: "One", action: share)
    item.title = "Two"
    item.action = Selector("copy:")
    menu.menuItems = [item]
    card.allowed = []
    menu.update()
    expect(!menu.isMenuVisible)
  }

  @Test func `An arrow that is to point up has the menu below its rectangle`() {
    begin()
    card.allowed = ["copy:"]
    menu.arrowDirection = .up
    menu.showMenu(from: card, rect: rect)
    expectEqual(menu.menuFrame.minY, 228)
  }

  @Test func `A menu that appears, moves and disappears is announced`() {
    begin()
    let notes = Notes()
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      UIMenuController.menuFrameDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated { notes.list.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    card.allowed = ["copy:"]
    menu.showMenu(from: card, rect: rect)
    expectEqual(notes.list, ["UIMenuControllerWillShowMenuNotification"])
    window.advance(to: 1)
    expectEqual(notes.list.last, "UIMenuControllerDidShowMenuNotification")
    menu.setTargetRect(.zero, in: card)
    expectEqual(notes.list.last, "UIMenuControllerMenuFrameDidChangeNotification")
    menu.hideMenu()
    expectEqual(notes.list.last, "UIMenuControllerWillHideMenuNotification")
    window.advance(to: 2)
    expectEqual(notes.list.last, "UIMenuControllerDidHideMenuNotification")
    expectEqual(notes.list.count, 5)
    menu.showMenu(from: card, rect: rect)
    card.removeFromSuperview()
    expect(!menu.isMenuVisible)
    let end = ["WillShow", "WillHide", "DidHide"].map { "UIMenuController\($0)MenuNotification" }
    expectEqual(Array(notes.list.suffix(3)), end)
  }

  @Test func `A menu that is hidden while it is announced never comes`() {
    begin()
    let notes = Notes()
    let names = [
      UIMenuController.didShowMenuNotification, UIMenuController.willHideMenuNotification,
      UIMenuController.didHideMenuNotification,
    ]
    var tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated { notes.list.append(name.rawValue) }
      }
    }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIMenuController.willShowMenuNotification, object: menu, queue: nil
      ) { _ in
        MainActor.assumeIsolated { UIMenuController.shared.hideMenu() }
      })
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    card.allowed = ["copy:"]
    menu.showMenu(from: card, rect: rect)
    expect(!menu.isMenuVisible)
    expectNil(window.previewOverlay)
    window.advance(to: 1)
    expectEqual(
      notes.list,
      [
        "UIMenuControllerWillHideMenuNotification", "UIMenuControllerDidHideMenuNotification",
      ])
  }

  @Test func `A menu that disappears has done so when another one is announced`() {
    begin()
    let notes = Notes()
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.willHideMenuNotification,
      UIMenuController.didHideMenuNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated { notes.list.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    card.allowed = ["copy:"]
    menu.showMenu(from: card, rect: rect)
    window.advance(to: 1)
    menu.hideMenu()
    menu.showMenu(from: card, rect: rect)
    window.advance(to: 2)
    let all = ["WillShow", "WillHide", "DidHide", "WillShow"]
    expectEqual(notes.list, all.map { "UIMenuController\($0)MenuNotification" })
    expect(menu.isMenuVisible)
    expectNotNil(bar)
  }

  private final class Suggestions: NSObject, UIEditMenuInteractionDelegate {
    var titles: [String] = []
    var menu: UIMenu?

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      titles = suggestedActions.map(\.title)
      return menu
    }
  }

  @Test func `An edit menu suggests what the first responder can perform`() throws {
    begin()
    card.allowed = ["paste:", "copy:"]
    let delegate = Suggestions()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    card.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: rect.origin)
    interaction.presentEditMenu(with: configuration)
    expectEqual(delegate.titles, ["Copy", "Paste"])
    expectEqual(titles, ["Copy", "Paste"])
    try tap("Copy")
    // The sender is the interaction and not the menu controller.
    expectEqual(card.log, ["copy false"])
    window.advance(to: 1)
    delegate.menu = UIMenu(children: [UIAction(title: "Own") { _ in }])
    interaction.presentEditMenu(with: configuration)
    expectEqual(titles, ["Own"])
    interaction.dismissMenu()
  }
}
