// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import SeededRandom

/// Makes random layouts of every kind; a seed decides everything.
struct LayoutGenerator {
  var random: SplitMix64
  let variety: Blueprint.Variety

  init(seed: UInt64, _ variety: Blueprint.Variety = .everything) {
    random = SplitMix64(seed: seed)
    self.variety = variety
  }

  /// A length in points: a multiple of the unit.
  mutating func points(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if !variety.extremes.isEmpty, random.once(in: 12) { return random.pick(variety.extremes) }
    let units = Int(range.lowerBound / variety.unit)...Int(range.upperBound / variety.unit)
    return CGFloat(Int.random(in: units, using: &random)) * variety.unit
  }

  /// A length in halves of a point.
  mutating func halves(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 2
  }

  mutating func insets(_ limit: CGFloat) -> NSDirectionalEdgeInsets {
    guard random.once(in: 2) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: points(0...limit), leading: points(0...limit), bottom: points(0...limit),
      trailing: points(0...limit))
  }
}
