// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Chooses the item of a group that gets the focus when the group does (interaction rule FC-7).
@MainActor
package enum PrimaryFocus {
  /// How much an item wants the focus.
  package static func priority(
    of item: any UIFocusItem, isSelected: Bool, wasLast: Bool
  ) -> UIFocusGroupPriority {
    max(
      item.focusGroupPriority, isSelected ? .prioritized : .ignored,
      wasLast ? .previouslyFocused : .ignored)
  }

  /// Returns the place of the first of those that want it most, in reading order; nil without any.
  ///
  /// - Parameters:
  ///   - frames: Where the items are.
  ///   - isMirrored: Whether rows are read from right to left.
  ///   - priority: Returns how much the item at a place in the list wants the focus.
  /// - Returns: The place in the list.
  package static func place(
    in frames: [CGRect], _ isMirrored: Bool, priority: (Int) -> UIFocusGroupPriority
  ) -> Int? {
    // The first of the highest: `max` would return the last.
    var best: (priority: UIFocusGroupPriority, place: Int)?
    for place in ReadingOrder.places(of: frames, isMirrored) {
      let priority = priority(place)
      if let best, best.priority >= priority { continue }
      best = (priority, place)
    }
    return best?.place
  }
}
