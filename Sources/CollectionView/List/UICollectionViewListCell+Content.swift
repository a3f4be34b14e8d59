// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Views

extension UICollectionViewListCell {
  /// Where the content's text is, in the cell's coordinates; nil if the content does not say.
  var textFrame: CGRect? { nil }

  /// Whether the content shows a value at its trailing edge.
  var showsValue: Bool { false }
}

extension ListCellState {
  /// Told when swipe actions came in sight or left.
  func swipeStateChanged(_ cell: UICollectionViewListCell) {}
}
