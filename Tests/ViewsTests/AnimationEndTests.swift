// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@Suite("Animations: how they end")
@MainActor
struct AnimationEndTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `Animations inside one without duration take no time`() {
    let view = UIView()
    window.addSubview(view)
    UIView.animate(withDuration: 0) { UIView.animate(withDuration: 1) { view.alpha = 0 } }
    expect(!window.isAnimating)
  }

  @Test func `One that repeats is over when its view leaves the window`() {
    let view = UIView()
    window.addSubview(view)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    window.advance(to: 3)
    view.removeFromSuperview()
    window.advance(to: 3.5)
    expect(!window.isAnimating)
    expectEqual(ends, [false])
  }

  @Test func `Time does not go back after a completion that moved it on`() {
    let view = UIView()
    window.addSubview(view)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { [window] _ in
      window.advance(to: 10)
    }
    window.advance(to: 5)
    expectEqual(window.currentTime, 10)
  }
}
