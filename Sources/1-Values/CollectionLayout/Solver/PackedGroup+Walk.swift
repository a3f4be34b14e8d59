// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The reader of a packed group on a walk through it.
///
/// The walk adds up the positions, in one order, so that all that read them agree to the last bit.
protocol GroupReader {
  /// Whether the cells are read as well that a cut instance does not have.
  static var readsAbsentCells: Bool { get }

  /// Called before what a group holds.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - corner: The corner of its slot, from that of the outermost.
  ///   - slot: Its slot; nil for the outermost group.
  ///   - present: The number of cells left in it. Without any it has disappeared, and its badges
  ///     with it (T-4).
  mutating func begin(_ group: PackedGroup, at corner: CGPoint, in slot: GroupSlot?, present: Int)
  mutating func read(_ item: PackedItem, frame: CGRect, in slot: GroupSlot, isPresent: Bool)
  /// Called after all that the group holds that began last.
  mutating func end()
}

/// A slot that a walk comes to.
struct GroupSlot {
  let index: Int
  let corner: CGPoint
  /// The same from the inner corner of its group (of a custom group: the outer).
  let origin: CGPoint
  let size: CGSize
}

extension PackedGroup {
  /// Visits everything in the group, in the order of the leaves (N-1).
  ///
  /// - Parameters:
  ///   - reader: Reads it.
  ///   - corner: The corner of the group's slot, from that of the outermost.
  ///   - slot: Its slot; nil for the outermost group.
  ///   - present: The number of cells that are left in it, at most all.
  func walk(
    _ reader: inout some GroupReader, from corner: CGPoint = .zero, in slot: GroupSlot? = nil,
    present: Int
  ) {
    reader.begin(self, at: corner, in: slot, present: present)
    let inner =
      isCustom
      ? corner : CGPoint(x: corner.x + innerOrigin.x, y: corner.y + innerOrigin.y)
    var left = present
    for (index, child) in children.enumerated() {
      guard left > 0 || present == leafCount || type(of: reader).readsAbsentCells else { break }
      let slot = GroupSlot(
        index: index, corner: CGPoint(x: inner.x + child.origin.x, y: inner.y + child.origin.y),
        origin: child.origin, size: child.size)
      switch child.content {
      case .item(let item):
        var frame = item.frame
        frame.origin.x += slot.corner.x
        frame.origin.y += slot.corner.y
        reader.read(item, frame: frame, in: slot, isPresent: left > 0)
        left -= 1
      case .group(let nested):
        nested.walk(
          &reader, from: slot.corner, in: slot, present: max(0, min(left, nested.leafCount)))
        left -= nested.leafCount
      }
    }
    reader.end()
  }

  /// The area that a group's badges are placed in, from the corner of the outermost slot.
  func badgeArea(at corner: CGPoint, present: Int, along axis: LayoutAxis) -> CGRect {
    var area = badgeArea(present: present, along: axis)
    area.origin.x += corner.x
    area.origin.y += corner.y
    return area
  }
}
