// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
import Views

extension UICollectionViewListCell {
  /// Takes new accessories: those of a kind that was there keep their views.
  func setAccessories(_ accessories: [UICellAccessory]) {
    do throws(CellAccessoryError) {
      try CellAccessoryError.check(accessories.map(\.accessoryType))
    } catch {
      programmerError(error.description)
    }
    var waiting = list.accessories
    list.accessories = accessories.map { accessory in
      let match = waiting.firstIndex {
        $0.accessory.accessoryType == accessory.accessoryType
      }
      guard let match else {
        let new = ListAccessory(accessory)
        addSubview(new.view)
        return new
      }
      let kept = waiting.remove(at: match)
      kept.accessory = accessory
      return kept
    }
    for accessory in waiting { accessory.view.removeFromSuperview() }
    // Given outside of lists too, where nothing is measured.
    contentSpaceChanged()
  }

  /// Performs the action of a tap on an accessory (behaviour rule AC-9).
  ///
  /// - Parameter type: The accessory; one that the cell does not show does nothing.
  /// - Returns: Whether anything was done.
  @discardableResult
  public func performAction(ofAccessory type: UICellAccessory.AccessoryType) -> Bool {
    guard
      let shown = list.accessories.first(where: { $0.accessory.accessoryType == type }),
      shown.accessory.isDisplayed(isEditing: isBeingEdited)
    else { return false }
    if let action = shown.accessory.action {
      action()
      return true
    }
    switch type {
    case .outlineDisclosure: return toggleOutline()
    case .multiselect: return toggleSelection()
    case .delete: return revealTrailingActions()
    case .popUpMenu: return shown.openMenu()
    default: return false
    }
  }

  private func toggleSelection() -> Bool {
    guard let collectionView = list.collectionView, let indexPath = itemPath else {
      return false
    }
    if isSelected {
      collectionView.deselectItem(at: indexPath, animated: true)
    } else {
      collectionView.selectItem(at: indexPath, animated: true, scrollPosition: [])
    }
    return true
  }
}

extension UICellAccessory {
  /// Returns whether another one is of the same kind and, for texts, of the same words.
  func isSame(as other: UICellAccessory) -> Bool {
    guard accessoryType == other.accessoryType else { return false }
    if case .text(let text, _, _) = appearance, case .text(let otherText, _, _) = other.appearance {
      return text == otherText
    }
    return true
  }
}
