// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
public import Foundation
public import Views

extension UICollectionView: FocusItemSource, ItemFocusHost {
  package func allowsFocus(ofItemAt path: IndexPath) -> Bool {
    OptionalMethod.value("collectionView(_:canFocusItemAt:)", of: delegate) {
      $0.collectionView(self, canFocusItemAt: path)
    } ?? allowsFocusNow
  }

  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  package var preferredFocusPath: IndexPath? {
    delegate?.indexPathForPreferredFocusedView(in: self)
  }

  package func showFocus(_ isFocused: Bool, ofItemAt path: IndexPath) {
    cellForItem(at: path)?.setState(.focused, isFocused)
  }

  package func showFocusIsElsewhere(_ isElsewhere: Bool) {
    for cell in cellsOnScreen { cell.setState(.besideFocus, isElsewhere) }
  }

  package func selectFocusedItem(at path: IndexPath) {
    guard selectionFollowsFocus, canSelect, !canSelectSeveral, !isSelected(path),
      OptionalMethod.value(
        "collectionView(_:selectionFollowsFocusForItemAt:)", of: delegate,
        { $0.collectionView(self, selectionFollowsFocusForItemAt: path) }) ?? true
    else { return }
    selectAsUser(path)
  }

  /// Whether the layout is a list whose first section is a sidebar: there items have the focus, and
  /// it selects, without being asked to.
  var isSidebar: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listConfiguration(ofSection: 0)?.appearance.isSidebar ?? false
  }
}

/// The context of a focus update from an item of a collection view, or to one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus before; nil for none of the collection view's.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil for none of the collection view's.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
    previouslyFocusedIndexPath = collectionView.itemFocus.indexPath(
      of: context.previouslyFocusedItem)
    nextFocusedIndexPath = collectionView.itemFocus.indexPath(of: context.nextFocusedItem)
    super.init(context)
  }
}
