// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// Where a layout is tested: 320 × 480 points at 2 pixels a point, unless said otherwise.
struct Fixture {
  var size = CGSize(width: 320, height: 480)
  var scale: CGFloat = 2
  var contentInsets = NSDirectionalEdgeInsets.zero
  var safeAreaInsets = NSDirectionalEdgeInsets.zero
  var layoutMargins = NSDirectionalEdgeInsets.zero
  var readableInsets = NSDirectionalEdgeInsets.zero
  var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// A fixture of another size, direction or spacing.
  init(
    _ width: CGFloat = 320, _ height: CGFloat = 480,
    direction: CollectionLayoutScrollDirection = .vertical, interSectionSpacing: CGFloat = 0
  ) {
    size = CGSize(width: width, height: height)
    configuration.scrollDirection = direction
    configuration.interSectionSpacing = interSectionSpacing
  }

  /// What the layout is made in, for so many items in each section.
  func context(counts: [Int]) -> LayoutContext {
    var insets = LayoutContext.ReferenceInsets()
    insets.safeArea = safeAreaInsets
    insets.layoutMargins = layoutMargins
    insets.readableContent = readableInsets
    return LayoutContext(
      environment: LayoutEnvironment(
        container: LayoutContainer(contentSize: size, contentInsets: contentInsets),
        traitCollection: UITraitCollection(displayScale: scale)),
      referenceInsets: insets, configuration: configuration, itemCounts: counts)
  }

  /// The layout of one section for every index.
  func solve(_ section: NSCollectionLayoutSection, counts: [Int]) throws -> TestLayout {
    try TestLayout(context(counts: counts).freeze(repeating: section), counts: counts)
  }

  /// The layout of one section.
  func solve(_ section: NSCollectionLayoutSection, count: Int) throws -> TestLayout {
    try solve(section, counts: [count])
  }

  /// The layout of different sections.
  func solve(_ sections: [(NSCollectionLayoutSection, count: Int)]) throws -> TestLayout {
    let counts = sections.map(\.count)
    let frozen = try context(counts: counts).freeze { index, _ in sections[index].0 }
    return try TestLayout(frozen, counts: counts)
  }
}

/// Solves one section in 320 × 480 points at 2 pixels a point.
func solve(_ section: NSCollectionLayoutSection, count: Int) throws -> TestLayout {
  try Fixture().solve(section, count: count)
}

/// Solves sections of one group without more in 320 × 480 points at 2 pixels a point.
func solve(_ group: NSCollectionLayoutGroup, count: Int) throws -> TestLayout {
  try Fixture().solve(section(group), count: count)
}
