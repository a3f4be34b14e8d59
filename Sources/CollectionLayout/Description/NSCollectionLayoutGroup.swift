// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Items in a row, in a column, or where a closure says; a section repeats one group.
///
/// A group is an item and can be nested in another. Its subitems are taken in turn, again and
/// again, until the next does not fit; every instance of the group in a section holds the same
/// pattern.
///
/// ```swift
/// // Rows of three squares.
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
///   subitems: [item])
/// ```
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The direction in which a group lines up its subitems.
  package enum Axis: Hashable, Sendable { case horizontal, vertical }

  /// How many subitems one instance of the group holds.
  package enum CountRule: Hashable, Sendable {
    /// As many as fit.
    case packing
    /// So many, each an equal share of the group's length.
    case dividing(Int)
    /// So many; those with a fraction for a length get an equal share.
    case repeating(Int)
  }

  /// How the group arranges its items.
  enum Arrangement {
    case list(axis: Axis, count: CountRule)
    case custom(CustomProvider)
  }

  let arrangement: Arrangement

  /// What the group is made of; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]

  /// The distance between neighbours along the group's axis, or nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The views tied to the group: once for each instance of it.
  ///
  /// They are placed on the group and sized against what the group itself was sized against.
  /// Setting copies them.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue.map { $0.duplicate() } }
  }

  init(
    layoutSize: NSCollectionLayoutSize, arrangement: Arrangement, subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems.map { $0.duplicate() }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a group with the content of another.
  ///
  /// - Parameter source: The group to copy.
  /// - Precondition: `source` is a group.
  public required init(copying source: NSCollectionLayoutItem) {
    let group = source.cast(to: NSCollectionLayoutGroup.self)
    arrangement = group.arrangement
    subitems = group.subitems.map { $0.duplicate() }
    interItemSpacing = group.interItemSpacing
    super.init(copying: source)
  }

  /// Returns whether another object is a group of the same class and content.
  ///
  /// Custom groups are equal if they are copies of one: closures cannot be compared.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether they are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutGroup else {
      return false
    }
    return arrangement == other.arrangement && subitems == other.subitems
      && interItemSpacing == other.interItemSpacing
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(super.hash)
    hasher.combine(subitems)
    hasher.combine(interItemSpacing)
    return hasher.finalize()
  }
}

extension NSCollectionLayoutGroup.Arrangement: Equatable {
  /// The closure of a custom group, with an identity that its copies share.
  final class CustomProvider {
    let frames: NSCollectionLayoutGroupCustomItemProvider

    init(_ frames: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.frames = frames }
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.list(let leftAxis, let leftCount), .list(let rightAxis, let rightCount)):
      leftAxis == rightAxis && leftCount == rightCount
    case (.custom(let left), .custom(let right)): left === right
    default: false
    }
  }
}
