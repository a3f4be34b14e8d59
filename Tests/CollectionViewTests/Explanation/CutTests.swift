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
    _ section: NSCollectionLayoutSection, _ source: TestDataSource, kinds: [String] = []
  ) -> UICollectionView {
    source.configure = { $0.backgroundColor = .systemBlue }
    let view = makeView(UICollectionViewCompositionalLayout(section: section), source, kinds: kinds)
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
      "20 of 500 points are cut off at the bottom and 64 of 384 at the right")
  }

  @Test func `A badge half outside says above what and beyond which edge it is cut off`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(24), heightDimension: .absolute(24)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let layout = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item]))
    let source = TestDataSource([4])
    let view = shown(layout, source, kinds: ["badge"])
    func explanation(_ number: Int) throws -> ElementExplanation {
      let path = IndexPath(item: number, section: 0)
      try #require(view.supplementaryView(forElementKind: "badge", at: path)).backgroundColor = .red
      return view.explanation(forSupplementaryElementOfKind: "badge", at: path)
    }
    let corner = try explanation(1)
    expectSuffix(
      first(corner),
      "partly visible: 12 points above the section and 12 beyond the right edge are cut off")
    expectEqual(corner.reasons.first?.remedy, "contentInsets, or a smaller offset")
    try expectSuffix(
      first(explanation(0)), "partly visible: 12 points above the section are cut off")
    try expectSuffix(
      first(explanation(3)), "partly visible: 12 points beyond the right edge are cut off")
    try expectEqual(explanation(2).visibility, .visible)
  }
}
