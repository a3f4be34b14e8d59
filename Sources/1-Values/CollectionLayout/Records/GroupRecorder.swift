// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Records where everything in a packed group is.
struct GroupRecorder: GroupReader {
  static let readsAbsentCells = false

  private let query: SectionQuery
  private let stacked: StackedGroup
  /// The corner of the outermost slot, in layout coordinates.
  private let corner: CGPoint
  /// The groups around what is read next, outermost first.
  private var groups: [OpenGroup] = []
  private var leaves = 0
  private var ordinals: ContiguousArray<Int>
  /// The outermost group, when it was read.
  private(set) var outermost: GroupRecord?

  init(_ query: SectionQuery, _ stacked: StackedGroup) {
    self.query = query
    self.stacked = stacked
    corner = query.corner(of: stacked)
    ordinals = stacked.firstOrdinals
    if ordinals.isEmpty {
      ordinals = ContiguousArray(repeating: 0, count: query.plan.kinds.count)
    }
  }

  private var plan: SectionPlan { query.plan }

  private struct OpenGroup {
    var record: GroupRecord
    let packed: PackedGroup
    let specification: GroupSpecification
    let share: CGFloat
    let reference: Reference

    /// Returns the description of a slot; nil in a custom group.
    func subitem(in slot: GroupSlot) -> SubitemSpecification? {
      packed.isCustom ? nil : specification.subitems[slot.index % specification.subitems.count]
    }

    /// The space outside a slot.
    func edges(of slot: GroupSlot) -> EdgeSpacingRecord {
      var edges = EdgeSpacingRecord()
      guard let subitem = subitem(in: slot) else { return edges }
      let (axis, across) = (specification.axis, specification.axis.cross)
      edges.record(subitem.edgeSpacing, along: axis, share: share)
      edges.record(
        subitem.edgeSpacing, across: across, start: slot.origin[across],
        length: slot.size[across], space: packed.innerSize[across])
      return edges
    }
  }

  /// The references of fractions, on both axes.
  private struct Reference {
    var width: ReferenceLength
    var height: ReferenceLength

    subscript(axis: LayoutAxis) -> ReferenceLength {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    var lengths: CGSize { CGSize(width: width.length, height: height.length) }
  }

  // MARK: Reading

  mutating func begin(
    _ packed: PackedGroup, at slotCorner: CGPoint, in slot: GroupSlot?, present: Int
  ) {
    guard let slot, let parent = groups.last else {
      begin(
        packed, plan.specification.group, at: slotCorner, reference: containerReference,
        edges: outermostEdges, present: present)
      return
    }
    // A custom group holds cells alone.
    guard case .group(let specification) = parent.subitem(in: slot) else {
      programmerError("Internal: slot \(slot.index) of a group holds a group that is no subitem.")
    }
    begin(
      packed, specification, at: slotCorner, reference: parent.reference,
      edges: parent.edges(of: slot), present: present)
  }

  mutating func end() {
    guard let record = groups.popLast()?.record else { return }
    if groups.isEmpty {
      outermost = record
    } else {
      groups[groups.count - 1].record.subitems.append(.group(record))
    }
  }

  mutating func read(_ item: PackedItem, frame: CGRect, in slot: GroupSlot, isPresent: Bool) {
    guard let parent = groups.last else { return }
    let specification: ItemSpecification? =
      if case .item(let specification) = parent.subitem(in: slot) { specification } else { nil }
    let insets = (specification?.contentInsets ?? .zero).split(by: item.estimated)
    let (dimensions, slotSize) = (specification?.layoutSize, slot.size)
    var solved = ItemRecord(
      section: query.index, item: stacked.firstItem + leaves,
      slot: inLayout(CGRect(origin: slot.corner, size: slotSize)),
      frame: rounded(inLayout(frame)), zIndex: item.zIndex.adding(query.zIndexLift),
      contentInsets: insets.applied, ignoredInsets: insets.ignored,
      edgeSpacing: parent.edges(of: slot),
      width: length(.horizontal, slotSize, dimensions, item.origins, parent.reference),
      height: length(.vertical, slotSize, dimensions, item.origins, parent.reference))
    if let specification {
      solved.badges = record(
        item.badges, specification.supplementaryItems, in: frame, isOfItem: true,
        reference: Reference(
          width: ReferenceLength(owner: .item, outer: frame.size.width),
          height: ReferenceLength(owner: .item, outer: frame.size.height)))
    }
    leaves += 1
    groups[groups.count - 1].record.subitems.append(.item(solved))
  }

  // MARK: Groups

  /// The reference of the fractions of the outermost group.
  private var containerReference: Reference {
    let across = plan.stackAxis.cross
    var reference = Reference(
      width: ReferenceLength(owner: .container, outer: plan.containerSize.width),
      height: ReferenceLength(owner: .container, outer: plan.containerSize.height))
    reference[across].startInset = plan.insets.start(across)
    reference[across].endInset = plan.insets.end(across)
    return reference
  }

