// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// One side of a layout size: points, a fraction of the container, or an estimate.
///
/// Immutable and compared by content. A width may be a share of the container's *height*, and the
/// other way round.
///
/// ```swift
/// let square = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalWidth(0.5))
/// ```
///
/// Zero, negative numbers and fractions above 1 are accepted; a number that is not finite is a
/// programmer error.
public final class NSCollectionLayoutDimension: NSObject, NSCopying, Sendable {
  /// The rule by which the number is read.
  package enum Rule: Hashable, Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniformAcrossSiblings
  }

  /// The rule by which ``dimension`` is read.
  package let rule: Rule

  /// The number as given: a ratio for fractions, points otherwise.
  public let dimension: CGFloat

  private init(_ rule: Rule, _ dimension: CGFloat) {
    DescriptionError.stop { () throws(DescriptionError) in
      try DescriptionError.checkDimension(dimension, rule: rule)
    }
    self.rule = rule
    self.dimension = dimension
  }

  /// Creates a dimension that is a fraction of its container's width.
  ///
  /// The container is the enclosing group or, for a section's outermost group, the section; in both
  /// cases the width counted is what content insets leave. Along a group's own axis the spacing
  /// between its items is taken off first. The result is rounded down to a whole pixel.
  ///
  /// ```swift
  /// let third = NSCollectionLayoutDimension.fractionalWidth(1 / 3)
  /// // 100 pt in a group that is 300 pt wide
  /// ```
  ///
  /// - Parameter fractionalWidth: The share, as a ratio and not a percentage: `0.5` is half.
  ///   Values above `1` overflow the container.
  /// - Returns: A dimension that resolves to `fractionalWidth × width`, in points.
  /// - Precondition: `fractionalWidth` is finite.
  /// - SeeAlso: ``absolute(_:)``
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Creates a dimension that is a fraction of its container's height.
  ///
  /// In a section that scrolls vertically the outermost group counts the whole height of the
  /// collection view; the section's top and bottom insets are not subtracted.
  ///
  /// - Parameter fractionalHeight: The share, as a ratio: `0.5` is half.
  /// - Returns: A dimension that resolves to `fractionalHeight × height`, in points.
  /// - Precondition: `fractionalHeight` is finite.
  /// - SeeAlso: ``fractionalWidth(_:)``
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Creates a dimension of a number of points.
  ///
  /// - Parameter absoluteDimension: The length in points; neither rounded nor limited.
  /// - Returns: A dimension that resolves to that length.
  /// - Precondition: `absoluteDimension` is finite.
  /// - SeeAlso: ``estimated(_:)``
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Creates a dimension that the content determines when it is shown.
  ///
  /// Until then it is worth its estimate. The enclosing group's dimension on the same axis should
  /// be estimated too, or else the group keeps its length and the content overflows it.
  ///
  /// - Parameter estimatedDimension: The length in points to begin with.
  /// - Returns: A dimension that resolves to the estimate, and to the measured length later.
  /// - Precondition: `estimatedDimension` is finite.
  /// - SeeAlso: ``uniformAcrossSiblings(estimate:)``
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Creates a dimension that grows to the greatest of its siblings in the same group.
  ///
  /// Every item of one group instance that has this dimension gets the maximum of what they
  /// measured. All of them must be measured to know it: do not use it in a group that holds a
  /// whole large section.
  ///
  /// The siblings of a section's outermost group are the section's other groups: all of them get
  /// the greatest length that one of them was measured to need. Items in them that have this
  /// dimension, too, become as long as their group.
  ///
  /// - Parameter estimate: The length in points to begin with.
  /// - Returns: A dimension that resolves to the estimate, and to the siblings' maximum later.
  /// - Precondition: `estimate` is finite.
  /// - SeeAlso: ``estimated(_:)``
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  /// A Boolean value that says whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { rule == .fractionalWidth }
  /// A Boolean value that says whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { rule == .fractionalHeight }
  /// A Boolean value that says whether the dimension is in points.
  public var isAbsolute: Bool { rule == .absolute }
  /// A Boolean value that says whether the dimension is measured, each element for itself or all
  /// siblings together.
  public var isEstimated: Bool { rule == .estimated || rule == .uniformAcrossSiblings }
  /// A Boolean value that says whether the dimension is measured, for all siblings together.
  public var isUniformAcrossSiblings: Bool { rule == .uniformAcrossSiblings }

  /// The dimension itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return rule == other.rule && dimension == other.dimension
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(rule)
    hasher.combine(dimension)
    return hasher.finalize()
  }

  /// The kind and the number, for example `.containerWidthFactor(0.5)`.
  public override var description: String {
    let number = dimension.compactDescription
    return switch rule {
    case .fractionalWidth: ".containerWidthFactor(\(number))"
    case .fractionalHeight: ".containerHeightFactor(\(number))"
    case .absolute: ".absolute(\(number))"
    case .estimated: ".estimated(\(number))"
    case .uniformAcrossSiblings: ".uniformAcrossSiblings(\(number))"
    }
  }
}

/// The width and the height of an item in a layout, each with a rule of its own.
///
/// Immutable and compared by content.
public final class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
  /// The dimension that decides the width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The dimension that decides the height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  ///
  /// ```swift
  /// let row = NSCollectionLayoutSize(
  ///   widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  /// ```
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The size itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension == other.widthDimension && heightDimension == other.heightDimension
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(widthDimension)
    hasher.combine(heightDimension)
    return hasher.finalize()
  }

  /// Both dimensions, for example `{.containerWidthFactor(0.5), .absolute(20)}`.
  public override var description: String {
    "{\(widthDimension.description), \(heightDimension.description)}"
  }
}
