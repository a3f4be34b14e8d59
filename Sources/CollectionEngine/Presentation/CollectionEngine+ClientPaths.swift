// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation
import Geometry

/// Which index paths a view takes from clients and returns to them (interaction rule DP-11); these
/// are bare index paths, as in public methods.
package enum PathOrder: Sendable {
  /// Those of the data.
  case data
  /// Those that the layout shows.
  case presented
}

extension CollectionEngine {
  /// Whether the host's methods take and return presented paths: for the layout, in
  /// `performUsingPresentationValues(_:)`, and while an item is interactively moved.
  private var usesPresentedPaths: Bool {
    switch pathOrder {
    case .data: false
    case .presented: true
    case nil: isPreparing || movingItem != nil
    }
  }

  /// The number of items of each section, for clients.
  package var clientCounts: [Int] { usesPresentedPaths ? counts : dataCounts }

  /// A client's path as the engine knows it.
  package func presentedPath(ofClient path: IndexPath) -> PresentedIndexPath {
    usesPresentedPaths ? PresentedIndexPath(path) : presentedPath(of: DataIndexPath(path))
  }

  /// The engine's path as a client knows it; nil for what the client does not have.
  package func clientPath(_ place: PresentedIndexPath) -> IndexPath? {
    usesPresentedPaths ? place.indexPath : dataPath(of: place)?.indexPath
  }

  /// What clients have an element for that is presented in an order; nil for a gap and a
  /// placeholder.
  func clientKey(of key: ElementIdentity, in order: PresentationOrder) -> ElementIdentity? {
    guard key.category == .cell, !order.isIdentity, !usesPresentedPaths else { return key }
    return order.dataPath(of: key.place).map { .cell(item: $0.item, section: $0.section) }
  }

  // MARK: Translating

  /// A section in either order: gaps and placeholders are items, so sections are the same in both.
  package func translatedSection(_ section: Int) -> Int {
    counts.indices.contains(section) ? section : NSNotFound
  }

  /// Where an item of the data is presented; nil for none.
  package func translatedToPresentation(_ path: DataIndexPath?) -> PresentedIndexPath? {
    guard let path, Self.isItem(path, in: dataCounts) else { return nil }
    return presentedPath(of: path)
  }

  /// Where the data have what is presented at a path; nil for a gap or a placeholder.
  package func translatedToData(_ place: PresentedIndexPath?) -> DataIndexPath? {
    guard let place, Self.isItem(place, in: counts) else { return nil }
    return dataPath(of: place)
  }
}
