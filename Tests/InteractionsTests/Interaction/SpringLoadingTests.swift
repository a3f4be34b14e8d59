// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Interactions
import Testing
import Views

/// What opens when a drag rests over it (interaction rules SP-1, SP-2 and SP-4).
@MainActor
struct SpringLoadingTests {
  private final class Recorder: NSObject, UISpringLoadedInteractionEffect,
    UISpringLoadedInteractionBehavior
  {
    var calls: [String] = []
    var allows = true

    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) { calls.append("\(context.state)") }

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      calls.append("allow?")
      return allows
    }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { calls.append("finish") }
  }

  private let fixture = DragFixture()
  private let recorder = Recorder()

  init() {
    let recorder = recorder
    fixture.target.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: recorder, interactionEffect: recorder) {
        _, _ in recorder.calls.append("opened")
      })
    fixture.lift()
  }

  @Test func `IE-27: possible at once, activating after a second, opened 0.4 seconds later`() {
    fixture.window.moveTouch(to: fixture.over)
    expectEqual(recorder.calls, ["allow?", "possible"])
    fixture.wait(0.99)
    expectEqual(recorder.calls.last, "possible")
    fixture.wait(0.02)
    expectEqual(recorder.calls.last, "activating")
    fixture.wait(0.4)
    expectEqual(recorder.calls.suffix(4), ["activated", "opened", "inactive", "finish"])
    fixture.wait(5)
    expectEqual(recorder.calls.last, "finish", "once, until the touch has left")
    expectNotNil(fixture.window.activeDragSession)
  }

  @Test func `Leaving before it opens is inactive`() {
    fixture.window.moveTouch(to: fixture.over)
    fixture.wait(1.2)
    fixture.window.moveTouch(to: CGPoint(x: 10, y: 10))
    fixture.wait(2)
    expectEqual(recorder.calls.suffix(3), ["activating", "inactive", "finish"])
  }

  @Test func `A touch that moves keeps it waiting until it rests`() {
    fixture.window.moveTouch(to: fixture.over)
    for step in 1...60 {
      fixture.wait(1.0 / 40)
      fixture.window.moveTouch(
        to: CGPoint(x: fixture.over.x + CGFloat(step % 2) * 20, y: fixture.over.y))
    }
    expectEqual(recorder.calls.last, "possible")
    fixture.wait(0.3)
    expectEqual(recorder.calls.last, "activating")
  }

  @Test func `What is not allowed does not open`() {
    recorder.allows = false
    fixture.window.moveTouch(to: fixture.over)
    fixture.wait(3)
    expectEqual(recorder.calls, ["allow?"])
  }

  @Test func `A control that is spring-loaded does what a tap does, and flashes before`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    fixture.target.addSubview(control)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.isSpringLoaded = true
    expect(control.isSpringLoaded)
    fixture.window.moveTouch(to: fixture.over)
    expect(control.isHighlighted)
    var looks: [Bool] = []
    fixture.wait(0.95)
    for _ in 0..<4 {
      fixture.wait(0.1)
      looks.append(control.isHighlighted)
    }
    expectEqual(looks, [false, true, false, true])
    fixture.wait(0.1)
    expectEqual(count, 1)
    expect(!control.isHighlighted)
  }
}
