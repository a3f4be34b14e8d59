// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

extension LayoutDocument {
  /// An item of a group: a slot, the space in it and around it, and badges.
  package struct Item: Hashable, Sendable {
    package var width: Length
    package var height: Length
    /// The space between the slot and the frame, in points.
    package var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space outside of the slot; nil for none.
    package var edgeSpacing: EdgeSpacing?
    /// The badges, of different kinds.
    package var supplementaryItems: [SupplementaryItem] = []

    package init(width: Length, height: Length) {
      self.width = width
      self.height = height
    }
  }

  /// The space outside of an item's slot, by edge; nil and a fixed 0 are different, as in UIKit.
  package struct EdgeSpacing: Hashable, Sendable {
    package var top: Spacing?
    package var leading: Spacing?
    package var bottom: Spacing?
    package var trailing: Spacing?

    package init() {}
  }

  /// A part of a group: an item, or another group.
  package indirect enum Subitem: Hashable, Sendable {
    case item(Item)
    case group(Group)
  }

  /// A group: an item that arranges others.
  package struct Group: Hashable, Sendable {
    package enum Arrangement: Hashable, Sendable, CaseIterable {
      case horizontal
      case vertical
      /// In frames that the document lists.
      case custom
    }

    package var item: Item
    package var arrangement: Arrangement
    package var items: [Subitem]
    /// The number of times that the only item is repeated, from 1; nil for as many as fit.
    package var count: Int?
    /// Whether the items share the group equally, whatever their size says; needs a count.
    package var divides = false
    /// The distance of two items; nil for none.
    package var interItemSpacing: Spacing?
    package var frames: [CustomFrame] = []

    /// Creates a group that repeats its items as often as they fit.
    package init(_ arrangement: Arrangement, width: Length, height: Length, items: [Subitem]) {
      item = Item(width: width, height: height)
      self.arrangement = arrangement
      self.items = items
    }
  }

  package struct CustomFrame: Hashable, Sendable {
    /// The frame in the group, in points.
    package var frame: CGRect
    package var zIndex = 0

    /// Creates a frame at depth 0.
    package init(_ frame: CGRect) { self.frame = frame }
  }

  /// A badge, anchored to an item or a group.
  package struct SupplementaryItem: Hashable, Sendable {
    package var item: Item
    package var kind: String
    /// The point of the container that the badge is at.
    package var anchor: Anchor
    /// The point of the badge that is there; nil for the one that UIKit chooses.
    package var itemAnchor: Anchor?
    package var zIndex = 1

    /// Creates a badge at depth 1.
    package init(kind: String, width: Length, height: Length, anchor: Anchor) {
      item = Item(width: width, height: height)
      self.kind = kind
      self.anchor = anchor
    }
  }

  /// A point of a rectangle, and an offset from there.
  package struct Anchor: Hashable, Sendable {
    package enum Offset: Hashable, Sendable {
      /// In points.
      case absolute(CGPoint)
      /// In shares of the badge's size.
      case fractional(CGPoint)
    }

    /// The edges at which the point is; none for the centre.
    package var edges: NSDirectionalRectEdge
    package var offset: Offset

    package init(edges: NSDirectionalRectEdge, offset: Offset = .absolute(.zero)) {
      self.edges = edges
      self.offset = offset
    }
  }

  /// A header or a footer of a section or of the layout.
  package struct BoundaryItem: Hashable, Sendable {
    package var item: Item
    package var kind: String
    /// The edge or corner of the section at which it is; never `none`.
    package var alignment: NSRectAlignment
    /// The offset from there, in points.
    package var offset = CGPoint.zero
    package var extendsBoundary = true
    package var pinToVisibleBounds = false
    package var zIndex = 1

    /// Creates a header that extends its section.
    package init(kind: String, width: Length, height: Length, alignment: NSRectAlignment) {
      item = Item(width: width, height: height)
      self.kind = kind
      self.alignment = alignment
    }
  }

  package struct Decoration: Hashable, Sendable {
    package var kind: String
    package var contentInsets = NSDirectionalEdgeInsets.zero
    package var zIndex = 0

    /// Creates a background of the section's size.
    package init(kind: String) { self.kind = kind }
  }

  /// The width or the height of an item: `NSCollectionLayoutDimension`.
  package enum Length: Hashable, Sendable {
    case points(Double)
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    /// Points until the view is measured.
    case estimated(Double)
    /// Points until the view is measured; siblings in a line become as long as the longest.
    case uniformAcrossSiblings(Double)

    /// The number: points, or a share.
    package var value: Double {
      switch self {
      case .points(let value), .fractionalWidth(let value), .fractionalHeight(let value),
        .estimated(let value), .uniformAcrossSiblings(let value):
        value
      }
    }
  }

  /// A distance between items: `NSCollectionLayoutSpacing`.
  package enum Spacing: Hashable, Sendable {
    case fixed(Double)
    /// At least so many points.
    case flexible(Double)
  }
}
