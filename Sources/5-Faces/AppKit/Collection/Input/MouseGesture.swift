// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the mouse is doing to the items of a collection view, from the press to the release.
struct MouseGesture {
  /// What began it.
  enum Kind {
    /// An item was pressed.
    case item(IndexPath, wasSelected: Bool)
    /// Empty ground was pressed; a rectangle is drawn from there.
    case marquee
    /// An item was pressed that is gone since: nothing more happens.
    case over
  }

  private(set) var kind: Kind
  /// Where it began, in the collection view.
  let start: CGPoint
  /// Whether ⌘ or ⇧ is held: items are toggled.
  let toggles: Bool
  /// What was selected then.
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

  /// Items to select and to deselect.
  struct Changes: Equatable {
    var selected: Set<IndexPath> = []
    var deselected: Set<IndexPath> = []

    /// The same items where they are now; without those that are gone.
    func renumbered(by place: (IndexPath) -> IndexPath?) -> Changes {
      Changes(
        selected: Set(selected.compactMap(place)), deselected: Set(deselected.compactMap(place)))
    }
  }

  /// Gives all items the paths that they have now, and forgets those that are gone. With the item
  /// that was pressed all is over (appkit rule MZ-13).
  mutating func renumber(by place: (IndexPath) -> IndexPath?) {
    selection = Set(selection.compactMap(place))
    accepted = accepted.renumbered(by: place)
    proposed = proposed.renumbered(by: place)
    guard case .item(let path, let wasSelected) = kind else { return }
    if let path = place(path) {
      kind = .item(path, wasSelected: wasSelected)
    } else {
      kind = .over
      (accepted, proposed) = (Changes(), Changes())
    }
  }

  /// How far the mouse may go and still click, in points (appkit rules MX-1 and MZ-9).
  static let clickSlop: CGFloat = 3

  /// What a press of an item proposes (appkit rule MS-6).
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

  /// What a rectangle over items proposes (appkit rule MZ-7).
  func marquee(over items: Set<IndexPath>) -> Changes {
    Changes(
      selected: items.subtracting(selection),
      deselected: toggles ? items.intersection(selection) : selection.subtracting(items))
  }
}
