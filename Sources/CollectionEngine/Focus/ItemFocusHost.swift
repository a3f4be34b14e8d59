// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view whose items can have the focus.
@MainActor
package protocol ItemFocusHost: ScrollViewHost {
  /// Where the focus is among the items.
  var itemFocus: ItemFocus { get }
  /// Whether the focus returns to the item that had it last.
  var remembersLastFocusedIndexPath: Bool { get }
  /// What the delegate says of an item or, without an answer, the properties.
  func allowsFocus(ofItemAt path: IndexPath) -> Bool
  /// The item that the delegate prefers; nil for none.
  var preferredFocusPath: IndexPath? { get }
  /// Shows that an item has the focus, or has it no longer.
  func showFocus(_ isFocused: Bool, ofItemAt path: IndexPath)
  /// Shows that something else has the focus, or that it has it no longer.
  func showFocusIsElsewhere(_ isElsewhere: Bool)
  /// Selects an item that got the focus, where that does (interaction rule FC-19).
  func selectFocusedItem(at path: IndexPath)

  /// Whether items can be selected as things are.
  var canSelect: Bool { get }
  /// Returns whether an item is selected.
  func isSelected(_ path: IndexPath) -> Bool
  /// Does what a tap on an item does.
  func tapItem(at path: IndexPath)
}
