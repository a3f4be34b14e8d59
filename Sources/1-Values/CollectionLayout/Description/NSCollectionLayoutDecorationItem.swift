// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view without data behind a section.
///
/// Its class is registered on the layout. Content insets make it smaller than its section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, as it is registered on the layout.
  public let elementKind: String

  /// The vertical stacking order of the view; 0 if not set. Cells beside decorations have 1.
  open var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a copy of a decoration.
  ///
  /// - Precondition: `source` is a decoration.
  public required init(copying source: NSCollectionLayoutItem) {
    let item = source.cast(to: NSCollectionLayoutDecorationItem.self)
    elementKind = item.elementKind
    zIndex = item.zIndex
    super.init(copying: source)
  }

  /// Creates a background that is as large as its section, insets and headers included.
  ///
  /// Across the scroll direction it is as wide as the container.
  ///
  /// - Parameter elementKind: The kind of the view, as it is registered on the layout.
  /// - Returns: The decoration.
  open class func background(elementKind: String) -> Self {
    Self(copying: NSCollectionLayoutDecorationItem(elementKind: elementKind))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutDecorationItem else {
      return false
    }
    return elementKind == other.elementKind && zIndex == other.zIndex
  }

  open override var hash: Int { super.hash ^ elementKind.hashValue }
}
