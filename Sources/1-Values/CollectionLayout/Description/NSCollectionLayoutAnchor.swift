// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The point of a rectangle that a supplementary item is tied to.
///
/// Immutable and compared by content. Per axis the point lies at 0 for leading or top, at 1 for
/// trailing or bottom, and in the middle for neither or both. The offset is in points, or a share
/// of the *supplementary item's own* size.
public final class NSCollectionLayoutAnchor: NSObject, NSCopying, Sendable {
  /// The edges that meet in the point.
  public let edges: NSDirectionalRectEdge
  /// The offset of the item from the anchor: points, or fractions of its own size; positive is
  /// trailing and down.
  public let offset: CGPoint
  /// A Boolean value that says whether ``offset`` is a fraction of the supplementary item's size.
  public let isFractionalOffset: Bool

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Creates an anchor at an edge or a corner.
  ///
  /// - Parameter edges: One edge, or two that meet.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }

  /// Creates an anchor at a distance from an edge or a corner.
  ///
  /// - Parameters:
  ///   - edges: One edge, or two that meet.
  ///   - absoluteOffset: The distance in points; positive is trailing and down.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// Creates an anchor whose distance from an edge or a corner depends on the item's size.
  ///
  /// ```swift
  /// // A 20 pt badge, moved 6 pt out of the corner on both axes.
  /// let anchor = NSCollectionLayoutAnchor(
  ///   edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
  /// ```
  ///
  /// - Parameters:
  ///   - edges: One edge, or two that meet.
  ///   - fractionalOffset: The distance as shares of the supplementary item's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  /// A Boolean value that says whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The anchor itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && offset == other.offset
      && isFractionalOffset == other.isFractionalOffset
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(edges)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
    return hasher.finalize()
  }

  /// The edges and the offset.
  public override var description: String {
    let names: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let named = names.filter { edges.contains($0.0) }.map(\.1).joined(separator: ", ")
    let kind = isFractionalOffset ? "fractionalOffset" : "absoluteOffset"
    let numbers = "(\(offset.x.compactDescription), \(offset.y.compactDescription))"
    return "{[\(named)], \(kind): \(numbers)}"
  }
}
