// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The Mac's list: rows of one item.
final class MacList: MacNumbersSample, Sample {
  static let name = "mac-list"
  static let summary = "A window of the Mac: a list of rows."

  override func createLayout() -> NSCollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    return NSCollectionViewCompositionalLayout(section: section)
  }

  override func configure(_ collectionView: NSCollectionView) {
    collectionView.register(
      MacListItem.self, forItemWithIdentifier: MacListItem.reuseIdentifier)
  }

  override func item(
    for number: Int, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: MacListItem.reuseIdentifier, for: indexPath)
    item.textField?.stringValue = "\(number)"
    return item
  }
}
