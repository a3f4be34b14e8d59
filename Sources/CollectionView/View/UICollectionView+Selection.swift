// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UICollectionView {
  /// Whether items can be selected as things are.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Behaviour rule SL-6: no delegate calls, and nothing where selection is not allowed.
  func select(
    _ indexPath: IndexPath?, scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard canSelect else { return }
    guard let indexPath else {
      deselectAll()
      return
    }
    requireItem(at: indexPath, for: "selectItem(at:animated:scrollPosition:)")
    if !canSelectSeveral {
      for other in selection.indexPaths where other != indexPath { deselect(other) }
    }
    if selection.insert(indexPath) { cellForItem(at: indexPath)?.isSelected = true }
    if !scrollPosition.isEmpty {
      scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath) {
    guard selection.remove(indexPath) else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  func deselectAll() {
    let former = selection.indexPaths
    selection.removeAll()
    for indexPath in former { cellForItem(at: indexPath)?.isSelected = false }
  }

  /// Behaviour rule SL-7.
  func keepFirstSelected() {
    let former = selection.indexPaths
    selection.renumber { $0 == former.first ? $0 : nil }
    for indexPath in former.dropFirst() { cellForItem(at: indexPath)?.isSelected = false }
  }

  /// Behaviour rule SL-11.
  func editingChanged() {
    if !isEditing || !canSelect { deselectAll() }
    cellsShowEditing()
  }
}
