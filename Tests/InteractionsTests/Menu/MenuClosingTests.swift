// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// Interaction rules CM-5 to CM-9.
@Suite("Choosing from and closing a context menu") @MainActor
struct MenuClosingTests {
  private func opened(_ titles: String...) -> MenuFixture {
    let fixture = MenuFixture { fixture in
      fixture.configuration(
        of: UIMenu(children: titles.map { fixture.action($0) }))
    }
    fixture.open()
    fixture.log = []
    return fixture
  }

  private func opened(_ menu: @escaping (MenuFixture) -> UIMenu) -> MenuFixture {
    let fixture = MenuFixture { $0.configuration(of: menu($0)) }
    fixture.open()
    fixture.log = []
    return fixture
  }

  private func tap(_ title: String, in fixture: MenuFixture) throws {
    let frame = try #require(fixture.window.frameOfMenuElement(titled: title))
    fixture.window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `A tap runs the handler, then the menu closes in 0.409 s`() throws {
    let fixture = opened("A", "B")
    try tap("A", in: fixture)
    expectEqual(fixture.log, ["A by interaction", "will end", "end animations"])
    expectNil(fixture.window.visibleMenu)
    fixture.advance(by: 0.408)
    expectNotNil(fixture.window.previewOverlay)
    expectEqual(fixture.view.alphaInPlace, 0)
    fixture.advance(by: 0.002)
    expectEqual(fixture.log.last, "ended")
    expectNil(fixture.window.previewOverlay)
    expectEqual(fixture.view.alphaInPlace, 1)
    expectEqual(fixture.interaction.menuAppearance, .unknown)
  }

  @Test func `A disabled row does nothing, and the menu stays: IE-39`() throws {
    let fixture = opened { UIMenu(children: [$0.action("A", .disabled), $0.action("B")]) }
    try tap("A", in: fixture)
    expectEqual(fixture.log, [])
    expectNotNil(fixture.window.visibleMenu)
    expect(!fixture.window.chooseMenuElement(titled: "A"))
    expect(!fixture.window.chooseMenuElement(titled: "none"))
  }

  @Test func `A tap outside closes, and does nothing else: IE-39`() {
    let fixture = opened("A")
    let behind = UIControl(frame: CGRect(x: 200, y: 600, width: 100, height: 100))
    var taps = 0
    behind.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fixture.window.addSubview(behind)
    fixture.dismissal = { UITargetedPreview(view: fixture.view) }
    fixture.window.tap(at: CGPoint(x: 250, y: 650))
    expectEqual(fixture.log, ["will end", "dismissal item", "end animations"])
    expectEqual(taps, 0)
    fixture.advance(by: 0.41)
    fixture.window.tap(at: CGPoint(x: 250, y: 650))
    expectEqual(taps, 1)
  }

  @Test func `An action that keeps the menu runs again and again, and shows its state`() throws {
    var count = 0
    let fixture = opened { _ in
      UIMenu(children: [
        UIAction(title: "Add", attributes: .keepsMenuPresented) { action in
          count += 1
          action.state = .on
        }
      ])
    }
    try tap("Add", in: fixture)
    expectNotNil(fixture.window.visibleMenu)
    expectEqual(fixture.presentation?.topList?.list.offers[0].mark, .on)
    fixture.window.chooseMenuElement(titled: "Add")
    expectEqual(count, 2)
    expectEqual(fixture.log, [])
  }

  @Test func `A tap on the preview commits`() {
    let fixture = opened("A")
    fixture.window.tap(at: CGPoint(x: 71, y: 155))
    expectEqual(fixture.log, ["commit", "will end", "commit animations", "end animations"])
    fixture.advance(by: 0.41)
    expectEqual(fixture.log.suffix(2), ["commit completion", "ended"])
    expectEqual(fixture.view.alphaInPlace, 1)
  }

  @Test func `A preview that pops grows to the window's size`() throws {
    let fixture = opened("A")
    fixture.commitStyle = .pop
    fixture.window.tap(at: CGPoint(x: 71, y: 155))
    fixture.advance(by: 0.3999)
    let preview = try #require(
      fixture.presentation?.stage.subviews.first { $0 is PreviewView })
    expectNear(preview.frame.midY, 422, within: 1)
    expectEqual(preview.frame.width, 390)
  }

  @Test func `Where nothing says where the preview goes it goes back`() throws {
    let fixture = opened("A")
    fixture.interaction.dismissMenu()
    fixture.advance(by: 0.4)
    let preview = try #require(fixture.presentation?.stage.subviews.first { $0 is PreviewView })
    expectEqual(preview.alpha, 1)
    expectEqual(preview.frame, fixture.view.frame)
  }

  @Test func `A method that answers nil lets the preview fade`() throws {
    let fixture = opened("A")
    fixture.dismissal = { nil }
    fixture.interaction.dismissMenu()
    let preview = try #require(fixture.presentation?.stage.subviews.first { $0 is PreviewView })
    expectEqual(preview.alpha, 0)
  }

