// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// Behaviour section 6.2: what a layout is asked, and in which order.
@Suite("Layout cycle")
@MainActor
struct LayoutCycleTests {
  private let log = CallLog()

  private func make(
    _ count: Int = 20, _ change: (SpyLayout) -> Void = { _ in }
  ) -> (UICollectionView, SpyLayout, TestDataSource) {
    let layout = SpyLayout(log: log)
    change(layout)
    let source = TestDataSource([count])
    let view = makeView(layout, source, size: CGSize(width: 320, height: 100))
    return (view, layout, source)
  }

  @Test func `A first pass prepares, then asks for the size, then for what is visible`() {
    let (view, layout, source) = make()
    let calls = log.take()
    expectEqual(calls.suffix(3), ["prepare", "contentSize", "elements in 0, 0  320 × 100"])
    expectEqual(calls.filter { $0 == "prepare" }.count, 1)
    _ = (view, layout, source)
  }

  @Test func `A data source and reloading invalidate everything`() {
    let (view, layout, source) = make()
    _ = log.take()
    view.reloadData()
    expectEqual(log.take(), ["invalidateLayout(with:) everything counts"])
    view.dataSource = nil
    expectEqual(log.take(), ["invalidateLayout(with:) everything counts"])
    view.dataSource = source
    expectEqual(log.take(), ["invalidateLayout(with:) everything counts"])
    _ = layout
  }

  @Test func `Invalidating goes through the form with a context, once, and lays out later`() {
    let (view, layout, source) = make()
    _ = log.take()
    layout.invalidateLayout()
    expectEqual(log.take(), ["invalidateLayout", "invalidateLayout(with:)"])
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    expectEqual(log.take(), ["invalidateLayout(with:)"])
    view.layoutIfNeeded()
    expectEqual(log.take(), ["prepare", "contentSize", "elements in 0, 0  320 × 100"])
    _ = source
  }

  @Test func `Nothing is asked in a pass without a reason`() {
    let (view, layout, source) = make()
    _ = log.take()
    view.layoutIfNeeded()
    expectEmpty(log.take())
    _ = (layout, source)
  }

  @Test func `Scrolling asks the layout before the bounds change`() {
    let (view, layout, source) = make()
    _ = log.take()
    view.contentOffset = CGPoint(x: 0, y: 10)
    view.layoutIfNeeded()
    expectEqual(log.take(), ["shouldInvalidate 0, 10  320 × 100", "elements in 0, 10  320 × 100"])
    _ = (layout, source)
  }

  @Test func `A layout that wants to is invalidated and prepared while scrolling`() {
    let (view, layout, source) = make { $0.invalidatesOnScroll = true }
    _ = log.take()
    view.contentOffset = CGPoint(x: 0, y: 10)
    view.layoutIfNeeded()
    expectEqual(
      log.take(),
      [
        "shouldInvalidate 0, 10  320 × 100", "context for bounds", "invalidateLayout(with:)",
        "prepare", "contentSize", "elements in 0, 10  320 × 100",
      ])
    _ = (layout, source)
  }

