// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A closure that returns the frames of the items of a custom group.
///
/// It is run once per section each time the layout is solved. The environment's container is the
/// group; the answer is the pattern that every instance of the group repeats.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

extension NSCollectionLayoutGroup {
  /// Creates a row of as many items as fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of one row.
  ///   - subitems: What is taken in turn, from the first again when the last was taken; copied.
  /// - Returns: A group whose subitems follow each other from side to side.
  /// - Precondition: `subitems` is not empty.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    list(.horizontal, layoutSize, subitems, .packing)
  }

  /// Creates a column of as many items as fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of one column.
  ///   - subitems: What is taken in turn, from the first again when the last was taken; copied.
  /// - Returns: A group whose subitems follow each other from top to bottom.
  /// - Precondition: `subitems` is not empty.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    list(.vertical, layoutSize, subitems, .packing)
  }

  /// Creates a row of a number of equal copies.
  ///
  /// A width that is a fraction becomes an equal share of the row, less the spacing. A width in
  /// points is kept if the copies fit, and becomes an equal share if they do not. An estimated
  /// width is kept and measured.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of one row.
  ///   - repeatingSubitem: What the row is made of; copied.
  ///   - count: How many, at least 1.
  /// - Returns: A group that repeats the subitem from side to side.
  /// - Precondition: `count` is at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    list(.horizontal, layoutSize, [repeatingSubitem], .repeating(count))
  }

  /// Creates a column of a number of equal copies.
  ///
  /// A height that is a fraction becomes an equal share of the column, less the spacing. A height
  /// in points is kept if the copies fit, and becomes an equal share if they do not. An estimated
  /// height is kept and measured.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of one column.
  ///   - repeatingSubitem: What the column is made of; copied.
  ///   - count: How many, at least 1.
  /// - Returns: A group that repeats the subitem from top to bottom.
  /// - Precondition: `count` is at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    list(.vertical, layoutSize, [repeatingSubitem], .repeating(count))
  }

  /// Creates a row of a number of items, each as wide as an equal share of the row, whatever its
  /// own width is.
  ///
  /// UIKit replaces this by ``horizontal(layoutSize:repeatingSubitem:count:)``.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of one row.
  ///   - subitem: What the row is made of; copied.
  ///   - count: How many, at least 1.
  /// - Returns: A group that repeats the subitem from side to side.
  /// - Precondition: `count` is at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    list(.horizontal, layoutSize, [subitem], .dividing(count))
  }

  /// Creates a column of a number of items, each as high as an equal share of the column, whatever
  /// its own height is.
  ///
  /// UIKit replaces this by ``vertical(layoutSize:repeatingSubitem:count:)``.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of one column.
  ///   - subitem: What the column is made of; copied.
  ///   - count: How many, at least 1.
  /// - Returns: A group that repeats the subitem from top to bottom.
  /// - Precondition: `count` is at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    list(.vertical, layoutSize, [subitem], .dividing(count))
  }

  /// Creates a group whose item frames a closure returns.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group, which is the distance to the next one.
  ///   - itemProvider: Gives the frames; run once per section each time the layout is solved.
  /// - Returns: A group whose frames the closure decides.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(
      copying: NSCollectionLayoutGroup(
        layoutSize: layoutSize, arrangement: .custom(Arrangement.CustomProvider(itemProvider)),
        subitems: []))
  }

  private class func list(
    _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ count: CountRule
  ) -> Self {
    DescriptionError.stop { () throws(DescriptionError) in
      try DescriptionError.checkGroup(
        subitemCount: subitems.count, count: count.number, axis: axis)
    }
    return Self(
      copying: NSCollectionLayoutGroup(
        layoutSize: layoutSize, arrangement: .list(axis: axis, count: count), subitems: subitems))
  }
}

extension NSCollectionLayoutGroup.CountRule {
  /// The number of items that the rule asks for, or nil for as many as fit.
  var number: Int? {
    switch self {
    case .packing: nil
    case .dividing(let count), .repeating(let count): count
    }
  }
}
