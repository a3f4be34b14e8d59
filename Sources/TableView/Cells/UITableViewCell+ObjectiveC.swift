// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Tables create cells from their class, as `UIView.objectiveCInit(frame:)` creates views: by the symbol
// of a convenience initializer, which has to be public to be there. An initializer owns what it is given,
// and a method does not unless it says `consuming`: without that word the identifier is released twice.

extension UITableViewCell {
  /// Creates a cell of the default style; for the table view, which creates cells from their class.
  ///
  /// - Parameter objectiveCIdentifier: The identifier under which it waits for reuse; nil for no reuse.
  public convenience init(objectiveCIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: objectiveCIdentifier)
  }

  /// Creates a cell of the class at hand by its own `init(style:reuseIdentifier:)`.
  @_silgen_name("$s9TableView07UITableB4CellC20objectiveCIdentifierACSSSg_tcfC")
  static func create(_ identifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer; for the table view, which creates them from their class.
  ///
  /// - Parameter objectiveCIdentifier: The identifier under which it waits for reuse; nil for no reuse.
  public convenience init(objectiveCIdentifier: String?) {
    self.init(reuseIdentifier: objectiveCIdentifier)
  }

  /// Creates a header or footer of the class at hand by its own `init(reuseIdentifier:)`.
  @_silgen_name("$s9TableView07UITableb12HeaderFooterB0C20objectiveCIdentifierACSSSg_tcfC")
  static func create(_ identifier: consuming String?) -> Self
}
