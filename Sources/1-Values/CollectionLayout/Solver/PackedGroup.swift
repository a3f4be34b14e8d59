// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

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
  var origins = LengthOrigins()
  package internal(set) var children: ContiguousArray<PackedSubitem> = []
  var badges: ContiguousArray<PackedBadge> = []
  /// The cells in it and in the groups in it.
  var leafCount = 0
  /// The cells and groups in it, which is what the limit counts.
  var elementCount = 0
  /// Whether the number of cells depends on measured lengths (G-10).
  var wraps = false
  /// The lengths that it shares with the other groups of its section, whatever it holds (U-4).
  var shared = SharedLengths.none
}

package struct PackedSubitem: Sendable {
  package enum Content: Sendable {
    case item(PackedItem)
    indirect case group(PackedGroup)
  }

  /// The slot's corner, from the inner corner of the group (of a custom group: the outer).
  var origin: CGPoint
  package internal(set) var size: CGSize
  /// The size that an estimated group needs for this slot and those before it: along the group's
  /// axis the far edge with edge spacing, across it the slot with both edge spacings.
  var need: CGSize
  package internal(set) var content: Content

  var leafCount: Int {
    switch content {
    case .item: 1
    case .group(let group): group.leafCount
    }
  }
}

package struct PackedItem: Sendable {
  /// The frame, from the slot's corner.
  package internal(set) var frame: CGRect
  /// The place in drawing order that a custom group gave.
  var zIndex = 0
  package internal(set) var estimated: EstimatedAxes = []
  var origins = LengthOrigins()
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
  var size: CGSize
  /// The position of the packed badge in drawing order: greater ones are in front.
  var zIndex: Int

  /// Returns the way from the corner of its container to its frame.
  func offset(in container: CGSize) -> CGPoint {
    CGPoint(
      x: factor.x * container.width + shift.x, y: factor.y * container.height + shift.y)
  }
}

extension PackedGroup {
  /// The length of a group whose items ran out, along the axis that groups stack on.
  ///
  /// What was behind the last frame of the full group is still behind the last that is left
  /// (behaviour rule T-2); nested groups are cut the same way first (T-4). The group's own insets
  /// are not added back.
  ///
  /// - Parameters:
  ///   - present: The number of cells left, at least one.
  ///   - axis: The stacking axis.
  /// - Returns: The length; below zero if the items left out stood far behind (T-7).
  func trimmedLength(present: Int, along axis: LayoutAxis) -> CGFloat {
    // T-5: the frames of a custom group say nothing about its end.
    guard present < leafCount, !isCustom else { return size[axis] }
    if let length = shared[axis] { return length }
    guard !estimated[axis] else { return trimmedExtent(present: present, along: axis) }
    return reach(present: present, along: axis) + innerSize[axis]
      - reach(present: leafCount, along: axis)
  }

  /// T-6: an estimated group is as long as what is present needs.
  private func trimmedExtent(present: Int, along axis: LayoutAxis) -> CGFloat {
    var extent: CGFloat = 0
    forEachPresent(present) { child, cells in
      var need = child.need[axis]
      if case .group(let group) = child.content, cells < group.leafCount {
        need += group.trimmedLength(present: cells, along: axis) - group.size[axis]
      }
      extent = axis == self.axis ? need : max(extent, need)
    }
    return extent
  }

  /// The far edge of the furthest frame, from the inner corner.
  private func reach(present: Int, along axis: LayoutAxis) -> CGFloat {
    var reach: CGFloat?
    forEachPresent(present) { child, cells in
      var edge = child.origin[axis]
      switch child.content {
      case .item(let item):
        edge += item.frame.origin[axis] + item.frame.size[axis]
      case .group(let group):
        // A frame is a cell's: a nested group reaches as far as what it holds. The row of a group
        // of `[cell inset by 10, column]` that has lost its column keeps its length.
        edge += group.innerOrigin[axis]
        edge +=
          group.isCustom
          ? group.innerSize[axis] : group.reach(present: cells, along: axis)
      }
      reach = max(reach ?? edge, edge)
    }
    return reach ?? 0
  }

  /// The area that the group's badges are placed in, from the slot's corner.
  func badgeArea(present: Int, along axis: LayoutAxis) -> CGRect {
    var area = CGRect(origin: innerOrigin, size: innerSize)
    if present < leafCount { area.size[axis] = trimmedLength(present: present, along: axis) }
    return area
  }

  /// Visits the slots that have a cell left, with the number of cells left in each. A nested group
  /// without any has disappeared (T-4).
  func forEachPresent(_ present: Int, _ body: (PackedSubitem, Int) -> Void) {
    var left = present
    for child in children {
      guard left > 0 else { return }
      let leaves = child.leafCount
      guard leaves > 0 else { continue }
      body(child, min(left, leaves))
      left -= leaves
    }
  }
}

extension PackedBadge {
  /// Resolves a badge's size and the way from its container's anchor to its frame.
  ///
  /// Behaviour rules: edges name a point of the container and, for the item anchor, a
  /// point of the badge itself; the badge is moved so that they meet, and then by both offsets. A
  /// fractional offset is a fraction of the badge's own size.
  ///
  /// - Parameters:
  ///   - specification: What the badge asks for.
  ///   - kind: The number of its kind in the section plan.
  ///   - reference: What fractions are taken of (D-15).
  ///   - grid: The pixel grid.
  init(
    _ specification: SupplementarySpecification, kind: Int, reference: CGSize, on grid: PixelGrid
  ) {
    let slot = specification.layoutSize.resolved(in: reference, on: grid)
    let frame = CGRect(
      slot: slot, insets: specification.contentInsets,
      estimated: specification.layoutSize.estimatedAxes)
    let container = specification.containerAnchor
    // A missing item anchor has the container anchor's edges and no offset of its own, so that a
    // badge at a corner lies inside it.
    let item = specification.itemAnchor ?? AnchorSpecification(edges: container.edges)
    let own = item.factor
    let moved = container.offset.points(of: slot)
    let movedOwn = item.offset.points(of: slot)
    self.kind = kind
    factor = container.factor
    shift = CGPoint(
      x: moved.x + movedOwn.x - own.x * slot.width + frame.minX,
      y: moved.y + movedOwn.y - own.y * slot.height + frame.minY)
    size = frame.size
    zIndex = specification.zIndex
  }
}

extension AnchorSpecification {
  /// The point named by the edges, as a share of a size. Naming no edge of an axis, or both of
  /// them, is the middle (behaviour rule A-1).
  var factor: CGPoint {
    func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      case (true, true), (false, false): 0.5
      }
    }
    return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
  }
}

extension AnchorSpecification.Offset {
  /// The offset in points, for a badge of this size.
  func points(of size: CGSize) -> CGPoint {
    switch self {
    case .absolute(let offset): offset
    case .fractional(let share): CGPoint(x: share.x * size.width, y: share.y * size.height)
    }
  }
}

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
