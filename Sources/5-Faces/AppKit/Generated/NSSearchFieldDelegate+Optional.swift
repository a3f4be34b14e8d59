// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension NSSearchFieldDelegate {
  /// Does nothing: the default of `searchFieldDidStartSearching(_:)`.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `searchFieldDidEndSearching(_:)`.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {
    OptionalMethod.unimplemented(by: self)
  }
}
