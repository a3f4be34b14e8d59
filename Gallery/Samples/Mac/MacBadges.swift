// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

/// The Mac's badges: a count at the corner of each item that has one.
class MacBadges: MacNumbersSample, Sample {
  nonisolated class var name: String { "mac-badges" }
  nonisolated class var summary: String {
    "A window of the Mac: a count at the corner of items that have one."
  }

  // Fewer items say as much, and weigh less.
  static let referenceSize: CGSize? = CGSize(width: 320, height: 400)

  static let badgeElementKind = "badge-element-kind"

  /// The count of each item, some of none.
  private lazy var counts: [Int] = {
    var generator = SplitMix64(seed: seed)
    return (0..<100).map { _ in Int.random(in: 0...2, using: &generator) }
  }()

  var problem: String? { nil }

  override class var background: NSColor { .windowBackgroundColor }
  override var numbers: [[Int]] { [Array(0..<100)] }

  override func createLayout() -> NSCollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badgeSize = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize, elementKind: Self.badgeElementKind, containerAnchor: badgeAnchor)

    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.22), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return NSCollectionViewCompositionalLayout(section: section)
  }

  override func configure(_ collectionView: NSCollectionView) {
    collectionView.register(
      MacBadge.self, forSupplementaryViewOfKind: Self.badgeElementKind,
      withIdentifier: MacBadge.reuseIdentifier)
  }

  override func item(
    for number: Int, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> NSCollectionViewItem {
    let item = super.item(for: number, at: indexPath, in: collectionView)
    (item.view as? NSBox)?.cornerRadius = 8
    let shadow = NSShadow()
    shadow.shadowOffset = NSSize(width: 2, height: -2)
    shadow.shadowBlurRadius = 2
    item.view.shadow = shadow
    return item
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> (any NSView & NSCollectionViewElement)? {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: MacBadge.reuseIdentifier, for: indexPath)
    guard let badge = view as? any CountBadge else { return nil }
    badge.show(counts[indexPath.item])
    badge.isHidden = counts[indexPath.item] == 0
    return badge
  }
}
