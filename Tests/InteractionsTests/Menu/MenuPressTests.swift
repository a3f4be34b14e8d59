// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// From the touch to the open menu (interaction rules CM-1 to CM-4 and IR-3).
@Suite("Pressing for a context menu") @MainActor
struct MenuPressTests {
  private let press = InteractionMetrics.phone.press

  @Test func `Before 0.2 s no interaction is asked`() {
    let fixture = MenuFixture("A")
    fixture.window.longPress(at: CGPoint(x: 70, y: 150), duration: 0.19)
    fixture.window.endTouch()
    fixture.advance(by: 1)
    expectEqual(fixture.log, [])
  }

  @Test func `Configuration and previews are asked for at 0.2 s, the rest at 0.5 s: IR-3`() {
    let fixture = MenuFixture("A")
    fixture.window.longPress(at: CGPoint(x: 70, y: 150), duration: 0.45)
    expectEqual(fixture.log, ["configuration at 54, 50", "highlight item"])
    expectNil(fixture.window.visibleMenu)
    fixture.advance(by: 0.05)
    expectEqual(
      fixture.log.dropFirst(2),
      [
        "preview?", "actions? 0", "will display", "display animations",
      ])
    fixture.advance(by: 0.336)
    expectEqual(fixture.log.last, "display animations")
    fixture.advance(by: 0.002)
    expectEqual(fixture.log.last, "displayed")
  }

  @Test func `A press that is given up sets the preview down in 0.25 s, without a call`() throws {
    let fixture = MenuFixture("A")
    fixture.window.longPress(at: CGPoint(x: 70, y: 150), duration: 0.4)
    expectEqual(fixture.view.alphaInPlace, 0)
    fixture.window.endTouch()
    let calls = fixture.log
    fixture.advance(by: 0.24)
    expectNotNil(fixture.window.previewOverlay)
    fixture.advance(by: 0.02)
    expectNil(fixture.window.previewOverlay)
    expectEqual(fixture.view.alphaInPlace, 1)
    fixture.advance(by: 1)
    expectEqual(fixture.log, calls)
  }

  @Test func `The preview grows to 1.15 until 0.5 s`() throws {
    let fixture = MenuFixture("A")
    fixture.window.longPress(at: CGPoint(x: 70, y: 150), duration: 0.2)
    func scale() throws -> CGFloat {
      let stage = try #require(fixture.presentation?.stage)
      let preview = try #require(stage.subviews.first { $0 is PreviewView })
      return preview.presentationGeometry.transform.a
    }
    try expectEqual(scale(), 1)
    fixture.advance(by: 0.15)
    expectLess(abs(try scale() - 1.075), 0.001)
    fixture.advance(by: 0.1499)
    expectLess(abs(try scale() - 1.15), 0.001)
  }

  @Test func `A wide preview grows no wider than the window less 32`() throws {
    let fixture = MenuFixture("A")
    fixture.view.frame = CGRect(x: 16, y: 100, width: 358, height: 44)
    fixture.window.longPress(at: CGPoint(x: 70, y: 120), duration: 0.4999)
    let preview = try #require(fixture.presentation?.stage.subviews.first)
    expectEqual(preview.transform.a, 1)
  }

