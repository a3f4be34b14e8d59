// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing

@testable import CollectionLayout

// The invariants of behaviour.md, appendix A. A failure names its seed.
@Suite("Solver: invariants over random layouts")
struct SolverPropertyTests {
  private static let seeds: Range<UInt64> = 0..<3000

  private func solve(
    _ seed: UInt64, _ features: RandomLayout.Features = .all
  ) throws -> (layout: SolvedLayout, random: RandomLayout) {
    var random = RandomLayout(seed: seed, features: features)
    return (try SolvedLayout(random.specification()), random)
  }

  private func isOnGrid(_ value: CGFloat, _ scale: CGFloat) -> Bool {
    abs(value * scale - (value * scale).rounded()) < 1e-6
  }

  @Test func `Origins lie on the pixel grid`() throws {
    for seed in Self.seeds {
      let layout = try solve(seed).layout
      let scale = layout.specification.pixelGrid.scale
      let found = layout.allElements.map(\.frame) + layout.cellFrames
      let areOnGrid = found.allSatisfy {
        isOnGrid($0.minX, scale) && isOnGrid($0.minY, scale) && $0.width >= 0 && $0.height >= 0
      }
      #expect(areOnGrid, "seed \(seed)")
    }
  }

  @Test func `A larger rectangle finds no less`() throws {
    for seed in Self.seeds {
      var (layout, random) = try solve(seed)
      let content = layout.contentSize
      for _ in 0..<4 {
        let outer = CGRect(
          x: random.length(400) - 40, y: random.length(max(1, Int(content.height))) - 40,
          width: 20 + random.length(400), height: 20 + random.length(600))
        let inner = outer.insetBy(dx: random.length(10), dy: random.length(10))
        let viewport = Viewport(visibleRect: outer)
        let large = Set(layout.elements(in: outer, viewport: viewport))
        let small = layout.elements(in: inner, viewport: viewport)
        #expect(Set(small).count == small.count, "seed \(seed): an element was listed twice")
        #expect(large.isSuperset(of: small), "seed \(seed)")
        for element in large {
          #expect(lookUp(element, layout, viewport) == element, "seed \(seed)")
        }
      }
    }
  }

  private func lookUp(
    _ element: SolvedElement, _ layout: SolvedLayout, _ viewport: Viewport
  ) -> SolvedElement? {
    let identity = element.identity
    switch identity.category {
    case .cell:
      return layout.cell(item: identity.index, section: identity.section)
    case .supplementary:
      return layout.supplementary(
        kind: identity.kind ?? "", section: identity.section, index: identity.index,
        viewport: viewport)
    case .decoration:
      return layout.decoration(
        kind: identity.kind ?? "", section: identity.section, index: identity.index)
    }
  }

