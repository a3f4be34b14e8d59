// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A fixed or a minimum distance between items.
///
/// Immutable and compared by content. Any number is accepted here; one that is not finite is
/// reported when the layout is solved.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
  /// The distance in points; the minimum of a flexible spacing.
  public let spacing: CGFloat
  /// A Boolean value that says whether the distance may grow.
  public let isFlexible: Bool

  private init(spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// Creates a fixed spacing in points.
  ///
  /// - Parameter fixedSpacing: The distance in points; negative ones overlap.
  /// - Returns: The spacing.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
  }

  /// Creates a spacing with a minimum in points, which shares the space that is left.
  ///
  /// - Parameter flexibleSpacing: The least distance in points.
  /// - Returns: The spacing.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
  }

  /// A Boolean value that says whether the distance is exactly ``spacing``.
  public var isFixed: Bool { !isFlexible }

  /// A Boolean value that says whether the distance may grow.
  @available(*, deprecated, renamed: "isFlexible")
  public var isFlexibleSpacing: Bool { isFlexible }

  /// A Boolean value that says whether the distance is exactly ``spacing``.
  @available(*, deprecated, renamed: "isFixed")
  public var isFixedSpacing: Bool { isFixed }

  /// The spacing itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexible == other.isFlexible
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(spacing)
    hasher.combine(isFlexible)
    return hasher.finalize()
  }

  /// The kind and the number, for example `.fixed(10)`.
  public override var description: String {
    "\(isFlexible ? ".flexible" : ".fixed")(\(spacing.compactDescription))"
  }
}

/// The space around the four edges of an item.
///
/// Immutable and compared by content. It does not make the item smaller: along the group's axis it
/// takes part in the question how many items fit. An edge without a spacing has none.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, Sendable {
  /// The space before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates space around an item.
  ///
  /// - Parameters:
  ///   - leading: The space before the leading edge, or nil for none.
  ///   - top: The space above the top edge, or nil for none.
  ///   - trailing: The space after the trailing edge, or nil for none.
  ///   - bottom: The space below the bottom edge, or nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return leading == other.leading && top == other.top && trailing == other.trailing
      && bottom == other.bottom
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine([leading, top, trailing, bottom])
    return hasher.finalize()
  }

  /// The four edges, in the order leading, top, trailing, bottom.
  public override var description: String {
    let edges = [leading, top, trailing, bottom].map { $0?.description ?? "nil" }
    return "{\(edges.joined(separator: ", "))}"
  }
}
