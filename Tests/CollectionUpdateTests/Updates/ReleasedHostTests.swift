// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// Collection views without an owner while something of them is still animated.
@Suite("Updates: released views")
@MainActor
struct ReleasedHostTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func makeView(_ source: LetterSource) -> UICollectionView {
    let layout = SpyLayout()
    layout.rowHeight = 20
    layout.width = 100
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  @Test func `A view that is released in the middle of a batch lives until the batch is over`() {
    let source = LetterSource(["abcde"], log: CallLog())
    var view: UICollectionView? = makeView(source)
    weak let released = view
    var isFinished = false
    view?.performBatchUpdates(
      {
        source.rows = [["b", "d", "e"]]
        view?.deleteItems(at: [item(0), item(2)])
      }, completion: { _ in isFinished = true })
    view?.removeFromSuperview()
    view = nil
    window.advance(to: 1)
    expect(isFinished)
    expectNil(released)
  }

  @Test func `A view that is released while an interactive transition settles lives until it has`()
  {
    let source = LetterSource(["abcde"], log: CallLog())
    var view: UICollectionView? = makeView(source)
    weak let released = view
    var calls: [Bool] = []
    view?.startInteractiveTransition(to: SpyLayout()) { completed, _ in calls.append(completed) }
    view?.finishInteractiveTransition()
    view?.removeFromSuperview()
    view = nil
    window.advance(to: 1)
    expectEqual(calls, [true])
    expectNil(released)
  }

  @Test func `A cell that a client highlighted stays so when others are inserted`() {
    let source = LetterSource(["abc"], log: CallLog())
    let view = makeView(source)
    view.cellForItem(at: item(1))?.isHighlighted = true
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        source.rows = [["x", "a", "b", "c"]]
        view.insertItems(at: [item(0)])
      }
    }
    expectEqual(view.cellForItem(at: item(2))?.isHighlighted, true)
  }

  @Test func `An offset at its start follows insets that begin to count`() {
    window.safeAreaInsets.top = 47
    let source = LetterSource(["ab"], log: CallLog())
    let view = makeView(source)
    expectEqual(view.contentOffset.y, 0)
    view.alwaysBounceVertical = true
    expectEqual(view.contentOffset.y, -47)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    source.rows = [Array(repeating: "a", count: 30)]
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, -47)
  }
}