  /// The search by arithmetic and prefix sums finds what looking at every group finds.
  @Test func `Searching finds what looking everywhere finds`() throws {
    for seed in Self.seeds {
      var (layout, random) = try solve(seed)
      for section in layout.specification.itemCounts.indices {
        for _ in 0..<random.next(6) {
          let item = random.next(max(1, layout.specification.itemCounts[section]))
          let size = CGSize(width: random.length(150), height: random.length(150))
          _ = layout.setMeasuredSize(size, of: .cell(item: item, section: section))
        }
      }
      for _ in 0..<3 {
        let low = random.length(max(1, Int(layout.contentSize[layout.mainAxis])))
        let high = low + random.length(300)
        let sections = layout.candidates(from: low, to: high)
        for index in layout.sections.indices {
          let section = layout.sections[index]
          let start = layout.start(of: index)
          if section.isShown, start <= high, start + section.length >= low {
            #expect(sections.contains(index), "seed \(seed) section \(index)")
          }
          guard let stack = section.stack else { continue }
          let groups = stack.candidates(from: low, to: high)
          for group in 0..<stack.count where !groups.contains(group) {
            let start = stack.position(group)
            #expect(
              !(low...high).meets(from: start, length: stack.length(group)),
              "seed \(seed) section \(index) group \(group)")
          }
        }
      }
    }
  }

  @Test func `Section lengths add up to the content's`() throws {
    for seed in Self.seeds {
      let layout = try solve(seed).layout
      let axis = layout.mainAxis
      let sections = layout.specification.sections.indices
      let lengths = sections.reduce(0) { $0 + layout.sectionFrame($1).size[axis] }
      let gaps = CGFloat(sections.count - 1) * layout.specification.interSectionSpacing
      let own = layout.boundary
      let grown = own.body - lengths - gaps
      #expect(grown > -1e-6, "seed \(seed)")
      #expect(
        abs(layout.contentSize[axis] - (own.before + lengths + gaps + grown + own.after)) < 1e-6,
        "seed \(seed)")
      if layout.specification.boundarySupplementaryItems.isEmpty {
        #expect(abs(layout.contentSize[axis] - lengths - gaps) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `Adding an item moves none before it`() throws {
    for seed in Self.seeds {
      var random = RandomLayout(seed: seed, features: [.boundary, .flexible, .nested])
      var section = random.section()
      // A footer, and a side item that is centred, do move.
      section.boundarySupplementaryItems.removeAll { $0.alignment != .top }
      let count = random.next(30)
      let one = try SolverFixture(section, counts: [count]).solve()
      let two = try SolverFixture(section, counts: [count + 1]).solve()
      #expect(two.cellFrames.starts(with: one.cellFrames), "seed \(seed)")
    }
  }

  @Test func `Scaling all lengths scales all frames`() throws {
    for seed in Self.seeds {
      var random = RandomLayout(seed: seed, features: [.boundary, .nested])
      var section = random.section()
      section.group = wholeFractions(section.group)
      for index in section.boundarySupplementaryItems.indices {
        section.boundarySupplementaryItems[index].layoutSize = wholeFractions(
          section.boundarySupplementaryItems[index].layoutSize)
      }
      let small = SolverFixture(section, counts: [12, 5])
      var large = SolverFixture(scaled(section), counts: [12, 5])
      large.container = CGSize(width: 640, height: 960)
      // Fractions of these hit a grid this fine, as the invariant asks for.
      var one = small.specification
      one.pixelGrid = PixelGrid(scale: 0x1p20)
      var two = large.specification
      two.pixelGrid = PixelGrid(scale: 0x1p20)
      let frames = try SolvedLayout(one).cellFrames
      let doubled = try SolvedLayout(two).cellFrames
      #expect(frames.count == doubled.count, "seed \(seed)")
      for (frame, twice) in zip(frames, doubled) {
        let difference = max(
          abs(frame.minX * 2 - twice.minX), abs(frame.minY * 2 - twice.minY),
          abs(frame.width * 2 - twice.width), abs(frame.height * 2 - twice.height))
        #expect(difference < 1e-4, "seed \(seed)")
      }
    }
  }

  @Test func `Packing takes as many as fit`() throws {
    for seed in Self.seeds {
      var random = RandomLayout(seed: seed, features: [.flexible])
      var group = random.group(depth: 3)
      group.filling = .pack
      let layout = try SolverFixture(group, items: 1000).solve()
      guard let pattern = layout.sections[0].plan?.pattern else { continue }
      let count = pattern.children.count
      let length = pattern.innerSize[group.axis]
      let cross = pattern.innerSize[group.axis.cross]
      func total(_ count: Int) -> CGFloat {
        let gaps = CGFloat(count - 1) * group.interItemSpacing.value
        var reference = CGSize(group.axis, along: length - gaps, across: cross)
        if count <= 0 { reference = .zero }
        return (0..<count).reduce(gaps) { sum, index in
          let subitem = group.subitems[index % group.subitems.count]
          return sum + subitem.layoutSize[group.axis].unrounded(in: reference)
            + subitem.edgeSpacing.start(group.axis).value
            + subitem.edgeSpacing.end(group.axis).value
        }
      }
      guard length > 0 else {
        #expect(count == 0, "seed \(seed)")
        continue
      }
      if count > 0 { #expect(total(count) <= length + 1e-5, "seed \(seed)") }
      let stops =
        length - CGFloat(count) * group.interItemSpacing.value <= 0
        || (count >= group.subitems.count && count > 0
          && total(count + 1) <= total(count + 1 - group.subitems.count))
      #expect(total(count + 1) > length || stops, "seed \(seed)")
    }
  }

  @Test func `A pinned header stays between its place and the end of the body`() throws {
    for seed in Self.seeds {
      var (layout, random) = try solve(seed, [.boundary, .orthogonal])
      guard layout.hasPinnedElements else { continue }
      let axis = layout.mainAxis
      let low = random.length(max(1, Int(layout.contentSize[axis])))
      for section in layout.sections {
        guard let boundary = section.boundary else { continue }
        for index in 0..<boundary.count where boundary.item(index).alignment == .top {
          guard axis == .vertical, boundary.item(index).pinToVisibleBounds else { continue }
          let natural = boundary.naturalStart(index)
          let limit = boundary.before + boundary.body - boundary.size(index).height
          let start = boundary.pinnedStart(index, visibleFrom: low, to: low + 480)
          if natural <= limit { #expect((natural...limit).contains(start), "seed \(seed)") }
        }
      }
    }
  }

  @Test func `A badge at a corner lies inside its item`() throws {
    for seed in Self.seeds {
      var random = RandomLayout(seed: seed)
      var cell = ItemSpecification(
        layoutSize: SizeSpecification(width: .fractionalWidth(1 / 3), height: .absolute(61)))
      cell.contentInsets = random.insets(6)
      let edges: [NSDirectionalRectEdge] = [
        .top, .leading, .bottom, .trailing, [.top, .trailing], [.bottom, .leading], [],
      ]
      cell.supplementaryItems = [
        SupplementarySpecification(
          elementKind: "badge",
          layoutSize: SizeSpecification(
            width: .fractionalWidth(0.3), height: .absolute(random.length(40))),
          containerAnchor: AnchorSpecification(edges: random.pick(edges)))
      ]
      let layout = try SolverFixture(row(.fw(1), .ab(61), [.item(cell)]), items: 3).solve()
      for index in 0..<3 {
        let frame = try #require(layout.cell(item: index, section: 0)?.frame)
        let badge = try #require(
          layout.supplementary(
            kind: "badge", section: 0, index: index, viewport: SolverFixture.window)?.frame)
        #expect(frame.insetBy(dx: -0.25, dy: -0.25).contains(badge), "seed \(seed)")
      }
    }
  }

  @Test func `The order of measuring does not matter`() throws {
    for seed in Self.seeds {
      var (one, random) = try solve(seed)
      var two = one
      var sizes: [(ElementIdentity, CGSize)] = []
      // Where lines wrap, measuring moves items to slots that are measured on other axes.
      for section in one.specification.itemCounts.indices
      where one.sections[section].plan?.pattern.wraps == false {
        for item in 0..<min(12, one.specification.itemCounts[section]) where random.chance(60) {
          sizes.append(
            (
              .cell(item: item, section: section),
              CGSize(width: 5 + random.length(150), height: 5 + random.length(90))
            ))
        }
      }
      for (identity, size) in sizes { _ = one.setMeasuredSize(size, of: identity) }
      for (identity, size) in sizes.reversed() { _ = two.setMeasuredSize(size, of: identity) }
      #expect(one.cellFrames == two.cellFrames, "seed \(seed)")
      // Sums of thirds of a point depend on their order in the last bits.
      let difference = max(
        abs(one.contentSize.width - two.contentSize.width),
        abs(one.contentSize.height - two.contentSize.height))
      #expect(difference < 1e-6, "seed \(seed)")
    }
  }

  /// Fractions that a power of two divides, so that scaling is exact.
  private func wholeFractions(_ size: SizeSpecification) -> SizeSpecification {
    func whole(_ dimension: DimensionSpecification) -> DimensionSpecification {
      switch dimension {
      case .fractionalWidth(let fraction): .fractionalWidth((fraction * 16).rounded() / 16)
      case .fractionalHeight(let fraction): .fractionalHeight((fraction * 16).rounded() / 16)
      default: dimension
      }
    }
    return SizeSpecification(width: whole(size.width), height: whole(size.height))
  }

  private func wholeFractions(_ group: GroupSpecification) -> GroupSpecification {
    map(group, size: wholeFractions, insets: { $0 }, spacing: { $0 }, frame: { $0 })
  }

  private func scaled(_ section: SectionSpecification) -> SectionSpecification {
    func twice(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets { insets + insets }
    func twice(_ size: SizeSpecification) -> SizeSpecification {
      func twice(_ dimension: DimensionSpecification) -> DimensionSpecification {
        if case .absolute(let points) = dimension { .absolute(points * 2) } else { dimension }
      }
      return SizeSpecification(width: twice(size.width), height: twice(size.height))
    }
    func twice(_ spacing: SpacingSpecification) -> SpacingSpecification {
      switch spacing {
      case .fixed(let points): .fixed(points * 2)
      case .flexible(let points): .flexible(points * 2)
      }
    }
    func twice(_ frame: CGRect) -> CGRect {
      rect(frame.minX * 2, frame.minY * 2, frame.width * 2, frame.height * 2)
    }
    var section = section
    section.group = map(section.group, size: twice, insets: twice, spacing: twice, frame: twice)
    section.contentInsets = twice(section.contentInsets)
    section.referenceInsets = twice(section.referenceInsets)
    section.supplementaryReferenceInsets = twice(section.supplementaryReferenceInsets)
    section.interGroupSpacing *= 2
    for index in section.boundarySupplementaryItems.indices {
      let item = section.boundarySupplementaryItems[index]
      section.boundarySupplementaryItems[index].layoutSize = twice(item.layoutSize)
      section.boundarySupplementaryItems[index].contentInsets = twice(item.contentInsets)
      section.boundarySupplementaryItems[index].offset = CGPoint(
        x: item.offset.x * 2, y: item.offset.y * 2)
    }
    return section
  }

  private func map(
    _ group: GroupSpecification, size: (SizeSpecification) -> SizeSpecification,
    insets: (NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets,
    spacing: (SpacingSpecification) -> SpacingSpecification, frame: (CGRect) -> CGRect
  ) -> GroupSpecification {
    func edges(_ edges: EdgeSpacingSpecification) -> EdgeSpacingSpecification {
      EdgeSpacingSpecification(
        leading: spacing(edges.leading), top: spacing(edges.top), trailing: spacing(edges.trailing),
        bottom: spacing(edges.bottom))
    }
    var group = group
    group.layoutSize = size(group.layoutSize)
    group.contentInsets = insets(group.contentInsets)
    group.edgeSpacing = edges(group.edgeSpacing)
    group.interItemSpacing = spacing(group.interItemSpacing)
    if case .custom(let items) = group.filling {
      group.filling = .custom(items.map { .init(frame: frame($0.frame), zIndex: $0.zIndex) })
    }
    group.subitems = group.subitems.map { subitem in
      switch subitem {
      case .item(var item):
        item.layoutSize = size(item.layoutSize)
        item.contentInsets = insets(item.contentInsets)
        item.edgeSpacing = edges(item.edgeSpacing)
        return .item(item)
      case .group(let nested):
        return .group(map(nested, size: size, insets: insets, spacing: spacing, frame: frame))
      }
    }
    return group
  }
}
