// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour section 5.
@Suite("Self-sizing")
@MainActor
struct SelfSizingTests {
  private let heights: [CGFloat] = [31, 50, 31, 69, 31]

  private func makeList(
    _ heights: [CGFloat], estimate: CGFloat = 44, spacing: CGFloat = 3, log: CallLog? = nil
  ) -> (UICollectionView, TestDataSource) {
    let source = TestDataSource([heights.count], log: log)
    source.height = { heights[$0.item] }
    let layout = UICollectionViewCompositionalLayout(
      section: listSection(.estimated(estimate), spacing: spacing))
    return (makeView(layout, source), source)
  }

  @Test func `Rows of a list take their natural heights`() {
    let (view, source) = makeList(heights)
    expectEqual(view.cellRows, [0, 34, 87, 121, 193])
    expectEqual(view.cellFrames.map(\.height), heights)
    expectEqual(view.contentSize.height, 224)
    _ = source
  }

  @Test func `Cells in a group of fixed height do not move it`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let source = TestDataSource([3])
    source.height = { [31, 50, 31][$0.item] }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    expectEqual(view.cellRows, [0, 60, 120])
  }

  @Test func `A section grows by the measured heights of header and footer`() {
    let section = listSection(.absolute(40))
    let footer = UICollectionView.elementKindSectionFooter
    section.boundarySupplementaryItems = [
      boundaryItem(.estimated(44)),
      boundaryItem(.estimated(44), kind: footer, alignment: .bottom),
    ]
    let source = TestDataSource([2])
    source.supplementaryHeight = { kind, _ in kind == footer ? 68 : 28 }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: section), source,
      kinds: [UICollectionView.elementKindSectionHeader, footer])
    expectEqual(view.cellRows, [28, 68])
    expectEqual(view.contentSize.height, 176)
  }

  @Test func `Cells that share a group of a fixed count are not measured`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(88)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    let source = TestDataSource([5])
    source.height = { _ in 31 }
    let view = makeView(UICollectionViewCompositionalLayout(section: section), source)
    expectEqual(view.cellFrames.map(\.height), [41.5, 41.5, 41.5, 41.5, 41.5])
    expectEqual(Array(view.cellRows.prefix(3)), [0, 46.5, 91])
    expectEqual(view.contentSize.height, 223.5)
  }

  @Test func `A cell may prefer another height than its contents have`() {
    final class TallCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.frame.size.height = 77
        return attributes
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: listSection(.estimated(44), spacing: 3)))
    let registration = UICollectionView.CellRegistration<TallCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    view.layoutIfNeeded()
    expectEqual(view.cellRows, [0, 80, 160])
  }

  @Test func `Siblings of uniform height are as high as the tallest`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .uniformAcrossSiblings(estimate: 44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
    let log = CallLog()
    let source = TestDataSource([4], log: log)
    source.height = { [30, 50, 20, 25][$0.item] }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    expectEqual(view.cellFrames.map(\.height), [50, 50, 25, 25])
    expectEqual(view.cellRows, [0, 0, 50, 50])
    expectEqual(log.take().filter { $0.hasPrefix("preferred") }.count, 4)
  }

  @Test func `Groups of uniform height are as high as the tallest of their section`() {
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
    let log = CallLog()
    let source = TestDataSource([5], log: log)
    source.height = { [30, 50, 20, 75, 60][$0.item] }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    expectEqual(view.cellFrames.map(\.height), [75, 75, 75, 75, 75])
    expectEqual(view.cellRows, [0, 0, 75, 75, 150])
    expectEqual(view.contentSize.height, 225)
    expectEqual(log.take().filter { $0.hasPrefix("preferred") }.count, 5)
  }

  @Test func `A layout gets what a cell prefers, is invalidated and prepared again`() {
    let log = CallLog()
    let layout = SpyLayout(log: log)
    layout.takesPreferredSizes = true
    let source = TestDataSource([2], log: log)
    source.height = { [50, 70][$0.item] }
    let view = makeView(layout, source)
    let calls = log.take()
    expectEqual(
      Array(calls.drop { $0 != "prepare" }),
      [
        "prepare", "contentSize", "elements in 0, 0  320 × 480",
        "cellForItemAt 0", "preferred 0", "shouldInvalidate for preferred 0", "willDisplay 0",
        "cellForItemAt 1", "preferred 1", "shouldInvalidate for preferred 1",
        "context for preferred 1", "invalidateLayout(with:)", "willDisplay 1",
        "prepare", "contentSize", "elements in 0, 0  320 × 480", "apply 1",
      ])
    expectEqual(view.cellRows, [0, 50])
    expectEqual(view.contentSize.height, 120)
  }

  @Test func `Each cell is measured once`() {
    let log = CallLog()
    let (view, source) = makeList(heights, log: log)
    let calls = log.take().filter { $0.hasPrefix("preferred") }
    expectEqual(calls, (0..<5).map { "preferred \($0)" })
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectLacks(log.take(), where: { $0.hasPrefix("preferred") })
    _ = source
  }

  @Test func `Only what is visible is measured`() {
    let log = CallLog()
    let (view, source) = makeList(Array(repeating: 100, count: 1000), spacing: 0, log: log)
    // Five rows of 100 points fill 480; those that the first four push out are not measured.
    expectEqual(log.take().filter { $0.hasPrefix("preferred") }.count, 5)
    expectEqual(view.contentSize.height, 44_280)
    _ = source
  }

  /// New cells log from the end of `cellForItemAt` on, when they have their attributes (rule RE-3).
  @Test func `A cell that comes on screen is supplied, measured, then announced`() {
    let log = CallLog()
    let (view, source) = makeList([31], log: log)
    expectEqual(log.take(), ["cellForItemAt 0", "preferred 0", "willDisplay 0", "apply 0"])
    _ = (view, source)
  }

  @Test func `Measured sizes outlive an invalidation, but not another width`() {
    let log = CallLog()
    let (view, source) = makeList(heights, log: log)
    _ = log.take()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(view.contentSize.height, 224)
    expectLacks(log.take(), where: { $0.hasPrefix("preferred") })
    view.frame.size.width = 400
    view.layoutIfNeeded()
    expectEqual(view.contentSize.height, 224)
    expectEqual(log.take().filter { $0.hasPrefix("preferred") }.count, 5)
    _ = source
  }

  @Test func `A row above the screen that grows does not move what is visible`() {
    let (view, source) = makeList([31, 50, 31, 69, 31] + Array(repeating: 60, count: 20))
    view.contentOffset.y = 87
    view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    let original = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!
    let preferred = original.copy() as! UICollectionViewLayoutAttributes
    preferred.size.height = 51
    let before = view.cellForItem(at: IndexPath(item: 2, section: 0))!.frame.minY - 87
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 107)
    expectEqual(view.cellForItem(at: IndexPath(item: 2, section: 0))!.frame.minY - 107, before)
    _ = source
  }
}
