// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that decide about, and respond to, searches in a search bar. All are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether typing may begin; true unless implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether typing may end; true unless implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user changed the text, also with the clear button.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a part of the text may change.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - range: The part, counted in UTF-16 units.
  ///   - text: What is to be there; "\n" for the Search key.
  /// - Returns: Whether it may; true unless implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the Search key is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button is tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user chose a scope.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - selectedScope: Its place among the titles.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
