// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Bars that gestures hide, and show again.
@MainActor struct BarHidingTests {
  private let screen: NavigationScreen
  private let scrollView = UIScrollView()

  private final class Contents: UIViewController {
    let scrollView: UIScrollView
    init(_ scrollView: UIScrollView) {
      self.scrollView = scrollView
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = scrollView }
  }

  init() {
    scrollView.contentSize = CGSize(width: 390, height: 4000)
    screen = NavigationScreen([Contents(scrollView)])
    screen.window.scrollsOverTime = true
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    screen.window.beginTouch(at: CGPoint(x: 195, y: start))
    screen.advance(by: 0.2)
    for step in 1...5 {
      let y = start + (end - start) * CGFloat(step) / 5
      screen.window.moveTouch(to: CGPoint(x: 195, y: y))
      screen.advance(by: 0.2)
    }
    screen.window.endTouch()
    screen.advance(by: 1)
  }

  @Test func `A touch that scrolls up hides the bars, one that scrolls down shows them`() {
    screen.navigation.hidesBarsOnSwipe = true
    screen.navigation.isToolbarHidden = false
    screen.window.layoutIfNeeded()
    drag(from: 600, to: 585)
    expect(!screen.navigation.isNavigationBarHidden)
    drag(from: 600, to: 300)
    expect(screen.navigation.isNavigationBarHidden)
    expect(screen.navigation.isToolbarHidden)
    expectEqual(screen.bar.alpha, 0)
    drag(from: 300, to: 400)
    expect(!screen.navigation.isNavigationBarHidden)
    expect(!screen.navigation.isToolbarHidden)
    expectEqual(screen.bar.frame.minY, 47)
  }

  @Test func `Bars stay that no gesture is to hide, and what a program scrolls hides none`() {
    drag(from: 600, to: 300)
    expect(!screen.navigation.isNavigationBarHidden)
    screen.navigation.hidesBarsOnSwipe = true
    scrollView.contentOffset.y = 1000
    screen.window.layoutIfNeeded()
    expect(!screen.navigation.isNavigationBarHidden)
    expect(screen.navigation.isToolbarHidden)
  }

  @Test func `A tap hides the bars, and the next one shows them`() {
    screen.window.tap(at: CGPoint(x: 195, y: 400))
    expect(!screen.navigation.isNavigationBarHidden)
    screen.navigation.hidesBarsOnTap = true
    screen.window.tap(at: CGPoint(x: 195, y: 400))
    expect(screen.navigation.isNavigationBarHidden)
    screen.advance(by: 1)
    screen.window.tap(at: CGPoint(x: 195, y: 400))
    expect(!screen.navigation.isNavigationBarHidden)
    expect(screen.navigation.isToolbarHidden)
  }
}
