// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import SeededRandom
import Testing

/// Solves the random layouts of many seeds and checks something about each.
///
/// A description that cannot be laid out is skipped; most must not be. The seed is part of every
/// failure, so that one layout can be solved alone.
func forEachLayout(
  _ seeds: Range<UInt64> = 0..<600, _ variety: Blueprint.Variety = .everything,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ check: (_ seed: UInt64, _ blueprint: Blueprint, _ layout: TestLayout) throws -> Bool
) rethrows {
  var solved = 0
  for seed in seeds {
    let blueprint = Blueprint(seed: seed, variety)
    guard let layout = try? blueprint.solve() else { continue }
    solved += 1
    let holds = try check(seed, blueprint, layout)
    #expect(holds, "seed \(seed)", sourceLocation: sourceLocation)
    if !holds { return }
  }
  #expect(solved * 10 > seeds.count * 9, "only \(solved)", sourceLocation: sourceLocation)
}

extension TestLayout {
  /// All there is, in the order of the answer.
  var everything: [SolvedElement] {
    elements(in: CGRect(origin: .zero, size: contentSize))
  }

  /// Whether a length is a whole number of pixels.
  func isOnGrid(_ length: CGFloat) -> Bool {
    abs(frozen.specification.pixelGrid.round(length) - length) < 1e-6
  }

  /// The axis that sections follow each other on.
  var axis: LayoutAxis { frozen.specification.scrollDirection }

