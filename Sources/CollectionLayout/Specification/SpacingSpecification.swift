// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Space between or around items: exactly so much, or at least so much.
package enum SpacingSpecification: Hashable, Sendable {
  /// Exactly this many points.
  case fixed(CGFloat)
  /// At least this many points, and a share of the space that is left.
  case flexible(CGFloat)

  /// The points given: the whole of a fixed spacing, the least of a flexible one.
  package var value: CGFloat {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// Whether the spacing takes a share of free space.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
