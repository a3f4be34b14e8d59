// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData

/// A data source that says what findings need.
@MainActor
package protocol DataSourceInspecting {
  /// Whether somebody supplies supplementary views.
  var suppliesSupplementaries: Bool { get }
  /// The first item that is not found by its own identifier, in words; nil for none.
  var firstUnstableIdentifier: String? { get }
}

extension NSDiffableDataSourceSnapshot {
  /// The first item that is not found by its own identifier, in words; nil for none.
  package var firstUnstableIdentifier: String? {
    itemIdentifiers.enumerated().first { index, item in
      indexOfItem(item) != index || item.hashValue != item.hashValue || item != item
    }.map { "\($0.element)" }
  }
}