  @Test func `The layout still sees the old bounds when it is asked`() {
    final class Layout: UICollectionViewLayout {
      var seen: [(CGRect, CGRect)] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        seen.append((collectionView?.bounds ?? .zero, newBounds))
        return false
      }
    }
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.frame.size = CGSize(width: 200, height: 50)
    expectEqual(layout.seen.map(\.0.size), [CGSize(width: 100, height: 100)])
    expectEqual(layout.seen.map(\.1.size), [CGSize(width: 200, height: 50)])
  }

  @Test func `Only what is visible gets a view`() {
    let (view, layout, source) = make()
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [0, 1])
    view.contentOffset.y = 25
    view.layoutIfNeeded()
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [0, 1, 2])
    _ = (layout, source)
  }

  @Test func `A hidden element has no cell, a transparent one has`() {
    let (view, layout, source) = make { layout in
      layout.answer = { attributes in
        attributes[0].isHidden = true
        attributes[1].alpha = 0
        return attributes
      }
    }
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [1])
    expectEqual(view.visibleCells[0].alpha, 0)
    _ = (layout, source)
  }

  @Test func `The same attributes twice are one element`() {
    let (view, layout, source) = make { $0.answer = { $0 + $0 } }
    expectEqual(view.visibleCells.count, 2)
    _ = (layout, source)
  }

  @Test(.waitsForProcesses) func `Two places for one element stop the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = SpyLayout()
        layout.answer = { attributes in
          let copy = attributes[0].copy() as! UICollectionViewLayoutAttributes
          copy.center.x += 10
          return [attributes[0], copy]
        }
        _ = makeView(layout, TestDataSource([3]))
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "gives the item at [0, 0] more than one set of attributes")
  }

  @Test(.waitsForProcesses)
  func `Attributes beyond the data are left out and named once`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = SpyLayout()
        layout.answer = { attributes in
          let beyond = attributes[0].copy() as! UICollectionViewLayoutAttributes
          beyond.indexPath.item = 3
          return attributes + [beyond]
        }
        let view = makeView(layout, TestDataSource([3]))
        expectEqual(view.indexPathsForVisibleItems, (0..<3).map { IndexPath(item: $0, section: 0) })
        layout.invalidateLayout()
        view.layoutIfNeeded()
        expectEqual(view.visibleCells.count, 3)
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    let parts = message.components(separatedBy: "gives attributes of the item at [0, 3]")
    expectEqual(parts.count, 2, "\(message)")
  }

  @Test(.waitsForProcesses) func `A frame that is not a number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = SpyLayout()
        layout.rowHeight = .nan
        _ = makeView(layout, TestDataSource([3]))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "SpyLayout.collectionViewContentSize is 320 × nan; return finite numbers",
      "\(message)")
  }

  @Test func `A layout that invalidates itself while preparing is prepared once`() {
    final class Restless: UICollectionViewLayout {
      var preparations = 0
      override func prepare() {
        preparations += 1
        invalidateLayout()
      }
    }
    let layout = Restless()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.layoutIfNeeded()
    expectEqual(layout.preparations, 1)
  }

  @Test func `Adjustments of the offset are added after the pass`() {
    let (view, layout, source) = make()
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    for distance in [10, 20] as [CGFloat] {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: distance)
      layout.invalidateLayout(with: context)
    }
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 130)
    _ = source
  }

  @Test func `Adjustments of the content size are added at once, until the layout says its size`() {
    let (view, layout, source) = make()
    let rows = view.contentSize.height
    for (distance, sum) in [(300, 300), (-50, 250)] as [(CGFloat, CGFloat)] {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: 10, height: distance)
      layout.invalidateLayout(with: context)
      expectEqual(view.contentSize.height, rows + sum)
    }
    expectEqual(view.contentSize.width, 340)
    view.layoutIfNeeded()
    expectEqual(view.contentSize, CGSize(width: 320, height: rows))
    _ = source
  }

  @Test func `An adjusted content size allows offsets that the layout is going to have`() {
    let (view, layout, source) = make()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 1000)
    layout.rowHeight = 100
    layout.invalidateLayout(with: context)
    view.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 10, height: 100), animated: false)
    view.layoutIfNeeded()
    expectEqual(view.contentSize.height, 2000)
    expectEqual(view.contentOffset.y, 2000 - view.bounds.height)
    _ = source
  }

  @Test func `Content that becomes smaller as announced brings the offset back`() {
    let (view, layout, source) = make()
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: -600)
    layout.rowHeight = 20
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 300)
    _ = source
  }

  @Test func `An element sees the content size that those before it adjusted`() {
    final class Cell: UICollectionViewCell {
      static var heights: [CGFloat] = []
      static weak var owner: UICollectionView?
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        if let owner = Self.owner { Self.heights.append(owner.contentSize.height) }
        attributes.size.height = 60
        return attributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        4
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: listSection(.estimated(50))))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    Cell.owner = view
    view.layoutIfNeeded()
    expectEqual(Cell.heights.prefix(4), [200, 210, 220, 230])
    expectEqual(view.contentSize.height, 240)
  }

  @Test func `Content that becomes smaller brings the offset back`() {
    let (view, layout, source) = make()
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    layout.rowHeight = 20
    layout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 300)
    expectEqual(view.contentSize.height, 400)
    _ = source
  }
}
