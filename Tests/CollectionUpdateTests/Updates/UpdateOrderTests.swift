// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour sections 6.4, 6.9 and 6.10: the calls, in their order.
@Suite("Updates: the order of calls")
@MainActor
struct UpdateOrderTests {
  @Test func `A batch of updates calls layout, data source and delegate in UIKit's order`() {
    let stage = Stage(["abc"])
    stage.source.notesCounts = true
    stage.update(["bxc"]) {
      stage.log.add("updates")
      stage.view.deleteItems(at: [item(0)])
      stage.view.insertItems(at: [item(1)])
    } completion: { _ in
      stage.log.add("completion")
    }
    let calls = stage.log.take().filter { !$0.hasPrefix("item ") }
    expectEqual(
      calls,
      [
        // Where elements are, on screen and near it, before anything changes.
        "elements in 0, -100  100 × 300", "updates", "numberOfSections",
        "invalidateLayout(with:) counts", "prepare",
        "prepare(forCollectionViewUpdates:) delete [\"[0, 0]\", \"–\"], insert [\"–\", \"[0, 1]\"]",
        "contentSize", "targetContentOffset 0, 0", "elements in 0, 0  100 × 100", "cell x",
        "willDisplay 1", "final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2",
        "finalizeCollectionViewUpdates in 1.0",
      ])
    stage.window.advance(to: 1)
    expectEqual(stage.log.take(), ["didEndDisplaying 0", "completion"])
  }

  @Test func `A pending layout is brought up to date before the updates`() {
    let stage = Stage(["abc"])
    stage.spy.invalidateLayout()
    stage.view.performBatchUpdates { stage.log.add("updates") }
    let calls = stage.log.take()
    expectLess(calls.firstIndex(of: "prepare") ?? 99, calls.firstIndex(of: "updates") ?? 0)
  }

  @Test func `An animated change of size calls the layout in UIKit's order`() {
    let stage = Stage(["ab"])
    stage.spy.invalidatesOnScroll = true
    UIView.animate(withDuration: 1) {
      stage.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    }
    let calls = stage.log.take().filter { !$0.hasPrefix("item ") }
    expectEqual(
      calls,
      [
        "shouldInvalidate 0, 0  100 × 200", "context for bounds", "invalidateLayout(with:)",
        "prepare", "prepare(forAnimatedBoundsChange:) 0, 0  100 × 100", "contentSize",
        "targetContentOffset 0, 0", "elements in 0, 0  100 × 200", "final 0", "final 1",
        "initial 0", "initial 1", "finalizeAnimatedBoundsChange",
      ])
  }

  @Test func `A change of size outside an animation is an ordinary layout pass`() {
    let stage = Stage(["ab"])
    stage.spy.invalidatesOnScroll = true
    stage.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stage.view.layoutIfNeeded()
    expectLacks(stage.log.take(), where: { $0.hasPrefix("prepare(forAnimated") })
  }

  @Test func `An animated change of layout tells both layouts`() {
    let stage = Stage(["ab"])
    let other = SpyLayout(log: CallLog())
    other.rowHeight = 40
    other.width = 100
    other.notesUpdates = true
    var told: [String] = []
    stage.view.setCollectionViewLayout(other, animated: true) { told.append("done \($0)") }
    expectEqual(
      stage.log.take().filter { !$0.hasPrefix("item ") },
      [
        "prepareForTransition(to:)", "final 0", "final 1", "finalizeLayoutTransition",
      ])
    expectEqual(
      other.log.take().filter { !$0.hasPrefix("item ") },
      [
        "prepareForTransition(from:)", "invalidateLayout(with:) everything", "prepare",
        "contentSize", "targetContentOffset 0, 0", "elements in 0, 0  100 × 100", "initial 0",
        "initial 1", "finalizeLayoutTransition",
      ])
    expectEqual(told, [])
    stage.window.advance(to: 0.15)
    expectEqual(stage.appearance, ["a 0", "b 30"])
    stage.window.advance(to: 1)
    expectEqual(told, ["done true"])
  }

  @Test func `A layout belongs to one collection view, and the old one is released`() {
    let stage = Stage(["ab"])
    let old = stage.view.collectionViewLayout
    stage.view.setCollectionViewLayout(SpyLayout(), animated: true)
    expectNil(old.collectionView)
    expectSame(stage.view.collectionViewLayout.collectionView, stage.view)
  }
}
