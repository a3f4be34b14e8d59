// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

@Suite("Menus of controls") @MainActor
struct ControlMenuTests {
  private final class MenuControl: UIControl {
    var log: [String] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(
          children: ["A", "B"].map { title in
            UIAction(title: title) { [unowned self] _ in log.append(title) }
          })
      })
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let control = MenuControl(frame: CGRect(x: 16, y: 100, width: 80, height: 30))

  init() { window.addSubview(control) }

  @Test func `A control has no menu unless that is asked for`() {
    expectNil(control.contextMenuInteraction)
    control.isContextMenuInteractionEnabled = true
    expectSame(control.contextMenuInteraction?.view, control)
    expectSame(control.contextMenuInteraction?.delegate, control)
    control.isContextMenuInteractionEnabled = false
    expectNil(control.contextMenuInteraction)
    expectEmpty(control.interactions)
  }

  @Test func `A touch that rests opens the menu beside the control, over nothing dimmed`() {
    control.isContextMenuInteractionEnabled = true
    window.longPress(at: CGPoint(x: 50, y: 110))
    expectEqual(window.menuFrame, CGRect(x: 16, y: 138, width: 250, height: 87.5))
    expectEqual(control.contextMenuInteraction?.menuAppearance, .compact)
    expectEqual(control.alphaInPlace, 1)
    expectNil(window.openMenu?.dimming.superview)
  }

  @Test func `As its primary action a touch opens the menu when it comes down`() throws {
    control.isContextMenuInteractionEnabled = true
    control.showsMenuAsPrimaryAction = true
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
    window.beginTouch(at: CGPoint(x: 50, y: 110))
    expectNotNil(window.visibleMenu)
    expectEqual(events, 1)
    expect(!control.isHighlighted)
    let row = try #require(window.frameOfMenuElement(titled: "B"))
    window.moveTouch(to: CGPoint(x: row.midX, y: row.midY))
    window.endTouch()
    expectEqual(control.log, ["B"])
  }

  @Test func `A tap that opened the menu leaves it open`() {
    control.isContextMenuInteractionEnabled = true
    control.showsMenuAsPrimaryAction = true
    window.tap(at: CGPoint(x: 50, y: 110))
    window.advance(to: 1)
    expectNotNil(window.visibleMenu)
    expect(window.chooseMenuElement(titled: "A"))
    expectEqual(control.log, ["A"])
  }
}
