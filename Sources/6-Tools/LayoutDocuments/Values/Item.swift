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
}
