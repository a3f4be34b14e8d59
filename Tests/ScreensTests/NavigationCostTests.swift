// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// What bars cost while something moves.
@MainActor struct NavigationCostTests {
  private final class CountingBar: UINavigationBar {
    var layoutCount = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
    }
  }

  private final class Contents: UIViewController {
    override func loadView() {
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 390, height: 4000)
      view = scrollView
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation = UINavigationController(
    navigationBarClass: CountingBar.self, toolbarClass: nil)
  private let contents = Contents()

  init() {
    contents.title = "Rows"
    contents.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigation.setViewControllers([contents], animated: false)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.layoutIfNeeded()
  }

  private var bar: CountingBar? { navigation.navigationBar as? CountingBar }

  private func views(in view: UIView) -> [ObjectIdentifier] {
    [ObjectIdentifier(view)] + view.subviews.flatMap(views)
  }

  @Test func `The frames of a push, and of a drag that leads back, lay no bar out`() throws {
    let bar = try #require(bar)
    navigation.pushViewController(UIViewController(), animated: true)
    window.advance(to: 0.01)
    var count = bar.layoutCount
    for frame in 1...20 { window.advance(to: 0.01 + Double(frame) / 60) }
    expectEqual(bar.layoutCount, count)
    window.advance(to: 1)
    window.beginTouch(at: CGPoint(x: 2, y: 400))
    window.moveTouch(to: CGPoint(x: 30, y: 400))
    window.layoutIfNeeded()
    count = bar.layoutCount
    for x in 31...200 {
      window.moveTouch(to: CGPoint(x: CGFloat(x), y: 400))
      window.layoutIfNeeded()
    }
    expectEqual(bar.layoutCount, count)
  }

  @Test func `Contents that scroll lay the bar out once a frame, and make no views`() throws {
    let bar = try #require(bar)
    let scrollView = try #require(contents.view as? UIScrollView)
    scrollView.contentOffset.y += 1
    window.layoutIfNeeded()
    let known = views(in: bar)
    let count = bar.layoutCount
    for _ in 0..<50 {
      scrollView.contentOffset.y += 1
      window.layoutIfNeeded()
    }
    expectAtMost(bar.layoutCount - count, 50)
    expectEqual(views(in: bar), known)
    // Where the bar keeps its height nothing is laid out.
    scrollView.contentOffset.y = 1000
    window.layoutIfNeeded()
    let settled = bar.layoutCount
    for _ in 0..<50 {
      scrollView.contentOffset.y += 1
      window.layoutIfNeeded()
    }
    expectEqual(bar.layoutCount, settled)
  }
}
