// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The Mac's nested groups: a large item beside two small ones.
final class MacNestedGroups: MacNestedSample, Sample {
  static let name = "mac-nested-groups"
  static let summary = "A window of the Mac: a large item beside two small ones."

  override var numbers: [[Int]] { [Array(0..<100)] }

  override func createLayout() -> NSCollectionViewLayout {
    let section = NSCollectionLayoutSection(
      group: nestedGroup(width: .fractionalWidth(1.0), height: .fractionalHeight(0.4)))
    return NSCollectionViewCompositionalLayout(section: section)
  }
}

/// The same groups beside each other, in a section that scrolls sideways.
final class MacOrthogonal: MacNestedSample, Sample {
  static let name = "mac-orthogonal"
  static let summary = "A window of the Mac: a section that scrolls sideways."
  static var ownStates: GoldenState.Changes {
    ["section-scrolled": { $0.sectionOffsets = [SectionOffset(section: 0, offset: 500)] }]
  }

  override var numbers: [[Int]] { [Array(0..<30)] }

  override func createLayout() -> NSCollectionViewLayout {
    let section = NSCollectionLayoutSection(
      group: nestedGroup(width: .fractionalHeight(1.4), height: .fractionalHeight(1.0)))
    section.orthogonalScrollingBehavior = .continuous
    return NSCollectionViewCompositionalLayout(section: section)
  }

  override func configure(_ collectionView: NSCollectionView) {
    collectionView.isSelectable = false
  }
}

/// What both have: groups in groups.
class MacNestedSample: MacNumbersSample {
  override class var background: NSColor { .windowBackgroundColor }

  final func nestedGroup(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let leadingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
    leadingItem.contentInsets = insets

    let trailingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
    trailingItem.contentInsets = insets
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
      subitem: trailingItem, count: 2)

    return NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      subitems: [leadingItem, trailingGroup])
  }

  override func item(
    for number: Int, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> NSCollectionViewItem {
    let item = super.item(for: number, at: indexPath, in: collectionView)
    item.textField?.stringValue = "\(indexPath.section), \(indexPath.item)"
    (item.view as? NSBox)?.cornerRadius = 8
    return item
  }
}
