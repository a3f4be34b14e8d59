// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views
import WaitingSuites

/// What the translator makes of a class whose methods are named by text.
private class Listener: NSObject {
  var log: [String] = []

  func hear(_ text: String) { log.append("hear \(text)") }

  class func objectiveCMethod(named name: String) -> Selector? {
    switch name {
    case "hear:": Selector("hear:", { (o: Listener, a) in o.hear(a[0]) })
    default: nil
    }
  }
}

extension Listener: ObjectiveCMethods {}

private final class LoudListener: Listener {
  override func hear(_ text: String) { log.append("HEAR \(text)") }
  func stop() { log.append("stop") }

  override class func objectiveCMethod(named name: String) -> Selector? {
    switch name {
    case "stop": Selector("stop", { (o: LoudListener, a) in o.stop() })
    default: super.objectiveCMethod(named: name)
    }
  }
}

private final class Panel: UIView {
  var taps = 0
  func tap() { taps += 1 }
  func add(_ count: Int) { taps += count }
  func add(first: Int, second: Int) -> Int { first + second }

  nonisolated override class func objectiveCMethod(named name: String) -> Selector? {
    switch name {
    case "tap": Selector("tap", { (o: Panel, a) in o.tap() })
    default: super.objectiveCMethod(named: name)
    }
  }
}

@MainActor
@Suite("Selectors of text")
struct TextSelectorTests {
  @Test func `A text finds the method of the object's class, or its superclass's`() {
    let listener = LoudListener()
    listener.perform(Selector(("hear:")), with: "one")
    listener.perform(NSSelectorFromString("stop"))
    expectEqual(listener.log, ["HEAR one", "stop"])
    expect(listener.responds(to: Selector(("hear:"))))
    expect(!listener.responds(to: Selector(("speak"))))
    expect(!Listener().responds(to: Selector(("stop"))))
  }

  @Test func `An action of text is sent, along the responder chain, too`() {
    let panel = Panel()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    panel.addSubview(control)
    control.addTarget(nil, action: Selector(("tap")), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expectEqual(panel.taps, 1)
    expect(panel.responds(to: Selector(("tap"))))
    expect(!control.responds(to: Selector(("tap"))))
  }

  @Test(.waitsForProcesses) func `A text that no class has is a programmer error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Panel().perform(Selector(("reset"))) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "[Panel reset]: unrecognized selector sent to instance", "\(message)")
  }

  @Test func `A method without its labels takes as many arguments as it has parameters`() {
    let panel = Panel()
    let add = Selector(unlabelled: "add", { (o: Panel) in o.add(_:) })
    panel.perform(Selector(unlabelled: "tap", { (o: Panel) in o.tap }))
    panel.perform(add, with: 4)
    expectEqual(panel.taps, 5)
    expectEqual(add, Selector(("add:")))
    let two = Selector(unlabelled: "add", { (o: Panel) in o.add(first:second:) })
    expectEqual("\(two)", "add::")
  }
}
