// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing

@testable import CollectionLayout

/// The random layouts that invariants are checked on.
enum LayoutFamily: CaseIterable, Sendable {
  /// Compositional layouts as clients write them.
  case usual
  /// Compositional layouts of what few clients write.
  case unusual
  case flow
  /// Flow layouts whose headers and footers are pinned.
  case pinnedFlow

  static let compositional = [usual, unusual]

  var seeds: Range<UInt64> { HistorySeeds(usualCount: usualCount).seeds }

  private var usualCount: Int {
    switch self {
    case .usual: 800
    case .unusual: 3000
    case .flow, .pinnedFlow: 1500
    }
  }

  /// The layouts of all seeds, solved once for all tests; nil where a description cannot be.
  var layouts: [RandomLayout?] {
    switch self {
    case .usual: Self.solvedUsual
    case .unusual: Self.solvedUnusual
    case .flow: Self.solvedFlow
    case .pinnedFlow: Self.solvedPinnedFlow
    }
  }

  private static let solvedUsual = usual.solve()
  private static let solvedUnusual = unusual.solve()
  private static let solvedFlow = flow.solve()
  private static let solvedPinnedFlow = pinnedFlow.solve()

  private func solve() -> [RandomLayout?] { seeds.map { try? RandomLayout(self, seed: $0) } }
}

/// A layout made from a seed, of any family.
struct RandomLayout: Sendable {
  let family: LayoutFamily
  let seed: UInt64
  var layout: any InspectedLayout
  /// The description of a compositional layout.
  let blueprint: Blueprint?

  /// - Throws: ``LayoutError`` and the like for descriptions that cannot be laid out.
  init(_ family: LayoutFamily, seed: UInt64) throws {
    self.family = family
    self.seed = seed
    switch family {
    case .usual, .unusual:
      let blueprint = Blueprint(seed: seed, family == .usual ? .everything : .unusual)
      layout = try blueprint.solve().solved
      self.blueprint = blueprint
    case .flow, .pinnedFlow:
      var specification = NaiveFlow(seed: seed).specification()
      specification.pinsHeaders = family == .pinnedFlow
      specification.pinsFooters = family == .pinnedFlow
      if seed % 2 == 1 {
        for index in specification.sections.indices {
          specification.sections[index].estimation = .each
        }
      }
      layout = try SolvedFlowLayout(specification)
      blueprint = nil
    }
  }

  /// Gives sizes to some elements that may be measured in any order.
  ///
  /// Where lines wrap, measuring moves items of different kinds to slots that are measured on other
  /// axes: then what is measured first matters (G-10).
  func measurements(using random: inout SplitMix64) -> [(ElementIdentity, CGSize)] {
    let estimated = layout.everything.filter { !$0.estimatedAxes.isEmpty }
      .map(\.identity)
    let some = layout.itemCounts.indices.flatMap { section in
      (0..<min(12, layout.itemCounts[section])).compactMap { item in
        random.next(below: 100) < 60 ? ElementIdentity.cell(item: item, section: section) : nil
      }
    }
    return (estimated + some).filter { identity in
      identity.category != .cell || !hasOrder(identity.section)
    }
    .map {
      let width = CGFloat.random(in: 5...200, using: &random)
      return ($0, CGSize(width: width, height: .random(in: 5...90, using: &random)))
    }
  }

  /// Returns whether the order of measuring may matter. Of unusual sections all that wrap are left
  /// out.
  private func hasOrder(_ section: Int) -> Bool {
    guard let blueprint, let solved = layout as? SolvedLayout,
      solved.sections[section].plan?.pattern.wraps != false
    else { return false }
    return family == .unusual || blueprint.sections[section].group.wrapsDifferentItems
  }
}

extension SplitMix64 {
  /// A length below a limit in halves of a point.
  mutating func halves(_ limit: Int) -> CGFloat { CGFloat(next(below: limit * 2)) / 2 }

  /// A random part of some content and a little around it.
  mutating func rect(in content: CGSize) -> CGRect {
    func interval(_ length: CGFloat) -> (CGFloat, CGFloat) {
      let start = CGFloat.random(in: -20...(length + 20), using: &self)
      return (start, CGFloat.random(in: 0...max(1, length / 2), using: &self))
    }
    let ((x, width), (y, height)) = (interval(content.width), interval(content.height))
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

/// Checks something about the layouts of all seeds of a family.
///
/// A failure says the seed, the invariant, and what breaks it with its numbers, so that one layout
/// can be solved alone. A description that cannot be laid out is skipped; most must not be.
func forEachLayout(
  of family: LayoutFamily, invariant: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ firstOffence: (_ subject: RandomLayout, _ random: inout SplitMix64) throws -> Offence?
) rethrows {
  try forEachSeed(family.seeds, "\(family)", invariant, sourceLocation) { seed in
    guard let subject = family.layouts[Int(seed - family.seeds.lowerBound)] else { return .skipped }
    var random = SplitMix64(seed: seed &+ 1_000_000)
    return try .checked(firstOffence(subject, &random))
  }
}

/// Checks something about the compositional layouts of a variety.
func forEachBlueprint(
  _ variety: Blueprint.Variety = .everything, seeds: Range<UInt64> = LayoutFamily.usual.seeds,
  invariant: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
  _ change: (inout Blueprint) -> Void = { _ in },
  firstOffence: (_ blueprint: Blueprint, _ layout: TestLayout) throws -> Offence?
) rethrows {
  try forEachSeed(seeds, "a blueprint", invariant, sourceLocation) { seed in
    var blueprint = Blueprint(seed: seed, variety)
    change(&blueprint)
    guard let layout = try? blueprint.solve() else { return .skipped }
    return try .checked(firstOffence(blueprint, layout))
  }
}

/// Checks something for many seeds, up to the first that fails.
func forEachSeed(
  _ seeds: Range<UInt64>, _ family: String = "a layout", invariant: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  firstOffence: (_ seed: UInt64, _ random: inout SplitMix64) throws -> Offence?
) rethrows {
  try forEachSeed(seeds, family, invariant, sourceLocation) { seed in
    var random = SplitMix64(seed: seed)
    return try .checked(firstOffence(seed, &random))
  }
}

private enum Outcome {
  case skipped
  case checked(Offence?)
}

private func forEachSeed(
  _ seeds: Range<UInt64>, _ family: String, _ invariant: String, _ sourceLocation: SourceLocation,
  _ outcome: (_ seed: UInt64) throws -> Outcome
) rethrows {
  var skipped = 0
  for seed in seeds {
    switch try outcome(seed) {
    case .skipped: skipped += 1
    case .checked(nil): continue
    case .checked(let offence?):
      Issue.record(
        "seed \(seed) of \(family) breaks “\(invariant.prefix { $0 != "(" })”: \(offence)",
        sourceLocation: sourceLocation)
      return
    }
  }
  #expect(skipped * 10 < seeds.count, "\(skipped) were skipped", sourceLocation: sourceLocation)
}
