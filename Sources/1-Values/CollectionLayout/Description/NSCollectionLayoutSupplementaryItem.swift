// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view anchored to an item or a group: a badge, a frame, a caption.
///
/// It does not influence where items go and may overlap its neighbours. Its size is resolved
/// against the item that it is tied to.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, as it is registered.
  public let elementKind: String

  /// The anchor on the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor

  /// The anchor on the supplementary item, which lies on ``containerAnchor``; nil for the same
  /// edges as that.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// The vertical stacking order of the view; 1 if not set, so that it lies above cells.
  open var zIndex = 1

  /// Creates a supplementary item that lies inside the edge or corner of its anchor.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size.
  ///   - elementKind: The kind by which the data source is asked for the view.
  ///   - containerAnchor: The point of the item or group that it is tied to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a supplementary item whose anchor lies on an anchor of its container.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size.
  ///   - elementKind: The kind by which the data source is asked for the view.
  ///   - containerAnchor: The point of the item or group that it is tied to.
  ///   - itemAnchor: The point of its own that lies there.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a copy of a supplementary item.
  ///
  /// - Precondition: `source` is a supplementary item.
  public required init(copying source: NSCollectionLayoutItem) {
    let item = source.cast(to: NSCollectionLayoutSupplementaryItem.self)
    elementKind = item.elementKind
    containerAnchor = item.containerAnchor
    itemAnchor = item.itemAnchor
    zIndex = item.zIndex
    super.init(copying: source)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutSupplementaryItem else {
      return false
    }
    return elementKind == other.elementKind && containerAnchor == other.containerAnchor
      && itemAnchor == other.itemAnchor && zIndex == other.zIndex
  }

  open override var hash: Int { super.hash ^ elementKind.hashValue }
}
