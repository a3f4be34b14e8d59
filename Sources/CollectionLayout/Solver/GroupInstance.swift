// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// One group instance as a flat list, with positions from its slot's corner.
///
/// All instances of a fixed pattern share one value. A cut instance shares its cells: items that
/// are left stay where the full group has them (behaviour rule T-1), so it is a count and a length.
struct GroupInstance: Hashable, Sendable {
  /// A cell of the instance.
  struct Leaf: Hashable, Sendable {
    /// The frame, not rounded.
    var frame: CGRect
    /// The place in drawing order that a custom group gave.
    var zIndex: Int
    /// The axes that are measured.
    var estimated: EstimatedAxes
  }

  /// A badge of the instance.
  struct Badge: Hashable, Sendable {
    /// The number of its kind in the section plan.
    var kind: Int
    /// Its number among those of its kind in the instance.
    var ordinal: Int
    /// The corner of its item's frame or its group's inner area.
    var owner: CGPoint
    /// Whether the owner is an item, whose corner is rounded first.
    var isOfItem: Bool
    /// From there to its frame.
    var offset: CGPoint
    /// The size of its frame.
    var size: CGSize
    /// Its place in drawing order.
    var zIndex: Int
  }

  /// The cells of the full group, in the order of items.
  var leaves: ContiguousArray<Leaf>
  /// How many of them are present.
  var present: Int
  /// The badges of what is present: a group's before those of what it holds.
  var badges: ContiguousArray<Badge>
  /// The length along the stacking axis; below zero if it cannot be laid out (T-7).
  var length: CGFloat
  /// The length across the stacking axis.
  var crossLength: CGFloat
}

extension GroupInstance {
  /// Flattens a packed group.
  init(_ group: PackedGroup, present: Int, along axis: LayoutAxis) {
    var flattening = Flattening(axis: axis, present: present)
    flattening.leaves.reserveCapacity(group.leafCount)
    flattening.add(group, at: .zero)
    self.init(
      leaves: flattening.leaves, present: min(present, group.leafCount), badges: flattening.badges,
      length: group.trimmedLength(present: present, along: axis),
      crossLength: group.size[axis.cross])
  }

  /// The instance cut to fewer cells.
  func cut(to present: Int, of group: PackedGroup, along axis: LayoutAxis) -> GroupInstance {
    guard present < self.present else { return self }
    var cut = self
    cut.present = present
    cut.length = group.trimmedLength(present: present, along: axis)
    if !badges.isEmpty {
      cut.badges = GroupInstance(group, present: present, along: axis).badges
    }
    return cut
  }
}

/// The walk from tree to list, in the order of the leaves (N-1).
private struct Flattening {
  let axis: LayoutAxis
  let present: Int
  var leaves: ContiguousArray<GroupInstance.Leaf> = []
  var badges: ContiguousArray<GroupInstance.Badge> = []
  var ordinals: [Int: Int] = [:]

  init(axis: LayoutAxis, present: Int) {
    self.axis = axis
    self.present = present
  }

  mutating func add(_ group: PackedGroup, at corner: CGPoint) {
    let left = present - leaves.count
    // A nested group without a cell has disappeared, and its badges with it (T-4).
    if !group.badges.isEmpty, left > 0, group.leafCount > 0 {
      var area = group.badgeArea(present: left, along: axis)
      area.origin.x += corner.x
      area.origin.y += corner.y
      add(group.badges, in: area, isOfItem: false)
    }
    let inner =
      group.isCustom
      ? corner
      : CGPoint(x: corner.x + group.innerOrigin.x, y: corner.y + group.innerOrigin.y)
    for child in group.children {
      let slot = CGPoint(x: inner.x + child.origin.x, y: inner.y + child.origin.y)
      switch child.content {
      case .item(let item):
        var frame = item.frame
        frame.origin.x += slot.x
        frame.origin.y += slot.y
        if !item.badges.isEmpty, leaves.count < present {
          add(item.badges, in: frame, isOfItem: true)
        }
        leaves.append(.init(frame: frame, zIndex: item.zIndex, estimated: item.estimated))
      case .group(let nested):
        add(nested, at: slot)
      }
    }
  }

  private mutating func add(
    _ packed: ContiguousArray<PackedBadge>, in container: CGRect, isOfItem: Bool
  ) {
    for badge in packed {
      let ordinal = ordinals[badge.kind, default: 0]
      ordinals[badge.kind] = ordinal + 1
      badges.append(
        .init(
          kind: badge.kind, ordinal: ordinal, owner: container.origin, isOfItem: isOfItem,
          offset: badge.offset(in: container.size), size: badge.size, zIndex: badge.zIndex))
    }
  }
}
