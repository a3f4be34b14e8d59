// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension PlacedLength {
  /// The length with the sum that it came from: `0.5 × 370 = 185`. An arrow stands for the rounding
  /// to pixels: `0.333 × 370 → 123`.
  var equation: String {
    let result = value.compactDescription
    switch (origin, dimension) {
    case (.share, _):
      let count = reference.gaps + 1
      let exact = reference.length / CGFloat(count)
      return "\(reference.length.compactDescription) ÷ \(count) \(equals(exact)) \(result)"
    case (.dimension, .fractionalWidth(let fraction)?),
      (.dimension, .fractionalHeight(let fraction)?):
      let exact = fraction * reference.length
      return "\(fraction.fractionDescription) × \(reference.length.compactDescription) "
        + "\(equals(exact)) \(result)"
    case (.dimension, let dimension?) where dimension.isEstimated: return "estimated \(result)"
    case (.dimension, _): return result
    case (.measurement, let dimension?):
      return "estimated \(dimension.value.compactDescription) → measured \(result)"
    case (.measurement, nil): return "measured \(result)"
    case (.siblings, _): return "highest sibling \(result)"
    case (.groups, _): return "largest group \(result)"
    case (.contents, _): return "contents \(result)"
    case (.provider, _): return "provider \(result)"
    }
  }

  /// The sum behind what a fraction is taken of: `370 = 390 − 10 − 10`; nil where it is a length as
  /// it stands.
  var referenceEquation: String? {
    let isTaken = origin == .share || (origin == .dimension && dimension?.isFractional == true)
    guard isTaken, reference.length != reference.outer else { return nil }
    var sum = "\(reference.length.compactDescription) = \(reference.outer.compactDescription)"
    for inset in [reference.startInset, reference.endInset] where inset != 0 {
      sum += " − \(inset.compactDescription)"
    }
    if reference.gaps > 0, reference.spacing != 0 {
      sum += " − \(reference.gaps) × \(reference.spacing.compactDescription)"
    }
    return sum
  }

  private func equals(_ exact: CGFloat) -> String {
    exact.compactDescription == value.compactDescription ? "=" : "→"
  }
}
