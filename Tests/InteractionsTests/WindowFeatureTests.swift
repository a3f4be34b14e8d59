// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import Interactions
@testable import Views

@Suite("Features of a window") @MainActor
struct WindowFeatureTests {
  private func ranks(of window: UIWindow) -> [WindowFeatureRank] {
    window.features.map { type(of: $0).rank }
  }

  @Test func `A window has no feature before something is lifted, dragged or shown`() {
    let fixture = MenuFixture("A")
    let window = fixture.window
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    window.addSubview(other)
    window.tap(at: CGPoint(x: 10, y: 310))
    window.tap(at: CGPoint(x: 71, y: 155))
    window.press(.keyboardSpacebar)
    other.removeFromSuperview()
    window.bounds.size = CGSize(width: 320, height: 568)
    window.layoutIfNeeded()
    expectEqual(ranks(of: window), [])
    fixture.open()
    expectEqual(ranks(of: window), [.menu])
  }

  @Test func `Features are in the order of their ranks, and there is one of each kind`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expectNil(window.existingFeature(MenuFeature.self))
    let menus = window.feature(MenuFeature.self)
    let drags = window.feature(DragFeature.self)
    expectEqual(ranks(of: window), [.drag, .menu])
    expectSame(window.feature(MenuFeature.self), menus)
    expectSame(window.existingFeature(DragFeature.self), drags)
    expectEqual(ranks(of: window), [.drag, .menu])
  }
}
