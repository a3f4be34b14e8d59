// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

/// Interaction rule IX-18.
@MainActor
@Suite("Hovering")
struct HoverTests {
  private let fixture = GestureFixture()
  private var window: UIWindow { fixture.window }

  /// The outer view begins at the window's origin, and the inner one at 50, 50.
  private let outside = CGPoint(x: 10, y: 10)
  private let inside = CGPoint(x: 60, y: 60)

  @Test func `A pointer hovers over a view and those around it, until it leaves each`() {
    let outer = fixture.add(UIHoverGestureRecognizer(), "outer", to: fixture.outer)
    let inner = fixture.add(UIHoverGestureRecognizer(), "inner", to: fixture.inner)
    window.movePointer(to: outside)
    expectEqual(fixture.log, ["outer began"])
    expectEqual(outer.location(in: nil), outside)
    fixture.log = []
    window.movePointer(to: inside, modifiers: .shift)
    expectEqual(fixture.log, ["inner began", "outer changed"])
    expectEqual(inner.location(in: fixture.inner), CGPoint(x: 10, y: 10))
    expectEqual(inner.location(in: window), inside)
    expectEqual(inner.modifierFlags, .shift)
    expectEqual(inner.numberOfTouches, 0)
    fixture.log = []
    window.movePointer(to: inside, modifiers: .shift)
    expectEmpty(fixture.log)
    window.movePointer(to: CGPoint(x: 250, y: 250))
    expectEqual(fixture.log, ["inner ended", "outer ended"])
    expectEqual(outer.state, .possible)
    window.movePointer(to: inside)
    window.movePointer(to: nil)
    expectEqual(inner.state, .possible)
    expectEqual(fixture.log.suffix(2), ["inner ended", "outer ended"])
  }

  @Test func `Touches and hovering are no matter of each other`() {
    let hover = fixture.add(UIHoverGestureRecognizer(), "hover", to: fixture.inner)
    let tap = fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    expect(!hover.canPrevent(tap))
    expect(!hover.canBePrevented(by: tap))
    window.movePointer(to: inside)
    fixture.log = []
    window.tap(at: inside)
    expectContains(fixture.log, "tap ended")
    expectEqual(hover.state, .began)
    fixture.log = []
    window.movePointer(to: nil)
    expectEqual(fixture.log, ["hover ended"])
  }

  @Test func `A recognizer that is disabled is cancelled, and begins again when it is enabled`() {
    let hover = fixture.add(UIHoverGestureRecognizer(), "hover", to: fixture.inner)
    window.movePointer(to: inside)
    hover.isEnabled = false
    expectEqual(fixture.log, ["hover began", "hover cancelled"])
    window.movePointer(to: inside)
    expectEqual(fixture.log.count, 2)
    hover.isEnabled = true
    window.movePointer(to: inside)
    expectEqual(fixture.log.suffix(1), ["hover began"])
  }

  @Test func `A view that was taken away ends at the next move, and a bad point moves nothing`() {
    fixture.add(UIHoverGestureRecognizer(), "hover", to: fixture.inner)
    window.movePointer(to: inside)
    window.movePointer(to: CGPoint(x: CGFloat.nan, y: 0))
    expectEqual(fixture.log, ["hover began"])
    fixture.inner.removeFromSuperview()
    window.movePointer(to: inside)
    expectEqual(fixture.log, ["hover began", "hover ended"])
  }
}
