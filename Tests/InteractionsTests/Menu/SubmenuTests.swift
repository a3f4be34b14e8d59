// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// Interaction rule CM-19, deferred elements, and keys (rule CM-11).
@Suite("Submenus, deferred elements and keys") @MainActor
struct SubmenuTests {
  private func opened(_ menu: @escaping (MenuFixture) -> UIMenu) -> MenuFixture {
    let fixture = MenuFixture { $0.configuration(of: menu($0)) }
    fixture.open()
    fixture.log = []
    return fixture
  }

  private func withSubmenu() -> MenuFixture {
    opened { fixture in
      UIMenu(children: [
        fixture.action("A"),
        UIMenu(title: "More", children: [fixture.action("B"), fixture.action("C")]),
      ])
    }
  }

  @Test func `A submenu opens over its row, 12 further down`() throws {
    let fixture = withSubmenu()
    let row = try #require(fixture.window.frameOfMenuElement(titled: "More"))
    expect(fixture.window.chooseMenuElement(titled: "More"))
    expectEqual(fixture.window.visibleMenu?.title, "More")
    expectEqual(
      fixture.window.menuFrame, CGRect(x: 16, y: row.minY + 12, width: 250, height: 131.5))
    let list = try #require(fixture.presentation?.lists.last)
    expectEqual(list.presentationGeometry.frame, row)
    fixture.advance(by: 0.5)
    expectEqual(list.presentationGeometry.frame, fixture.window.menuFrame)
  }

  @Test func `Parents are smaller and paler`() throws {
    let fixture = opened { fixture in
      UIMenu(children: [
        UIMenu(title: "1", children: [UIMenu(title: "2", children: [fixture.action("A")])])
      ])
    }
    fixture.window.chooseMenuElement(titled: "1")
    fixture.window.chooseMenuElement(titled: "2")
    let lists = try #require(fixture.presentation?.lists)
    expectEqual(lists.map(\.contentAlpha), [0.5, 0.5, 1])
    expectNear(lists[0].transform.a, 0.97 * 0.97, within: 1e-9)
    expectNear(lists[1].transform.a, 0.97, within: 1e-9)
    let frame = try #require(fixture.presentation?.listFrames[0])
    expectNear(lists[0].frame.midX, frame.midX, within: 1e-9)
    expectNear(lists[0].frame.midY, frame.midY, within: 1e-9)
  }

  @Test func `A tap on its header or its parent closes a submenu`() throws {
    let fixture = withSubmenu()
    for place in ["header", "parent"] {
      fixture.window.chooseMenuElement(titled: "More")
      fixture.advance(by: 0.6)
      let frame = try #require(fixture.window.menuFrame)
      let parent = try #require(fixture.presentation?.listFrames[0])
      let point =
        place == "header"
        ? CGPoint(x: frame.midX, y: frame.minY + 10) : CGPoint(x: parent.midX, y: parent.minY + 5)
      fixture.window.tap(at: point)
      expectEqual(fixture.presentation?.lists.count, 1, "\(place)")
      expectEqual(fixture.presentation?.lists[0].contentAlpha, 1)
      fixture.advance(by: 0.6)
    }
    expectEqual(fixture.log, [])
    expectEqual(fixture.presentation?.stage.subviews.count { $0 is MenuListView }, 1)
  }

  @Test func `An action of a submenu closes everything`() {
    let fixture = withSubmenu()
    fixture.window.chooseMenuElement(titled: "More")
    expect(!fixture.window.chooseMenuElement(titled: "A"), "it opens no submenu on the way")
    expect(fixture.window.chooseMenuElement(titled: "C"))
    fixture.advance(by: 0.5)
    expectEqual(fixture.log, ["C by interaction", "will end", "end animations", "ended"])
  }

  // MARK: Deferred elements

