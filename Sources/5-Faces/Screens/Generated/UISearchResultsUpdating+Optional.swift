// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension UISearchResultsUpdating {
  /// Does nothing: the default of `updateSearchResults(for:selecting:)`.
  public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
    OptionalMethod.unimplemented(by: self)
  }
}
