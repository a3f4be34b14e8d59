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

/// Sums of elements that are seen.
@Suite("Explanations")
@MainActor
struct ExplanationTests {
  private typealias Topic = ElementExplanation.Reason.Topic

  /// Two columns 8 points apart in a section inset by 10, each item inset by 5.
  private func twoColumns() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 4
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// A collection view with filled cells in a window.
  private func shown(
    _ layout: UICollectionViewLayout, _ source: TestDataSource, kinds: [String] = []
  ) -> UICollectionView {
    source.configure = { $0.backgroundColor = .systemBlue }
    let view = makeView(layout, source, kinds: kinds)
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    Self.windows.append(window)
    window.layoutIfNeeded()
    return view
  }

  /// Windows have no other owner.
  private static var windows: [UIWindow] = []

  @Test func `Each number of an item of a compositional layout has its sum`() {
    let source = TestDataSource([5])
    let view = shown(twoColumns(), source)
    let explanation = view.explanation(forItemAt: IndexPath(item: 3, section: 0))
    expectNil(explanation.obstacle)
    expectEqual(
      explanation.description,
      """
      the item at [0, 3]   136 × 90 at 169, 119   seen
        container  320 × 480
        section 0  contentInsets 10 on all edges, interGroupSpacing 4
        group 1    horizontal, 300 × 100 at 10, 114, items 2 – 3, interItemSpacing 8
          width    300 = fractionalWidth 1 × 300 (container 320 − insets 10 + 10)
          height   100 = absolute 100
        item 3     contentInsets 5 on all edges
          width    136 = fractionalWidth 0.5 × 292 (group 1 300 − spacing 8) − contentInsets 5 + 5
          height   90 = fractionalHeight 1 × 100 (group 1) − contentInsets 5 + 5
        x          169 = 10 (section insets) + 154 (before it in group 1) + 5 (contentInsets)
        y          119 = 10 (section insets) + 104 (1 group before it) + 5 (contentInsets)
      """)
  }

  @Test func `A measured item says who measured it, and from what to what`() throws {
    let source = TestDataSource([3])
    source.height = { $0.item == 1 ? 61.5 : 44 }
    let view = shown(
      UICollectionViewCompositionalLayout(section: listSection(.estimated(44))), source)
    let text = view.explanation(forItemAt: IndexPath(item: 1, section: 0)).description
    expectContains(text, "61.5 = estimated 44 → measured 61.5")
    expectContains(text, "by TestCell.preferredLayoutAttributesFitting(_:)")
    expectContains(text, "in round 1 of a layout pass")
  }

  @Test func `What is found about an element stands before its sums, in each section of its kind`()
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
    let source = TestDataSource([3, 3])
    let view = shown(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    for section in 0...1 {
      let explanation = view.explanation(forItemAt: IndexPath(item: 1, section: section))
      expectNil(explanation.obstacle)
      expectEqual(explanation.reasons.first?.topic, .finding(.estimateNotMeasured))
      expectContains(
        explanation.description,
        """
          group 1    44 = the estimate: no item is measured, all are fractions of the group
                     → give the items an estimated height
          container  320 × 480
        """)
    }
  }

  @Test func `A list says that it is one`() {
    let source = TestDataSource([3])
    let view = shown(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)), source)
    let text = view.explanation(forItemAt: IndexPath(item: 1, section: 0)).description
    expectContains(text, "list, insetGrouped, contentInsets top 35, leading 16")
  }

  @Test func `A flow layout says the columns of the line, and their gap`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let source = TestDataSource([8])
    let view = shown(layout, source)
    let explanation = view.explanation(forItemAt: IndexPath(item: 4, section: 0))
    expectEqual(
      explanation.description,
      """
      the item at [0, 4]   80 × 50 at 120, 70   seen
        container  320 wide
        section 0  sectionInset 10 on all edges, minimumLineSpacing 10, minimumInteritemSpacing 10
        line       items 3 – 5, 3 columns: gap 30 = (300 − 3 × 80) ÷ 2
        item 4     itemSize, or what the delegate's sizeForItemAt returns
          width    80
          height   50
        x          120 = 10 (sectionInset) + 110 (before it in its line)
        y          70 = 10 (sectionInset) + 60 (lines before it)
      """)
  }

  private final class DiagonalLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let place = CGFloat(indexPath.item) * 40
      attributes.frame = CGRect(x: place, y: place, width: 30, height: 30)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<5).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  @Test func `A layout of the client's own is named with what it says`() {
    let source = TestDataSource([5])
    let view = shown(DiagonalLayout(), source)
    let explanation = view.explanation(forItemAt: IndexPath(item: 2, section: 0))
    expectEqual(
      explanation.description,
      """
      the item at [0, 2]   30 × 30 at 80, 80   seen
        frame  30 × 30 at 80, 80, as DiagonalLayout says in its attributes
      """)
  }

  @Test func `Headers, backgrounds and what is not there are explained`() {
    let section = listSection(.absolute(40))
    let header = boundaryItem(.absolute(30))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = TestDataSource([40])
    let kind = UICollectionView.elementKindSectionHeader
    let view = shown(
      UICollectionViewCompositionalLayout(section: section), source, kinds: [kind])
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let explanation = view.explanation(forSupplementaryElementOfKind: kind, at: path)
    expectContains(explanation.description, "boundary item of section 0, alignment top")
    expectContains(
      explanation.description,
      "pinned     320 × 30 at 0, 0 → 320 × 30 at 0, 100 by pinToVisibleBounds")
    expectEqual(
      view.explanation(forDecorationElementOfKind: "none", at: path).obstacle, .noAttributes)
    expectEqual(
      view.explanation(forSupplementaryElementOfKind: "none", at: path).obstacle, .noAttributes)
  }

  @Test func `Orthogonal offsets, mirroring and apply(_:) are reported to move an item`() {
    let section = listSection(.absolute(40))
    section.orthogonalScrollingBehavior = .continuous
    let source = TestDataSource([9])
    let view = shown(UICollectionViewCompositionalLayout(section: section), source)
    _ = view.setOrthogonalOffset(300, forSection: 0)
    view.layoutIfNeeded()
    let text = view.explanation(forItemAt: IndexPath(item: 1, section: 0)).description
    expectContains(text, "section 0 is scrolled orthogonally by 300")

    let other = TestDataSource([5])
    let mirrored = shown(twoColumns(), other)
    mirrored.traitOverrides.layoutDirection = .rightToLeft
    mirrored.layoutIfNeeded()
    let right = mirrored.explanation(forItemAt: IndexPath(item: 0, section: 0))
    expectEqual(right.frame?.minX, 169)
    expectContains(right.description, "x 15 → 169 = content 320 − 15 − 136, right to left")
  }

  @Test func `An animation says how far it has come`() throws {
    let source = TestDataSource([3])
    let view = shown(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(40))), source)
    let window = try #require(view.window)
    source.counts = [4]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    window.advance(to: 0.12)
    let text = view.explanation(forItemAt: IndexPath(item: 2, section: 0)).description
    expectContains(text, "animation  at 40 %: shown at")
    expectContains(text, "on the way to 320 × 40 at 0, 80")
  }

  @Test func `Explaining lays nothing out and asks the data source for nothing`() {
    let log = CallLog()
    let source = TestDataSource([100], log: log)
    let view = shown(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(40))), source)
    _ = log.take()
    for item in [0, 50, 99, 100] {
      _ = view.explanation(forItemAt: IndexPath(item: item, section: 0))
    }
    expectEmpty(log.take())
  }
}
