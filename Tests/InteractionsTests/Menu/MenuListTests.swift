// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import ViewLayout

@testable import Interactions
@testable import Views

/// What a menu's view shows (interaction section 4.3).
@Suite("The view of a menu") @MainActor
struct MenuListTests {
  private func list(_ menu: UIMenu, isSubmenu: Bool = false) -> MenuList {
    MenuList(menu, isSubmenu: isSubmenu, allowsPalettes: true, deferred: DeferredElements())
  }

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { _ in }
  }

  @Test func `Hidden actions and empty submenus are left out`() {
    let menu = UIMenu(
      title: "Title",
      children: [
        action("A"), action("B", .hidden), UIMenu(title: "Empty"),
        UIMenu(title: "Hidden", children: [action("C", .hidden)]),
        UIMenu(options: .displayInline, children: [action("D", .hidden)]),
        UIMenu(title: "Later", children: [UIDeferredMenuElement { _ in }]),
      ])
    let list = list(menu)
    expectEqual(list.offers.map(\.title), ["Title", "A", "Later"])
    expectEqual(list.specification.header, 0)
    expectEqual(list.specification.elements.count, 2)
  }

  @Test func `Inline menus are groups, with a header if they have a title`() {
    let inner = UIMenu(title: "Group", options: .displayInline, children: [action("A")])
    let plain = UIMenu(options: .displayInline, children: [action("B")])
    let list = list(UIMenu(children: [inner, plain]))
    expectEqual(
      list.specification.elements,
      [
        .group([.row(.init(id: 1))], header: 0), .group([.row(.init(id: 2))], header: nil),
      ])
  }

  @Test func `Small and medium elements stand side by side`() {
    let menu = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: ["A", "B", "C"].map { action($0) })
    expectEqual(
      list(UIMenu(children: [menu])).specification.elements,
      [
        .group([.palette(.init(ids: [0, 1, 2], size: .medium))], header: nil)
      ])
    let palette = UIMenu(options: .displayAsPalette, children: [action("A")])
    expectEqual(list(palette).specification.elements, [.palette(.init(ids: [0], size: .small))])
    let large = UIMenu(
      options: .displayAsPalette, preferredElementSize: .large, children: [action("A")])
    expectEqual(list(large).specification.elements, [.row(.init(id: 0))])
  }

  @Test func `A submenu has its row above it, with a mark`() {
    let list = list(UIMenu(title: "More", children: [action("A")]), isSubmenu: true)
    expectEqual(list.specification.opener, .init(id: 0, hasMark: true))
    expectNil(list.specification.header)
  }

  @Test func `A menu of 1,000 rows makes views for what is visible alone`() throws {
    let fixture = MenuFixture { fixture in
      fixture.configuration(of: UIMenu(children: (0..<1000).map { fixture.action("Item \($0)") }))
    }
    fixture.open()
    let list = try #require(fixture.presentation?.topList)
    let height = try #require(fixture.window.menuFrame?.height)
    expectEqual(list.shownItemCount, Int((height / 44).rounded(.up)))
    expectGreater(fixture.window.frameOfMenuElement(titled: "Item 999")?.maxY ?? 0, 40_000)
    list.scrollOffset = 20_000
    list.layoutIfNeeded()
    expectContains((16...19), list.shownItemCount, "\(list.shownItemCount)")
    expect(fixture.window.chooseMenuElement(titled: "Item 999"))
    expectContains(fixture.log, "Item 999 by interaction")
  }

  @Test func `A drag in a list that is too long scrolls it, and chooses nothing`() throws {
    let fixture = MenuFixture { fixture in
      fixture.configuration(of: UIMenu(children: (0..<100).map { fixture.action("Item \($0)") }))
    }
    fixture.open()
    let frame = try #require(fixture.window.menuFrame)
    let list = try #require(fixture.presentation?.topList)
    fixture.window.beginTouch(at: CGPoint(x: frame.midX, y: frame.maxY - 20))
    fixture.window.moveTouch(to: CGPoint(x: frame.midX, y: frame.maxY - 120))
    expectEqual(list.scrollOffset, 100)
    fixture.window.endTouch()
    expectNotNil(fixture.window.visibleMenu)
    expectLacks(fixture.log, where: { $0.hasPrefix("Item") })
  }

  @Test(arguments: [(rows: 100, isSeen: true), (rows: 3, isSeen: false)])
  func `A list that is too long shows an indicator when it opens and when it is scrolled`(
    rows: Int, isSeen: Bool
  ) throws {
    let fixture = MenuFixture { fixture in
      fixture.configuration(of: UIMenu(children: (0..<rows).map { fixture.action("Item \($0)") }))
    }
    fixture.window.scrollsOverTime = true
    fixture.open()
    fixture.advance(by: 0.2)
    let opened = try Picture(of: fixture.window, scale: 1).raster().pngData()
    fixture.advance(by: 2)
    let rested = try Picture(of: fixture.window, scale: 1).raster().pngData()
    expectEqual((opened != rested), isSeen)
    guard isSeen else { return }
    let list = try #require(fixture.presentation?.topList)
    list.scrollOffset = 440
    let scrolled = try Picture(of: fixture.window, scale: 1).raster().pngData()
    fixture.advance(by: 2)
    try expectNotEqual(Picture(of: fixture.window, scale: 1).raster().pngData(), scrolled)
  }

  @Test func `A menu that opens upwards has its first element next to the touch`() throws {
    for order in [UIContextMenuConfiguration.ElementOrder.automatic, .priority, .fixed] {
      let fixture = MenuFixture { fixture in
        let configuration = fixture.configuration(
          of: UIMenu(children: ["A", "B", "C"].map { fixture.action($0) }))
        configuration.preferredMenuElementOrder = order
        return configuration
      }
      fixture.view.frame = CGRect(x: 264, y: 640, width: 110, height: 110)
      fixture.open()
      expectEqual(fixture.window.menuFrame, CGRect(x: 124, y: 492.5, width: 250, height: 131.5))
      let first = try #require(fixture.window.frameOfMenuElement(titled: "A"))
      expectEqual(first.minY, (order == .fixed ? 492.5 : 580.5), "\(order)")
    }
  }

  @Test func `A row that is pressed is grey, and the line below it is hidden`() throws {
    let fixture = MenuFixture("A", "B", "C")
    fixture.open()
    func colors() throws -> [String] {
      let pixels = try Pixels(of: fixture.window)
      // In the middle of each row, away from texts, and on the line below the first.
      return [240, 269, 290].map { pixels.hex(240, $0) }
    }
    try expectEqual(colors()[0], "F4F4F4FF")
    fixture.window.beginTouch(at: CGPoint(x: 100, y: 240))
    try expectEqual(colors()[0], "E1E1E1FF")
    try expectEqual(colors()[2], "F4F4F4FF")
    fixture.window.cancelTouch()
    try expectEqual(colors()[0], "F4F4F4FF")
  }

  @Test func `In the dark a menu is dark`() throws {
    let fixture = MenuFixture("A")
    fixture.window.traitOverrides.userInterfaceStyle = .dark
    fixture.open()
    let pixels = try Pixels(of: fixture.window) { $0.userInterfaceStyle = .dark }
    expectEqual(pixels.hex(240, 240), "272727FF")
  }

  @Test func `A layout tree lists the menu's rows`() {
    let fixture = MenuFixture { fixture in
      fixture.configuration(
        of: UIMenu(title: "Title", children: [fixture.action("A"), fixture.action("B")]))
    }
    fixture.open()
    let tree = LayoutTree(of: fixture.window, name: nil, scale: 2)
    let rows = tree.overlay.filter { $0.category == "row" }
    expectEqual(rows.map(\.text), ["Title", "A", "B"])
    expectEqual(rows.map(\.frame.minY), [226, 262.5, 306.5])
    expectEqual(tree.overlay.first { $0.category == "menu" }?.frame, fixture.window.menuFrame)
  }

  @Test func `Short titles are counted without setting them, long ones by setting them`() {
    let traits = UITraitCollection { $0.textRendering = .blocks }
    let font = UIFont.systemFont(ofSize: 17)
    func count(_ string: String, _ width: CGFloat) -> Int {
      MenuText(string: string, font: font, lineHeight: 22).lineCount(width: width, in: traits)
    }
    expectEqual(count("Short", 218), 1)
    expectEqual(count("", 218), 1)
    expectEqual(count("A title that is so long that it takes two lines", 218), 2)
    expectEqual(count("a\nb", 218), 2)
  }
}
