// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A header, a footer or a side view of a section or of the whole layout.
///
/// An alignment names the edge or corner where it lies. Items on one side do not stack: each is
/// placed against the body of the section, which grows by the greatest need.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section; centred on an axis that is not named.
  public let alignment: NSRectAlignment

  /// The offset of the item from its alignment, in points; positive is trailing and down.
  public let offset: CGPoint

  /// A Boolean value that says whether the item lies outside the section's body and makes the
  /// section longer; true at first.
  open var extendsBoundary = true

  /// A Boolean value that says whether the item stays visible while its section is; false at first.
  open var pinToVisibleBounds = false

  /// Creates a boundary item.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size; a fraction of the height counts the whole container.
  ///   - elementKind: The kind by which the data source is asked for the boundary item.
  ///   - alignment: The edge or corner where it lies.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a boundary item with an offset from its alignment.
  ///
  /// A header that is moved down reaches into the body: the section grows by so much less.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size; a fraction of the height counts the whole container.
  ///   - elementKind: The kind by which the data source is asked for the boundary item.
  ///   - alignment: The edge or corner where it lies.
  ///   - absoluteOffset: How far it is moved from there, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset),
      itemAnchor: nil)
  }

  /// Creates a copy of a boundary item.
  ///
  /// - Precondition: `source` is a boundary item.
  public required init(copying source: NSCollectionLayoutItem) {
    let item = source.cast(to: NSCollectionLayoutBoundarySupplementaryItem.self)
    alignment = item.alignment
    offset = item.offset
    extendsBoundary = item.extendsBoundary
    pinToVisibleBounds = item.pinToVisibleBounds
    super.init(copying: source)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object),
      let other = object as? NSCollectionLayoutBoundarySupplementaryItem
    else { return false }
    return alignment == other.alignment && offset == other.offset
      && extendsBoundary == other.extendsBoundary
      && pinToVisibleBounds == other.pinToVisibleBounds
  }

  open override var hash: Int { super.hash ^ alignment.hashValue }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
