// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// Behaviour rules SV-18 and SV-19.
@Suite("Scroll views whose window or contents go")
@MainActor
struct ScrollWindowTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var didEndDragging: (UIScrollView) -> Void = { _ in }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      didEndDragging(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("ended") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let delegate = Delegate()

  init() {
    window.scrollsOverTime = true
    view.contentSize = CGSize(width: 300, height: 1000)
    view.alwaysBounceVertical = true
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  @Test func `A view that leaves its window while it bounces is at its edge`() {
    view.drag(lettingGoAt: CGPoint(x: 0, y: 20), velocity: CGPoint(x: 0, y: -2))
    window.advance(to: 0.1)
    expectLess(view.contentOffset.y, 0)
    view.removeFromSuperview()
    expectEqual(view.contentOffset.y, 0)
    expect(!view.isDecelerating)
    expectEqual(delegate.calls, ["ended"])
    window.addSubview(view)
    window.advance(to: 3)
    expectEqual(view.contentOffset.y, 0)
    expectEqual(delegate.calls, ["ended"])
  }

  @Test func `A view that leaves its window in the middle of its contents stays there`() {
    view.drag(lettingGoAt: CGPoint(x: 0, y: 20), velocity: CGPoint(x: 0, y: 1))
    window.advance(to: 0.1)
    let offset = view.contentOffset
    expectGreater(offset.y, 20)
    view.removeFromSuperview()
    expectEqual(view.contentOffset, offset)
    window.advance(to: 3)
    expectEqual(view.contentOffset, offset)
  }

  @Test(arguments: [false, true], [0, 0.0001, 1])
  func `Contents that become shorter when a drag ends rest within them`(
    scrollsOverTime: Bool, velocity: CGFloat
  ) {
    window.scrollsOverTime = scrollsOverTime
    delegate.didEndDragging = {
      $0.contentSize.height = 450
      $0.contentOffset.y = 50
    }
    view.endDrag(at: CGPoint(x: 0, y: 500), velocity: CGPoint(x: 0, y: velocity))
    window.advance(to: 3)
    expectEqual(view.contentOffset.y, 50)
  }
}
