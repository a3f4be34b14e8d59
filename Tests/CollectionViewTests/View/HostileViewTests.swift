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

/// Sizes, offsets and data that make no sense.
@Suite("Hostile collection views")
@MainActor
struct HostileViewTests {
  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: listSection(.absolute(50)))
  }

  @Test func `A view without a size shows nothing, and everything once it has one`() {
    let source = TestDataSource([3])
    let view = makeView(makeLayout(), source, size: .zero)
    expectEmpty(view.visibleCells)
    view.frame.size = CGSize(width: 320, height: 480)
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.count, 3)
  }

  @Test func `No sections, and sections without items, are fine`() {
    for counts in [[], [0], [0, 0, 0]] as [[Int]] {
      let source = TestDataSource(counts)
      let view = makeView(makeLayout(), source)
      expectEmpty(view.visibleCells)
      expectEqual(view.contentSize, CGSize(width: 320, height: 0))
      expectNil(view.indexPathForItem(at: .zero))
    }
  }

  @Test func `Offsets far away, infinite or no numbers at all show nothing`() {
    let source = TestDataSource([30])
    let view = makeView(makeLayout(), source)
    for y in [1e9, -1e9, .infinity, .nan] as [CGFloat] {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
      expectEmpty(view.visibleCells, "\(y)")
    }
    view.contentOffset = .zero
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.count, 10)
  }

  @Test func `Ten million items cost what is visible`() {
    let source = TestDataSource([10_000_000])
    let view = makeView(makeLayout(), source)
    expectEqual(source.supplied.count, 10)
    view.scrollToItem(at: IndexPath(item: 9_999_999, section: 0), at: .bottom, animated: false)
    view.layoutIfNeeded()
    expectEqual(view.indexPathsForVisibleItems.last?.item, 9_999_999)
    expectEqual(source.supplied.count, 20)
  }

  @Test func `Without a data source nothing is shown, and what was there goes`() {
    let view: UICollectionView
    do {
      let source = TestDataSource([3])
      view = makeView(makeLayout(), source)
      expectEqual(view.visibleCells.count, 3)
    }
    view.reloadData()
    view.layoutIfNeeded()
    expectEmpty(view.visibleCells)
    expectEqual(view.numberOfSections, 0)
  }

  @Test func `All content is shown when it is drawn as a whole`() {
    let source = TestDataSource([100])
    source.height = { _ in 60 }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.estimated(50))), source)
    expectEqual(view.showAllContent(), CGSize(width: 320, height: 6000))
    expectEqual(view.layoutTree.elements.count, 100)
    expectEqual(view.bounds.size, CGSize(width: 320, height: 480))
  }

  @Test(.waitsForProcesses) func `A section that does not exist stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        _ = view.numberOfItems(inSection: 0)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "There is no section 0: the collection view has 0 sections", "\(message)")
  }
}
