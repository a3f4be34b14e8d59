// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

/// Who gets a touch that rests (interaction rules IX-4 to IX-6, IR-3).
@MainActor
struct PressTests {
  private final class Waiter: NSObject, PressTarget {
    let pressRank: PressRank
    var takes = true
    var wants = true
    private(set) weak var view: UIView?
    let record: (String) -> Void

    init(_ rank: PressRank, _ record: @escaping (String) -> Void) {
      pressRank = rank
      self.record = record
    }

    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
    func wantsPress(_ press: Press) -> Bool { wants }
    func pressWillBeHeld(_ press: Press) { record("\(pressRank) will be held") }
    func pressAbandoned(_ press: Press) { record("\(pressRank) abandoned") }
    func takePress(_ press: Press) -> Bool {
      record("\(pressRank) asked at \(press.window.currentTime)")
      return takes
    }
    func pressMoved(_ press: Press) {
      record("\(pressRank) moved to \(press.location.x)")
      if pressRank == .menu, press.distance > 10 { press.handOver() }
    }
    func pressEnded(_ press: Press) { record("\(pressRank) ended") }
    func pressCancelled(_ press: Press) { record("\(pressRank) cancelled") }
  }

  private final class TouchedView: UIView {
    var record: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("cancelled")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private final class Log { var calls: [String] = [] }
  private let log = Log()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    let log = log
    inner.record = { log.calls.append($0) }
  }

  private func add(_ rank: PressRank, to view: UIView) -> Waiter {
    let log = log
    let waiter = Waiter(rank) { log.calls.append($0) }
    view.addInteraction(waiter)
    return waiter
  }

  private let point = CGPoint(x: 50, y: 50)

  @Test func `IE-1: a touch that is lifted before half a second is a tap`() {
    _ = add(.drag, to: inner)
    window.beginTouch(at: point)
    window.advance(to: 0.49)
    window.endTouch()
    window.advance(to: 1)
    expectEqual(log.calls, ["began", "ended"])
  }

  @Test func `IE-2: a touch that moves more than ten points before it is held is not asked for`() {
    _ = add(.drag, to: inner)
    window.beginTouch(at: point)
    window.advance(to: 0.3)
    window.moveTouch(to: CGPoint(x: 62, y: 50))
    window.advance(to: 1)
    expectEqual(log.calls, ["began"])
  }

  @Test
  func
    `A touch that rests for half a second is the interaction's, and the view's touch is cancelled`()
  {
    _ = add(.drag, to: inner)
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 60, y: 50))
    window.advance(to: 0.5)
    window.moveTouch(to: CGPoint(x: 80, y: 50))
    window.endTouch()
    expectEqual(
      log.calls, ["began", "drag asked at 0.5", "cancelled", "drag moved to 80.0", "drag ended"])
  }

  @Test func `A menu is called at 0.2 seconds, and for a touch that goes before it is held`() {
    _ = add(.menu, to: inner)
    window.beginTouch(at: point)
    window.advance(to: 0.3)
    expectEqual(log.calls, ["began", "menu will be held"])
    window.endTouch()
    expectEqual(log.calls, ["began", "menu will be held", "menu abandoned", "ended"])
  }

  @Test func `The innermost view's menu comes first, then its drag, then those around`() {
    for rank in [PressRank.reordering, .drag, .menu] { add(rank, to: inner).takes = false }
    add(.menu, to: outer).takes = true
    window.longPress(at: point)
    expectEqual(
      log.calls.filter { $0.contains("asked") },
      [
        "menu asked at 0.5", "drag asked at 0.5", "reordering asked at 0.5", "menu asked at 0.5",
      ])
  }

  @Test
  func `A drag waits beside the menu of its view and goes on when the touch moves ten points`() {
    _ = add(.menu, to: inner)
    _ = add(.drag, to: inner)
    window.longPress(at: point)
    window.moveTouch(to: CGPoint(x: 58, y: 50))
    window.moveTouch(to: CGPoint(x: 65, y: 50))
    window.moveTouch(to: CGPoint(x: 70, y: 50))
    expectEqual(
      log.calls.suffix(5),
      [
        "cancelled", "menu moved to 58.0", "menu moved to 65.0", "drag moved to 65.0",
        "drag moved to 70.0",
      ])
  }

  @Test func `A control that reorders has the touch as soon as it comes down`() {
    _ = add(.drag, to: inner)
    _ = add(.reorderControl, to: inner)
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 52, y: 50))
    expectEqual(
      log.calls,
      [
        "began", "reorderControl asked at 0.0", "cancelled", "reorderControl moved to 52.0",
      ])
  }

  @Test func `A press without a taker stays the view's`() {
    add(.drag, to: inner).takes = false
    window.longPress(at: point)
    window.endTouch()
    expectEqual(log.calls, ["began", "drag asked at 0.5", "ended"])
  }

  @Test func `A press that waits keeps no film going`() {
    _ = add(.drag, to: inner)
    window.beginTouch(at: point)
    expect(!window.isAnimating)
    expectEqual(window.animationEnd, window.currentTime)
  }

  @Test func `Where only a drag waits a tablet lifts sooner`() {
    _ = add(.drag, to: inner)
    window.traitOverrides.userInterfaceIdiom = .pad
    window.beginTouch(at: point)
    window.advance(to: 0.2)
    expectEqual(log.calls, ["began", "drag asked at 0.15", "cancelled"])
  }

  @Test func `A place that is not finite begins nothing and moves nothing`() {
    _ = add(.drag, to: inner)
    window.beginTouch(at: CGPoint(x: CGFloat.nan, y: 50))
    window.advance(to: 1)
    expectEmpty(log.calls)
    window.longPress(at: point)
    window.moveTouch(to: CGPoint(x: CGFloat.infinity, y: 0))
    expectLacks(log.calls, where: { $0.contains("moved") })
  }
}
