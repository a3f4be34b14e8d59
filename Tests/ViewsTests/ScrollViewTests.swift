// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Scroll view")
struct ScrollViewTests {
  private func makeScrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    return view
  }

  @Test func `The offset is the origin of the bounds`() {
    let view = makeScrollView()
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
    view.bounds.origin.y = 50
    #expect(view.contentOffset.y == 50)
  }

  // Behaviour rule SV-5.
  @Test func `Until it is scrolled it shows the start`() {
    let view = makeScrollView()
    view.contentInset = UIEdgeInsets(top: 12, left: 5, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -5, y: -12))
    view.contentOffset = CGPoint(x: -5, y: 100)
    view.contentInset.top = 30
    #expect(view.contentOffset == CGPoint(x: -5, y: 100))
  }

  @Test func `The safe area is added on axes that scroll`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.safeAreaInsets = UIEdgeInsets(top: 20, left: 7, bottom: 10, right: 7)
    let view = makeScrollView()
    window.addSubview(view)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == window.safeAreaInsets)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
  }

  @Test func `Scrolling to a rectangle goes no further than needed`() {
    let view = makeScrollView()
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 60)
    view.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 60)
    view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 80), animated: false)
    #expect(view.contentOffset.y == 900)
  }

  @Test func `The delegate is told once for each change`() {
    final class Delegate: UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let delegate = Delegate()
    let view = makeScrollView()
    view.delegate = delegate
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    #expect(delegate.count == 1)
  }
}
