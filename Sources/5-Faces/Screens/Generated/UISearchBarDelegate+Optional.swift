// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UISearchBarDelegate {
  /// Returns `true`: the default of `searchBarShouldBeginEditing(_:)`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `searchBarTextDidBeginEditing(_:)`.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `searchBarShouldEndEditing(_:)`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `searchBarTextDidEndEditing(_:)`.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `searchBar(_:textDidChange:)`.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `searchBar(_:shouldChangeTextIn:replacementText:)`.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `searchBarSearchButtonClicked(_:)`.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `searchBarBookmarkButtonClicked(_:)`.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `searchBarCancelButtonClicked(_:)`.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    OptionalMethod.unimplemented(by: self)
  }
}
