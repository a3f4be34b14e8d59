// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Views

/// The data source of a list cell whose items form outlines.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Returns whether the children of an item are shown.
  ///
  /// - Parameter indexPath: The item; false outside the data.
  /// - Returns: Whether they are.
  func isItemExpanded(at indexPath: IndexPath) -> Bool

  /// Shows an item's children, or hides them, as a reader's tap does: asking the section snapshot
  /// handlers, with animation.
  ///
  /// - Parameter indexPath: The item; nothing happens outside the data.
  func toggleExpansionOfItem(at indexPath: IndexPath)
}

extension UICollectionViewListCell {
  private var outline: (any OutlineDataSource)? {
    list.collectionView?.dataSource as? any OutlineDataSource
  }

  /// Whether the children of the cell's item are shown.
  var isOutlineExpanded: Bool {
    guard list.isItem, let indexPath = itemPath else { return false }
    return outline?.isItemExpanded(at: indexPath) ?? false
  }

  /// Whether a tap anywhere on the cell shows or hides the item's children.
  var togglesWhole: Bool {
    guard
      let accessory = accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
      accessory.isDisplayed(isEditing: isBeingEdited)
    else { return false }
    return isHeaderDisclosure(accessory)
  }

  /// Returns whether a chevron is a header's, by its style or by the cell's place (rule IN-2).
  func isHeaderDisclosure(_ accessory: UICellAccessory) -> Bool {
    guard case .outline(let style) = accessory.appearance else { return false }
    return style == .header || (style == .automatic && row.role == .header)
  }

  func toggleOutline() -> Bool {
    guard list.isItem, let outline, let indexPath = itemPath else { return false }
    outline.toggleExpansionOfItem(at: indexPath)
    UIView.animate(withDuration: Timeline.defaultDuration) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    return true
  }
}
