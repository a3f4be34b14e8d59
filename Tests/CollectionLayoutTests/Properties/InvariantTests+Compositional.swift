// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionLayout

/// What holds for compositional layouts alone (behaviour, Appendix A).
extension InvariantTests {
  // Invariant 1.
  @Test func `Sizes from fractions lie on the pixel grid`() {
    var variety = Blueprint.Variety.rigid
    variety.unit = 1
    forEachBlueprint(variety) { _, layout in
      layout.solved.cells.first {
        !layout.solved.isOnGrid($0.frame.width) || !layout.solved.isOnGrid($0.frame.height)
      }
      .map { Offence($0, expected: "a size in whole pixels of \(layout.solved.pixelGrid.pixel)") }
    }
  }

  // Invariant 3.
  @Test func `Groups stay inside their section along the scroll direction`() {
    var variety = Blueprint.Variety.rigid
    variety.hasOverflow = false
    variety.hasCustomGroups = false
    variety.hasOrthogonalSections = false
    variety.depth = 0
    forEachBlueprint(variety) { blueprint, layout in
      let axis = layout.solved.axis
      for section in layout.counts.indices
      where !blueprint.sections[section].sticksOut(blueprint.direction) {
        let bounds = layout.solved.sectionFrame(section)
        let insets = blueprint.sections[section].longestInsets(blueprint.direction)
        for cell in layout.solved.cells(section)
        where cell.frame.size[axis] >= insets
          && (cell.frame.origin[axis] < bounds.origin[axis] - 0.5
            || cell.frame.origin[axis] + cell.frame.size[axis]
              > bounds.origin[axis] + bounds.size[axis] + 0.5)
        {
          return Offence(cell, expected: "inside of \(bounds.compactDescription)")
        }
      }
      return nil
    }
  }

  // Invariant 4.
  @Test func `A boundary item of the layout lengthens the content by its own length`() {
    forEachBlueprint { blueprint, layout in
      let axis = layout.solved.axis
      let body =
        layout.counts.indices.reduce(0) { $0 + layout.solved.sectionFrame($1).size[axis] }
        + CGFloat(layout.counts.count - 1) * blueprint.sectionSpacing
      let length = layout.contentSize[axis]
      guard let global = blueprint.global.first else {
        return .unlessClose(length, body, "the content")
      }
      let isAtEnd = !global.alignment.edges.isDisjoint(
        with: blueprint.direction == .vertical ? [.top, .bottom] : [.leading, .trailing])
      guard global.extends, isAtEnd, global.offset == .zero else {
        return length >= body - 1e-6
          ? nil : Offence("the content", found: "\(length)", expected: "\(body) or more")
      }
      let own = layout.global("global")?.size[axis] ?? 0
      return .unlessClose(length, body + own, "the content")
    }
  }

  // Invariant 5.
  @Test(arguments: [false, true])
  func `One item more moves no earlier one`(hasFlexibleSpacing: Bool) {
    var variety = Blueprint.Variety.rigid
    variety.hasFlexibleSpacing = hasFlexibleSpacing
    forEachBlueprint(variety, firstOffence: movedByAnItemMore)
  }

  // Invariant 5. A footer, and a side item that is centred, do move.
  @Test func `One item more moves no earlier one, with unusual headers`() {
    var variety = Blueprint.Variety.unusual
    variety.hasEstimates = false
    forEachBlueprint(
      variety, seeds: LayoutFamily.unusual.seeds,
      { blueprint in
        for index in blueprint.sections.indices {
          blueprint.sections[index].boundary.removeAll { $0.alignment != .top }
        }
      }, firstOffence: movedByAnItemMore)
  }

  private func movedByAnItemMore(_ blueprint: Blueprint, _ layout: TestLayout) -> Offence? {
    var larger = blueprint
    larger.sections[0].count += 1
    guard let other = try? larger.solve() else { return nil }
    let cells = layout.solved.cells(0)
    return .between(Array(other.solved.cells(0).prefix(cells.count)), cells)
  }

  // Invariant 6.
  @Test func `A layout three times as large has frames three times as large`() throws {
    try forEachBlueprint(.coarse) { blueprint, layout in
      firstNotScaled(
        layout.solved, try blueprint.solve(Blueprint.Building(factor: 3)).solved, by: 3)
    }
  }

  // Invariant 6.
  @Test(arguments: LayoutFamily.compositional)
  func `A layout of pixels twice as large has frames twice as large`(
    family: LayoutFamily
  ) throws {
    try forEachLayout(of: family) { subject, _ in
      let building = Blueprint.Building(factor: 2, pixelFactor: 2)
      guard let larger = try subject.blueprint?.solve(building) else { return nil }
      return firstNotScaled(subject.layout, larger.solved, by: 2)
    }
  }

  // Invariant 6. Fractions hit a grid this fine, as the invariant asks for.
  @Test func `On a fine grid a layout twice as large has frames twice as large`() throws {
    var variety = Blueprint.Variety.unusual
    variety.hasEstimates = false
    variety.hasFlexibleSpacing = false
    variety.hasOrthogonalSections = false
    variety.shares = [1, 0.5, 0.25, 5 / 16, 3 / 16, 11 / 16, 0.75]
    try forEachBlueprint(
      variety, seeds: LayoutFamily.unusual.seeds, { $0.scale = 0x1p20 },
      firstOffence: { blueprint, layout in
        firstNotScaled(
          layout.solved, try blueprint.solve(Blueprint.Building(factor: 2)).solved, by: 2,
          tolerance: 1e-4)
      })
  }

