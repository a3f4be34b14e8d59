// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData

extension PresentationOrder {
  /// The data's order with a gap, which no item is in.
  static func gap(at place: PresentedIndexPath) -> PresentationOrder {
    PresentationOrder(.gap(place))
  }

  /// The data's order with one item elsewhere.
  static func item(
    _ item: DataIndexPath, presentedAt place: PresentedIndexPath
  ) -> PresentationOrder {
    PresentationOrder(.item(item, place))
  }
}
