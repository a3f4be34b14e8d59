// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension Screen {
  /// Selects items and reveals swipe actions as the options say.
  func show(_ settings: SampleSettings, in view: UICollectionView) throws(GalleryFailure) {
    for option in settings.selected {
      try checkItem(option, in: view)
      view.allowsMultipleSelection = view.allowsMultipleSelection || settings.selected.count > 1
      view.selectItem(at: option.indexPath, animated: false, scrollPosition: [])
    }
    view.layoutIfNeeded()
    for option in settings.swiped {
      try checkItem(option.item, in: view)
      guard let cell = view.cellForItem(at: option.item.indexPath) as? UICollectionViewListCell
      else {
        throw GalleryFailure(
          "The item \(option.item.indexPath) is not a visible row; scroll to it.", .usage)
      }
      guard cell.revealSwipeActions(offset: option.offset) || option.offset == 0 else {
        throw GalleryFailure(
          "The item \(option.item.indexPath) has no actions on that side.", .usage)
      }
    }
    view.layoutIfNeeded()
  }

  private func checkItem(
    _ option: ItemOption, in view: UICollectionView
  ) throws(GalleryFailure) {
    guard option.section < view.numberOfSections,
      option.item < view.numberOfItems(inSection: option.section)
    else {
      throw GalleryFailure("There is no item \(option.indexPath) here.", .usage)
    }
  }
}
