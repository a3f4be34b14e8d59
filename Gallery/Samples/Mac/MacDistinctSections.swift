// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The Mac's three sections: a list, and grids of five and three columns.
final class MacDistinctSections: MacSectionsSample, Sample {
  static let name = "mac-distinct-sections"
  static let summary = "A window of the Mac: a list, and grids of five and three columns."

  override func columnCount(of kind: SectionLayoutKind, width: CGFloat) -> Int {
    kind.columnCount
  }
}

/// The same sections, whose columns follow the width.
final class MacAdaptiveSections: MacSectionsSample, Sample {
  static let name = "mac-adaptive-sections"
  static let summary = "A window of the Mac: columns follow the width. Try --size 1000x600."
  static var ownStates: GoldenState.Changes {
    ["wide": { $0.size = CGSize(width: 1000, height: 600) }]
  }

  override func columnCount(of kind: SectionLayoutKind, width: CGFloat) -> Int {
    width > 800 ? kind.columnCount * 2 : kind.columnCount
  }
}

/// What both have: three sections with columns of their own.
class MacSectionsSample: MacNumbersSample {
  enum SectionLayoutKind: Int, CaseIterable {
    case list, grid5, grid3

    var columnCount: Int {
      switch self {
      case .grid3: 3
      case .grid5: 5
      case .list: 1
      }
    }
  }

  override var numbers: [[Int]] {
    SectionLayoutKind.allCases.map { Array($0.rawValue * 10..<$0.rawValue * 10 + 10) }
  }

  func columnCount(of kind: SectionLayoutKind, width: CGFloat) -> Int { 1 }

  override func createLayout() -> NSCollectionViewLayout {
    NSCollectionViewCompositionalLayout { [unowned self] sectionIndex, layoutEnvironment in
      guard let kind = SectionLayoutKind(rawValue: sectionIndex) else { return nil }
      let columns = columnCount(
        of: kind, width: layoutEnvironment.container.effectiveContentSize.width)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

      let groupHeight =
        kind == .list
        ? NSCollectionLayoutDimension.absolute(44)
        : NSCollectionLayoutDimension.fractionalWidth(0.2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }

  override func configure(_ collectionView: NSCollectionView) {
    collectionView.register(
      MacListItem.self, forItemWithIdentifier: MacListItem.reuseIdentifier)
  }

  override func item(
    for number: Int, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> NSCollectionViewItem {
    let kind = SectionLayoutKind(rawValue: indexPath.section)
    guard kind != .list else {
      let item = collectionView.makeItem(
        withIdentifier: MacListItem.reuseIdentifier, for: indexPath)
      item.textField?.stringValue = "\(number)"
      return item
    }
    let item = super.item(for: number, at: indexPath, in: collectionView)
    (item.view as? NSBox)?.cornerRadius = kind == .grid5 ? 8 : 0
    return item
  }
}
