// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// An element of a layout, from which groups are composed and supplementary items derive.
///
/// An item has a size, insets inside it, space outside it, and badges tied to it. Items are
/// compared by content and copied when they enter a group: later changes do not reach the group.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item's slot.
  public let layoutSize: NSCollectionLayoutSize

  /// The insets of the frame inside the slot, in points.
  ///
  /// Insets never change how items are packed. They are ignored along an estimated axis.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space outside the slot, or nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Copies of the items tied to this one; ``NSCollectionLayoutGroup`` lets them be set.
  var attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// The badges anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// Creates a collection layout item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with badges.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of its slot.
  ///   - supplementaryItems: The badges, of different kinds; copied.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems.map { $0.duplicate() }
  }

  /// Creates a copy of an item.
  ///
  /// - Parameter source: The item to copy, of the same class.
  public required init(copying source: NSCollectionLayoutItem) {
    layoutSize = source.layoutSize
    contentInsets = source.contentInsets
    edgeSpacing = source.edgeSpacing
    attachedItems = source.attachedItems.map { $0.duplicate() }
  }

  /// A new item of the same class and content.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> Self { Self(copying: self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem, type(of: self) == type(of: other) else {
      return false
    }
    return layoutSize == other.layoutSize && contentInsets == other.contentInsets
      && edgeSpacing == other.edgeSpacing && attachedItems == other.attachedItems
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(layoutSize)
    hasher.combine(contentInsets)
    hasher.combine(edgeSpacing)
    return hasher.finalize()
  }

  /// The class and the size of the item.
  open override var description: String { "<\(type(of: self)) size: \(layoutSize.description)>" }
}

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
