// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSCollectionViewPrefetching {
  /// Does nothing: the default of `collectionView(_:cancelPrefetchingForItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    OptionalMethod.unimplemented(by: self)
  }
}