  private func firstNotScaled(
    _ layout: any InspectedLayout, _ larger: any InspectedLayout, by factor: CGFloat,
    tolerance: CGFloat = 0
  ) -> Offence? {
    for cell in layout.cells {
      let wanted = cell.frame.scaled(by: factor)
      guard let found = larger.cell(item: cell.identity.index, section: cell.identity.section)
      else { return Offence(cell.identity.words, found: "missing", expected: "\(wanted)") }
      let difference = max(
        abs(found.frame.minX - wanted.minX), abs(found.frame.minY - wanted.minY),
        abs(found.frame.width - wanted.width), abs(found.frame.height - wanted.height))
      if difference > tolerance {
        return Offence(found, expected: wanted.compactDescription)
      }
    }
    return larger.cells.count == layout.cells.count
      ? nil
      : Offence(
        "the larger layout", found: "of \(larger.cells.count) cells",
        expected: "\(layout.cells.count)")
  }

  // Behaviour rule LC-1: all rules transpose.
  @Test func `A layout with its axes swapped has its frames swapped`() throws {
    try forEachBlueprint { blueprint, layout in
      let building = Blueprint.Building(isTransposed: true)
      let swapped = try blueprint.solve(building)
      let wanted = building.size(layout.contentSize)
      guard swapped.contentSize == wanted else {
        return Offence(
          "the content", found: swapped.contentSize.compactDescription,
          expected: wanted.compactDescription)
      }
      let frames = Dictionary(
        uniqueKeysWithValues: layout.everything.map { ($0.identity, building.rect($0.frame)) })
      return swapped.everything.first { frames[$0.identity] != $0.frame }
        .map { Offence($0, expected: frames[$0.identity]?.compactDescription ?? "none") }
        ?? .unlessClose(
          CGFloat(swapped.everything.count), CGFloat(frames.count), "the number of elements")
    }
  }

  // Invariant 8.
  @Test func `A line takes as many items as fit`() throws {
    var variety = Blueprint.Variety.unusual
    variety.hasEstimates = false
    variety.hasBadges = false
    variety.hasCustomGroups = false
    variety.depth = 0
    forEachSeed(LayoutFamily.unusual.seeds) { seed, _ in
      var generator = LayoutGenerator(seed: seed, variety)
      var part = generator.group(depth: 0)
      guard case .group(var group) = part.content else { return nil }
      group.filling = .packing
      part.content = .group(group)
      var blueprint = Blueprint(
        container: Fixture().size, sections: [Blueprint.Section(group: part, count: 1000)])
      blueprint.scale = 2
      return (try? blueprint.solve()).flatMap { firstMissed($0.solved) }
    }
  }

  /// Counts what a line of a solved section has against rules G-3 to G-5.
  private func firstMissed(_ layout: SolvedLayout) -> Offence? {
    guard let pattern = layout.sections[0].plan?.pattern,
      let group = layout.specification.sections[0]?.group
    else { return nil }
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
    func offence(_ expected: String) -> Offence {
      Offence(
        "a line of \(length)",
        found: "of \(count) items, \(total(count)) long; one more, \(total(count + 1))",
        expected: expected)
    }
    guard length > 0 else { return count == 0 ? nil : offence("no item") }
    if count > 0, total(count) > length + 1e-5 { return offence("fewer items") }
    let stops =
      length - CGFloat(count) * group.interItemSpacing.value <= 0
      || (count >= group.subitems.count && count > 0
        && total(count + 1) <= total(count + 1 - group.subitems.count))
    return total(count + 1) > length || stops ? nil : offence("more items")
  }

  /// The search by arithmetic and prefix sums finds what looking at every group finds.
  @Test(arguments: LayoutFamily.compositional)
  func `Searching finds what looking everywhere finds`(family: LayoutFamily) {
    forEachLayout(of: family) { subject, random in
      guard var layout = subject.layout as? SolvedLayout else { return nil }
      for (section, count) in layout.itemCounts.enumerated() {
        for _ in 0..<random.next(below: 6) {
          layout.setMeasuredSize(
            CGSize(width: random.halves(150), height: random.halves(150)),
            of: .cell(item: random.next(below: max(1, count)), section: section))
        }
      }
      for _ in 0..<3 {
        let low = random.halves(max(1, Int(layout.contentSize[layout.axis])))
        if let missed = firstMissed(layout, in: low...(low + random.halves(300))) { return missed }
      }
      return nil
    }
  }

  private func firstMissed(_ layout: SolvedLayout, in range: ClosedRange<CGFloat>) -> Offence? {
    let sections = layout.candidates(from: range.lowerBound, to: range.upperBound)
    for (index, section) in layout.sections.enumerated() {
      let start = layout.start(of: index)
      if section.isShown, start <= range.upperBound, start + section.length >= range.lowerBound,
        !sections.contains(index)
      {
        return Offence(
          "section \(index)", found: "at \(start), \(section.length) long, not searched",
          expected: "it to be searched for \(range)")
      }
      guard let stack = section.stack else { continue }
      let groups = stack.candidates(from: range.lowerBound, to: range.upperBound)
      for group in 0..<stack.count where !groups.contains(group) {
        let (start, length) = (stack.position(group), stack.length(group))
        if range.meets(from: start, length: length) {
          return Offence(
            "group \(group) of section \(index)",
            found: "at \(start), \(length) long, not searched",
            expected: "it to be searched for \(range)")
        }
      }
    }
    return nil
  }
}
