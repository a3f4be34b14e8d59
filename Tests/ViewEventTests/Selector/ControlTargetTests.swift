// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
private final class Panel: UIView {
  var log: [String] = []
  var sender: UIControl?
  var event: UIEvent?

  func tap() { log.append("tap") }
  func tap(_ sender: UIControl) {
    log.append("tap:")
    self.sender = sender
  }
  func tap(_ sender: UIControl, with event: UIEvent?) {
    log.append("tap:with:")
    self.sender = sender
    self.event = event
  }
}

extension Selector {
  fileprivate static let tap = Selector("tap") { (o: Panel, _) in o.tap() }
  fileprivate static let tapOne = Selector("tap:") { (o: Panel, a) in o.tap(a[0]) }
  fileprivate static let tapTwo = Selector("tap:with:") { (o: Panel, a) in
    o.tap(a[0], with: a[1])
  }
}

@MainActor
@Suite("Targets of controls")
struct ControlTargetTests {
  private let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let control = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() { panel.addSubview(control) }

  @Test func `A target gets the sender and the event if it wants them`() {
    let window = UIWindow(frame: panel.frame)
    window.addSubview(panel)
    control.addTarget(panel, action: .tap, for: .touchUpInside)
    control.addTarget(panel, action: .tapOne, for: .touchUpInside)
    control.addTarget(panel, action: .tapTwo, for: .touchUpInside)
    window.tap(at: CGPoint(x: 20, y: 20))
    expectEqual(panel.log, ["tap", "tap:", "tap:with:"])
    expectSame(panel.sender, control)
    expectNotNil(panel.event)
    control.sendActions(for: .touchUpInside)
    expectNil(panel.event)
  }

  @Test func `The same action of the same target is sent once, at all its events`() {
    control.addTarget(panel, action: .tap, for: .touchDown)
    control.addTarget(panel, action: "tap", for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    expectEqual(panel.log, ["tap"])
    expectEqual(control.actions(forTarget: panel, forControlEvent: .valueChanged), ["tap"])
    expectEqual(control.allControlEvents, [.touchDown, .valueChanged])
  }

  @Test func `Actions and targets are served in the order in which they were added`() {
    let panel = panel
    control.addTarget(panel, action: .tap, for: .valueChanged)
    control.addAction(UIAction { _ in panel.log.append("closure") }, for: .valueChanged)
    control.addTarget(panel, action: .tapOne, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(panel.log, ["tap", "closure", "tap:"])
  }

  @Test func `Without a target the first in the chain that understands gets the action`() {
    let outer = Panel()
    outer.addSubview(panel)
    control.addTarget(nil, action: .tapOne, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(panel.log, ["tap:"])
    expectEmpty(outer.log)
    expectEqual(control.allTargets.map { $0.base is NSNull }, [true])
    control.removeFromSuperview()
    control.sendActions(for: .valueChanged)
    expectEqual(panel.log, ["tap:"])
  }

  @Test func `A target can be removed from some events, all, or with all others`() {
    control.addTarget(panel, action: .tap, for: [.touchDown, .valueChanged])
    control.addTarget(panel, action: .tapOne, for: .valueChanged)
    control.addTarget(nil, action: .tap, for: .valueChanged)
    control.removeTarget(panel, action: "tap", for: .valueChanged)
    expectEqual(control.actions(forTarget: panel, forControlEvent: .valueChanged), ["tap:"])
    expectEqual(control.actions(forTarget: panel, forControlEvent: .touchDown), ["tap"])
    control.removeTarget(panel, action: nil, for: .allEvents)
    expectNil(control.actions(forTarget: panel, forControlEvent: .allEvents))
    expectEqual(control.actions(forTarget: nil, forControlEvent: .allEvents), ["tap"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    expectEmpty(control.allTargets)
  }

  @Test func `A target is not kept alive, and gets nothing when it is gone`() {
    var target: Panel? = Panel()
    weak let weakTarget = target
    control.addTarget(target, action: .tap, for: .valueChanged)
    expectEqual(control.allTargets.count, 1)
    target = nil
    expectNil(weakTarget)
    control.sendActions(for: .valueChanged)
    expectEmpty(panel.log, "It does not go up the chain, either.")
    expectEmpty(control.allTargets)
  }

  @Test func `A subclass watches all actions`() {
    final class Watched: UIControl {
      var log: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        log.append("\(action) to \(type(of: target))")
        super.sendAction(action, to: target, for: event)
      }
    }
    let control = Watched()
    control.addTarget(panel, action: .tap, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(control.log, ["tap to Optional<Any>"])
    expectEqual(panel.log, ["tap"])
  }

  @Test func `A value that is not an object stands for the chain, and the console gets a message`()
  {
    nonisolated(unsafe) var messages: [String] = []
    Console.$listener.withValue({ messages.append($0) }) {
      control.addTarget(3, action: .tap, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    expectEqual(panel.log, ["tap"])
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("Int is not an object"), true)
  }

  @Test func `A touch that is dragged out and back sends the events of dragging`() {
    let window = UIWindow(frame: panel.frame)
    window.addSubview(panel)
    var log: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    window.beginTouch(at: CGPoint(x: 20, y: 20))
    window.moveTouch(to: CGPoint(x: 25, y: 20))
    window.moveTouch(to: CGPoint(x: 90, y: 20))
    expect(control.isTracking)
    expect(!control.isTouchInside)
    window.moveTouch(to: CGPoint(x: 30, y: 20))
    window.endTouch()
    expectEqual(log, ["down", "inside", "exit", "outside", "enter", "inside", "up"])
    log = []
    window.beginTouch(at: CGPoint(x: 20, y: 20))
    window.cancelTouch()
    expectEqual(log, ["down", "cancel"])
    expect(!control.isTracking)
  }

  @Test func `A control that does not begin to track ignores the touch`() {
    final class Shy: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let window = UIWindow(frame: panel.frame)
    let shy = Shy(frame: panel.bounds)
    shy.addTarget(panel, action: .tap, for: .allTouchEvents)
    window.addSubview(shy)
    window.tap(at: CGPoint(x: 20, y: 20))
    expectEmpty(panel.log)
    expect(!shy.isHighlighted)
  }
}
