// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Gestures of several touches")
struct MultitouchGestureTests {
  private let fixture = GestureFixture()
  private var window: UIWindow { fixture.window }
  private let left = CGPoint(x: 80, y: 100)
  private let right = CGPoint(x: 120, y: 100)

  // MARK: Pinches

  @Test func `A pinch says how much farther apart the touches are`() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch", to: fixture.inner)
    window.beginTouches(at: [left, right])
    window.moveTouches(to: [left, CGPoint(x: 127, y: 100)])
    expectEqual(fixture.log, [], "Seven points are too few.")
    window.moveTouches(to: [CGPoint(x: 70, y: 100), CGPoint(x: 130, y: 100)])
    expectEqual(fixture.log, ["pinch began"])
    expectEqual(pinch.scale, 1.5)
    expectEqual(pinch.location(in: fixture.inner), CGPoint(x: 50, y: 50))
    expectEqual(pinch.numberOfTouches, 2)
    window.moveTouches(to: [CGPoint(x: 90, y: 100), CGPoint(x: 110, y: 100)])
    expectEqual(pinch.scale, 0.5)
    window.endTouches()
    expectEqual(fixture.log, ["pinch began", "pinch changed", "pinch ended"])
    expectEqual(pinch.scale, 1)
  }

  @Test func `A scale that is set counts on from there`() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch", to: fixture.inner)
    window.beginTouches(at: [left, right])
    window.moveTouches(to: [CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
    expectEqual(pinch.scale, 2)
    pinch.scale = 1
    pinch.scale = .nan
    window.moveTouches(to: [left, right])
    expectEqual(pinch.scale, 0.5)
  }

  @Test func `A pinch knows how fast it grows`() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch", to: fixture.inner)
    window.beginTouches(at: [left, right])
    fixture.wait(0.05)
    window.moveTouches(to: [CGPoint(x: 75, y: 100), CGPoint(x: 125, y: 100)])
    expectNear(pinch.velocity, 0.25 / 0.05, within: 1e-9)
    fixture.wait(1)
    expectEqual(pinch.velocity, 0)
  }

  @Test func `A second touch makes a pinch, which goes on when one is lifted`() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch", to: fixture.inner)
    window.beginTouch(at: left)
    window.beginAdditionalTouch(at: right)
    window.moveAdditionalTouch(to: CGPoint(x: 140, y: 100))
    expectEqual(pinch.scale, 1.5)
    expectEqual(fixture.log, ["began", "began", "cancelled", "cancelled", "pinch began"])
    window.endAdditionalTouch()
    expectEqual(pinch.state, .began)
    window.beginAdditionalTouch(at: CGPoint(x: 100, y: 100))
    window.moveAdditionalTouch(to: CGPoint(x: 120, y: 100))
    expectEqual(pinch.scale, 3, "Twice as far again.")
    window.moveTouch(to: CGPoint(x: 100, y: 100))
    expectEqual(pinch.scale, 1.5)
    window.endTouch()
    window.endAdditionalTouch()
    expectEqual(fixture.log.last, "pinch ended")
  }

  @Test func `One touch is no pinch`() {
    fixture.add(UIPinchGestureRecognizer(), "pinch", to: fixture.inner)
    fixture.drag(by: CGPoint(x: 60, y: 0), in: 0.1)
    window.endTouch()
    expectLacks(fixture.log, where: { $0.hasPrefix("pinch") })
  }

  // MARK: Rotations

  @Test func `A rotation counts turns on, clockwise`() {
    let rotation = fixture.add(UIRotationGestureRecognizer(), "rotation", to: fixture.inner)
    func place(_ degrees: CGFloat) -> [CGPoint] {
      let (x, y) = (40 * cos(degrees * .pi / 180), 40 * sin(degrees * .pi / 180))
      return [CGPoint(x: 100 - x, y: 100 - y), CGPoint(x: 100 + x, y: 100 + y)]
    }
    window.beginTouches(at: place(0))
    window.moveTouches(to: place(9))
    expectEqual(fixture.log, [])
    window.moveTouches(to: place(11))
    expectEqual(fixture.log, ["rotation began"])
    for degrees in stride(from: 20.0, through: 400, by: 20) {
      window.moveTouches(to: place(degrees))
    }
    expectNear(rotation.rotation, 400 * .pi / 180, within: 1e-9)
    rotation.rotation = 0
    window.moveTouches(to: place(310))
    expectLess(abs(rotation.rotation + .pi / 2), 1e-9)
    window.endTouches()
    expectEqual(fixture.log.last, "rotation ended")
    expectEqual(rotation.rotation, 0)
  }

  @Test func `A pinch and a rotation go on at once if a delegate allows it`() {
    let delegate = SimultaneousDelegate()
    for (recognizer, name) in [
      (UIPinchGestureRecognizer(), "pinch"), (UIRotationGestureRecognizer(), "rotation"),
    ] as [(UIGestureRecognizer, String)] {
      fixture.add(recognizer, name, to: fixture.inner).delegate = delegate
    }
    window.beginTouches(at: [left, right])
    window.moveTouches(to: [CGPoint(x: 80, y: 70), CGPoint(x: 120, y: 130)])
    expectEqual(Set(fixture.log), ["pinch began", "rotation began"])
  }

  // MARK: Several touches

  @Test func `A tap of two touches needs two`() {
    let tap = fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    tap.numberOfTouchesRequired = 2
    window.tap(at: left)
    expectLacks(fixture.log, "tap ended")
    window.beginTouches(at: [left, right])
    window.endTouches()
    expectEqual(fixture.log.last, "tap ended")
    fixture.log = []
    window.beginTouches(at: [left, right, fixture.middle])
    window.endTouches()
    expectEqual(fixture.log, [])
  }

  @Test func `Touches of a tap come and go one after the other`() {
    let tap = fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    tap.numberOfTouchesRequired = 2
    window.beginTouch(at: left)
    fixture.wait(0.1)
    window.beginAdditionalTouch(at: right)
    window.endTouch()
    expectLacks(fixture.log, "tap ended")
    expectEqual(tap.location(in: nil), fixture.middle)
    window.endAdditionalTouch()
    expectEqual(fixture.log, ["began", "began", "cancelled", "cancelled", "tap ended"])
  }

  @Test func `A tap of one touch is not one of two`() {
    fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    window.beginTouch(at: left)
    window.beginAdditionalTouch(at: right)
    window.endAdditionalTouch()
    window.endTouch()
    expectLacks(fixture.log, "tap ended")
  }

  @Test func `Touches that are taken away are no tap`() {
    fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner).numberOfTouchesRequired = 2
    window.beginTouches(at: [left, right])
    window.cancelTouch()
    expectEqual(fixture.log, [])
  }

  @Test func `A long press waits from its last touch on`() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press", to: fixture.inner)
    press.numberOfTouchesRequired = 2
    window.beginTouch(at: left)
    fixture.wait(0.4)
    window.beginAdditionalTouch(at: right)
    fixture.wait(0.4)
    expectLacks(fixture.log, "press began")
    fixture.wait(0.2)
    expectEqual(fixture.log.last, "press began")
    window.endAdditionalTouch()
    expectEqual(fixture.log.last, "press ended")
  }

  @Test(arguments: [1, 2]) func `A stroke has as many touches as it needs`(count: Int) {
    fixture.add(UISwipeGestureRecognizer(), "swipe", to: fixture.inner).numberOfTouchesRequired = 2
    window.beginTouches(at: Array([left, fixture.middle].prefix(count)))
    window.moveTouches(by: CGVector(dx: 60, dy: 0))
    expectEqual(fixture.log.contains("swipe ended"), (count == 2))
  }

  @Test(arguments: [1, 2, 3]) func `A drag has as many touches as it allows`(count: Int) {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.inner)
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    window.beginTouches(at: Array([left, right, fixture.middle].prefix(count)))
    window.moveTouches(by: CGVector(dx: 20, dy: 0))
    window.endTouches()
    expectEqual(fixture.log.contains("pan began"), (count == 2))
    expectEqual(fixture.log.contains("pan ended"), (count == 2))
  }

  @Test func `A drag goes on without a jump when touches come and go`() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.inner)
    window.beginTouch(at: left)
    window.moveTouch(to: CGPoint(x: 95, y: 100))
    expectEqual(pan.translation(in: nil), CGPoint(x: 15, y: 0))
    window.beginAdditionalTouch(at: right)
    expectEqual(pan.translation(in: nil), CGPoint(x: 15, y: 0))
    window.moveAdditionalTouch(to: CGPoint(x: 130, y: 100))
    expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0), "The middle moved half as far.")
    window.endTouch()
    expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
    window.moveAdditionalTouch(to: CGPoint(x: 130, y: 110))
    expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 10))
    window.endAdditionalTouch()
    expectEqual(fixture.log.last, "pan ended")
  }

  @Test func `Invalid locations move nothing, and the console gets a message`() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch", to: fixture.inner)
    window.beginTouches(at: [left, right])
    window.moveTouches(to: [left])
    window.moveTouches(to: [left, CGPoint(x: CGFloat.nan, y: 0)])
    expectEqual(pinch.location(in: nil), fixture.middle)
  }
}

/// Lets all gestures go on at once.
private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