  @Test func `No configuration, no menu`() {
    let fixture = MenuFixture { _ in nil }
    fixture.open()
    expectEqual(fixture.log, ["configuration at 55, 55"])
    expectNil(fixture.window.visibleMenu)
    expectEqual(fixture.view.alphaInPlace, 1)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `An empty configuration lifts and sets down, and displays nothing`(kind: Int) {
    let fixture = MenuFixture { fixture in
      switch kind {
      case 0: UIContextMenuConfiguration(identifier: "item" as NSString)
      case 1: fixture.configuration(of: nil)
      case 2: fixture.configuration(of: UIMenu())
      default:
        fixture.configuration(
          of: UIMenu(children: [fixture.action("A", .hidden), UIMenu(title: "Empty")]))
      }
    }
    fixture.window.longPress(at: CGPoint(x: 71, y: 155), duration: 0.5)
    expectEqual(fixture.view.alphaInPlace, 0)
    expectNil(fixture.window.visibleMenu)
    expectLacks(fixture.log, "will display")
    fixture.advance(by: 0.26)
    expectEqual(fixture.view.alphaInPlace, 1)
    expectNil(fixture.window.previewOverlay)
    fixture.window.endTouch()
    fixture.advance(by: 1)
    expectLacks(fixture.log, "will end")
  }

  @Test func `The preview controller alone is enough`() {
    let fixture = MenuFixture { _ in
      UIContextMenuConfiguration(previewProvider: {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 300)
        return controller
      })
    }
    fixture.open()
    expectEqual(fixture.presentation?.isOpen, true)
    expectNil(fixture.window.visibleMenu)
    expectContains(fixture.log, "will display")
    expectEqual(fixture.presentation?.placement?.preview.size, CGSize(width: 200, height: 300))
  }

  @Test func `A controller without a preferred size has the window's width less 32`() {
    let fixture = MenuFixture { fixture in
      UIContextMenuConfiguration(
        previewProvider: { UIViewController() },
        actionProvider: { _ in UIMenu(children: [fixture.action("A")]) })
    }
    fixture.open()
    expectEqual(fixture.presentation?.placement?.preview.size, CGSize(width: 358, height: 506.4))
  }

  @Test func `The menu stays when the touch is lifted`() {
    let fixture = MenuFixture("A", "B", "C")
    fixture.open()
    expectEqual(fixture.window.visibleMenu?.children.count, 3)
    expectEqual(fixture.window.menuFrame, CGRect(x: 16, y: 226, width: 250, height: 131.5))
    expectEqual(fixture.interaction.menuAppearance, .rich)
  }

  @Test func `The touch slides onto a row, and chooses it when it is lifted`() throws {
    let fixture = MenuFixture("A", "B")
    fixture.window.longPress(at: CGPoint(x: 71, y: 155))
    fixture.advance(by: 0.4)
    let row = try #require(fixture.window.frameOfMenuElement(titled: "B"))
    expectEqual(row, CGRect(x: 16, y: 270, width: 250, height: 43.5))
    fixture.window.moveTouch(to: CGPoint(x: row.midX, y: row.midY))
    expectEqual(fixture.presentation?.topList?.emphasized?.emphasis, .pressed)
    fixture.window.endTouch()
    expectEqual(fixture.log.suffix(3), ["B by interaction", "will end", "end animations"])
  }

  @Test func `The location is that of the press, and endless without a menu`() {
    let fixture = MenuFixture("A")
    let endless = CGPoint(
      x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    expectEqual(fixture.interaction.location(in: fixture.view), endless)
    fixture.open()
    expectEqual(fixture.interaction.location(in: fixture.view), CGPoint(x: 55, y: 55))
    expectEqual(fixture.interaction.location(in: nil), CGPoint(x: 71, y: 155))
    fixture.interaction.dismissMenu()
    expectEqual(fixture.interaction.location(in: fixture.view), endless)
  }

  @Test func `Of nested views the innermost with a menu opens its own`() {
    let outer = MenuFixture("Outer")
    let inner = MenuFixture("Inner")
    inner.view.removeFromSuperview()
    inner.view.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    outer.view.addSubview(inner.view)
    outer.window.longPress(at: CGPoint(x: 60, y: 150))
    expectEqual(outer.window.visibleMenu?.children.first?.title, "Inner")
    expectEqual(outer.log, [])
  }

  @Test func `The delegate is not kept alive`() {
    weak var released: MenuFixture?
    let interaction: UIContextMenuInteraction
    do {
      let fixture = MenuFixture("A")
      interaction = fixture.interaction
      released = fixture
    }
    expectNil(released)
    expectNil(interaction.delegate)
  }
}
