// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// A layout written briefly, with the frames of its cells as text to compare.
struct SolverFixture {
  var container = CGSize(width: 320, height: 480)
  var scale: CGFloat = 2
  var direction = LayoutAxis.vertical
  var sections: [SectionSpecification]
  var counts: [Int]
  var interSectionSpacing: CGFloat = 0
  var boundary: [BoundarySpecification] = []

  /// One section of a group.
  init(_ group: GroupSpecification, items: Int) {
    self.init(SectionSpecification(group: group), counts: [items])
  }

  /// The same section for each count.
  init(_ section: SectionSpecification, counts: [Int]) {
    sections = counts.map { _ in section }
    self.counts = counts
  }

  var specification: LayoutSpecification {
    var specification = LayoutSpecification(
      sections: sections, itemCounts: counts, containerSize: container,
      pixelGrid: PixelGrid(scale: scale))
    specification.scrollDirection = direction
    specification.interSectionSpacing = interSectionSpacing
    specification.boundarySupplementaryItems = boundary
    return specification
  }

  func solve() throws -> SolvedLayout { try SolvedLayout(specification) }

  /// The frames of all cells, each `(x, y, w, h)`.
  func cells() throws -> [CGRect] { try solve().cellFrames }

  static let window = Viewport(visibleRect: CGRect(x: 0, y: 0, width: 320, height: 480))
}

extension SolvedLayout {
  /// The frames of all cells, section by section.
  var cellFrames: [CGRect] {
    specification.itemCounts.enumerated().flatMap { section, count in
      (0..<count).compactMap { cell(item: $0, section: section)?.frame }
    }
  }

  /// Everything in the content.
  var allElements: [SolvedElement] {
    elements(
      in: CGRect(origin: .zero, size: contentSize), viewport: Viewport(visibleRect: .zero))
  }
}

extension DimensionSpecification {
  static func fw(_ fraction: CGFloat) -> Self { .fractionalWidth(fraction) }
  static func fh(_ fraction: CGFloat) -> Self { .fractionalHeight(fraction) }
  static func ab(_ points: CGFloat) -> Self { .absolute(points) }
  static func es(_ points: CGFloat) -> Self { .estimated(points) }
  static func uniform(_ points: CGFloat) -> Self { .uniformAcrossSiblings(estimate: points) }
}

/// A cell of a size.
func item(
  _ width: DimensionSpecification, _ height: DimensionSpecification,
  insets: NSDirectionalEdgeInsets = .zero, edges: EdgeSpacingSpecification = .none
) -> SubitemSpecification {
  var item = ItemSpecification(layoutSize: SizeSpecification(width: width, height: height))
  item.contentInsets = insets
  item.edgeSpacing = edges
  return .item(item)
}

/// A horizontal group.
func row(
  _ width: DimensionSpecification, _ height: DimensionSpecification,
  _ subitems: [SubitemSpecification], spacing: SpacingSpecification = .fixed(0)
) -> GroupSpecification {
  var group = GroupSpecification(
    layoutSize: SizeSpecification(width: width, height: height), axis: .horizontal,
    subitems: subitems)
  group.interItemSpacing = spacing
  return group
}

/// A vertical group.
func column(
  _ width: DimensionSpecification, _ height: DimensionSpecification,
  _ subitems: [SubitemSpecification], spacing: SpacingSpecification = .fixed(0)
) -> GroupSpecification {
  var group = row(width, height, subitems, spacing: spacing)
  group.axis = .vertical
  return group
}

/// Insets in the order of the specification's tables.
func insets(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// A frame as `x y w h`.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A header or footer.
func boundaryItem(
  _ kind: String, _ width: DimensionSpecification, _ height: DimensionSpecification,
  _ alignment: NSRectAlignment
) -> BoundarySpecification {
  BoundarySpecification(
    elementKind: kind, layoutSize: SizeSpecification(width: width, height: height),
    alignment: alignment)
}
