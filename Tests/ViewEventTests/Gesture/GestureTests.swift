// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

@MainActor
@Suite("Gestures")
struct GestureTests {
  private let fixture = GestureFixture()
  private var window: UIWindow { fixture.window }

  // MARK: Taps

  @Test func `A tap is recognized and takes the touch away from the view`() {
    let tap = fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    window.tap(at: fixture.middle)
    expectEqual(fixture.log, ["began", "cancelled", "tap ended"])
    expectEqual(tap.state, .possible)
    window.tap(at: fixture.middle)
    expectEqual(fixture.log.count, 6)
  }

  @Test func `A tap that does not cancel leaves the touch to the view`() {
    fixture.add(UITapGestureRecognizer(), "tap", to: fixture.outer).cancelsTouchesInView = false
    window.tap(at: fixture.middle)
    expectEqual(fixture.log, ["began", "tap ended", "ended"])
  }

  @Test(arguments: [0.74, 0.76]) func `A tap lasts at most three quarters of a second`(
    seconds: TimeInterval
  ) {
    fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    window.beginTouch(at: fixture.middle)
    fixture.wait(seconds)
    window.endTouch()
    expectEqual(fixture.log.contains("tap ended"), (seconds < 0.75))
    expectEqual(fixture.log.last, (seconds < 0.75 ? "tap ended" : "ended"))
  }

  @Test(arguments: [44.0, 46]) func `A tap moves by at most 45 points`(distance: CGFloat) {
    fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    window.beginTouch(at: fixture.middle)
    window.moveTouch(to: CGPoint(x: 100 + distance, y: 100))
    window.endTouch()
    expectEqual(fixture.log.contains("tap ended"), (distance < 45))
  }

  @Test func `Two taps need to follow each other`() {
    fixture.add(UITapGestureRecognizer(), "double", to: fixture.inner).numberOfTapsRequired = 2
    window.tap(at: fixture.middle)
    fixture.wait(0.3)
    window.tap(at: fixture.middle)
    expectEqual(fixture.log, ["began", "began", "cancelled", "cancelled", "double ended"])
    fixture.log = []
    window.tap(at: fixture.middle)
    expectEqual(fixture.log, ["began"], "The end is held back.")
    fixture.wait(0.4)
    expectEqual(fixture.log, ["began", "ended"])
    window.tap(at: fixture.middle)
    fixture.wait(1)
    expectLacks(fixture.log, "double ended")
  }

  @Test func `A single tap that requires the double one to fail waits for it`() {
    let double = fixture.add(UITapGestureRecognizer(), "double", to: fixture.inner)
    double.numberOfTapsRequired = 2
    fixture.add(UITapGestureRecognizer(), "single", to: fixture.inner).require(toFail: double)
    window.tap(at: fixture.middle)
    expectLacks(fixture.log, "single ended")
    fixture.wait(0.36)
    expectEqual(fixture.log, ["began", "cancelled", "single ended"])
    fixture.log = []
    window.tap(at: fixture.middle)
    window.tap(at: fixture.middle)
    fixture.wait(1)
    expectEqual(fixture.log.filter { $0.hasSuffix("le ended") }, ["double ended"])
  }

  @Test func `Without a requirement the first of two taps is recognized, too`() {
    fixture.add(UITapGestureRecognizer(), "single", to: fixture.inner)
    fixture.add(UITapGestureRecognizer(), "double", to: fixture.inner).numberOfTapsRequired = 2
    window.tap(at: fixture.middle)
    window.tap(at: fixture.middle)
    expectEqual(fixture.log.filter { $0.hasSuffix("le ended") }, ["single ended", "double ended"])
  }

  @Test func `The inner of two recognizers is the one`() {
    fixture.add(UITapGestureRecognizer(), "outer", to: fixture.outer)
    fixture.add(UITapGestureRecognizer(), "inner", to: fixture.inner)
    window.tap(at: fixture.middle)
    expectEqual(fixture.log, ["began", "cancelled", "inner ended"])
    window.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(fixture.log.last, "outer ended")
  }

