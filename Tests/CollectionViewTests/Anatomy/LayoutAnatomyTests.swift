// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import LayoutInspection
import Pictures
import Testing
import Views

@MainActor
@Suite("Layout anatomy")
struct LayoutAnatomyTests {
  private func anatomy(
    _ view: UICollectionView, _ kinds: Set<PictureAnatomy.Kind>, highlighting item: IndexPath? = nil
  ) -> AnatomyContents {
    var anatomy = PictureAnatomy(kinds)
    anatomy.highlightedItem = item
    anatomy.showsPaths = true
    return view.anatomy(AnatomyRequest(anatomy))
  }

  /// The parts in words, one of each.
  private func words(_ parts: [AnatomyPart]) -> [String] {
    var found: [String] = []
    for part in parts {
      let text =
        "\(part.kind.rawValue) \(part.name) \(part.rect.compactDescription)"
        + (part.note.map { " (\($0))" } ?? "")
      if !found.contains(text) { found.append(text) }
    }
    return found
  }

  /// A group of an item at 70 % beside two at 30 % of the height, in a section inset by 4.
  private func nestedLayout() -> UICollectionViewLayout {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 5, trailing: 0)
      return item
    }
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitems: [item(1, 0.3)])
    inner.interItemSpacing = .fixed(8)
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
      subitems: [item(0.7, 1), inner])
    let section = NSCollectionLayoutSection(group: outer)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    section.interGroupSpacing = 12
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func `Groups stand at every level with their insets and spacing`() {
    let source = TestDataSource([6])
    let view = makeView(nestedLayout(), source)
    let contents = anatomy(view, [.groups, .insets, .spacing, .sections])
    expectEqual(
      words(contents.parts).prefix(10),
      [
        "sections section 0, 0  320 × 420",
        "insets section 0, 0  320 × 4", "insets section 0, 4  10 × 412",
        "insets section 0, 416  320 × 4", "insets section 310, 4  10 × 412",
        "groups group 10, 4  300 × 200", "insets item 10, 4  210 × 5",
        "insets item 10, 9  6 × 190", "insets item 10, 199  210 × 5",
        "groups group, level 2 220, 4  90 × 200",
      ])
    expectContains(words(contents.parts), "spacing inter-item 220, 59  90 × 8")
    expectContains(words(contents.parts), "spacing inter-group 10, 204  300 × 12")
  }

  @Test func `Everything is mirrored from right to left`() {
    let source = TestDataSource([6])
    let view = makeView(nestedLayout(), source)
    let left = anatomy(view, [.groups, .insets, .spacing])
    view.traitOverrides.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    let right = anatomy(view, [.groups, .insets, .spacing])
    expectEqual(left.parts.map { $0.rect.mirrored(in: 320) }, right.parts.map(\.rect))
    expectEqual(left.parts.map(\.name), right.parts.map(\.name))
  }

  @Test func `A flexible spacing says what it came to and what was asked for`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(110), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size), NSCollectionLayoutItem(layoutSize: size),
      ])
    group.interItemSpacing = .flexible(10)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let source = TestDataSource([2])
    let parts = anatomy(makeView(layout, source), [.spacing]).parts
    expectEqual(words(parts), ["spacing inter-item 110, 0  100 × 50 (flexible, ≥ 10)"])
  }

  @Test func `A highlighted item shows the sums that its size comes from`() throws {
    let source = TestDataSource([6])
    let view = makeView(nestedLayout(), source)
    let contents = anatomy(view, [], highlighting: IndexPath(item: 0, section: 0))
    let highlight = try #require(contents.highlight)
    expectEqual(highlight.frame, CGRect(x: 16, y: 9, width: 204, height: 190))
    let item = try #require(highlight.parts.last)
    expectEqual(item.rect, highlight.frame)
    expectEqual(item.measures.map(\.text), ["210 − 6 = 204", "200 − 5 − 5 = 190"])
    expectEqual(
      item.details.map { "\($0.name) \($0.value)" },
      [
        "width 0.7 × 300 = 210", "width 210 − 6 = 204",
        "height 1 × 200 = 200", "height 200 − 5 − 5 = 190",
      ])
    // Beside it is a group, and no space.
    expectLacks(words(highlight.parts), where: { $0.hasPrefix("spacing") })
    // Of an item that is not visible there is nothing.
    expectNil(anatomy(view, [], highlighting: IndexPath(item: 99, section: 0)).highlight)
  }

  @Test func `Insets that an estimated length ignores are named`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0)
    let source = TestDataSource([4])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = makeView(layout, source)
    let path = IndexPath(item: 0, section: 0)
    let highlight = try #require(anatomy(view, [], highlighting: path).highlight)
    expectContains(
      highlight.parts.last?.details ?? [],
      .init("insets", "top and bottom are ignored: the height is estimated"))
    let text = view.explanation(forItemAt: path).description
    expectContains(
      text,
      "contentInsets leading 4, trailing 4; top and bottom are ignored: the height is estimated")
    expectContains(text, "contentInsets top is ignored: the height is estimated")
    let findings = layout.findings(for: [view.bounds.size])
    expectEqual(findings.map(\.kind), [.insetsIgnored, .insetsIgnored])
    expectEqual(
      findings.map(\.place), ["section 0, group 1", "section 0, subitem 0 of group 1"])
  }

  @Test func `The spacing of a highlighted item ends at the items beside it`() throws {
    let source = TestDataSource([6])
    let view = makeView(nestedLayout(), source)
    let contents = anatomy(view, [], highlighting: IndexPath(item: 3, section: 0))
    let parts = try #require(contents.highlight).parts
    // Three of ⌊0.3 × (200 − 8 − 8)⌋ = 55 points from 4 on end at 185, and the group at 204.
    expectEqual(
      words(parts).filter { $0.hasPrefix("spacing") },
      [
        "spacing to the group's edge 220, 185  90 × 19",
        "spacing to the next item 220, 122  90 × 8",
      ])
  }

  @Test func `A flow layout shows lines, section insets and the space between items`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 6, left: 10, bottom: 7, right: 14)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 5
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let source = TestDataSource([4])
    let view = makeView(layout, source, kinds: [UICollectionView.elementKindSectionHeader])
    let contents = anatomy(view, [.groups, .insets, .spacing, .sections, .supplementaries])
    expectEqual(
      words(contents.parts),
      [
        "sections section 0, 0  320 × 132", "insets section 0, 30  320 × 6",
        "insets section 0, 36  10 × 89", "insets section 0, 125  320 × 7",
        "insets section 306, 36  14 × 89", "groups line 10, 36  296 × 40",
        "spacing inter-item 100, 36  13 × 40 (≥ 5)", "spacing inter-item 203, 36  13 × 40 (≥ 5)",
        "spacing line 10, 76  296 × 9", "groups line 10, 85  296 × 40",
        "supplementaries header 0, 0  320 × 30",
      ])
  }

  @Test func `A list shows its margins and separators`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let parts = anatomy(view, [.margins]).parts
    let margin = try #require(parts.first { $0.name == "leading margin" })
    expectEqual(margin.rect.width, 16)
    expectEqual(margin.measures, [.init(.horizontal, "16")])
    let inset = try #require(parts.first { $0.name == "separator inset" })
    expectEqual(inset.measures.map(\.text), ["16"])
    expectContains(parts, where: { $0.name == "separator" && $0.form == .outline })
  }

  @Test func `A custom layout shows the frames of its elements only`() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).map { number in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: number, section: 0))
          attributes.frame = CGRect(x: number * 50, y: number * 60, width: 40, height: 40)
          return attributes
        }
      }
    }
    let source = TestDataSource([3])
    let view = makeView(Diagonal(), source)
    var kinds = Set(PictureAnatomy.Kind.allCases)
    kinds.subtract([.bounds, .margins])
    expectEqual(
      words(anatomy(view, kinds).parts),
      [
        "items item 0, 0  40 × 40", "items item 50, 60  40 × 40", "items item 100, 120  40 × 40",
      ])
  }

  @Test func `The solver's rectangles are where the cells are shown, in random layouts`() throws {
    var checked = 0
    for seed in 0..<120 {
      var sections = RandomSections(seed: seed)
      let layout = sections.layout()
      let source = TestDataSource(sections.counts())
      let view = makeView(
        layout, source, kinds: [UICollectionView.elementKindSectionHeader],
        size: CGSize(width: 320, height: 400))
      if sections.random.once(in: 2) { view.traitOverrides.layoutDirection = .rightToLeft }
      view.layoutIfNeeded()
      for section in 0..<3 { _ = view.setOrthogonalOffset(33.5, forSection: section) }
      view.contentOffset.y = CGFloat(sections.random.next(below: 60))
      view.layoutIfNeeded()
      for path in view.indexPathsForVisibleItems {
        guard let cell = view.cellForItem(at: path) else { continue }
        let shown = view.convert(cell.bounds, from: cell)
        guard let highlight = anatomy(view, [], highlighting: path).highlight else { continue }
        let item = try #require(highlight.parts.last, "seed \(seed), \(path)")
        expectEqual(item.kind, .items)
        expect(isClose(item.rect, shown), "seed \(seed), \(path): \(item.rect), \(shown)")
        expect(isClose(highlight.frame, shown), "seed \(seed), \(path)")
        checked += 1
      }
      // The outlines of items are the cells' frames, and those of sections the layout's.
      let outlines = anatomy(view, [.items]).parts.map(\.rect)
      for cell in view.visibleCells {
        let shown = view.convert(cell.bounds, from: cell)
        expectContains(outlines, where: { isClose($0, shown) }, "seed \(seed)")
      }
    }
    expectGreater(checked, 500)
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  @Test func `Labels of random layouts never overlap or leave the picture`() {
    for seed in 0..<60 {
      var sections = RandomSections(seed: seed)
      let layout = sections.layout()
      let source = TestDataSource(sections.counts())
      let size = CGSize(width: 200 + seed * 3, height: 300)
      let view = makeView(
        layout, source, kinds: [UICollectionView.elementKindSectionHeader], size: size)
      let figure = AnatomyFigure(
        view.anatomyInside(AnatomyRequest(PictureAnatomy())), PictureAnatomy(), viewSize: size,
        metrics: AnatomyLabel.Metrics { CGSize(width: CGFloat($0.count) * 5 + 8, height: 13) })
      let frames = figure.labels.compactMap { positioned in
        switch positioned.outcome {
        case .positioned(let candidate): candidate.frame
        case .numbered(_, let marker): marker
        }
      }
      expectNotEmpty(frames)
      for (index, frame) in frames.enumerated() {
        expect(CGRect(origin: .zero, size: size).contains(frame), "seed \(seed)")
        expectLacks(frames[..<index], where: { $0.intersects(frame) }, "seed \(seed)")
      }
    }
  }

  @Test func `The tree for programs has the sums of an item, and the paths of an update`() throws {
    let source = TestDataSource([4])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(50))), source)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    func tree(_ anatomy: PictureAnatomy) throws -> [String: Any] {
      let picture = Picture(of: view)
      picture.anatomy = anatomy
      return try #require(
        try JSONSerialization.jsonObject(with: picture.data(.json)) as? [String: Any])
    }
    var anatomy = PictureAnatomy([.items])
    anatomy.highlightedItem = IndexPath(item: 1, section: 0)
    let parts = try #require(try tree(anatomy)["anatomy"] as? [[String: Any]])
    let sums = parts.compactMap { $0["sums"] as? [[String: String]] }.joined()
    expectContains(sums, where: { $0["value"] == "1 × 320 = 320" })
    try expectNil(tree(anatomy)["paths"])
    source.counts = [5]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 3, section: 0)]) }
    window.advance(to: 0.1)
    var moving = PictureAnatomy([])
    moving.showsPaths = true
    let paths = try #require(try tree(moving)["paths"] as? [[String: Any]])
    expectEqual(paths.map { $0["meaning"] as? String }, ["appears", "moves"])
    expectEqual(paths.last?["from"] as? [Double], [0, 150, 320, 50])
    expectEqual(paths.last?["to"] as? [Double], [0, 200, 320, 50])
    expectEqual(paths.first?["alpha"] as? [Double], [0, 1])
  }

  @Test func `An update shows where elements come from and where they go`() throws {
    let source = TestDataSource([4])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(50))), source)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    expectEmpty(anatomy(view, []).paths)
    source.counts = [4]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    window.layoutIfNeeded()
    window.advance(to: 0.1)
    let paths = anatomy(view, []).paths
    let meanings = Dictionary(grouping: paths, by: \.meaning)
    expectEqual(
      meanings[.moves]?.map { [$0.start.minY, $0.end.minY] }, [[0, 50], [50, 100], [100, 150]])
    expectEqual(meanings[.appears]?.map(\.end.minY), [0])
    expectEqual(meanings[.disappears]?.map(\.start.minY), [150])
    window.advance(to: 10)
    expectEmpty(anatomy(view, []).paths)
  }
}
