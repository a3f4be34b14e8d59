// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout
public import Foundation

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
    /// The item is centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom of the visible rectangle.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left of the visible rectangle.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right of the visible rectangle.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The delay before items make space for a drag over them (interaction rule DP-12).
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// Reordering begins at once.
    case immediate = 0
    /// Reordering begins after a moment.
    case fast = 1
    /// Reordering begins after a longer moment.
    case slow = 2
  }

  /// The kinds of events after which cells are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Cells are not measured again.
    case disabled = 0
    /// Cells are measured again after a call of `invalidateIntrinsicContentSize()` on the cell or
    /// its content view.
    case enabled = 1
    /// Cells are also measured again when constraints change inside the content view of a cell, or
    /// inside another view, and when their constants, texts or margins do.
    case enabledIncludingConstraints = 2
  }

  /// Creates a view as `init(frame:collectionViewLayout:)` does, for
  /// ``objectiveCInit(frame:collectionViewLayout:)``.
  ///
  /// - Parameters:
  ///   - objectiveCFrame: Its place in its superview, in points.
  ///   - collectionViewLayout: The layout.
  public convenience init(objectiveCFrame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.init(frame: objectiveCFrame, collectionViewLayout: collectionViewLayout)
  }

  // swift-format-ignore
  @_silgen_name("$s14CollectionView012UICollectionB0C15objectiveCFrame010collectionB6LayoutAC10Foundation6CGRectV_AA0cbG0CtcfC")
  private static func create(
    _ frame: CGRect, _ layout: __owned UICollectionViewLayout
  ) -> Self

  /// Creates a view of the class at hand, which may be known only when the program runs. What
  /// `T(frame:collectionViewLayout:)` means in code for iOS.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - collectionViewLayout: The layout.
  /// - Returns: The view, made by the class's own `init(frame:collectionViewLayout:)`. A class that has
  ///   none stops the program with Swift's "Use of unimplemented initializer".
  public static func objectiveCInit(
    frame: CGRect, collectionViewLayout: UICollectionViewLayout
  ) -> Self { create(frame, collectionViewLayout) }
}
