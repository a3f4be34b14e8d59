// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// One group instance after packing: a tree of slots, with positions not yet rounded.
package struct PackedGroup: Sendable {
  /// The slot: outer size, with estimated lengths replaced by what the group holds (E-4).
  package internal(set) var size: CGSize
  /// The inner area's corner, from the slot's; zero along estimated axes, whose insets are ignored.
  var innerOrigin: CGPoint
  /// The area that subitems are laid in.
  package internal(set) var innerSize: CGSize
  /// The axes along which the group takes its length from what it holds.
  package internal(set) var estimated: EstimatedAxes
  /// The axis that subitems line up along.
  var axis: LayoutAxis
  /// Whether a provider gave the frames; such a group is never trimmed (T-5).
  package internal(set) var isCustom: Bool
  /// What decided its lengths.
  var origins = LengthOrigins()
  /// What it holds, in order.
  package internal(set) var children: ContiguousArray<PackedSubitem> = []
  /// Its own badges.
  var badges: ContiguousArray<PackedBadge> = []
  /// The cells in it and in the groups in it.
  var leafCount = 0
  /// The cells and groups in it, which is what the limit counts.
  var elementCount = 0
  /// Whether the number of cells depends on measured lengths (G-10).
  var wraps = false
  /// What it shares with the other groups of its section, whatever it holds (U-4).
  var shared = SharedLengths.none
}

/// A slot in a group.
package struct PackedSubitem: Sendable {
  /// What fills the slot.
  package enum Content: Sendable {
    /// One cell.
    case item(PackedItem)
    /// A group.
    indirect case group(PackedGroup)
  }

  /// The slot's corner, from the inner corner of the group (of a custom group: the outer).
  var origin: CGPoint
  /// The slot's size.
  package internal(set) var size: CGSize
  /// What a group that is estimated needs for this slot and those before it: along the group's
  /// axis the far edge with edge spacing, across it the slot with both edge spacings.
  var need: CGSize
  /// What fills the slot.
  package internal(set) var content: Content

  /// The number of cells in it.
  var leafCount: Int {
    switch content {
    case .item: 1
    case .group(let group): group.leafCount
    }
  }
}

/// A cell in its slot.
package struct PackedItem: Sendable {
  /// The frame, from the slot's corner.
  package internal(set) var frame: CGRect
  /// The place in drawing order that a custom group gave.
  var zIndex = 0
  /// The axes that are measured.
  package internal(set) var estimated: EstimatedAxes = []
  /// What decided its slot's lengths.
  var origins = LengthOrigins()
  /// The cell's badges.
  var badges: ContiguousArray<PackedBadge> = []
}

/// A badge whose size is known and whose container's is not.
struct PackedBadge: Sendable {
  /// The number of its kind in the section plan.
  var kind: Int
  /// The share of the container's size that the anchor lies at: 0, 0.5 or 1 on each axis.
  var factor: CGPoint
  /// From there to the corner of the frame.
  var shift: CGPoint
  /// The size of the frame.
  var size: CGSize
  /// Its place in drawing order.
  var zIndex: Int

  /// Returns the way from the corner of its container to its frame.
  func offset(in container: CGSize) -> CGPoint {
    CGPoint(
      x: factor.x * container.width + shift.x, y: factor.y * container.height + shift.y)
  }
}