  private var outermostEdges: EdgeSpacingRecord {
    let spacing = plan.specification.group.edgeSpacing
    var edges = EdgeSpacingRecord()
    edges.record(spacing, along: plan.stackAxis, share: 0)
    let length = stacked.instance.crossLength
    let space = query.section.groupCrossSpace
    edges.record(
      spacing, across: plan.stackAxis.cross,
      start: query.section.groupCrossStart(length) - space.start, length: length,
      space: space.length)
    return edges
  }

  private mutating func begin(
    _ packed: PackedGroup, _ group: GroupSpecification, at slot: CGPoint, reference: Reference,
    edges: EdgeSpacingRecord, present: Int
  ) {
    let first = stacked.firstItem + leaves
    let (depth, isCut) = (groups.count + 1, present < packed.leafCount)
    let innerArea = packed.badgeArea(at: slot, present: present, along: plan.stackAxis)
    var size = packed.size
    if isCut {
      size[plan.stackAxis] = packed.trimmedLength(present: present, along: plan.stackAxis)
    }
    let insets = group.contentInsets.split(by: packed.estimated)
    let share = packed.flexibleShare(group)
    var solved = GroupRecord(
      depth: depth, section: query.index, index: stacked.index, items: first..<first + present,
      isCut: isCut, axis: group.axis, isCustom: packed.isCustom,
      slot: inLayout(CGRect(origin: slot, size: size)), inner: inLayout(innerArea),
      contentInsets: insets.applied, ignoredInsets: insets.ignored, edgeSpacing: edges,
      interItemSpacing: SpacingRecord(
        specification: group.interItemSpacing,
        length: group.interItemSpacing.length(withShare: share)),
      width: length(.horizontal, packed.size, group.layoutSize, packed.origins, reference),
      height: length(.vertical, packed.size, group.layoutSize, packed.origins, reference))
    if present > 0 {
      solved.badges = record(
        packed.badges, group.supplementaryItems, in: innerArea, isOfItem: false,
        reference: reference)
    }
    groups.append(
      OpenGroup(
        record: solved, packed: packed, specification: group, share: share,
        reference: self.reference(in: packed, group, depth: depth)))
  }

  private mutating func record(
    _ badges: ContiguousArray<PackedBadge>, _ specifications: [SupplementarySpecification],
    in container: CGRect, isOfItem: Bool, reference: Reference
  ) -> [BadgeRecord] {
    zip(badges, specifications).map { badge, specification in
      let number = ordinals[badge.kind]
      ordinals[badge.kind] += 1
      var owner = inLayout(container)
      // an item's badge is on its final, rounded frame.
      if isOfItem { owner = rounded(owner) }
      let offset = badge.offset(in: container.size)
      let size = specification.layoutSize
      let insets = specification.contentInsets.split(by: size.estimatedAxes)
      let slot = CGSize(
        width: size.width.resolved(in: reference.lengths, on: plan.grid),
        height: size.height.resolved(in: reference.lengths, on: plan.grid))
      return BadgeRecord(
        kind: plan.kinds[badge.kind], number: number,
        frame: rounded(
          CGRect(
            origin: CGPoint(x: owner.origin.x + offset.x, y: owner.origin.y + offset.y),
            size: badge.size)),
        container: owner, containerAnchor: specification.containerAnchor,
        itemAnchor: specification.itemAnchor, contentInsets: insets.applied,
        ignoredInsets: insets.ignored,
        width: length(.horizontal, slot, size, LengthOrigins(), reference),
        height: length(.vertical, slot, size, LengthOrigins(), reference))
    }
  }

  /// Returns the reference of the fractions of a group's subitems.
  private func reference(
    in packed: PackedGroup, _ group: GroupSpecification, depth: Int
  ) -> Reference {
    func length(_ axis: LayoutAxis) -> ReferenceLength {
      // An estimated length is the estimate while the group is packed.
      var length = ReferenceLength(
        owner: .group(depth: depth),
        outer: packed.estimated[axis] ? group.layoutSize[axis].value : packed.size[axis])
      if !packed.estimated[axis] {
        length.startInset = group.contentInsets.start(axis)
        length.endInset = group.contentInsets.end(axis)
      }
      if axis == group.axis, !packed.isCustom {
        length.gaps = max(0, packed.children.count - 1)
        length.spacing = group.interItemSpacing.value
      }
      return length
    }
    return Reference(width: length(.horizontal), height: length(.vertical))
  }

  private func length(
    _ axis: LayoutAxis, _ slot: CGSize, _ size: SizeSpecification?, _ origins: LengthOrigins,
    _ reference: Reference
  ) -> LengthRecord {
    let dimension = size?[axis]
    // D-1: a height may be a fraction of the width, and the other way round. Shares are of the line.
    let referenceAxis: LayoutAxis =
      switch (origins[axis], dimension) {
      case (.dimension, .fractionalWidth): .horizontal
      case (.dimension, .fractionalHeight): .vertical
      default: axis
      }
    return LengthRecord(
      value: slot[axis], dimension: dimension, origin: origins[axis],
      reference: reference[referenceAxis], pixelGrid: plan.grid)
  }

  private func inLayout(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: corner.x + rect.origin.x, y: corner.y + rect.origin.y), size: rect.size)
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    CGRect(origin: plan.grid.round(rect.origin), size: rect.size)
  }
}
