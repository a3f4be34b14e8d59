// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The gesture of the mouse on the items of a collection view, from the press to the release.
struct MouseGesture {
  enum Kind {
    case item(IndexPath, wasSelected: Bool)
    /// Empty ground was pressed; a rectangle is drawn from there.
    case marquee
    /// An item was pressed that is gone since: nothing more happens.
    case over
  }

  private(set) var kind: Kind
  /// The point at which it began, in the collection view.
  let start: CGPoint
  /// Whether ⌘ or ⇧ is held: items are toggled.
  let toggles: Bool
  private(set) var selection: Set<IndexPath>
  /// The press of the button; nil for what a key does.
  var press: NSEvent?
  /// Whether the mouse was dragged farther than a click may.
  var isDragged = false
  /// The items that will be selected, and deselected, at the end: those proposed so far that the
  /// delegate accepted.
  var accepted = Changes()
  /// All that were proposed, accepted or not.
  var proposed = Changes()

  struct Changes: Equatable {
    var selected: Set<IndexPath> = []
    var deselected: Set<IndexPath> = []

    /// The same items where they are now; without those that are gone.
    func renumbered(by newPath: (IndexPath) -> IndexPath?) -> Changes {
      Changes(
        selected: Set(selected.compactMap(newPath)), deselected: Set(deselected.compactMap(newPath))
      )
    }
  }

  /// Gives all items the paths that they have now, and forgets those that are gone. With the item
  /// that was pressed all is over (appkit rule MZ-13).
  mutating func renumber(by newPath: (IndexPath) -> IndexPath?) {
    selection = Set(selection.compactMap(newPath))
    accepted = accepted.renumbered(by: newPath)
    proposed = proposed.renumbered(by: newPath)
    guard case .item(let path, let wasSelected) = kind else { return }
    if let path = newPath(path) {
      kind = .item(path, wasSelected: wasSelected)
    } else {
      kind = .over
      (accepted, proposed) = (Changes(), Changes())
    }
  }

  /// The distance that the mouse may move and still click, in points (appkit rules MX-1 and MZ-9).
  static let clickSlop: CGFloat = 3

  /// Returns the change of the selection that a press of an item proposes (appkit rule MS-6).
  static func press(
    on path: IndexPath, selection: Set<IndexPath>, toggles: Bool, allowsMultiple: Bool,
    allowsEmpty: Bool
  ) -> Changes {
    let isSelected = selection.contains(path)
    guard toggles else {
      return isSelected ? Changes() : Changes(selected: [path], deselected: selection)
    }
    if isSelected {
      return allowsEmpty || selection.count > 1 ? Changes(deselected: [path]) : Changes()
    }
    return Changes(selected: [path], deselected: allowsMultiple ? [] : selection)
  }

  /// Returns the change of the selection that a rectangle over items proposes (appkit rule MZ-7).
  func marquee(over items: Set<IndexPath>) -> Changes {
    Changes(
      selected: items.subtracting(selection),
      deselected: toggles ? items.intersection(selection) : selection.subtracting(items))
  }
}
