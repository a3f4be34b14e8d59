// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Foundation
import Geometry
import SeededRandom

/// Random sections as clients describe them: nested groups, insets and spacing of all kinds.
struct RandomSections {
  var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: UInt64(seed)) }

  @MainActor
  mutating func layout() -> UICollectionViewCompositionalLayout {
    let sections = (0..<3).map { _ in section() }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = random.pick([0, 12])
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index] }, configuration: configuration)
  }

  mutating func counts() -> [Int] { (0..<3).map { _ in 1 + random.next(below: 14) } }

  private mutating func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(depth: 1))
    section.contentInsets = insets()
    section.interGroupSpacing = random.pick([0, 7.5, 10])
    if random.once(in: 3) { section.orthogonalScrollingBehavior = .continuous }
    if random.once(in: 3) { section.boundarySupplementaryItems = [boundaryItem(.absolute(24))] }
    return section
  }

  private mutating func group(depth: Int) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: random.pick([.fractionalWidth(1), .fractionalWidth(0.6), .absolute(180)]),
      heightDimension: depth == 1
        ? random.pick([.absolute(120), .absolute(75.5)])
        : random.pick([.fractionalHeight(1), .fractionalHeight(0.5)]))
    let count = 1 + random.next(below: 3)
    let subitems = (0..<count).map { _ in
      depth < 3 && random.once(in: 3) ? group(depth: depth + 1) : item()
    }
    let result: NSCollectionLayoutGroup =
      random.once(in: 2)
      ? .horizontal(layoutSize: size, subitems: subitems)
      : .vertical(layoutSize: size, subitems: subitems)
    result.interItemSpacing = random.pick([nil, .fixed(6), .flexible(4)])
    result.contentInsets = insets()
    if depth == 1 { result.edgeSpacing = edgeSpacing() }
    return result
  }

  private mutating func item() -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: random.pick([.fractionalWidth(0.3), .fractionalWidth(0.333), .absolute(44)]
        ),
        heightDimension: random.pick([.fractionalHeight(0.4), .absolute(30), .fractionalWidth(0.2)])
      ))
    item.contentInsets = insets()
    item.edgeSpacing = edgeSpacing()
    return item
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    guard random.once(in: 2) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: random.pick([0, 2, 4.5]), leading: random.pick([0, 3, 8]),
      bottom: random.pick([0, 2.5]), trailing: random.pick([0, 5]))
  }

  private mutating func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? {
    guard random.once(in: 4) else { return nil }
    return NSCollectionLayoutEdgeSpacing(
      leading: random.pick([nil, .fixed(4), .flexible(2)]), top: random.pick([nil, .fixed(3)]),
      trailing: random.pick([nil, .flexible(0)]), bottom: nil)
  }
}
