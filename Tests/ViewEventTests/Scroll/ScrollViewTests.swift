// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
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
    expectEqual(view.bounds, CGRect(x: 3, y: 40, width: 100, height: 100))
    view.bounds.origin.y = 50
    expectEqual(view.contentOffset.y, 50)
  }

  // Behaviour rule SV-5.
  @Test func `Until it is scrolled it shows the start`() {
    let view = makeScrollView()
    view.contentInset = UIEdgeInsets(top: 12, left: 5, bottom: 0, right: 0)
    expectEqual(view.contentOffset, CGPoint(x: -5, y: -12))
    view.contentOffset = CGPoint(x: -5, y: 100)
    view.contentInset.top = 30
    expectEqual(view.contentOffset, CGPoint(x: -5, y: 100))
  }

  @Test func `The safe area is added on axes that scroll`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.safeAreaInsets = UIEdgeInsets(top: 20, left: 7, bottom: 10, right: 7)
    let view = makeScrollView()
    window.addSubview(view)
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    expectEqual(view.contentOffset, CGPoint(x: 0, y: -20))
    view.contentInsetAdjustmentBehavior = .always
    expectEqual(view.adjustedContentInset, window.safeAreaInsets)
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.adjustedContentInset, .zero)
  }

  @Test func `Scrolling to a rectangle goes no further than needed`() {
    let view = makeScrollView()
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    expectEqual(view.contentOffset.y, 70)
    view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 20), animated: false)
    expectEqual(view.contentOffset.y, 60)
    view.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 20), animated: false)
    expectEqual(view.contentOffset.y, 60)
    view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 80), animated: false)
    expectEqual(view.contentOffset.y, 900)
  }

  @Test func `The delegate is called once for each change`() {
    final class Delegate: UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let delegate = Delegate()
    let view = makeScrollView()
    view.delegate = delegate
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    expectEqual(delegate.count, 1)
  }

  /// A scroll view that fills a window with a safe area of 47 points above and 34 below.
  private func makeWindow(
    _ change: (UIScrollView) -> Void = { _ in }
  ) -> (UIWindow, UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 390, height: 2000)
    change(view)
    window.addSubview(view)
    return (window, view)
  }

  @Test func `What became an inset does not reach the contents again`() {
    let (window, view) = makeWindow()
    let row = UIView(frame: CGRect(x: 0, y: 760, width: 390, height: 60))
    view.addSubview(row)
    // From 807 to 867 of the window, over the last 34 points.
    view.contentOffset.y = -47
    expectEqual(row.safeAreaInsets, .zero)
    view.contentOffset.y = 780
    expectEqual(row.safeAreaInsets, .zero)
    expectEqual(row.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    _ = window
  }

  @Test func `What became no inset reaches the contents`() {
    let (window, view) = makeWindow { $0.contentInsetAdjustmentBehavior = .never }
    let row = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 60))
    view.addSubview(row)
    expectEqual(row.safeAreaInsets.bottom, 34)
    view.contentOffset.y = 780
    expectEqual(row.safeAreaInsets, UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    window.safeAreaInsets.left = 20
    expectEqual(row.safeAreaInsets.left, 20)
  }

  @Test func `Contents are notified when their scroll view begins to take the safe area in`() {
    final class Row: UIView {
      var insets: [CGFloat] = []
      override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets.bottom) }
    }
    let (window, view) = makeWindow { $0.contentSize = CGSize(width: 390, height: 844) }
    let row = Row(frame: CGRect(x: 0, y: 784, width: 390, height: 60))
    view.addSubview(row)
    view.contentSize.height = 2000
    expectEqual(row.insets, [34, 0])
    _ = window
  }

  @Test func `A view that sticks out of its superview gets no inset for the part outside`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    window.addSubview(view)
    let item = UIView(frame: CGRect(x: 350, y: 0, width: 100, height: 100))
    view.addSubview(item)
    expectEqual(item.safeAreaInsets, .zero)
    let tall = UIView(frame: CGRect(x: 0, y: 800, width: 100, height: 100))
    window.addSubview(tall)
    expectEqual(tall.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `An axis that is not scrolled stays at its start`() {
    let view = makeScrollView()
    view.contentOffset.y = 100
    view.contentInset = UIEdgeInsets(top: 12, left: 5, bottom: 0, right: 0)
    expectEqual(view.contentOffset, CGPoint(x: -5, y: 100))
  }

  @Test func `Bounds with another origin count as scrolled`() {
    let view = makeScrollView()
    view.bounds.origin.y = 100
    view.contentInset.top = 12
    expectEqual(view.contentOffset.y, 100)
  }
}
