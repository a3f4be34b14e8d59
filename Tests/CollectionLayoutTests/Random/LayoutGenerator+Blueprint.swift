// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension Blueprint {
  /// A random layout; the same for the same seed.
  init(seed: UInt64, _ variety: Variety = .everything) {
    var generator = LayoutGenerator(seed: seed, variety)
    self = generator.blueprint()
  }
}

extension LayoutGenerator {
  typealias Badge = Blueprint.Badge
  typealias Boundary = Blueprint.Boundary
  typealias Edges = Blueprint.Edges
  typealias Group = Blueprint.Group
  typealias Length = Blueprint.Length
  typealias Part = Blueprint.Part
  typealias Section = Blueprint.Section
  typealias Size = Blueprint.Size
  typealias Spacing = Blueprint.Spacing

  mutating func blueprint() -> Blueprint {
    let container =
      variety.unit >= 16
      ? CGSize(width: 320, height: 512)
      : CGSize(
        width: random.pick([320, 375, 390, 301, 1024]), height: random.pick([480, 667, 844]))
    var result = Blueprint(container: container, sections: [])
    result.scale = variety.unit >= 16 ? 2 : random.pick([1, 2, 2, 3])
    result.direction = random.once(in: 3) ? .horizontal : .vertical
    result.sectionSpacing = random.once(in: 2) ? points(0...20) : 0
    if variety.hasBoundaryItems, random.once(in: 4) {
      result.global = [boundary("global", direction: result.direction)]
    }
    if variety.isUnusual { result.global += sideItems("layout") }
    let count = Int.random(in: 1...4, using: &random)
    result.sections = (0..<count).map { _ in section(direction: result.direction) }
    return result
  }

  mutating func section(direction: CollectionLayoutScrollDirection) -> Section {
    let isOrthogonal = variety.hasOrthogonalSections && random.once(in: 5)
    var section = Section(
      group: rootGroup(direction: direction), count: Int.random(in: 0...40, using: &random))
    if random.once(in: 8) { section.count = 0 }
    section.insets = insets(variety.unit >= 16 ? 48 : 30)
    section.spacing = random.once(in: 2) ? points(0...20) : 0
    section.orthogonal = isOrthogonal ? .continuous : .none
    section.followsInsets = !random.once(in: 3)
    if variety.hasBoundaryItems {
      if random.once(in: 3) { section.boundary.append(boundary("header", direction: direction)) }
      if random.once(in: 4) { section.boundary.append(boundary("footer", direction: direction)) }
      if random.once(in: 4) { section.background = insets(10) }
    }
    if variety.isUnusual {
      section.usesMargins = random.once(in: 3)
      section.boundary += sideItems("side")
      if isOrthogonal { section.orthogonal = random.pick(Blueprint.Orthogonal.allCases) }
    }
    return section
  }

  /// Boundary items of any size, some of them measured.
  mutating func sideItems(_ prefix: String) -> [Boundary] {
    guard variety.hasBoundaryItems, random.once(in: 2) else { return [] }
    return (0..<Int.random(in: 1...3, using: &random)).map { number in
      var item = Boundary(
        kind: "\(prefix)\(number)", size: size(axis: .horizontal),
        alignment: random.pick(NSRectAlignment.allCases))
      item.extends = !random.once(in: 4)
      item.isPinned = random.once(in: 3)
      if random.once(in: 3) { item.offset = CGPoint(x: points(0...10) - 5, y: points(0...10) - 5) }
      item.insets = insets(3)
      return item
    }
  }

  mutating func boundary(
    _ kind: String, direction: CollectionLayoutScrollDirection
  ) -> Boundary {
    let main: Length = .absolute(points(16...96))
    let cross: Length =
      random.once(in: 2) ? .absolute(points(16...96)) : share(of: direction, cross: true)
    var boundary = Boundary(
      kind: kind,
      size: direction == .vertical
        ? Size(width: cross, height: main) : Size(width: main, height: cross),
      alignment: random.pick(NSRectAlignment.allCases))
    boundary.extends = !random.once(in: 3)
    boundary.isPinned = random.once(in: 3)
    if random.once(in: 4) {
      boundary.offset = CGPoint(x: points(0...32) - 16, y: points(0...32) - 16)
    }
    return boundary
  }

