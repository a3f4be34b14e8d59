// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Why items of the Mac's collection views are where they are, and why they are not seen.
@Suite("AppKit: explanations and findings")
@MainActor
struct ExplanationTests {
  private func flow(_ size: NSSize) -> NSCollectionViewFlowLayout {
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = size
    layout.sectionInset = NSEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return layout
  }

  private func fixture(
    _ layout: NSCollectionViewLayout, _ counts: [Int] = [8],
    clip: NSSize = NSSize(width: 320, height: 200)
  ) -> Fixture {
    let fixture = Fixture(clip: clip, counts: counts, layout: layout)
    for item in fixture.view.visibleItems() {
      item.view.wantsLayer = true
      item.view.layer?.backgroundColor = NSColor.systemBlue.cgColor
    }
    return fixture
  }

  @Test func `Each number of an item in a flow layout has its sum`() {
    let fixture = fixture(flow(NSSize(width: 80, height: 50)))
    expectEqual(
      fixture.view.explanation(forItemAt: path(0, 4)).description,
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

  @Test func `A compositional layout's item is explained from the clip view inwards`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        subitems: [item]))
    let fixture = fixture(NSCollectionViewCompositionalLayout(section: section))
    let text = fixture.view.explanation(forItemAt: path(0, 3)).description
    expectContains(text, "container  320 × 200")
    expectContains(text, "width    160 = fractionalWidth 0.5 × 320 (group 1)")
  }

  @Test func `What is not seen says why, and the call of the Mac that changes it`() throws {
    let fixture = fixture(flow(NSSize(width: 80, height: 50)), [60])
    let view = fixture.view
    let far = view.explanation(forItemAt: path(0, 59))
    expectEqual(far.obstacle, .outsideVisibleBounds)
    expectEqual(
      far.reasons.first?.remedy,
      "scrollToItems(at: [IndexPath(item: 59, section: 0)], scrollPosition: .centeredVertically)"
    )
    view.scrollToItems(at: [path(0, 59)], scrollPosition: .centeredVertically)
    fixture.window.layoutIfNeeded()
    expectNotEqual(view.explanation(forItemAt: path(0, 59)).obstacle, .outsideVisibleBounds)
    expectEqual(view.explanation(forItemAt: path(0, 60)).obstacle, .notInData)
    expectEqual(view.explanation(forItemAt: path(3, 0)).obstacle, .notInData)
    let item = try #require(view.item(at: path(0, 59)))
    item.view.alphaValue = 0
    let clear = view.explanation(forItemAt: path(0, 59))
    expectEqual(clear.obstacle, .transparent)
    expectEqual(clear.reasons.first?.text, "alphaValue of the NSView was set to 0")
    item.view.isHidden = true
    expectEqual(view.explanation(forItemAt: path(0, 59)).obstacle, .hidden)
    expectEqual(
      view.explanation(forSupplementaryElementOfKind: "none", at: path(0, 0)).obstacle,
      .noAttributes)
    expectEqual(
      view.explanation(forDecorationElementOfKind: "none", at: path(0, 0)).obstacle, .noAttributes)
    view.dataSource = nil
    fixture.window.layoutIfNeeded()
    expectEqual(view.explanation(forItemAt: path(0, 0)).obstacle, .noDataSource)
  }

  @Test func `The passes are traced while the trace is on`() throws {
    let fixture = fixture(flow(NSSize(width: 80, height: 50)))
    expectNil(fixture.view.layoutTrace)
    fixture.view.layoutTrace = LayoutTrace()
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    try expectGreater(#require(fixture.view.layoutTrace).passCount, 0)
    fixture.view.layoutTrace = nil
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    expectNil(fixture.view.layoutTrace)
  }

  @Test func `What breaks at other sizes of the clip view is found`() {
    let fixture = fixture(flow(NSSize(width: 250, height: 50)))
    let layout = fixture.view.collectionViewLayout
    let sizes = [320, 260].map { NSSize(width: $0, height: 200) }
    let found = layout?.findings(for: sizes) ?? []
    expectEqual(found.map(\.kind), [.exceedsContainer])
    expectEqual(found.map(\.size.width), [260])
    expectEqual(
      layout?.findings(for: [NSSize(width: CGFloat.nan, height: 5), .zero]).isEmpty, true)
    expectEmpty(NSCollectionViewFlowLayout().findings(for: sizes))
  }

  @Test func `A provider without a section, and a background without a class, are found`() {
    var kinds: [String]? = []
    let layout = NSCollectionViewCompositionalLayout { _, _ in
      guard let kinds else { return nil }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.decorationItems = kinds.map { .background(elementKind: $0) }
      return section
    }
    let fixture = fixture(layout)
    let sizes = [NSSize(width: 320, height: 200)]
    expectEmpty(layout.findings(for: sizes))
    kinds = ["card"]
    expectEqual(layout.findings(for: sizes).map(\.kind), [.missingRegistration])
    layout.register(NSView.self, forDecorationViewOfKind: "card")
    expectEmpty(layout.findings(for: sizes))
    kinds = nil
    expectEqual(layout.findings(for: sizes).map(\.kind), [.missingSection])
    _ = fixture
  }

  @Test func `A diffable data source without a provider for headers is found`() {
    let layout = flow(NSSize(width: 80, height: 50))
    layout.headerReferenceSize = NSSize(width: 0, height: 20)
    let fixture = fixture(layout, [1])
    // A data source of the client's own may make its views itself.
    let sizes = [NSSize(width: 320, height: 200)]
    expectEmpty(layout.findings(for: sizes))
    layout.headerReferenceSize = .zero
    let source = NSCollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) {
      view, path, _ in view.makeItem(withIdentifier: CountingSource.identifier, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    expectEmpty(layout.findings(for: sizes))
    layout.headerReferenceSize = NSSize(width: 0, height: 20)
    expectEqual(layout.findings(for: sizes).map(\.kind), [.missingRegistration])
    expectEqual(layout.findings(for: sizes).first?.repair, "set supplementaryViewProvider")
  }
}
