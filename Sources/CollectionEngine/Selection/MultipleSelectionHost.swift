// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view whose items can be selected by a touch that passes over them.
@MainActor
package protocol MultipleSelectionHost: ScrollViewHost {
  /// Whether two touches may select several items, if the delegate lets them.
  var allowsSelectionByPan: Bool { get }
  /// Lets several items be selected from now on.
  func allowSelectingSeveral()
  /// Asks the delegate whether a gesture may select from an item on.
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  /// Tells the delegate that a gesture selects from an item on.
  func didBeginMultipleSelection(at path: IndexPath)
  /// Tells the delegate that the gesture is over.
  func didEndMultipleSelection()

  /// Whether several items can be selected as things are.
  var canSelectSeveral: Bool { get }
  /// Returns whether an item is selected.
  func isSelected(_ path: IndexPath) -> Bool
  /// The selected items, in the order of selection.
  var selectionOrder: [IndexPath] { get }
  /// Selects or deselects an item as the user does, if the delegate allows it.
  func setSelectedByUser(_ path: IndexPath, _ isSelected: Bool)
}
