// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension Blueprint {
  /// The layout that the blueprint describes.
  func solve(_ building: Building = Building()) throws -> TestLayout {
    let size = building.size(container)
    var fixture = Fixture(
      size.width, size.height,
      direction: building.isTransposed == (direction == .vertical) ? .horizontal : .vertical,
      interSectionSpacing: sectionSpacing * building.factor)
    fixture.scale = scale / building.pixelFactor
    fixture.layoutMargins = building.insets(insets(12, 20, 0, 0))
    fixture.configuration.boundarySupplementaryItems = global.map(building.boundary)
    return try fixture.solve(sections.map { (building.section($0), $0.count) })
  }

  /// How a blueprint is built: larger, or with x and y swapped.
  struct Building {
    /// What every length in points is multiplied with.
    var factor: CGFloat = 1
    /// What pixels per point are divided by.
    var pixelFactor: CGFloat = 1
    /// Whether width and height, leading and top change places.
    var isTransposed = false

    func size(_ size: CGSize) -> CGSize {
      isTransposed
        ? CGSize(width: size.height * factor, height: size.width * factor)
        : CGSize(width: size.width * factor, height: size.height * factor)
    }

    func point(_ point: CGPoint) -> CGPoint {
      isTransposed
        ? CGPoint(x: point.y * factor, y: point.x * factor)
        : CGPoint(x: point.x * factor, y: point.y * factor)
    }

    func rect(_ rect: CGRect) -> CGRect {
      CGRect(origin: point(rect.origin), size: size(rect.size))
    }

    func section(_ section: Section) -> NSCollectionLayoutSection {
      let described = NSCollectionLayoutSection(group: group(section.group))
      described.contentInsets = insets(section.insets)
      described.interGroupSpacing = section.spacing * factor
      described.orthogonalScrollingBehavior = section.orthogonal
      if section.usesMargins {
        described.contentInsetsReference = .layoutMargins
        described.supplementaryContentInsetsReference = .layoutMargins
      }
      described.supplementariesFollowContentInsets = section.followsInsets
      described.boundarySupplementaryItems = section.boundary.map(boundary)
      if let background = section.background {
        let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        decoration.contentInsets = insets(background)
        described.decorationItems = [decoration]
      }
      return described
    }

    func boundary(_ boundary: Boundary) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(boundary.size), elementKind: boundary.kind,
        alignment: alignment(boundary.alignment), absoluteOffset: point(boundary.offset))
      item.extendsBoundary = boundary.extends
      item.pinToVisibleBounds = boundary.isPinned
      item.contentInsets = insets(boundary.insets)
      return item
    }

    private func group(_ part: Part) -> NSCollectionLayoutGroup {
      guard case .group(let group) = part.content else {
        return horizontal(
          .fractionalWidth(1), .absolute(1), [slot(.fractionalWidth(1), .absolute(1))])
      }
      let result = arranged(group, size: size(part.size))
      result.interItemSpacing = group.spacing.map(spacing)
      result.supplementaryItems = part.badges.map(badge)
      apply(part, to: result)
      return result
    }

    private func arranged(
      _ group: Group, size: NSCollectionLayoutSize
    ) -> NSCollectionLayoutGroup {
      let parts = group.parts.map(part)
      let isHorizontal = (group.axis == .horizontal) != isTransposed
      switch (group.filling, isHorizontal) {
      case (.packing, true): return .horizontal(layoutSize: size, subitems: parts)
      case (.packing, false): return .vertical(layoutSize: size, subitems: parts)
      case (.dividing(let count), true):
        return .horizontal(layoutSize: size, subitem: parts[0], count: count)
      case (.dividing(let count), false):
        return .vertical(layoutSize: size, subitem: parts[0], count: count)
      case (.repeating(let count), true):
        return .horizontal(layoutSize: size, repeatingSubitem: parts[0], count: count)
      case (.repeating(let count), false):
        return .vertical(layoutSize: size, repeatingSubitem: parts[0], count: count)
      case (.custom(let frames), _):
        return .custom(layoutSize: size) { _ in
          frames.map { NSCollectionLayoutGroupCustomItem(frame: rect($0)) }
        }
      }
    }

    private func part(_ part: Part) -> NSCollectionLayoutItem {
      if case .group = part.content { return group(part) }
      let item = NSCollectionLayoutItem(
        layoutSize: size(part.size), supplementaryItems: part.badges.map(badge))
      apply(part, to: item)
      return item
    }

    private func apply(_ part: Part, to item: NSCollectionLayoutItem) {
      item.contentInsets = insets(part.insets)
      item.edgeSpacing = part.edges.map { edges in
        let (leading, top) = isTransposed ? (edges.top, edges.leading) : (edges.leading, edges.top)
        let (trailing, bottom) =
          isTransposed ? (edges.bottom, edges.trailing) : (edges.trailing, edges.bottom)
        return NSCollectionLayoutEdgeSpacing(
          leading: leading.map(spacing), top: top.map(spacing), trailing: trailing.map(spacing),
          bottom: bottom.map(spacing))
      }
    }

    private func badge(_ badge: Badge) -> NSCollectionLayoutSupplementaryItem {
      var offset = point(badge.offset)
      if badge.isFractional { offset = CGPoint(x: offset.x / factor, y: offset.y / factor) }
      let edges = edges(badge.edges)
      return NSCollectionLayoutSupplementaryItem(
        layoutSize: size(badge.size), elementKind: badge.kind,
        containerAnchor: badge.isFractional
          ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
          : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset))
    }

    private func size(_ size: Size) -> NSCollectionLayoutSize {
      let (width, height) = (length(size.width), length(size.height))
      return NSCollectionLayoutSize(
        widthDimension: isTransposed ? height : width,
        heightDimension: isTransposed ? width : height)
    }

    private func length(_ length: Length) -> NSCollectionLayoutDimension {
      switch length {
      case .width(let share): isTransposed ? .fractionalHeight(share) : .fractionalWidth(share)
      case .height(let share): isTransposed ? .fractionalWidth(share) : .fractionalHeight(share)
      case .absolute(let points): .absolute(points * factor)
      case .estimated(let points): .estimated(points * factor)
      case .uniform(let points): .uniformAcrossSiblings(estimate: points * factor)
      }
    }

    private func spacing(_ spacing: Spacing) -> NSCollectionLayoutSpacing {
      spacing.isFlexible ? .flexible(spacing.points * factor) : .fixed(spacing.points * factor)
    }

    func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
      isTransposed
        ? NSDirectionalEdgeInsets(
          top: insets.leading * factor, leading: insets.top * factor,
          bottom: insets.trailing * factor, trailing: insets.bottom * factor)
        : NSDirectionalEdgeInsets(
          top: insets.top * factor, leading: insets.leading * factor,
          bottom: insets.bottom * factor, trailing: insets.trailing * factor)
    }

    private func edges(_ edges: NSDirectionalRectEdge) -> NSDirectionalRectEdge {
      guard isTransposed else { return edges }
      let swapped: [(NSDirectionalRectEdge, NSDirectionalRectEdge)] = [
        (.top, .leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
      ]
      return NSDirectionalRectEdge(swapped.filter { edges.contains($0.0) }.map(\.1))
    }

    private func alignment(_ alignment: NSRectAlignment) -> NSRectAlignment {
      guard isTransposed else { return alignment }
      return switch alignment {
      case .none: .none
      case .top: .leading
      case .topLeading: .topLeading
      case .leading: .top
      case .bottomLeading: .topTrailing
      case .bottom: .trailing
      case .bottomTrailing: .bottomTrailing
      case .trailing: .bottom
      case .topTrailing: .bottomLeading
      }
    }
  }
}
