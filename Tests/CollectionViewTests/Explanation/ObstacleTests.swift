// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import LayoutInspection
import Testing
import Views

/// What is not seen: the first true reason, and what changes it.
@Suite("Explanations of what is not seen")
@MainActor
struct ObstacleTests {
  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func shown(
    _ layout: UICollectionViewLayout, _ source: TestDataSource, kinds: [String] = [],
    isFilled: Bool = true
  ) -> UICollectionView {
    if isFilled { source.configure = { $0.backgroundColor = .systemBlue } }
    let view = makeView(layout, source, kinds: kinds)
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func rows(_ height: CGFloat = 40) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: listSection(.absolute(height)))
  }

  /// Checks the first reason and its remedy.
  private func expectObstacle(
    _ explanation: ElementExplanation, _ obstacle: ElementExplanation.Obstacle, _ text: String,
    remedy: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(explanation.obstacle == obstacle, sourceLocation: sourceLocation)
    let reason = explanation.reasons.first
    #expect(reason?.text.contains(text) ?? false, "\(explanation)", sourceLocation: sourceLocation)
    #expect(
      reason?.remedy?.contains(remedy) ?? false, "\(explanation)", sourceLocation: sourceLocation)
    #expect(explanation.description.contains("not seen"), sourceLocation: sourceLocation)
  }

  @Test func `Without a data source nothing is seen`() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: rows())
    window.addSubview(view)
    window.layoutIfNeeded()
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .noDataSource, "no data source",
      remedy: "set dataSource")
  }

  @Test func `Items and sections that the data do not have are counted`() {
    let source = TestDataSource([5])
    let view = shown(rows(), source)
    expectObstacle(
      view.explanation(forItemAt: Self.path(7)), .notInData, "section 0 has 5 items",
      remedy: "numberOfItemsInSection")
    expectObstacle(
      view.explanation(forItemAt: Self.path(0, 3)), .notInData, "there is 1 section",
      remedy: "numberOfSections(in:)")
    expectNotNil(view.explanation(forItemAt: IndexPath(index: 1)).obstacle)
    expectEqual(view.explanation(forItemAt: IndexPath()).obstacle, .notInData)
  }

  @Test func `A batch that is being named is under way`() {
    let source = TestDataSource([5])
    let view = shown(rows(), source)
    var inside: ElementExplanation?
    view.performBatchUpdates {
      source.counts = [6]
      view.insertItems(at: [Self.path(0)])
      inside = view.explanation(forItemAt: Self.path(0))
    }
    expectEqual(inside?.obstacle, .updating)
    expect(inside?.reasons.first?.remedy?.contains("performBatchUpdates") ?? false)
  }

  @Test func `What was not laid out since a change waits for a pass`() {
    let source = TestDataSource([5])
    let view = shown(rows(), source)
    source.counts = [9]
    view.reloadData()
    expectObstacle(
      view.explanation(forItemAt: Self.path(8)), .notLaidOut, "was not laid out",
      remedy: "layoutIfNeeded()")
  }

  @Test func `Outside of a window nothing is laid out, and nothing is seen`() {
    let source = TestDataSource([5])
    source.configure = { $0.backgroundColor = .systemBlue }
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: rows())
    source.register(in: view)
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .notLaidOut, "outside of a window",
      remedy: "add it to a window")
    view.layoutIfNeeded()
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .notInWindow, "not in a window",
      remedy: "add it to a window")
  }

  @Test func `An item that no group takes has no attributes`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(500), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let source = TestDataSource([5])
    let view = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .noAttributes,
      "no group of section 0 holds the item",
      remedy: "make the group longer")
  }

  @Test func `Outside of the visible bounds is a distance, and a call that scrolls there`() {
    let source = TestDataSource([50])
    let view = shown(rows(), source)
    let explanation = view.explanation(forItemAt: Self.path(20))
    expectObstacle(
      explanation, .outsideVisibleBounds, "320 points below",
      remedy:
        "scrollToItem(at: IndexPath(item: 20, section: 0), at: .centeredVertically, animated: false)"
    )
    expectContains(explanation.description, "y          800 = 800 (20 groups before it)")
    view.scrollToItem(at: Self.path(20), at: .centeredVertically, animated: false)
    view.layoutIfNeeded()
    expectNil(view.explanation(forItemAt: Self.path(20)).obstacle)
  }

  private final class StrayLayout: UICollectionViewLayout {
    var frame = CGRect(x: 0, y: 900, width: 30, height: 30)
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
  }

  @Test func `Outside of the contents scrolling does not help`() {
    let source = TestDataSource([1])
    let view = shown(StrayLayout(), source)
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .outsideContents,
      "30 × 30 at 0, 900 is outside the contents, 320 × 480",
      remedy: "collectionViewContentSize")
  }

  @Test func `A layout that does not list an element leaves it without a view`() {
    let source = TestDataSource([1])
    let layout = StrayLayout()
    layout.frame.origin.y = 0
    let view = shown(layout, source)
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .notLaidOut, "did not return the element",
      remedy: "layoutAttributesForElements(in:)")
  }

  @Test func `No size names the dimension that made it so`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let source = TestDataSource([5])
    let view = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .noSize,
      "height 0 = fractionalHeight 0 × 40 (group 1)", remedy: "a length")
  }

  @Test func `Hidden and transparent views say who made them so`() throws {
    let source = TestDataSource([5])
    let view = shown(rows(), source)
    let cell = try #require(view.cellForItem(at: Self.path(1)))
    cell.isHidden = true
    expectObstacle(
      view.explanation(forItemAt: Self.path(1)), .hidden, "isHidden was set on the TestCell",
      remedy: "isHidden")
    cell.isHidden = false
    cell.alpha = 0
    expectObstacle(
      view.explanation(forItemAt: Self.path(1)), .transparent,
      "alpha of the TestCell was set to 0", remedy: "alpha")
    cell.alpha = 1
    view.alpha = 0
    expectObstacle(
      view.explanation(forItemAt: Self.path(1)), .transparent,
      "the collection view has an alpha of 0", remedy: "alpha")
    view.alpha = 1
    window.isHidden = true
    expectObstacle(
      view.explanation(forItemAt: Self.path(1)), .hidden, "a UIWindow around it is hidden",
      remedy: "isHidden")
  }

  @Test func `A handler that makes items transparent is named`() {
    let section = listSection(.absolute(40))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 2 ? 0 : 1 }
    }
    let source = TestDataSource([5])
    let view = shown(UICollectionViewCompositionalLayout(section: section), source)
    let explanation = view.explanation(forItemAt: Self.path(2))
    expectObstacle(
      explanation, .transparent, "alpha is 0 in its layout attributes", remedy: "alpha")
    expectContains(
      explanation.description, "alpha 1 → 0 by the section's visibleItemsInvalidationHandler")
  }

  @Test func `An orthogonal section has to be scrolled by itself`() {
    let section = listSection(.absolute(40))
    section.orthogonalScrollingBehavior = .continuous
    let source = TestDataSource([9])
    let view = shown(UICollectionViewCompositionalLayout(section: section), source)
    expectObstacle(
      view.explanation(forItemAt: Self.path(3)), .outsideOrthogonalSection, "640 points right",
      remedy: "scrollToItem(at: IndexPath(item: 3, section: 0)")
  }

  @Test func `A pinned header hides what is behind it`() throws {
    let section = listSection(.absolute(40))
    let header = boundaryItem(.absolute(90))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = TestDataSource([40])
    let view = shown(
      UICollectionViewCompositionalLayout(section: section), source,
      kinds: [UICollectionView.elementKindSectionHeader])
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    expectNil(view.explanation(forItemAt: Self.path(0)).obstacle)
    try #require(view.header(0)).backgroundColor = .systemBackground
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .behindPinnedElement,
      "the supplementary view \"UICollectionElementKindSectionHeader\" at [0, 0] is in front",
      remedy: "scroll")
  }

  @Test func `An opaque view in front is named`() {
    let source = TestDataSource([5])
    let view = shown(rows(), source)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(cover)
    expectNil(view.explanation(forItemAt: Self.path(0)).obstacle)
    cover.backgroundColor = .white
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .covered, "an opaque UIView", remedy: "hide it")
    expectNil(view.explanation(forItemAt: Self.path(4)).obstacle)
  }

  @Test func `A cell that draws nothing is empty`() throws {
    let source = TestDataSource([5])
    let view = shown(rows(), source, isFilled: false)
    expectObstacle(
      view.explanation(forItemAt: Self.path(0)), .empty, "the TestCell has no background",
      remedy: "contentConfiguration")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Hello"
    try #require(view.cellForItem(at: Self.path(0))).contentView.addSubview(label)
    expectNil(view.explanation(forItemAt: Self.path(0)).obstacle)
  }
}