  /// A whole share along or across a scroll direction.
  func share(of direction: CollectionLayoutScrollDirection, cross: Bool) -> Length {
    (direction == .vertical) == cross ? .width(1) : .height(1)
  }

  mutating func rootGroup(direction: CollectionLayoutScrollDirection) -> Part {
    var part = group(depth: variety.depth)
    if variety.isUnusual, random.once(in: 2) { return part }
    let across = share(of: direction, cross: true)
    let main: Length =
      variety.hasEstimates && random.once(in: 4)
      ? .estimated(points(32...96)) : .absolute(points(32...192))
    let cross: Length = random.once(in: 4) ? .absolute(points(64...256)) : across
    part.size =
      direction == .vertical
      ? Size(width: cross, height: main) : Size(width: main, height: cross)
    return part
  }

  mutating func group(depth: Int) -> Part {
    let axis: LayoutAxis = random.once(in: 2) ? .horizontal : .vertical
    var group = Group(axis: axis, filling: .packing, parts: [], spacing: nil)
    if variety.hasCustomGroups, random.once(in: 8) {
      group.filling = .custom(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          CGRect(
            x: points(0...100), y: points(0...100), width: points(1...80), height: points(1...80))
        })
    } else {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: group.filling = .dividing(random.pick(variety.counts))
      case 1: group.filling = .repeating(random.pick(variety.counts))
      default: group.filling = .packing
      }
      let kinds = Int.random(in: 1...3, using: &random)
      group.parts = (0..<kinds).map { _ in self.part(axis: axis, depth: depth) }
    }
    if random.once(in: 2) {
      group.spacing = Spacing(
        points: points(0...16),
        isFlexible: variety.hasFlexibleSpacing && random.once(in: 3))
    }
    var part = Part(size: size(axis: axis), content: .group(group))
    if random.once(in: 3) { part.insets = insets(variety.unit >= 16 ? 16 : 8) }
    part.edges = edges()
    if variety.hasBadges, random.once(in: 6) { part.badges = [badge("frame")] }
    return part
  }

  mutating func part(axis: LayoutAxis, depth: Int) -> Part {
    if depth > 0, random.once(in: 4) {
      var nested = group(depth: depth - 1)
      nested.size = size(axis: axis)
      return nested
    }
    var part = Part(size: size(axis: axis))
    if random.once(in: 3) { part.insets = insets(variety.unit >= 16 ? 16 : 5) }
    part.edges = edges()
    if variety.hasBadges, random.once(in: 4) { part.badges = [badge("badge")] }
    return part
  }

  mutating func size(axis: LayoutAxis) -> Size {
    let along = length(axis: axis)
    let across = length(axis: axis.cross)
    return axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  mutating func length(axis: LayoutAxis) -> Length {
    let share = random.pick(variety.shares)
    if variety.isUnusual, random.once(in: 4) {
      return axis == .horizontal ? .height(0.25) : .width(0.25)
    }
    if variety.hasEstimates, random.once(in: 6) {
      return random.once(in: 3) ? .uniform(points(16...80)) : .estimated(points(16...80))
    }
    if random.once(in: 3) { return .absolute(points(variety.hasOverflow ? 1...300 : 16...32)) }
    return axis == .horizontal ? .width(share) : .height(share)
  }

  mutating func edges() -> Edges? {
    guard random.once(in: 6) else { return nil }
    return Edges(top: spacing(), leading: spacing(), bottom: spacing(), trailing: spacing())
  }

  mutating func spacing() -> Spacing? {
    guard random.once(in: 2) else { return nil }
    return Spacing(
      points: points(0...16), isFlexible: variety.hasFlexibleSpacing && random.once(in: 3))
  }

  mutating func badge(_ kind: String) -> Badge {
    let isFractional = random.once(in: 2)
    return Badge(
      kind: kind, size: Size(width: .absolute(points(1...32)), height: .absolute(points(1...32))),
      edges: NSDirectionalRectEdge(rawValue: UInt.random(in: 0...15, using: &random)),
      offset: isFractional ? CGPoint(x: 0.5, y: -0.25) : CGPoint(x: points(0...16), y: 0),
      isFractional: isFractional)
  }
}