  @Test func `A deferred element has a row that says so until its elements come`() throws {
    var complete: (([UIMenuElement]) -> Void)?
    let fixture = opened { fixture in
      UIMenu(children: [
        fixture.action("A"), UIDeferredMenuElement { complete = $0 }, fixture.action("B"),
      ])
    }
    expectEqual(fixture.window.menuFrame?.height, 131.5)
    expectNotNil(fixture.window.frameOfMenuElement(titled: "Loading…"))
    expect(!fixture.window.chooseMenuElement(titled: "Loading…"))
    complete?([fixture.action("C"), fixture.action("D")])
    expectNil(fixture.window.frameOfMenuElement(titled: "Loading…"))
    expectEqual(fixture.window.menuFrame?.height, 175.5)
    let frames = ["A", "C", "D", "B"].compactMap { fixture.window.frameOfMenuElement(titled: $0) }
    expectEqual(frames.map(\.minY), [226, 270, 314, 358])
  }

  @Test func `Elements that are there at once are shown at once, and asked for once`() {
    var asked = 0
    let fixture = opened { fixture in
      UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          asked += 1
          completion([fixture.action("New", .keepsMenuPresented)])
        }
      ])
    }
    expect(fixture.window.chooseMenuElement(titled: "New"))
    expectEqual(asked, 1)
  }

  @Test func `Elements that come after the menu has closed are kept for the next time`() {
    var complete: (([UIMenuElement]) -> Void)?
    let element = UIDeferredMenuElement { complete = $0 }
    let fixture = opened { _ in UIMenu(children: [element]) }
    fixture.interaction.dismissMenu()
    fixture.advance(by: 1)
    complete?([UIAction(title: "Late") { _ in }])
    fixture.open()
    expectNotNil(fixture.window.frameOfMenuElement(titled: "Late"))
  }

  // MARK: Keys

  @Test func `Arrows and Return act on rows, without coming round`() throws {
    let fixture = opened { fixture in
      UIMenu(children: [
        fixture.action("A"), fixture.action("B", .disabled), fixture.action("C"),
      ])
    }
    let list = try #require(fixture.presentation?.topList)
    func focused() -> String? { list.focusedElement.map { list.list.offers[$0].title } }
    fixture.window.press(.keyboardDownArrow)
    expectEqual(focused(), "A")
    fixture.window.press(.keyboardUpArrow)
    expectEqual(focused(), "A")
    fixture.window.press(.keyboardDownArrow)
    expectEqual(focused(), "C")
    fixture.window.press(.keyboardDownArrow)
    expectEqual(focused(), "C")
    fixture.window.press(.keyboardReturnOrEnter)
    expectEqual(fixture.log.first, "C by interaction")
  }

  @Test func `Arrows go into submenus and out of them`() throws {
    let fixture = withSubmenu()
    for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardRightArrow] {
      fixture.window.press(key)
    }
    expectEqual(fixture.presentation?.lists.count, 2)
    fixture.window.press(.keyboardLeftArrow)
    expectEqual(fixture.presentation?.lists.count, 1)
  }

  @Test func `Escape closes the menu`() {
    let fixture = withSubmenu()
    fixture.window.press(.keyboardEscape)
    expectEqual(fixture.log.first, "will end")
  }

  @Test func `No key moves the focus behind an open menu`() {
    let fixture = MenuFixture("A")
    let behind = FocusableView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
    fixture.window.addSubview(behind)
    fixture.open()
    fixture.window.press(.keyboardTab)
    expectNil(fixture.window.focusSystem?.focusedItem)
    fixture.interaction.dismissMenu()
    fixture.window.press(.keyboardTab)
    expectSame(fixture.window.focusSystem?.focusedItem, behind)
  }

  @Test func `Control and Return open the menu of what has the focus: FC-17`() {
    let fixture = MenuFixture("A")
    let inner = FocusableView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    fixture.view.addSubview(inner)
    fixture.window.press(.keyboardTab)
    expectSame(fixture.window.focusSystem?.focusedItem, inner)
    fixture.window.press(.keyboardReturnOrEnter, modifiers: .control)
    expectNotNil(fixture.window.visibleMenu)
    expectEqual(fixture.log.first, "configuration at 35, 45")
  }
}

private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}
