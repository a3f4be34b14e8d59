// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows what a search found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a search begins or ends, and when its text or its scope changed.
  ///
  /// - Parameter searchController: The search. What this method changes of its text does not call it
  ///   again.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chose a suggestion; does nothing unless implemented.
  ///
  /// - Parameters:
  ///   - searchController: The search. What this method changes of its text and tokens calls nothing.
  ///   - searchSuggestion: The suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

/// Methods that respond to the beginning and end of a search. All are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search appears.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has appeared.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search disappears.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has disappeared.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called after ``willPresentSearchController(_:)``: the search shows itself whatever this does.
  func presentSearchController(_ searchController: UISearchController)
}
