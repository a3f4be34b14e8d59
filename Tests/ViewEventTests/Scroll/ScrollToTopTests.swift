// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rule SV-17.
@Suite("Scrolling to the top")
@MainActor
struct ScrollToTopTests {
  private final class Delegate: UIScrollViewDelegate {
    var log: [String] = []
    var allows = true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("ended") }
  }

  /// Counts its touches.
  private final class Row: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
  private let delegate = Delegate()
  private let statusBar = CGPoint(x: 150, y: 20)

  init() {
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    view.contentSize = CGSize(width: 300, height: 5000)
    view.addSubview(row)
    view.delegate = delegate
    window.addSubview(view)
    view.contentOffset.y = 1000
  }

  @Test func `A tap of the status bar scrolls over time`() {
    window.tap(at: statusBar)
    expectEqual(delegate.log, ["should"])
    expectEqual(view.contentOffset.y, 1000)
    window.advance(to: 0.15)
    expectLess(view.contentOffset.y, 1000)
    expectGreater(view.contentOffset.y, -47)
    window.advance(to: 0.3)
    expectEqual(view.contentOffset.y, -47)
    expectEqual(delegate.log, ["should", "did"])
    expectEqual(row.count, 0, "no view has the touch")
    window.tap(at: statusBar)
    expectEqual(delegate.log, ["should", "did", "should", "did"], "there already")
  }

  @Test func `A tap below is the view's`() {
    window.tap(at: CGPoint(x: 150, y: 47))
    expectEqual(delegate.log, [])
    expectEqual(row.count, 1)
  }

  @Test func `The delegate may keep the contents where they are`() {
    delegate.allows = false
    window.tap(at: statusBar)
    window.advance(to: 1)
    expectEqual(view.contentOffset.y, 1000)
    expectEqual(delegate.log, ["should"])
    expectEqual(row.count, 0)
  }

  @Test func `Of several scroll views none scrolls`() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    window.addSubview(other)
    window.tap(at: statusBar)
    expectEqual(delegate.log, [])
    expectEqual(row.count, 1)
    other.scrollsToTop = false
    window.tap(at: statusBar)
    expectEqual(delegate.log, ["should"])
    other.scrollsToTop = true
    other.isHidden = true
    window.tap(at: statusBar)
    expectEqual(delegate.log, ["should", "should"])
  }

  @Test func `A view that does not want to is the touches'`() {
    view.scrollsToTop = false
    window.tap(at: statusBar)
    expectEqual(delegate.log, [])
    expectEqual(row.count, 1)
  }

  @Test func `Without a safe area there is no status bar`() {
    window.safeAreaInsets = .zero
    window.tap(at: statusBar)
    expectEqual(delegate.log, [])
  }
}
