// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What has the focus before; nil for nothing.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// What gets the focus; nil for nothing.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction; empty if no key moves the focus.
  open private(set) var focusHeading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  /// Creates the same movement once more.
  package init(_ other: UIFocusUpdateContext) {
    previouslyFocusedItem = other.previouslyFocusedItem
    nextFocusedItem = other.nextFocusedItem
    focusHeading = other.focusHeading
  }

  /// The view that has the focus before, or holds what has.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem?.view }
  /// The view that gets the focus, or holds what gets it.
  open var nextFocusedView: UIView? { nextFocusedItem?.view }

  /// An item that stood for a view was made.
  func nextItemWasMade(_ item: any UIFocusItem) { nextFocusedItem = item }
}

extension UIFocusEnvironment {
  /// The environment itself if it is a view; nil otherwise.
  fileprivate var view: UIView? { self as? UIView }
}
