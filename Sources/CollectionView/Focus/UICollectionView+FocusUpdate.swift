// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// The item that has the focus.
  var focusedItem: IndexPath? { items(focusedRole).first }
  /// The item that had it last, or was tapped last.
  var lastFocusedItem: IndexPath? { items(lastFocusedRole).first }

  func remember(_ path: IndexPath) {
    for other in items(lastFocusedRole) {
      _ = withdraw(lastFocusedRole, from: other)
    }
    _ = assign(lastFocusedRole, to: path)
  }

  /// The focus came to an item or left one.
  func focusMoved(_ item: CollectionFocusItem?, from previous: CollectionFocusItem?) {
    if let previous, focus.item === previous {
      if let path = focusedItem {
        _ = withdraw(focusedRole, from: path)
        cellForItem(at: path)?.setState(.focused, false)
      }
      (focus.item, focus.path) = (nil, nil)
    }
    guard let item else { return }
    let path = item.indexPath
    _ = assign(focusedRole, to: path)
    (focus.item, focus.path) = (item, path)
    remember(path)
    cellForItem(at: path)?.setState(.focused, true)
  }

  /// Whether the layout is a list whose first section is a sidebar: there items have the focus, and
  /// it selects, without being asked to.
  var isSidebar: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listConfiguration(ofSection: 0)?.appearance.isSidebar ?? false
  }

  // MARK: Scrolling

  /// Scrolls as little as shows an item whole; pinned headers count as covering (interaction rule
  /// FC-20).
  func revealItem(at path: IndexPath) {
    guard let item = placedItem(at: path) else { return }
    engine.revealInScrollArea(item)
    guard let moved = placedItem(at: path) else { return }
    let covered = engine.pinnedInsets(around: moved.frame)
    let visible = bounds.inset(by: adjustedContentInset)
    var rect = moved.frame
    // Only what would lie under a pinned header needs the space that this takes.
    if rect.minY < visible.minY + covered.top {
      rect.origin.y -= covered.top
      rect.size.height = min(rect.height + covered.top, visible.height)
    }
    if rect.minX < visible.minX + covered.left {
      rect.origin.x -= covered.left
      rect.size.width = min(rect.width + covered.left, visible.width)
    }
    // Of what is larger than the view, the beginning.
    rect.size.height = min(rect.height, visible.height)
    rect.size.width = min(rect.width, visible.width)
    guard !visible.contains(rect) else { return }
    scrollRectToVisible(rect, animated: window != nil)
  }

  // MARK: Selection

  /// Behaviour of `selectionFollowsFocus` (interaction rule FC-19).
  func selectFocusedItem() {
    guard let path = focusedItem, selectionFollowsFocus, canSelect, !canSelectSeveral,
      !isSelected(path),
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
    else { return }
    selectAsUser(path)
  }

  // MARK: Changes of the data

  /// Looks for another item if the focused one is gone (interaction rule FC-21).
  func focusMayBeLost() {
    guard focus.item != nil else { return }
    if let path = focusedItem {
      focus.path = path
      return
    }
    let path = focus.path
    engine.afterLayoutPass { [weak self] in self?.moveFocus(near: path) }
  }

  private func moveFocus(near path: IndexPath?) {
    guard let system = window?.focusSystem, focus.item != nil, focusedItem == nil else { return }
    focus.item?.isGone = true
    focus.item = nil
    var next: (any UIFocusItem)?
    if let path, path.section < numberOfSections {
      let count = numberOfItems(inSection: path.section)
      for item in [path.item, count - 1] where item >= 0 && item < count {
        let path = IndexPath(item: item, section: path.section)
        if canFocusItem(at: path) {
          next = standIn(at: path)
          break
        }
      }
    }
    system.move(to: next ?? primaryFocusItem, heading: [])
  }
}
