// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Space outside the four edges of an item.
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
