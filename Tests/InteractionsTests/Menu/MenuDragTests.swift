// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// A menu and a drag of one view (interaction rules IX-6 and IR-4).
@Suite("A menu beside a drag") @MainActor
struct MenuDragTests {
  @MainActor
  private final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items")
      return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("will begin") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("did end") }
  }

  private let source = Source()
  private let fixture = MenuFixture("A", "B")

  init() { fixture.view.addInteraction(UIDragInteraction(delegate: source)) }

  private var shownPreviews: [PreviewView] {
    func previews(in view: UIView) -> [PreviewView] {
      guard !view.isHidden else { return [] }
      return view.subviews.flatMap { ($0 as? PreviewView).map { [$0] } ?? previews(in: $0) }
    }
    return fixture.window.previewOverlay.map { previews(in: $0) } ?? []
  }

  @Test func `At 0.5 s the menu opens with the drag's items lifted`() {
    fixture.window.longPress(at: CGPoint(x: 71, y: 155))
    expectEqual(source.log, ["items"])
    expectNotNil(fixture.window.visibleMenu)
    expectNil(fixture.window.activeDragSession)
    expectEqual(shownPreviews.count, 1, "the menu's preview alone is shown")
  }

  @Test func `A move of more than 10 points dismisses the menu and goes on as a drag`() {
    fixture.window.longPress(at: CGPoint(x: 71, y: 155))
    fixture.advance(by: 0.4)
    fixture.window.moveTouch(to: CGPoint(x: 80, y: 155))
    expectNotNil(fixture.window.visibleMenu)
    fixture.log = []
    fixture.window.moveTouch(to: CGPoint(x: 85, y: 155))
    expectNil(fixture.window.visibleMenu)
    expectEqual(fixture.log.first, "will end")
    expectEqual(source.log, ["items", "will begin"])
    expectNotNil(fixture.window.activeDragSession)
    expectEqual(shownPreviews.count, 1)
    fixture.window.endTouch()
    fixture.advance(by: 1)
    expectEqual(source.log.last, "did end")
    expectNil(fixture.window.previewOverlay)
    expectEqual(fixture.view.alphaInPlace, 1)
  }

  @Test func `A touch that is lifted leaves the menu, and puts the items down`() {
    fixture.open()
    expectEqual(source.log, ["items"])
    expectNotNil(fixture.window.visibleMenu)
    expectEqual(fixture.view.alphaInPlace, 0, "the menu's preview stands for the view")
    fixture.window.chooseMenuElement(titled: "A")
    fixture.advance(by: 1)
    expectNil(fixture.window.previewOverlay)
    expectEqual(fixture.view.alphaInPlace, 1)
    // The drag is over, and the next press begins another.
    fixture.open()
    expectEqual(source.log, ["items", "items"])
  }

  @Test func `Without a menu the drag has the press`() {
    fixture.makeConfiguration = { _ in nil }
    fixture.window.longPress(at: CGPoint(x: 71, y: 155))
    fixture.advance(by: 0.3)
    fixture.window.moveTouch(to: CGPoint(x: 72, y: 155))
    expectEqual(source.log, ["items", "will begin"])
  }
}
