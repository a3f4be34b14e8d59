// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionView
@testable import Interactions
@testable import Views

@Suite("Pop-up menus of cells") @MainActor
struct PopUpMenuTests {
  @Test func `A tap opens the menu, and choosing shows the element and calls the handler`() throws {
    var log: [String] = []
    let actions = ["Small", "Large"].map { title in
      UIAction(title: title, state: title == "Small" ? .on : .off) { _ in log.append(title) }
    }
    let menu = UIMenu(options: .singleSelection, children: actions)
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [
        .popUpMenu(menu) { menu in
          log.append("selected \(menu.selectedElements.map(\.title))")
        }
      ]
    }
    let cell = list.cell(0)
    let accessory = cell.list.accessories[0].view
    let window = try #require(cell.window)
    let place = accessory.convert(
      CGPoint(x: accessory.bounds.midX, y: accessory.bounds.midY), to: nil as UIView?)
    window.tap(at: place)
    expectSame(window.visibleMenu, menu)
    expectEqual(window.openMenu?.hasPreview, false)
    expect(window.chooseMenuElement(titled: "Large"))
    expectEqual(log, ["Large", "selected [\"Large\"]"])
    window.advance(to: window.currentTime + 1)
    window.layoutIfNeeded()
    expectEqual((accessory.subviews[0] as? UILabel)?.text, "Large")
    window.tap(at: place)
    expect(window.chooseMenuElement(titled: "Large"))
    expectEqual(log.count, 3, "the handler is called when another element was chosen")
  }

  @Test func `A menu without elements does not open`() {
    let list = ListFixture(.plain) { cell, _ in cell.accessories = [.popUpMenu(UIMenu())] }
    expect(!list.cell(0).performAction(ofAccessory: .popUpMenu))
  }
}
