// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

extension NSCollectionLayoutItem {
  /// This item as one of a class that it must have.
  ///
  /// The copying initializer of a subclass takes any item, because it overrides that of its
  /// superclass; an item of another class cannot be copied into one of this class.
  func cast<Item: NSCollectionLayoutItem>(to type: Item.Type) -> Item {
    guard let item = self as? Item else {
      programmerError("A \(Item.self) cannot be a copy of \(description); copy one of its class.")
    }
    return item
  }
}
