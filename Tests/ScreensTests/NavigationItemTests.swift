// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Interactions
import Screens
import Testing
import Views

@MainActor struct NavigationItemTests {
  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `Items stand 16 points from the edges, the first at the edge`() throws {
    let controller = controller("Title")
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left") { _ in }
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done) { _ in }, UIBarButtonItem(title: "More") { _ in },
    ]
    let screen = NavigationScreen([controller])
    let left = try #require(screen.frame(of: "Left"))
    let done = try #require(screen.frame(of: "Done"))
    let more = try #require(screen.frame(of: "More"))
    expectEqual(left.minX, 16)
    expectEqual(done.maxX, 374)
    expectEqual(more.maxX, done.minX - 16)
  }

  @Test func `Items change sides from right to left`() throws {
    let controller = controller("Title")
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left") { _ in }
    let screen = NavigationScreen([controller])
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    try expectEqual(#require(screen.frame(of: "Left")).maxX, 374)
  }

  @Test func `A tap does what an item says, with the item`() throws {
    var taps: [String] = []
    let controller = controller("Title")
    let item = UIBarButtonItem(title: "Tap") { taps.append($0.title ?? "") }
    controller.navigationItem.rightBarButtonItem = item
    let screen = NavigationScreen([controller])
    func tap() throws {
      let frame = try #require(screen.frame(of: item.title ?? ""))
      screen.window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    try tap()
    item.title = "Again"
    try tap()
    item.isEnabled = false
    try tap()
    expectEqual(taps, ["Tap", "Again"])
  }

  @Test func `An item with a target sends its action, without one up the responder chain`() throws {
    final class Target: UIViewController {
      var senders: [UIBarButtonItem] = []
      func add(_ sender: Any?) { senders += [sender as? UIBarButtonItem].compactMap(\.self) }
    }
    let controller = Target()
    let action = Selector("add:", { (target: Target, sender) in target.add(sender[0]) })
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "To", style: .plain, target: controller, action: action)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: controller, action: action)
    let screen = NavigationScreen([controller])
    for title in ["To", "Save"] {
      let frame = try #require(screen.frame(of: title))
      screen.window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    expectEqual(controller.senders.map(\.title), ["To", "Save"])
  }

  @Test func `An item with a menu opens it at its place`() throws {
    let controller = controller("Title")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Menu", menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
    let screen = NavigationScreen([controller])
    let frame = try #require(screen.frame(of: "Menu"))
    screen.window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.advance(by: 1)
    let menu = try #require(screen.window.menuFrame)
    expectEqual(screen.window.visibleMenu?.children.first?.title, "One")
    expectAtLeast(menu.minY, 91)
    expectLess(menu.minY, 120)
    expectAtMost(menu.maxX, 390)
  }

  @Test func `The button that leads back says the title, then "Back", then nothing`() {
    let first = controller("First")
    let second = controller("Second")
    let screen = NavigationScreen([first, second])
    expectNotNil(screen.frame(of: "First"))
    first.title = String(repeating: "Long ", count: 20)
    expectNotNil(screen.frame(of: "Back"))
    second.title = String(repeating: "Long ", count: 20)
    expectNil(screen.frame(of: "Back"))
    first.navigationItem.backButtonDisplayMode = .minimal
    second.title = "Second"
    expectNil(screen.frame(of: "Back"))
    first.navigationItem.backButtonDisplayMode = .default
    first.navigationItem.backButtonTitle = "Up"
    expectNotNil(screen.frame(of: "Up"))
  }

  @Test func `A title is beside items that are in its way`() throws {
    let controller = controller("A rather long title")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "A still longer button"
    ) { _ in }
    let screen = NavigationScreen([controller])
    let title = try #require(screen.frame(of: "A rather long title"))
    let button = try #require(screen.frame(of: "A still longer button"))
    expectAtMost(title.maxX, button.minX)
    expectLess(title.midX, 195)
  }

  @Test(arguments: [
    String(repeating: "a", count: 100_000), "two\nlines", "👩‍👩‍👧‍👦 family", "مرحبا بالعالم", "",
  ])
  func `Any title is on one line within the bar`(title: String) {
    let controller = controller(title)
    let screen = NavigationScreen([self.controller(title), controller])
    screen.bar.prefersLargeTitles = true
    screen.window.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    for label in labels(screen.bar) {
      let frame = label.convert(label.bounds, to: screen.window)
      expectAtLeast(frame.minX, 0)
      expectAtMost(frame.maxX, 390)
      expectNotEqual(label.text?.contains("\n"), true)
    }
  }

  @Test func `A bar a point wide shows nothing and does not stop`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.items = [UINavigationItem(title: "First"), item]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(bar)
    window.layoutIfNeeded()
    expectSame(bar.topItem, item)
  }

  @Test func `Titles of a controller and its item are one`() {
    let controller = controller("First")
    expectEqual(controller.navigationItem.title, "First")
    controller.title = "Other"
    expectEqual(controller.navigationItem.title, "Other")
  }

  @Test func `The edit button turns editing on and off`() {
    let controller = controller("First")
    let item = controller.editButtonItem
    expectEqual(item.title, "Edit")
    controller.setEditing(true, animated: false)
    expectEqual(item.title, "Done")
    expectEqual(item.style, .done)
    expectSame(controller.editButtonItem, item)
  }
}
