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

/// Behaviour section 3.4, and what scrolling costs (P-5, P-6).
@Suite("Pinned headers")
@MainActor
struct PinningTests {
  /// Counts what a layout is asked.
  private final class CountingLayout: UICollectionViewCompositionalLayout {
    var preparations = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func prepare() {
      preparations += 1
      super.prepare()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private func make(
    pins: Bool, counts: [Int] = [3, 3, 30]
  ) -> (UICollectionView, CountingLayout, TestDataSource, Asked) {
    let asked = Asked()
    let layout = CountingLayout { index, _ in
      asked.sections.append(index)
      let section = listSection(.absolute(30))
      let header = boundaryItem(.absolute(30))
      header.pinToVisibleBounds = pins
      section.boundarySupplementaryItems = [header]
      return section
    }
    let source = TestDataSource(counts)
    let view = makeView(
      layout, source, kinds: [UICollectionView.elementKindSectionHeader],
      size: CGSize(width: 320, height: 100))
    return (view, layout, source, asked)
  }

  private final class Asked {
    var sections: [Int] = []
  }

  private func scroll(_ view: UICollectionView, to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  @Test func `A header sticks to the top and is pushed out by the end of its section`() {
    let (view, _, source, _) = make(pins: true)
    expectEqual(view.header(0)?.frame.minY, 0)
    scroll(view, to: 50)
    expectEqual(view.header(0)?.frame.minY, 50)
    // The first section ends at 120: at 100 its header has only 20 points left.
    scroll(view, to: 100)
    expectEqual(view.header(0)?.frame.minY, 90)
    expectEqual(view.header(1)?.frame.minY, 120)
    scroll(view, to: 130)
    expectNil(view.header(0))
    expectEqual(view.header(1)?.frame.minY, 130)
    scroll(view, to: -20)
    expectEqual(view.header(0)?.frame.minY, 0)
    _ = source
  }

  @Test func `A pinned header keeps below an inset`() {
    let (view, _, source, _) = make(pins: true)
    view.contentInset.top = 10
    scroll(view, to: 20)
    expectEqual(view.header(0)?.frame.minY, 30)
    _ = source
  }

  @Test func `Scrolling moves pinned headers and asks no provider`() {
    let (view, layout, source, asked) = make(pins: true)
    expectEqual(asked.sections, [0, 1, 2])
    layout.contexts = []
    scroll(view, to: 10)
    let context = layout.contexts.first
    expectEqual(layout.contexts.count, 1)
    expectEqual(
      context?.invalidatedSupplementaryIndexPaths?[UICollectionView.elementKindSectionHeader]?
        .contains(IndexPath(item: 0, section: 0)), true)
    expectEqual(context?.invalidateEverything, false)
    for step in 1...20 { scroll(view, to: CGFloat(step) * 15) }
    expectEqual(asked.sections, [0, 1, 2])
    _ = source
  }

  @Test func `Without pinned headers scrolling does not invalidate`() {
    let (view, layout, source, asked) = make(pins: false)
    let preparations = layout.preparations
    for step in 1...20 { scroll(view, to: CGFloat(step) * 15) }
    expectEqual(layout.preparations, preparations)
    expectEqual(asked.sections, [0, 1, 2])
    _ = source
  }

  @Test func `A pinned header lies in front of cells`() {
    let (view, _, source, _) = make(pins: true)
    scroll(view, to: 20)
    expectEqual(view.layoutTree.elements.last?.category, "supplementary")
    expectAtLeast((view.layoutTree.elements.last?.zIndex ?? 0), 1_000_000_000)
    _ = source
  }
}