  @Test func `A switch keeps taps from recognizers around it, and leaves them swipes`() {
    let toggle = UISwitch()
    fixture.outer.addSubview(toggle)
    fixture.add(UITapGestureRecognizer(), "tap", to: fixture.outer)
    window.tap(at: CGPoint(x: 20, y: 15))
    expect(toggle.isOn)
    expectEmpty(fixture.log)
  }

  // MARK: Long presses and drags

  @Test func `A long press begins, follows the touch and ends`() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press", to: fixture.inner)
    window.beginTouch(at: fixture.middle)
    fixture.wait(0.49)
    expectEqual(press.state, .possible)
    fixture.wait(0.02)
    expectEqual(press.state, .began)
    window.moveTouch(to: CGPoint(x: 140, y: 100))
    expectEqual(press.location(in: fixture.inner), CGPoint(x: 90, y: 50))
    window.endTouch()
    expectEqual(fixture.log, ["began", "cancelled", "press began", "press changed", "press ended"])
  }

  @Test func `A touch that moves before it rested is no long press`() {
    fixture.add(UILongPressGestureRecognizer(), "press", to: fixture.inner)
    window.beginTouch(at: fixture.middle)
    window.moveTouch(to: CGPoint(x: 111, y: 100))
    fixture.wait(1)
    window.endTouch()
    expectEqual(fixture.log, ["began", "moved", "ended"])
  }

  @Test func `A drag says how far and how fast it goes`() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
    fixture.drag(by: CGPoint(x: 40, y: -20), in: 0.1)
    expectEqual(pan.state, .changed)
    expectEqual(pan.translation(in: fixture.outer), CGPoint(x: 40, y: -20))
    expectNear(pan.velocity(in: nil).x, 400, within: 0.01)
    expectLess(abs(pan.velocity(in: nil).y + 200), 0.01)
    pan.setTranslation(.zero, in: fixture.outer)
    window.moveTouch(to: CGPoint(x: 143, y: 80))
    expectEqual(pan.translation(in: fixture.outer), CGPoint(x: 3, y: 0))
    window.endTouch()
    expectEqual(fixture.log.last, "pan ended")
    expectEqual(fixture.log.filter { $0 == "pan began" }.count, 1)
  }

  @Test func `A movement of less than 10 points is not a drag`() {
    fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
    fixture.drag(by: CGPoint(x: 9, y: 0), in: 0.1, steps: 1)
    window.endTouch()
    expectEqual(fixture.log, ["began", "moved", "ended"])
  }

  @Test(arguments: [
    (CGPoint(x: 60, y: 10), 0.2, "right"), (CGPoint(x: -60, y: 10), 0.2, "left"),
    (CGPoint(x: 10, y: -60), 0.2, "up"), (CGPoint(x: 10, y: 60), 0.2, "down"),
    (CGPoint(x: 60, y: 10), 0.7, "none"), (CGPoint(x: 49, y: 0), 0.2, "none"),
  ]) func `A stroke is quick and goes one way`(
    distance: CGPoint, seconds: TimeInterval, name: String
  ) {
    let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    for (direction, name) in directions {
      fixture.add(UISwipeGestureRecognizer(), name, to: fixture.inner).direction = direction
    }
    fixture.drag(by: distance, in: seconds)
    window.endTouch()
    let recognized = fixture.log.filter { $0.hasSuffix(" ended") }
    expectEqual(recognized, (name == "none" ? [] : ["\(name) ended"]))
  }

  @Test func `A touch that is taken away cancels a gesture under way`() {
    fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
    fixture.drag(by: CGPoint(x: 40, y: 0), in: 0.1)
    window.cancelTouch()
    expectEqual(fixture.log.last, "pan cancelled")
  }

  @Test func `A recognizer that is disabled or removed cancels its gesture`() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
    fixture.drag(by: CGPoint(x: 40, y: 0), in: 0.1)
    pan.isEnabled = false
    expectEqual(fixture.log.last, "pan cancelled")
    window.endTouch()
    pan.isEnabled = true
    fixture.log = []
    fixture.drag(by: CGPoint(x: 40, y: 0), in: 0.1)
    fixture.outer.removeGestureRecognizer(pan)
    expectEqual(fixture.log.last, "pan cancelled")
    expectNil(fixture.outer.gestureRecognizers)
    window.endTouch()
  }

  // MARK: Delegates and subclasses

  private final class Decider: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var isSimultaneous = false
    var receives = true

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  @Test func `A delegate keeps touches and gestures away`() {
    let decider = Decider()
    fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner).delegate = decider
    decider.begins = false
    window.tap(at: fixture.middle)
    decider.begins = true
    decider.receives = false
    window.tap(at: fixture.middle)
    expectEqual(fixture.log, ["began", "ended", "began", "ended"])
  }

  @Test func `Two drags go on at once if a delegate allows it`() {
    let decider = Decider()
    fixture.add(UIPanGestureRecognizer(), "inner", to: fixture.inner)
    fixture.add(UIPanGestureRecognizer(), "outer", to: fixture.outer).delegate = decider
    fixture.drag(by: CGPoint(x: 40, y: 0), in: 0.1)
    window.endTouch()
    expectLacks(fixture.log, "outer began")
    decider.isSimultaneous = true
    fixture.drag(by: CGPoint(x: 40, y: 0), in: 0.1)
    window.endTouch()
    expectEqual(fixture.log.suffix(2), ["inner ended", "outer ended"])
  }

  @Test func `A subclass recognizes what it likes, and is reset afterwards`() {
    final class Corner: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = location(in: view).x < 60 ? .began : .failed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let corner = fixture.add(Corner(), "corner", to: fixture.inner)
    window.tap(at: fixture.middle)
    expectEqual(fixture.log, ["corner began", "corner ended"], "The view hears of no touch.")
    window.tap(at: CGPoint(x: 140, y: 60))
    expectEqual(fixture.log.suffix(2), ["began", "ended"])
    expectEqual(corner.resets, 2)
  }

  @Test func `Touches that are delayed come to the view when the gesture failed`() {
    fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.inner).delaysTouchesBegan = true
    window.beginTouch(at: fixture.middle)
    expectEmpty(fixture.log)
    window.endTouch()
    expectEqual(fixture.log, ["began", "ended"])
    fixture.log = []
    fixture.drag(by: CGPoint(x: 40, y: 0), in: 0.1)
    window.endTouch()
    expectLacks(fixture.log, "began")
  }

  @Test(arguments: [true, false])
  func `A view hears of the end of a touch when no gesture wants it any more`(isDelayed: Bool) {
    let twice = fixture.add(UITapGestureRecognizer(), "twice", to: fixture.inner)
    twice.numberOfTapsRequired = 2
    twice.delaysTouchesEnded = isDelayed
    window.tap(at: fixture.middle)
    expectEqual(fixture.log.contains("ended"), !isDelayed)
    window.advance(to: window.currentTime + 1)
    expectContains(fixture.log, "ended")
  }

  @Test func `A gesture goes on without a touch that it ignores`() {
    final class Picky: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    let picky = fixture.add(Picky(), "picky", to: fixture.inner)
    window.beginTouch(at: fixture.middle)
    expectEqual(picky.numberOfTouches, 0)
    window.endTouch()
    expectContains(fixture.log, "ended")
  }

  @Test func `Taps in a row are counted`() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first?.tapCount ?? 0)
        expectEqual(event?.touches(for: self)?.count, 1)
      }
    }
    let counter = Counter(frame: window.bounds)
    window.addSubview(counter)
    for _ in 0..<3 { window.tap(at: fixture.middle) }
    fixture.wait(0.4)
    window.tap(at: fixture.middle)
    expectEqual(counter.counts, [1, 2, 3, 1])
  }

  @Test func `A gesture takes the touch from a menu that waits`() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      var isAsked = false
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        isAsked = true
        return nil
      }
    }
    let menus = Menus()
    fixture.inner.addInteraction(UIContextMenuInteraction(delegate: menus))
    fixture.add(UILongPressGestureRecognizer(), "press", to: fixture.inner)
    window.beginTouch(at: fixture.middle)
    fixture.wait(1)
    window.endTouch()
    expectEqual(fixture.log.suffix(2), ["press began", "press ended"])
  }
}
