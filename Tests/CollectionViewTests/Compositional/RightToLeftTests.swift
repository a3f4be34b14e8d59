// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
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
    #expect(
      view.cellFrames == [
        CGRect(x: 218, y: 0, width: 90, height: 30), CGRect(x: 128, y: 0, width: 90, height: 30),
      ])
    // The layout keeps its own coordinates.
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 12)
  }

  @Test func `A horizontal layout begins at the right end and asks for the mirrored rectangle`() {
    let log = CallLog()
    let layout = SpyLayout(log: log)
    layout.isHorizontal = true
    layout.flips = true
    let source = TestDataSource([10])
    let view = makeView(layout, source)
    #expect(view.contentOffset.x == 680)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 900)
    _ = log.take()
    view.contentOffset.x = 580
    view.layoutIfNeeded()
    #expect(log.take().last == "elements in 100, 0  320 × 480")
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3, 4])
  }

  @Test func `A layout that does not flip stays as it is`() {
    let layout = SpyLayout()
    layout.isHorizontal = true
    let source = TestDataSource([10])
    let view = makeView(layout, source)
    #expect(view.contentOffset.x == 0)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
  }

  @Test func `A point hits the cell that is seen there`() {
    let source = TestDataSource([3])
    let view = makeView(UICollectionViewCompositionalLayout(section: grid(width: 90)), source)
    #expect(view.indexPathForItem(at: CGPoint(x: 300, y: 10))?.item == 0)
    #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 10))?.item == 2)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
  }

  @Test func `Turning the view round mirrors what is shown`() {
    let source = TestDataSource([1])
    let view = makeView(UICollectionViewCompositionalLayout(section: grid(width: 90)), source)
    #expect(view.cellFrames.map(\.minX) == [230])
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    #expect(view.cellFrames.map(\.minX) == [0])
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
    #expect(view.contentSize.width == 2000)
    #expect(view.contentOffset.x == 1680)
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .right, animated: false)
    #expect(view.contentOffset.x == 680)
  }
}
