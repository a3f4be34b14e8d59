// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public typealias ScrollDirection = CollectionLayoutScrollDirection
  /// The category of an element's view.
  public typealias ElementCategory = CollectionLayoutElementCategory

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The position of an item after scrolling to it; at most one choice for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The choices as bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates collection view scroll positions from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is at the top of the visible rectangle.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom of the visible rectangle.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left of the visible rectangle.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right of the visible rectangle.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The delay before items make space for a drag over them (interaction rule DP-12).
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// After a moment.
    case fast = 1
    /// After a longer moment.
    case slow = 2
  }

  /// The kinds of events after which cells are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never by themselves.
    case disabled = 0
    /// Measures again after a call of `invalidateIntrinsicContentSize()` on the cell or its content
    /// view.
    case enabled = 1
    /// Also when constraints change inside the content view of a cell, or inside another view; and
    /// what they are made of: constants, texts, margins.
    case enabledIncludingConstraints = 2
  }
}
