// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// Where a layout is tested: 320 × 480 points at 2 pixels a point, unless said otherwise.
///
/// It solves descriptions, which it is given, and specifications, which are its own;
/// ``FlowSections`` are laid out in one too.
struct Fixture {
  var size = CGSize(width: 320, height: 480)
  var scale: CGFloat = 2
  var contentInsets = NSDirectionalEdgeInsets.zero
  var safeAreaInsets = NSDirectionalEdgeInsets.zero
  var layoutMargins = NSDirectionalEdgeInsets.zero
  var readableInsets = NSDirectionalEdgeInsets.zero
  var configuration = UICollectionViewCompositionalLayoutConfiguration()
  var sections: [SectionSpecification] = []
  var counts: [Int] = []
  var boundary: [BoundarySpecification] = []

  /// A fixture of another size, direction or spacing.
  init(
    _ width: CGFloat = 320, _ height: CGFloat = 480,
    direction: CollectionLayoutScrollDirection = .vertical, interSectionSpacing: CGFloat = 0
  ) {
    size = CGSize(width: width, height: height)
    self.direction = direction
    self.interSectionSpacing = interSectionSpacing
  }

  /// One section of a group.
  init(_ group: GroupSpecification, items: Int) {
    self.init(SectionSpecification(group: group), counts: [items])
  }

  /// The same section for each count.
  init(_ section: SectionSpecification, counts: [Int]) {
    sections = counts.map { _ in section }
    self.counts = counts
  }

  var direction: CollectionLayoutScrollDirection {
    get { configuration.scrollDirection }
    set { configuration.scrollDirection = newValue }
  }

  var interSectionSpacing: CGFloat {
    get { configuration.interSectionSpacing }
    set { configuration.interSectionSpacing = newValue }
  }

  var axis: LayoutAxis { direction == .vertical ? .vertical : .horizontal }

  // MARK: Descriptions

  /// Returns what the layout is made in, for so many items in each section.
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

  // MARK: Specifications

  var specification: LayoutSpecification {
    var specification = LayoutSpecification(
      sections: sections, itemCounts: counts, containerSize: size,
      pixelGrid: PixelGrid(scale: scale))
    specification.scrollDirection = axis
    specification.interSectionSpacing = interSectionSpacing
    specification.boundarySupplementaryItems = boundary
    return specification
  }

  func solve() throws -> SolvedLayout { try SolvedLayout(specification) }

  /// The frames of all cells, each `(x, y, w, h)`.
  func cells() throws -> [CGRect] { try solve().cellFrames }

  static let window = Viewport(visibleRect: CGRect(x: 0, y: 0, width: 320, height: 480))
}

/// Solves one section in 320 × 480 points at 2 pixels a point.
func solve(_ section: NSCollectionLayoutSection, count: Int) throws -> TestLayout {
  try Fixture().solve(section, count: count)
}

/// Solves sections of one group without more in 320 × 480 points at 2 pixels a point.
func solve(_ group: NSCollectionLayoutGroup, count: Int) throws -> TestLayout {
  try Fixture().solve(section(group), count: count)
}
