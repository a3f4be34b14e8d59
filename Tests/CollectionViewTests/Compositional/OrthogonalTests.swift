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

/// Behaviour section 3.8, as the collection view shows it.
@Suite("Orthogonal sections")
@MainActor
struct OrthogonalTests {
  /// Eight groups of 100 × 60 with spacing 8 in insets of 4 and 6, under a header of 30.
  private func makeSection(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [boundaryItem(.absolute(30))]
    return section
  }

  private func make(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    counts: [Int] = [8, 8], isRightToLeft: Bool = false
  ) -> (UICollectionView, TestDataSource) {
    let source = TestDataSource(counts)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: makeSection(behavior)))
    if isRightToLeft { view.traitOverrides.layoutDirection = .rightToLeft }
    source.register(in: view, kinds: [UICollectionView.elementKindSectionHeader])
    view.layoutIfNeeded()
    return (view, source)
  }

  private func items(_ view: UICollectionView, section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  /// Where a cell is seen.
  private func seen(_ view: UICollectionView, item: Int, section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map {
      view.convert($0.bounds, from: $0)
    }
  }

  @Test func `The embedded area is as wide as the view and as high as the row, and clips`() {
    let (view, source) = make()
    let areas = view.subviews.compactMap { $0 as? UIScrollView }
    expectEqual(
      areas.map(\.frame),
      [
        CGRect(x: 0, y: 33, width: 320, height: 60), CGRect(x: 0, y: 131, width: 320, height: 60),
      ])
    expectEqual(areas.map(\.clipsToBounds), [true, true])
    expectEqual(areas.first?.contentSize, CGSize(width: 866, height: 60))
    expectAll(view.visibleCells, where: { $0.superview is UIScrollView && $0.superview !== view })
    expectSame(view.header(0)?.superview, view)
    _ = source
  }

  @Test func `Scrolling a section shows other cells and leaves the other sections`() {
    let (view, source) = make()
    expectEqual(items(view), [0, 1, 2])
    expectEqual(seen(view, item: 0), CGRect(x: 4, y: 33, width: 100, height: 60))
    expect(view.setOrthogonalOffset(200, forSection: 0))
    view.layoutIfNeeded()
    expectEqual(items(view), [1, 2, 3, 4])
    expectEqual(seen(view, item: 2), CGRect(x: 20, y: 33, width: 100, height: 60))
    expectEqual(items(view, section: 1), [0, 1, 2])
    expectEqual(view.contentOffset, .zero)
    expectEqual(view.orthogonalOffset(forSection: 0), 200)
    _ = source
  }

  @Test func `Attributes do not depend on the section's offset`() {
    let (view, source) = make()
    let path = IndexPath(item: 2, section: 0)
    let before = view.layoutAttributesForItem(at: path)
    view.setOrthogonalOffset(150, forSection: 0)
    view.layoutIfNeeded()
    expectEqual(view.layoutAttributesForItem(at: path), before)
    expectEqual(before?.frame, CGRect(x: 220, y: 33, width: 100, height: 60))
    _ = source
  }

  @Test func `Offsets are clamped to the row`() {
    let (view, source) = make()
    view.setOrthogonalOffset(9999, forSection: 0)
    expectEqual(view.orthogonalOffset(forSection: 0), 546)
    view.setOrthogonalOffset(-50, forSection: 0)
    expectEqual(view.orthogonalOffset(forSection: 0), 0)
    expect(!view.setOrthogonalOffset(.nan, forSection: 0))
    expect(!view.setOrthogonalOffset(10, forSection: 99))
    _ = source
  }

  @Test func `Scrolling a section solves nothing`() {
    final class Asked {
      var count = 0
    }
    let asked = Asked()
    let section = makeSection()
    let source = TestDataSource([8])
    let view = makeView(
      UICollectionViewCompositionalLayout { _, _ in
        asked.count += 1
        return section
      }, source, kinds: [UICollectionView.elementKindSectionHeader])
    for step in 0..<20 {
      view.setOrthogonalOffset(CGFloat(step) * 20, forSection: 0)
      view.layoutIfNeeded()
    }
    expectEqual(asked.count, 1)
  }

  @Test func `A drag comes to rest as the behaviour says`() {
    let (view, source) = make(.groupPaging)
    let rests: [(CGFloat, CGFloat)] = [
      (40, 0), (130, 108), (200, 216), (300, 324), (400, 432), (700, 546),
    ]
    for (end, rest) in rests {
      expectEqual(view.endOrthogonalDrag(ofSection: 0, at: end), rest, "\(end)")
      expectEqual(view.orthogonalOffset(forSection: 0), rest)
    }
    expectNil(view.endOrthogonalDrag(ofSection: 9, at: 10))
    _ = source
  }

  @Test func `A centred section begins with its first group in the middle`() {
    let (view, source) = make(.groupPagingCentered)
    expectEqual(view.orthogonalOffset(forSection: 0), -105)
    expectEqual(seen(view, item: 0), CGRect(x: 109, y: 33, width: 100, height: 60))
    view.endOrthogonalDrag(ofSection: 0, at: 130)
    view.layoutIfNeeded()
    expectEqual(view.orthogonalOffset(forSection: 0), 111)
    _ = source
  }

  @Test func `From right to left the row begins at the right`() {
    let (view, source) = make(isRightToLeft: true)
    // The leading inset of 4 is on the right now.
    expectEqual(seen(view, item: 0), CGRect(x: 216, y: 33, width: 100, height: 60))
    expectEqual(items(view), [0, 1, 2])
    view.setOrthogonalOffset(200, forSection: 0)
    view.layoutIfNeeded()
    expectEqual(seen(view, item: 2), CGRect(x: 200, y: 33, width: 100, height: 60))
    expectEqual(items(view), [1, 2, 3, 4])
    let area = view.subviews.compactMap { $0 as? UIScrollView }.first
    expectEqual(area?.contentOffset, CGPoint(x: 346, y: 0))
    _ = source
  }

  @Test func `Whoever moves the embedded scroll view scrolls the section`() {
    let (view, source) = make()
    let area = view.subviews.compactMap { $0 as? UIScrollView }.first
    area?.contentOffset = CGPoint(x: 108, y: 0)
    view.layoutIfNeeded()
    expectEqual(view.orthogonalOffset(forSection: 0), 108)
    expectEqual(items(view), [1, 2, 3])
    _ = source
  }

  @Test func `A point hits the cell that is seen there`() {
    let (view, source) = make()
    let point = CGPoint(x: 30, y: 40)
    expectEqual(view.indexPathForItem(at: point), IndexPath(item: 0, section: 0))
    view.setOrthogonalOffset(216, forSection: 0)
    view.layoutIfNeeded()
    expectEqual(view.indexPathForItem(at: point), IndexPath(item: 2, section: 0))
    expectNil(view.indexPathForItem(at: CGPoint(x: 30, y: 10)))
    _ = source
  }

  @Test func `The offset survives a reload and is clamped to what is there then`() {
    let (view, source) = make()
    view.setOrthogonalOffset(500, forSection: 0)
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.orthogonalOffset(forSection: 0), 500)
    source.counts = [4, 8]
    view.reloadData()
    view.layoutIfNeeded()
    // A row of four is 424 long.
    expectEqual(view.orthogonalOffset(forSection: 0), 114)
    expectEqual(items(view), [1, 2, 3])
  }

  @Test func `Scrolling to an item scrolls its section`() {
    let (view, source) = make()
    view.scrollToItem(
      at: IndexPath(item: 4, section: 1), at: [.centeredHorizontally], animated: false)
    view.layoutIfNeeded()
    expectEqual(seen(view, item: 4, section: 1)?.midX, 160)
    expectEqual(view.contentOffset, .zero)
    _ = source
  }

  @Test func `The tree shows cells where they are seen`() {
    let (view, source) = make(counts: [8])
    view.setOrthogonalOffset(200, forSection: 0)
    view.layoutIfNeeded()
    let cells = view.layoutTree.elements.filter { $0.category == "cell" }
    expectEqual(cells.map(\.indexPath), [[0, 1], [0, 2], [0, 3], [0, 4]])
    expectEqual(cells.map(\.frame.origin.x), [-88, 20, 128, 236])
    _ = source
  }

  @Test func `In a horizontal layout sections scroll from top to bottom`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let source = TestDataSource([8, 8])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), source)
    expectEqual(items(view), [0, 1, 2])
    view.setOrthogonalOffset(300, forSection: 0)
    view.layoutIfNeeded()
    expectEqual(items(view), [1, 2, 3])
    expectEqual(seen(view, item: 1), CGRect(x: 0, y: -100, width: 100, height: 200))
    expectEqual(items(view, section: 1), [0, 1, 2])
  }
}
