// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// A layout made from a seed: the same seed makes the same layout.
struct RandomLayout {
  /// What a layout may contain.
  struct Features: OptionSet {
    let rawValue: Int
    static let estimates = Features(rawValue: 1)
    static let orthogonal = Features(rawValue: 2)
    static let boundary = Features(rawValue: 4)
    static let badges = Features(rawValue: 8)
    static let flexible = Features(rawValue: 16)
    static let nested = Features(rawValue: 32)
    static let all: Features = [.estimates, .orthogonal, .boundary, .badges, .flexible, .nested]
  }

  private var state: UInt64
  private let features: Features

  init(seed: UInt64, features: Features = .all) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
    self.features = features
  }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  mutating func length(_ limit: Int) -> CGFloat { CGFloat(next(limit * 2)) / 2 }

  mutating func insets(_ limit: Int) -> NSDirectionalEdgeInsets {
    guard chance(40) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: length(limit), leading: length(limit), bottom: length(limit), trailing: length(limit))
  }

  mutating func spacing(_ limit: Int) -> SpacingSpecification {
    features.contains(.flexible) && chance(25) ? .flexible(length(limit)) : .fixed(length(limit))
  }

  mutating func edges() -> EdgeSpacingSpecification {
    guard chance(25) else { return .none }
    return EdgeSpacingSpecification(
      leading: spacing(6), top: spacing(6), trailing: spacing(6), bottom: spacing(6))
  }

  private mutating func estimate(_ points: CGFloat) -> DimensionSpecification? {
    guard features.contains(.estimates), chance(20) else { return nil }
    return chance(30) ? .uniformAcrossSiblings(estimate: points) : .estimated(points)
  }

  mutating func dimension(_ axis: LayoutAxis) -> DimensionSpecification {
    if let estimate = estimate(10 + length(60)) { return estimate }
    switch next(4) {
    case 0: return .absolute(8 + length(120))
    case 1: return axis == .horizontal ? .fractionalHeight(0.25) : .fractionalWidth(0.25)
    default:
      let fraction = pick([1, 0.5, 1.0 / 3, 0.25, 0.3, 0.7, 0.2] as [CGFloat])
      return axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
    }
  }

  mutating func badges() -> [SupplementarySpecification] {
    guard features.contains(.badges), chance(25) else { return [] }
    let edges: [NSDirectionalRectEdge] = [
      .top, [.top, .trailing], .leading, [.bottom, .leading], [],
    ]
    return [
      SupplementarySpecification(
        elementKind: pick(["badge", "mark"]),
        layoutSize: SizeSpecification(width: .absolute(8), height: .fractionalHeight(0.25)),
        containerAnchor: AnchorSpecification(
          edges: pick(edges), offset: .fractional(CGPoint(x: 0.25, y: -0.5))))
    ]
  }

  mutating func item() -> ItemSpecification {
    var item = ItemSpecification(
      layoutSize: SizeSpecification(
        width: dimension(.horizontal), height: dimension(.vertical)))
    item.contentInsets = insets(6)
    item.edgeSpacing = edges()
    item.supplementaryItems = badges()
    return item
  }

  mutating func group(depth: Int) -> GroupSpecification {
    var subitems: [SubitemSpecification] = []
    for _ in 0...next(3) {
      let isGroup = features.contains(.nested) && depth < 2 && chance(25)
      subitems.append(isGroup ? .group(group(depth: depth + 1)) : .item(item()))
    }
    var group = GroupSpecification(
      layoutSize: SizeSpecification(
        width: dimension(.horizontal), height: dimension(.vertical)),
      axis: chance(60) ? .horizontal : .vertical, subitems: subitems)
    if chance(15) { group.filling = .dividing(count: 1 + next(4)) }
    if chance(15) { group.filling = .repeating(count: 1 + next(4)) }
    if chance(8) {
      group.filling = .custom(
        (0..<1 + next(4)).map { _ in
          .init(frame: CGRect(x: length(80), y: length(80), width: length(60), height: length(60)))
        })
    }
    group.interItemSpacing = spacing(12)
    group.contentInsets = insets(6)
    group.edgeSpacing = edges()
    group.supplementaryItems = badges()
    return group
  }

  mutating func boundaryItems(_ prefix: String) -> [BoundarySpecification] {
    guard features.contains(.boundary), chance(50) else { return [] }
    return (0...next(3)).map { number in
      var item = BoundarySpecification(
        elementKind: "\(prefix)\(number)",
        layoutSize: SizeSpecification(
          width: dimension(.horizontal), height: dimension(.vertical)),
        alignment: pick(NSRectAlignment.allCases))
      item.extendsBoundary = chance(75)
      item.pinToVisibleBounds = chance(40)
      if chance(30) { item.offset = CGPoint(x: length(10) - 5, y: length(10) - 5) }
      item.contentInsets = insets(3)
      return item
    }
  }

  mutating func section() -> SectionSpecification {
    var section = SectionSpecification(group: group(depth: 0))
    section.contentInsets = insets(10)
    section.interGroupSpacing = chance(50) ? length(12) : 0
    section.supplementariesFollowContentInsets = chance(70)
    if chance(30) {
      section.referenceInsets.leading = 20
      section.supplementaryReferenceInsets.leading = 20
    }
    if features.contains(.orthogonal), chance(30) {
      section.orthogonalScrollingBehavior = pick(OrthogonalBehavior.allCases)
    }
    section.boundarySupplementaryItems = boundaryItems("boundary")
    if features.contains(.boundary), chance(30) {
      section.decorationItems = [
        DecorationSpecification(elementKind: "back", contentInsets: insets(4), zIndex: -1)
      ]
    }
    return section
  }

  mutating func specification() -> LayoutSpecification {
    let sections = (0..<1 + next(4)).map { _ in section() }
    var specification = LayoutSpecification(
      sections: sections, itemCounts: sections.map { _ in chance(15) ? 0 : next(40) },
      containerSize: CGSize(width: 320, height: 480),
      pixelGrid: PixelGrid(scale: CGFloat(1 + next(3))))
    specification.scrollDirection = chance(75) ? .vertical : .horizontal
    specification.interSectionSpacing = chance(50) ? length(20) : 0
    specification.boundarySupplementaryItems = boundaryItems("layout")
    return specification
  }
}
