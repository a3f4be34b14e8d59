// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A height of a table, known or to be measured.
package enum TableHeight: Hashable, Sendable {
  /// A number of points.
  case exact(CGFloat)
  /// A guess, until the view was measured.
  case estimated(CGFloat)

  /// The number of points.
  package var points: CGFloat {
    switch self {
    case .exact(let points), .estimated(let points): points
    }
  }

  /// Whether it is to be measured.
  var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }
}

/// The heights of a section's rows.
package enum TableRowHeights: Hashable, Sendable {
  /// All rows have one: nothing is kept for each.
  case uniform(TableHeight)
  /// Each row has its own, in points, exact or a guess.
  case each([CGFloat], isEstimated: Bool)
}

extension CGFloat {
  /// A height that a table can be made of (interaction 8, row 20): 0 for one that is negative or
  /// NaN, and no more than a table can be long.
  package var tableHeight: CGFloat {
    // A NaN is not greater than zero either.
    guard self > 0 else { return 0 }
    return Swift.min(self, TableSpecification.heightLimit)
  }

  /// Whether ``tableHeight`` is another height.
  package var isOddTableHeight: Bool { tableHeight != self }
}
