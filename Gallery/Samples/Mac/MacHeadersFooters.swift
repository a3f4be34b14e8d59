// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The Mac's sections with titles above and below.
final class MacHeadersFooters: MacNumbersSample, Sample {
  static let name = "mac-headers-footers"
  static let summary = "A window of the Mac: sections with titles above and below."

  static let sectionHeaderElementKind = "section-header-element-kind"
  static let sectionFooterElementKind = "section-footer-element-kind"

  override class var background: NSColor { .windowBackgroundColor }
  override var numbers: [[Int]] { (0..<5).map { Array($0 * 5..<$0 * 5 + 5) } }

  override func createLayout() -> NSCollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)

    let titleSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: titleSize, elementKind: Self.sectionHeaderElementKind, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: titleSize, elementKind: Self.sectionFooterElementKind, alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    return NSCollectionViewCompositionalLayout(section: section)
  }

  override func configure(_ collectionView: NSCollectionView) {
    collectionView.register(
      MacListItem.self, forItemWithIdentifier: MacListItem.reuseIdentifier)
    for kind in [Self.sectionHeaderElementKind, Self.sectionFooterElementKind] {
      collectionView.register(
        MacTitleView.self, forSupplementaryViewOfKind: kind,
        withIdentifier: MacTitleView.reuseIdentifier)
    }
  }

  override func item(
    for number: Int, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: MacListItem.reuseIdentifier, for: indexPath)
    item.textField?.stringValue = "\(indexPath.section),\(indexPath.item)"
    return item
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> (any NSView & NSCollectionViewElement)? {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: MacTitleView.reuseIdentifier, for: indexPath)
    guard let title = view as? MacTitleView else { return nil }
    let name = kind == Self.sectionHeaderElementKind ? "Header" : "Footer"
    title.label.stringValue = "\(name) for section \(indexPath.section)"
    return title
  }
}
