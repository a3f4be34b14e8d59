// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import LayoutInspection
import Testing
import Views

/// What only a collection view knows: its data source, its registrations, its delegate.
@Suite("Findings in collection views")
@MainActor
struct FindingTests {
  private let size = CGSize(width: 320, height: 480)

  @Test func `A layout is looked at as if the view had other sizes`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(350), heightDimension: .absolute(40)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let source = TestDataSource([5])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    let sizes = [320, 390, 1024].map { CGSize(width: $0, height: 480) }
    let findings = view.collectionViewLayout.findings(for: sizes)
    expectEqual(findings.map(\.kind), [.contentsOverflow, .contentsDoNotFill])
    expectEqual(findings.map(\.size.width), [320, 1024])
    let bad = [CGSize(width: CGFloat.nan, height: 1), .zero, CGSize(width: -1, height: 5)]
    expectEmpty(view.collectionViewLayout.findings(for: bad))
    expectEmpty(UICollectionViewLayout().findings(for: sizes))
  }

  @Test func `A provider that returns nil for a section with items is found`() {
    var isComplete = true
    let layout = UICollectionViewCompositionalLayout { _, _ in
      isComplete ? listSection(.absolute(40)) : nil
    }
    let source = TestDataSource([5])
    let view = makeView(layout, source)
    expectEmpty(view.collectionViewLayout.findings(for: [size]))
    isComplete = false
    expectEqual(view.collectionViewLayout.findings(for: [size]).map(\.kind), [.missingSection])
  }

  @Test func `Boundary items and backgrounds without a supplier are found`() {
    var hasHeader = false
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = listSection(.absolute(40))
      if hasHeader {
        section.boundarySupplementaryItems = [boundaryItem(.absolute(30), kind: "title")]
        section.decorationItems = [.background(elementKind: "card")]
      }
      return section
    }
    let source = TestDataSource([5])
    let view = makeView(layout, source)
    hasHeader = true
    let found = layout.findings(for: [size])
    expectEqual(found.map(\.kind), [.missingRegistration, .missingRegistration])
    expect(found.first?.repair.contains("forDecorationViewOfKind: \"card\"") ?? false)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    view.register(TestHeader.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "x")
    expectEmpty(layout.findings(for: [size]))
  }

  @Test func `Section insets are counted from where the layout counts them`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.sectionInset = UIEdgeInsets(0, 5, 0, 5)
    let source = TestDataSource([5])
    let view = makeView(layout, source, size: CGSize(width: 350, height: 480))
    view.layoutMargins = UIEdgeInsets(0, 30, 0, 30)
    let sizes = [CGSize(width: 350, height: 480)]
    expectEmpty(layout.findings(for: sizes))
    layout.sectionInsetReference = .fromLayoutMargins
    let found = layout.findings(for: sizes)
    expectEqual(found.map(\.kind), [.exceedsContainer])
    expectEqual(found.first?.reason.contains("300 > 350 − 70 = 280"), true)
    layout.itemSize.width = 280
    expectEmpty(layout.findings(for: sizes))
  }

  @Test func `A flow layout's items that are too wide at another size are found`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 350, height: 40)
    let source = TestDataSource([5])
    let view = makeView(layout, source, size: CGSize(width: 390, height: 480))
    let sizes = [CGSize(width: 390, height: 480), CGSize(width: 320, height: 480)]
    let found = view.collectionViewLayout.findings(for: sizes)
    expectEqual(found.map(\.kind), [.exceedsContainer])
    expectEqual(found.first?.size.width, 320)
  }

  /// Equal by number, but hashed by something that changes.
  private final class Moody: Hashable {
    let number: Int
    var mood = 0
    init(_ number: Int) { self.number = number }
    static func == (left: Moody, right: Moody) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(mood) }
  }

  @Test func `An identifier whose hash changes is found`() {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: listSection(.absolute(40))))
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Moody>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let items = (0..<40).map(Moody.init)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Moody>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    expectEmpty(view.collectionViewLayout.findings(for: [size]))
    for item in items { item.mood = item.number * 7 + 1 }
    expectEqual(view.collectionViewLayout.findings(for: [size]).map(\.kind), [.unstableIdentifier])
  }
}
