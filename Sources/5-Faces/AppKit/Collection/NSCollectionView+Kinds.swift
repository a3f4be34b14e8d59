// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout

extension NSCollectionView {
  /// The direction in which a layout scrolls.
  public typealias ScrollDirection = CollectionLayoutScrollDirection
  /// The kind of a supplementary view.
  public typealias SupplementaryElementKind = String
  /// The kind of a decoration view.
  public typealias DecorationElementKind = String

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The kind of what shows where something would be dropped.
  public nonisolated static let elementKindInterItemGapIndicator =
    "UICollectionElementKindInterItemGapIndicator"

  /// The target of a drop: an item, or the space before one.
  public enum DropOperation: Int, Hashable, Sendable {
    /// The drop goes onto an item.
    case on = 0
    /// The drop goes before an item.
    case before = 1
  }

  /// The change of an element in an update.
  public enum UpdateAction: Int, Hashable, Sendable {
    /// The element is inserted.
    case insert = 0
    /// The item or section is deleted from the Mac's view.
    case delete = 1
    /// The view of the item is recreated.
    case reload = 2
    /// The item is moved.
    case move = 3
    /// The item does not change.
    case none = 4
  }

  /// The positions of items after scrolling to them: at most one choice for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The choices as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates collection view scroll positions from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item is centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item is centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 32)
    /// The item is at the leading edge.
    public static let leadingEdge = ScrollPosition(rawValue: 64)
    /// The item is at the trailing edge.
    public static let trailingEdge = ScrollPosition(rawValue: 128)
    /// The item is at the nearer of the leading and the trailing edge, unless it is visible.
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 256)
    /// The item is at the nearer of the top and the bottom edge, unless it is visible.
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 512)
  }
}
