// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import LayoutInspection
import Testing
import Views

/// Elements of which a part is cut off: between visible and not visible.
@Suite("Explanations of what is partly visible")
@MainActor
struct CutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Groups of one item, in a section that scrolls across if it is asked to.
  private func section(
    _ width: CGFloat, height: CGFloat, scrollsAcross: Bool = false
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)),
        subitems: [item]))
    if scrollsAcross { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  private func shown(
    _ section: NSCollectionLayoutSection, _ source: TestDataSource
  ) -> UICollectionView {
    source.configure = { $0.backgroundColor = .systemBlue }
    let view = makeView(UICollectionViewCompositionalLayout(section: section), source)
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func first(_ explanation: ElementExplanation) -> String {
    explanation.description.components(separatedBy: "\n")[0]
  }

  @Test func `A group wider than the view is partly visible, and says how wide it may be`() {
    let source = TestDataSource([3])
    let view = shown(section(1.2, height: 40, scrollsAcross: true), source)
    let explanation = view.explanation(forItemAt: IndexPath(item: 0, section: 0))
    expectEqual(explanation.visibility, .partlyVisible)
    expectNil(explanation.obstacle)
    expectSuffix(first(explanation), "partly visible: 64 of 384 points are cut off at the right")
    expectEqual(explanation.reasons.first?.remedy, "make it at most 320 points wide")
    expectEqual(explanation.reasons.dropFirst().first?.topic, .finding(.exceedsContainer))
    let next = view.explanation(forItemAt: IndexPath(item: 1, section: 0))
    expectEqual(next.visibility, .notVisible)
    expect(view.setOrthogonalOffset(100, forSection: 0))
    view.layoutIfNeeded()
    expectSuffix(
      first(view.explanation(forItemAt: IndexPath(item: 0, section: 0))),
      "partly visible: 100 of 384 points are cut off at the left")
  }

  @Test func `A row at the edge of the view says how to scroll to it, and is visible then`() {
    let source = TestDataSource([9])
    let view = shown(section(1, height: 100), source)
    let last = IndexPath(item: 4, section: 0)
    let explanation = view.explanation(forItemAt: last)
    expectSuffix(first(explanation), "partly visible: 20 of 100 points are cut off at the bottom")
    expectContains(
      explanation.reasons.first?.remedy ?? "", "scrollToItem(at: IndexPath(item: 4, section: 0)")
    expectEqual(
      view.explanation(forItemAt: IndexPath(item: 3, section: 0)).visibility, .visible)
    view.contentOffset = CGPoint(x: 0, y: 20)
    view.layoutIfNeeded()
    expectEqual(view.explanation(forItemAt: last).visibility, .visible)
  }

  @Test func `Both edges that cut an element off are named`() {
    let source = TestDataSource([3])
    let view = shown(section(1.2, height: 500, scrollsAcross: true), source)
    expectSuffix(
      first(view.explanation(forItemAt: IndexPath(item: 0, section: 0))),
      "64 of 384 points are cut off at the right and 20 of 500 at the bottom")
  }
}
