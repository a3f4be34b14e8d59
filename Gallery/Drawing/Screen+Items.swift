// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension Screen {
  /// Selects items and reveals swipe actions as the options say.
  func show(_ settings: SampleSettings, in view: UICollectionView) throws(GalleryFailure) {
    for option in settings.selected {
      try checkItem(option.indexPath, in: view, givenBy: "selected")
      view.allowsMultipleSelection = view.allowsMultipleSelection || settings.selected.count > 1
      view.selectItem(at: option.indexPath, animated: false, scrollPosition: [])
    }
    view.layoutIfNeeded()
    for option in settings.swiped {
      try checkItem(option.item.indexPath, in: view, givenBy: "swiped")
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

  /// Checks that an item is there.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - view: The collection view.
  ///   - key: The key of a document's picture that may name it.
  /// - Throws: A usage failure if it is not, or a failure of the document.
  func checkItem(
    _ path: IndexPath, in view: any ShownCollection, givenBy key: String
  ) throws(GalleryFailure) {
    guard path.section < view.numberOfSections,
      path.item < view.numberOfItems(inSection: path.section)
    else {
      throw subject.failure("There is no item \(path).", of: [key], in: settings)
    }
  }
}