  @Test func `The preview goes to another view's place, and turns into it`() throws {
    let fixture = opened("A")
    let other = UIView(frame: CGRect(x: 200, y: 400, width: 55, height: 55))
    fixture.window.addSubview(other)
    fixture.dismissal = { UITargetedPreview(view: other) }
    fixture.interaction.dismissMenu()
    let previews = fixture.presentation?.stage.subviews.compactMap { $0 as? PreviewView } ?? []
    expectEqual(previews.map(\.frame), [other.frame, other.frame])
    expectEqual(previews.map(\.alpha), [0, 1])
    expectEqual(other.alphaInPlace, 0)
    fixture.advance(by: 0.5)
    expectEqual(other.alphaInPlace, 1)
  }

  @Test func `Dismissing or updating without a menu does nothing`() {
    let fixture = MenuFixture("A")
    fixture.interaction.dismissMenu()
    fixture.interaction.updateVisibleMenu { menu in
      Issue.record("called")
      return menu
    }
    expectEqual(fixture.log, [])
  }

  @Test func `Updating exchanges the menu and each open submenu, in 0.3 s`() throws {
    let fixture = opened { fixture in
      UIMenu(
        title: "Root",
        children: [UIMenu(title: "More", children: [fixture.action("A"), fixture.action("B")])])
    }
    fixture.window.chooseMenuElement(titled: "More")
    fixture.advance(by: 0.5)
    var titles: [String] = []
    fixture.interaction.updateVisibleMenu { menu in
      titles.append(menu.title)
      return menu.title == "More" ? menu.replacingChildren([fixture.action("New")]) : menu
    }
    expectEqual(titles, ["Root", "More"])
    expectNotNil(fixture.window.frameOfMenuElement(titled: "New"))
    expectNil(fixture.window.frameOfMenuElement(titled: "A"))
    // The row of the submenu and the new one.
    expectEqual(fixture.window.menuFrame?.height, 87.5)
    expect(fixture.window.isAnimating)
    fixture.advance(by: 0.31)
    expect(!fixture.window.isAnimating)
  }

  @Test func `An update that leaves nothing closes the menu`() {
    let fixture = opened("A")
    fixture.interaction.updateVisibleMenu { $0.replacingChildren([]) }
    expectEqual(fixture.log.first, "will end")
  }

  @Test func `A view that leaves its window closes the menu at once: section 8, row 25`() {
    let fixture = opened("A")
    fixture.view.removeFromSuperview()
    expectEqual(fixture.log, ["will end", "end animations", "ended"])
    expectNil(fixture.window.previewOverlay)
    expectEqual(fixture.view.alphaInPlace, 1)
    expectNil(fixture.interaction.presentation)
  }

  @Test func `A delegate that goes is as one that implements nothing: section 8, row 24`() {
    let window: UIWindow
    let interaction: UIContextMenuInteraction
    do {
      let fixture = MenuFixture { _ in
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "A") { _ in }])
        })
      }
      fixture.open()
      window = fixture.window
      interaction = fixture.interaction
    }
    expectNil(interaction.delegate)
    expect(window.chooseMenuElement(titled: "A"))
    window.advance(to: window.currentTime + 0.5)
    expectNil(window.previewOverlay)
  }

  @Test func `Another press opens the menu while the last is still closing`() throws {
    let fixture = opened("A")
    fixture.interaction.dismissMenu()
    fixture.open()
    expectNotNil(fixture.window.visibleMenu)
    fixture.interaction.dismissMenu()
    fixture.advance(by: 1)
    let feature = try #require(fixture.window.existingFeature(MenuFeature.self))
    expectEmpty(feature.menus)
    expectEqual(fixture.view.alphaInPlace, 1)
    expectEqual(fixture.log.count { $0 == "ended" }, 2)
  }

  @Test func `A window that is resized closes its menus`() {
    let fixture = opened("A")
    fixture.window.bounds.size = CGSize(width: 844, height: 390)
    expectEqual(fixture.log.first, "will end")
  }

  @Test func `A menu outlives its window without harm`() {
    var fixture: MenuFixture? = MenuFixture { _ in
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "A") { _ in }])
      })
    }
    fixture?.open()
    fixture?.advance(by: 0.1)
    let interaction = fixture?.interaction
    let view = fixture?.view
    fixture = nil
    expectNil(view?.window)
    interaction?.dismissMenu()
    interaction?.updateVisibleMenu { $0 }
    expectEqual(interaction?.menuAppearance, .unknown)
  }

  @Test func `Nothing scrolls behind an open menu`() {
    let fixture = opened("A")
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    fixture.window.addSubview(scrollView)
    scrollView.endDrag(at: CGPoint(x: 0, y: 300))
    expectEqual(scrollView.contentOffset.y, 0)
    fixture.interaction.dismissMenu()
    scrollView.endDrag(at: CGPoint(x: 0, y: 300))
    expectEqual(scrollView.contentOffset.y, 300)
  }
}
