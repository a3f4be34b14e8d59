// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension NSCollectionViewDataSource {
  /// Returns `1`: the default of `numberOfSections(in:)`.
  public func numberOfSections(in collectionView: NSCollectionView) -> Int {
    OptionalMethod.unimplemented(by: self, 1)
  }
}