  /// A random part of the content and a little around it.
  func randomRect(using random: inout SplitMix64) -> CGRect {
    func interval(_ length: CGFloat) -> (CGFloat, CGFloat) {
      let start = CGFloat.random(in: -20...(length + 20), using: &random)
      return (start, CGFloat.random(in: 0...max(1, length / 2), using: &random))
    }
    let ((x, width), (y, height)) = (interval(contentSize.width), interval(contentSize.height))
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

@Suite("Invariants of random layouts")
struct InvariantTests {
  // Invariant 1.
  @Test func `Origins lie on the pixel grid`() {
    forEachLayout { _, _, layout in
      layout.counts.indices.allSatisfy { section in
        layout.cells(section).allSatisfy {
          layout.isOnGrid($0.minX) && layout.isOnGrid($0.minY)
        }
      }
    }
  }

  @Test func `Sizes from fractions lie on the pixel grid`() {
    var variety = Blueprint.Variety.rigid
    variety.unit = 1
    forEachLayout(0..<600, variety) { _, _, layout in
      layout.counts.indices.allSatisfy { section in
        layout.cells(section).allSatisfy {
          layout.isOnGrid($0.width) && layout.isOnGrid($0.height)
        }
      }
    }
  }

  // Invariant 2.
  @Test func `A smaller rectangle finds a part of what a larger one finds`() {
    forEachLayout { seed, _, layout in
      var random = SplitMix64(seed: seed)
      return (0..<4).allSatisfy { _ in
        let large = layout.randomRect(using: &random)
        let small = large.insetBy(
          dx: .random(in: 0...large.width / 2, using: &random),
          dy: .random(in: 0...large.height / 2, using: &random))
        let found = Set(layout.elements(in: large))
        return layout.elements(in: small).allSatisfy(found.contains)
      }
    }
  }

  @Test func `What a rectangle finds is what asking for it alone gives`() {
    forEachLayout { seed, _, layout in
      var random = SplitMix64(seed: seed)
      return layout.elements(in: layout.randomRect(using: &random)).allSatisfy {
        layout.solved.element($0.identity, viewport: layout.viewport()) == $0
      }
    }
  }

  @Test func `The whole content finds each element once`() {
    forEachLayout { _, _, layout in
      let identities = layout.everything.map(\.identity)
      return Set(identities).count == identities.count
    }
  }

  // Invariant 3.
  @Test func `Groups stay inside their section along the scroll direction`() {
    var variety = Blueprint.Variety.rigid
    variety.hasOverflow = false
    variety.hasCustomGroups = false
    variety.hasOrthogonalSections = false
    variety.depth = 0
    forEachLayout(0..<600, variety) { _, blueprint, layout in
      layout.counts.indices.allSatisfy { section in
        guard !blueprint.sections[section].sticksOut(blueprint.direction) else { return true }
        let bounds = layout.solved.sectionFrame(section)
        return layout.cells(section).allSatisfy { cell in
          cell.origin[layout.axis] >= bounds.origin[layout.axis] - 0.5
            && cell.origin[layout.axis] + cell.size[layout.axis]
              <= bounds.origin[layout.axis] + bounds.size[layout.axis] + 0.5
        }
      }
    }
  }

  // Invariant 4.
  @Test func `The content is as long as sections, spacing and global items together`() {
    forEachLayout { _, blueprint, layout in
      let sections = layout.counts.indices.map {
        layout.solved.sectionFrame($0).size[layout.axis]
      }
      let spacing = CGFloat(sections.count - 1) * blueprint.sectionSpacing
      let body = sections.reduce(0, +) + spacing
      let length = layout.contentSize[layout.axis]
      guard let global = blueprint.global.first else { return abs(length - body) < 1e-6 }
      let frame = layout.global("global") ?? .zero
      let isAtEnd = !global.alignment.edges.isDisjoint(
        with: blueprint.direction == .vertical ? [.top, .bottom] : [.leading, .trailing])
      guard global.extends, isAtEnd, global.offset == .zero else { return length >= body - 1e-6 }
      return abs(length - body - frame.size[layout.axis]) < 1e-6
    }
  }

  // Invariant 5.
  @Test func `One item more moves no earlier one`() {
    forEachLayout(0..<600, .rigid) { _, blueprint, layout in
      var larger = blueprint
      larger.sections[0].count += 1
      guard let other = try? larger.solve() else { return true }
      let cells = layout.cells(0)
      return Array(other.cells(0).prefix(cells.count)) == cells
    }
  }

  @Test func `One item more moves no earlier one, with flexible spacing`() {
    var variety = Blueprint.Variety.rigid
    variety.hasFlexibleSpacing = true
    forEachLayout(0..<600, variety) { _, blueprint, layout in
      var larger = blueprint
      larger.sections[0].count += 1
      guard let other = try? larger.solve() else { return true }
      let cells = layout.cells(0)
      return Array(other.cells(0).prefix(cells.count)) == cells
    }
  }

  // Invariant 6.
  @Test func `A layout three times as large has frames three times as large`() throws {
    try forEachLayout(0..<600, .coarse) { _, blueprint, layout in
      let larger = try blueprint.solve(Blueprint.Building(factor: 3))
      return layout.counts.indices.allSatisfy { section in
        larger.cells(section) == layout.cells(section).map { $0.scaled(by: 3) }
      }
    }
  }

  @Test func `A layout of pixels twice as large has frames twice as large`() throws {
    try forEachLayout { _, blueprint, layout in
      let larger = try blueprint.solve(Blueprint.Building(factor: 2, pixelFactor: 2))
      return layout.counts.indices.allSatisfy { section in
        larger.cells(section) == layout.cells(section).map { $0.scaled(by: 2) }
      }
    }
  }

  // Invariant 7.
  @Test func `Mirrored twice, a frame is where it was`() {
    forEachLayout { _, _, layout in
      let width = layout.contentSize.width
      return layout.everything.allSatisfy { element in
        let twice = element.frame.mirrored(in: width).mirrored(in: width)
        return abs(twice.minX - element.frame.minX) < 1e-6 && twice.size == element.frame.size
      }
    }
  }

  // Behaviour rule LC-1: all rules transpose.
  @Test func `A layout with its axes swapped has its frames swapped`() throws {
    try forEachLayout { _, blueprint, layout in
      let building = Blueprint.Building(isTransposed: true)
      let swapped = try blueprint.solve(building)
      let frames = layout.everything.map { ($0.identity, building.rect($0.frame)) }
      return swapped.contentSize == building.size(layout.contentSize)
        && Dictionary(uniqueKeysWithValues: frames)
          == Dictionary(
            uniqueKeysWithValues: swapped.everything.map { ($0.identity, $0.frame) })
    }
  }

  @Test func `The same description has the same layout again`() throws {
    try forEachLayout(0..<500) { seed, _, layout in
      try Blueprint(seed: seed).solve().everything == layout.everything
    }
  }
}
