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

/// Behaviour section 6.12.
@Suite("Right to left")
@MainActor
struct RightToLeftTests {
  private func makeView(
    _ layout: UICollectionViewLayout, _ source: TestDataSource, kinds: [String] = []
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.traitOverrides.layoutDirection = .rightToLeft
    source.register(in: view, kinds: kinds)
    view.layoutIfNeeded()
    return view
  }

  private func grid(width: CGFloat, leading: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(30)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item]))
    section.contentInsets.leading = leading
    return section
  }

  @Test func `A frame is as far from the right as it was from the left`() {
    let source = TestDataSource([2])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: grid(width: 90, leading: 12)), source)
    expectEqual(
      view.cellFrames,
      [
        CGRect(x: 218, y: 0, width: 90, height: 30), CGRect(x: 128, y: 0, width: 90, height: 30),
      ])
    // The layout keeps its own coordinates.
    expectEqual(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 12)
  }

  @Test func `A horizontal layout begins at the right end and asks for the mirrored rectangle`() {
    let log = CallLog()
    let layout = SpyLayout(log: log)
    layout.isHorizontal = true
    layout.flips = true
    let source = TestDataSource([10])
    let view = makeView(layout, source)
    expectEqual(view.contentOffset.x, 680)
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [0, 1, 2, 3])
    expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 900)
    _ = log.take()
    view.contentOffset.x = 580
    view.layoutIfNeeded()
    expectEqual(log.take().last, "elements in 100, 0  320 × 480")
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [1, 2, 3, 4])
  }

  @Test func `A layout that does not flip stays as it is`() {
    let layout = SpyLayout()
    layout.isHorizontal = true
    let source = TestDataSource([10])
    let view = makeView(layout, source)
    expectEqual(view.contentOffset.x, 0)
    expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 0)
  }

  @Test func `A point hits the cell that is seen there`() {
    let source = TestDataSource([3])
    let view = makeView(UICollectionViewCompositionalLayout(section: grid(width: 90)), source)
    expectEqual(view.indexPathForItem(at: CGPoint(x: 300, y: 10))?.item, 0)
    expectEqual(view.indexPathForItem(at: CGPoint(x: 100, y: 10))?.item, 2)
    expectNil(view.indexPathForItem(at: CGPoint(x: 10, y: 10)))
  }

  @Test func `Turning the view round mirrors what is shown`() {
    let source = TestDataSource([1])
    let view = makeView(UICollectionViewCompositionalLayout(section: grid(width: 90)), source)
    expectEqual(view.cellFrames.map(\.minX), [230])
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    expectEqual(view.cellFrames.map(\.minX), [0])
  }

  @Test func `Scrolling to an item scrolls to where it is seen`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let source = TestDataSource([20])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), source)
    expectEqual(view.contentSize.width, 2000)
    expectEqual(view.contentOffset.x, 1680)
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .right, animated: false)
    expectEqual(view.contentOffset.x, 680)
  }
}
