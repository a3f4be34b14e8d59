// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// One group instance as a flat list, with positions from its slot's corner.
///
/// All instances of a fixed pattern share one value. A cut instance shares its cells: items that
/// are left stay where the full group has them (behaviour rule T-1), so it is a count and a length.
struct GroupInstance: Hashable, Sendable {
  struct Leaf: Hashable, Sendable {
    /// The frame, not rounded.
    var frame: CGRect
    /// The place in drawing order that a custom group gave.
    var zIndex: Int
    var estimated: EstimatedAxes
  }

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
    var size: CGSize
    /// The position of the badge in drawing order: greater ones are in front.
    var zIndex: Int
  }

  /// The cells of the full group, in the order of items.
  var leaves: ContiguousArray<Leaf>
  /// The number of them that are present.
  var present: Int
  /// The badges of what is present: a group's before those of what it holds.
  var badges: ContiguousArray<Badge>
  /// The length along the stacking axis; below zero if it cannot be laid out (T-7).
  var length: CGFloat
  /// The length across the stacking axis.
  var crossLength: CGFloat
}

extension GroupInstance {
  init(_ group: PackedGroup, present: Int, along axis: LayoutAxis) {
    let present = min(present, group.leafCount)
    var flattening = Flattening(axis: axis)
    flattening.leaves.reserveCapacity(group.leafCount)
    group.walk(&flattening, present: present)
    self.init(
      leaves: flattening.leaves, present: present, badges: flattening.badges,
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

private struct Flattening: GroupReader {
  static let readsAbsentCells = true

  let axis: LayoutAxis
  var leaves: ContiguousArray<GroupInstance.Leaf> = []
  var badges: ContiguousArray<GroupInstance.Badge> = []
  private var ordinals: [Int: Int] = [:]

  init(axis: LayoutAxis) { self.axis = axis }

  mutating func begin(
    _ group: PackedGroup, at corner: CGPoint, in slot: GroupSlot?, present: Int
  ) {
    guard !group.badges.isEmpty, present > 0 else { return }
    let area = group.badgeArea(at: corner, present: present, along: axis)
    add(group.badges, in: area, isOfItem: false)
  }

  mutating func read(_ item: PackedItem, frame: CGRect, in slot: GroupSlot, isPresent: Bool) {
    if !item.badges.isEmpty, isPresent { add(item.badges, in: frame, isOfItem: true) }
    leaves.append(.init(frame: frame, zIndex: item.zIndex, estimated: item.estimated))
  }

  mutating func end() {}

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
