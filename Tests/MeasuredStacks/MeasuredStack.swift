// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A row of the table of frames along the axis that were measured on UIKit's stack view, outside a
/// window: four views 40×20, 60×30, 10×50 and 25×25 in a stack at (10, 20) with a spacing of 5
/// (auto layout section 3.2).
package struct MeasuredStack: Hashable, Sendable {
  package enum Distribution: Int, Hashable, Sendable, CaseIterable {
    case fill, equally, proportionally, equalSpacing, equalCentering
  }

  package let distribution: Distribution
  /// The hidden view, if any.
  package let hidden: Int?
  package let isHorizontal: Bool
  /// The length of the stack; nil for that of its views.
  package let length: Double?
  /// The four starts and lengths, one after the other; starts are whole points, lengths half ones.
  package let frames: [Double]

  /// The sizes of the views' contents.
  package static let contents: [(width: Double, height: Double)] = [
    (40, 20), (60, 30), (10, 50), (25, 25),
  ]

  /// All rows of the table.
  package static let all: [MeasuredStack] = rows.map {
    MeasuredStack(distribution: $0, hidden: $1, isHorizontal: $2, length: $3, frames: $4)
  }
}
