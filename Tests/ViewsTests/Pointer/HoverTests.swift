// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(fixture.log == ["outer began"])
    #expect(outer.location(in: nil) == outside)
    fixture.log = []
    window.movePointer(to: inside, modifiers: .shift)
    #expect(fixture.log == ["inner began", "outer changed"])
    #expect(inner.location(in: fixture.inner) == CGPoint(x: 10, y: 10))
    #expect(inner.location(in: window) == inside)
    #expect(inner.modifierFlags == .shift)
    #expect(inner.numberOfTouches == 0)
    fixture.log = []
    window.movePointer(to: inside, modifiers: .shift)
    #expect(fixture.log.isEmpty)
    window.movePointer(to: CGPoint(x: 250, y: 250))
    #expect(fixture.log == ["inner ended", "outer ended"])
    #expect(outer.state == .possible)
    window.movePointer(to: inside)
    window.movePointer(to: nil)
    #expect(inner.state == .possible)
    #expect(fixture.log.suffix(2) == ["inner ended", "outer ended"])
  }

  @Test func `Touches and hovering are no matter of each other`() {
    let hover = fixture.add(UIHoverGestureRecognizer(), "hover", to: fixture.inner)
    let tap = fixture.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
    #expect(!hover.canPrevent(tap))
    #expect(!hover.canBePrevented(by: tap))
    window.movePointer(to: inside)
    fixture.log = []
    window.tap(at: inside)
    #expect(fixture.log.contains("tap ended"))
    #expect(hover.state == .began)
    fixture.log = []
    window.movePointer(to: nil)
    #expect(fixture.log == ["hover ended"])
  }

  @Test func `A recognizer that is disabled is cancelled, and begins again when it is enabled`() {
    let hover = fixture.add(UIHoverGestureRecognizer(), "hover", to: fixture.inner)
    window.movePointer(to: inside)
    hover.isEnabled = false
    #expect(fixture.log == ["hover began", "hover cancelled"])
    window.movePointer(to: inside)
    #expect(fixture.log.count == 2)
    hover.isEnabled = true
    window.movePointer(to: inside)
    #expect(fixture.log.suffix(1) == ["hover began"])
  }

  @Test func `A view that was taken away ends at the next move, and a bad point moves nothing`() {
    fixture.add(UIHoverGestureRecognizer(), "hover", to: fixture.inner)
    window.movePointer(to: inside)
    window.movePointer(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(fixture.log == ["hover began"])
    fixture.inner.removeFromSuperview()
    window.movePointer(to: inside)
    #expect(fixture.log == ["hover began", "hover ended"])
  }
}
