// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension LayoutDocument {
  /// The width or the height of an item: `NSCollectionLayoutDimension`.
  package enum Length: Hashable, Sendable {
    case points(Double)
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    /// Points until the view is measured.
    case estimated(Double)
    /// Points until the view is measured; siblings in a line become as long as the longest.
    case uniformAcrossSiblings(Double)

    /// The number: points, or a share.
    package var value: Double {
      switch self {
      case .points(let value), .fractionalWidth(let value), .fractionalHeight(let value),
        .estimated(let value), .uniformAcrossSiblings(let value):
        value
      }
    }

    /// Whether the length is that of the view, which is measured.
    package var isEstimated: Bool {
      switch self {
      case .estimated, .uniformAcrossSiblings: true
      case .points, .fractionalWidth, .fractionalHeight: false
      }
    }
  }

  /// A distance between items: `NSCollectionLayoutSpacing`.
  package enum Spacing: Hashable, Sendable {
    case fixed(Double)
    /// At least so many points.
    case flexible(Double)
  }
}
