// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// RECORD_OPTIONAL_METHODS=1 swift test --disable-xctest --filter OptionalMethodTests
// swift-format-ignore-file

import Geometry
import Views

extension UISearchResultsUpdating {
  /// Does nothing: the default of `updateSearchResults(for:selecting:)`.
  public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
    OptionalMethod.unimplemented(by: self)
  }
}
