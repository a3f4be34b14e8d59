// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

/// A layout of a history, as a value: it can be made once more for a fresh view.
enum HistoryLayout: Equatable {
  case flow(Flow)
  case grid(rows: Int, columns: Int, spacing: CGFloat)
  /// Every second section scrolls by itself, if that is set.
  case list(columns: Int, height: CGFloat, header: Bool, orthogonal: Bool)

  struct Flow: Equatable {
    var isHorizontal: Bool
    var size: NSSize
    var spacing: CGFloat
    var inset: CGFloat
    var header: CGFloat
    var pins: Bool
  }

  static func random(using random: inout SplitMix64) -> HistoryLayout {
    switch random.next(below: 6) {
    case 0:
      .grid(
        rows: random.next(below: 3), columns: random.next(below: 4),
        spacing: CGFloat(random.next(below: 6)))
    case 1:
      .list(
        columns: 1 + random.next(below: 3), height: CGFloat(20 + random.next(below: 30)),
        header: random.once(in: 2), orthogonal: random.once(in: 2))
    default:
      .flow(
        Flow(
          isHorizontal: random.once(in: 4),
          size: NSSize(width: 40 + random.next(below: 60), height: 20 + random.next(below: 30)),
          spacing: CGFloat(random.next(below: 10)), inset: CGFloat(random.next(below: 8)),
          header: CGFloat(random.next(below: 2) * 20), pins: random.once(in: 2)))
    }
  }

  @MainActor
  func make() -> NSCollectionViewLayout {
    switch self {
    case .flow(let flow): return Self.make(flow)
    case .grid(let rows, let columns, let spacing):
      let grid = NSCollectionViewGridLayout()
      grid.minimumItemSize = NSSize(width: 40, height: 25)
      grid.maximumItemSize = NSSize(width: 70, height: 50)
      (grid.maximumNumberOfRows, grid.maximumNumberOfColumns) = (rows, columns)
      (grid.minimumInteritemSpacing, grid.minimumLineSpacing) = (spacing, spacing + 2)
      return grid
    case .list(let columns, let height, let header, let orthogonal):
      return NSCollectionViewCompositionalLayout { index, _ in
        let section = Self.section(columns, height, header)
        if orthogonal, index % 2 == 1 { section.orthogonalScrollingBehavior = .continuous }
        return section
      }
    }
  }

  /// Rows of items, or a row of groups where it scrolls by itself.
  @MainActor
  private static func section(
    _ columns: Int, _ height: CGFloat, _ header: Bool
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(height)),
        subitems: [item]))
    section.interGroupSpacing = 3
    if header {
      let title = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(18)),
        elementKind: NSCollectionView.elementKindSectionHeader, alignment: .top)
      title.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [title]
    }
    return section
  }

  /// Whether a section can scroll by itself.
  var scrollsSections: Bool {
    switch self {
    case .flow(let flow): !flow.isHorizontal
    case .grid: false
    case .list(_, _, _, let orthogonal): orthogonal
    }
  }

  @MainActor
  private static func make(_ flow: Flow) -> NSCollectionViewFlowLayout {
    let layout = NSCollectionViewFlowLayout()
    layout.scrollDirection = flow.isHorizontal ? .horizontal : .vertical
    layout.itemSize = flow.size
    layout.minimumInteritemSpacing = flow.spacing
    layout.minimumLineSpacing = flow.spacing + 1
    layout.sectionInset = NSEdgeInsets(
      top: flow.inset, left: flow.inset, bottom: flow.inset, right: flow.inset)
    layout.headerReferenceSize = NSSize(width: flow.header, height: flow.header)
    layout.sectionHeadersPinToVisibleBounds = flow.pins
    return layout
  }
}
