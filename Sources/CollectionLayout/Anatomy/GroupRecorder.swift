// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The walk through a packed group that records where everything in it is.
///
/// It adds up positions in the order in which ``GroupInstance`` does, so that the frames are equal
/// to the last bit.
struct GroupRecorder {
  let plan: SectionPlan
  /// The section.
  let section: Int
  /// The group, and where it is.
  let place: GroupPlace
  /// The corner of the outermost slot, in layout coordinates.
  let corner: CGPoint
  /// What is added to the z-index of cells.
  let lift: Int
  private var leaves = 0
  private var ordinals: ContiguousArray<Int>

  init(_ query: SectionQuery, _ place: GroupPlace) {
    plan = query.plan
    section = query.index
    self.place = place
    corner = query.corner(of: place)
    lift = query.zIndexLift
    ordinals = place.firstOrdinals
    if ordinals.isEmpty { ordinals = ContiguousArray(repeating: 0, count: plan.kinds.count) }
  }

  /// What fractions are taken of, on both axes.
  fileprivate struct Reference {
    var width: ReferenceLength
    var height: ReferenceLength

    subscript(axis: LayoutAxis) -> ReferenceLength {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// Records the outermost group.
  mutating func record(_ packed: PackedGroup, of query: SectionQuery) -> PlacedGroup {
    let insets = plan.insets
    let across = plan.stackAxis.cross
    var reference = Reference(
      width: ReferenceLength(owner: .container, outer: plan.containerSize.width),
      height: ReferenceLength(owner: .container, outer: plan.containerSize.height))
    reference[across].startInset = insets.start(across)
    reference[across].endInset = insets.end(across)

    let specification = plan.specification.group
    var edges = PlacedEdgeSpacing()
    edges.record(specification.edgeSpacing, along: plan.stackAxis, share: 0)
    let length = place.instance.crossLength
    let space = query.section.groupCrossSpace
    edges.record(
      specification.edgeSpacing, across: across,
      start: query.section.groupCrossStart(length) - space.start, length: length,
      space: space.length)
    return record(
      packed, specification, at: .zero, reference: reference, edges: edges, depth: 1,
      present: place.instance.present)
  }

  private mutating func record(
    _ packed: PackedGroup, _ group: GroupSpecification, at slot: CGPoint, reference: Reference,
    edges: PlacedEdgeSpacing, depth: Int, present: Int
  ) -> PlacedGroup {
    let first = place.firstItem + leaves
    let isCut = present < packed.leafCount
    let area = packed.badgeArea(present: present, along: plan.stackAxis)
    let innerArea = CGRect(
      origin: CGPoint(x: slot.x + area.origin.x, y: slot.y + area.origin.y), size: area.size)
    var size = packed.size
    if isCut {
      size[plan.stackAxis] = packed.trimmedLength(present: present, along: plan.stackAxis)
    }
    var insets = group.contentInsets
    if packed.estimated[.horizontal] { (insets.leading, insets.trailing) = (0, 0) }
    if packed.estimated[.vertical] { (insets.top, insets.bottom) = (0, 0) }
    var placed = PlacedGroup(
      depth: depth, section: section, index: place.index, items: first..<first + present,
      isCut: isCut, axis: group.axis, isCustom: packed.isCustom,
      slot: inLayout(CGRect(origin: slot, size: size)), inner: inLayout(innerArea),
      contentInsets: insets, edgeSpacing: edges,
      interItemSpacing: PlacedSpacing(
        specification: group.interItemSpacing,
        length: group.interItemSpacing.length(withShare: packed.flexibleShare(group))),
      width: length(.horizontal, packed.size, group.layoutSize, packed.origins, reference),
      height: length(.vertical, packed.size, group.layoutSize, packed.origins, reference))
    if present > 0 {
      placed.badges = record(
        packed.badges, group.supplementaryItems, in: innerArea, isOfItem: false,
        reference: reference)
    }
    placed.subitems = subitems(of: packed, group, at: slot, depth: depth, present: present)
    return placed
  }

  private mutating func subitems(
    of packed: PackedGroup, _ group: GroupSpecification, at slot: CGPoint, depth: Int, present: Int
  ) -> [PlacedSubitem] {
    let inner =
      packed.isCustom
      ? slot : CGPoint(x: slot.x + packed.innerOrigin.x, y: slot.y + packed.innerOrigin.y)
    let reference = reference(in: packed, group, depth: depth)
    let share = packed.flexibleShare(group)
    var left = present
    var subitems: [PlacedSubitem] = []
    for (index, child) in packed.children.enumerated() {
      guard left > 0 || present == packed.leafCount else { break }
      let corner = CGPoint(x: inner.x + child.origin.x, y: inner.y + child.origin.y)
      let subitem: SubitemSpecification? =
        packed.isCustom ? nil : group.subitems[index % group.subitems.count]
      var edges = PlacedEdgeSpacing()
      if let subitem {
        let (axis, across) = (group.axis, group.axis.cross)
        edges.record(subitem.edgeSpacing, along: axis, share: share)
        edges.record(
          subitem.edgeSpacing, across: across, start: child.origin[across],
          length: child.size[across], space: packed.innerSize[across])
      }
      let cells = min(left, child.leafCount)
      switch (child.content, subitem) {
      case (.item(let item), _):
        let specification: ItemSpecification? =
          if case .item(let specification) = subitem { specification } else { nil }
        subitems.append(
          .item(
            record(
              item, specification, slot: CGRect(origin: corner, size: child.size),
              reference: reference, edges: edges)))
      case (.group(let nested), .group(let specification)):
        subitems.append(
          .group(
            record(
              nested, specification, at: corner, reference: reference, edges: edges,
              depth: depth + 1, present: cells)))
      case (.group, _):
        break
      }
      left -= cells
    }
    return subitems
  }

  private mutating func record(
    _ item: PackedItem, _ specification: ItemSpecification?, slot: CGRect, reference: Reference,
    edges: PlacedEdgeSpacing
  ) -> PlacedCell {
    var frame = item.frame
    frame.origin.x += slot.origin.x
    frame.origin.y += slot.origin.y
    var insets = specification?.contentInsets ?? .zero
    if item.estimated[.horizontal] { (insets.leading, insets.trailing) = (0, 0) }
    if item.estimated[.vertical] { (insets.top, insets.bottom) = (0, 0) }
    let size = specification?.layoutSize
    var placed = PlacedCell(
      section: section, item: place.firstItem + leaves, slot: inLayout(slot),
      frame: rounded(inLayout(frame)), zIndex: item.zIndex.adding(lift), contentInsets: insets,
      edgeSpacing: edges,
      width: length(.horizontal, slot.size, size, item.origins, reference),
      height: length(.vertical, slot.size, size, item.origins, reference))
    if let specification {
      placed.badges = record(
        item.badges, specification.supplementaryItems, in: frame, isOfItem: true,
        reference: Reference(
          width: ReferenceLength(owner: .item, outer: frame.size.width),
          height: ReferenceLength(owner: .item, outer: frame.size.height)))
    }
    leaves += 1
    return placed
  }

  private mutating func record(
    _ badges: ContiguousArray<PackedBadge>, _ specifications: [SupplementarySpecification],
    in container: CGRect, isOfItem: Bool, reference: Reference
  ) -> [PlacedBadge] {
    zip(badges, specifications).map { badge, specification in
      let number = ordinals[badge.kind]
      ordinals[badge.kind] += 1
      var owner = inLayout(container)
      // an item's badge is on its final, rounded frame.
      if isOfItem { owner = rounded(owner) }
      let offset = badge.offset(in: container.size)
      let size = specification.layoutSize
      let slot = CGSize(
        width: size.width.resolved(in: reference.lengths, on: plan.grid),
        height: size.height.resolved(in: reference.lengths, on: plan.grid))
      return PlacedBadge(
        kind: plan.kinds[badge.kind], number: number,
        frame: rounded(
          CGRect(
            origin: CGPoint(x: owner.origin.x + offset.x, y: owner.origin.y + offset.y),
            size: badge.size)),
        container: owner, containerAnchor: specification.containerAnchor,
        itemAnchor: specification.itemAnchor, contentInsets: specification.contentInsets,
        width: length(.horizontal, slot, size, LengthOrigins(), reference),
        height: length(.vertical, slot, size, LengthOrigins(), reference))
    }
  }

  /// What the fractions of a group's subitems were taken of.
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
  ) -> PlacedLength {
    let dimension = size?[axis]
    // D-1: a height may be a fraction of the width, and the other way round. Shares are of the line.
    let referenceAxis: LayoutAxis =
      switch (origins[axis], dimension) {
      case (.dimension, .fractionalWidth): .horizontal
      case (.dimension, .fractionalHeight): .vertical
      default: axis
      }
    return PlacedLength(
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

extension GroupRecorder.Reference {
  /// Both lengths.
  fileprivate var lengths: CGSize { CGSize(width: width.length, height: height.length) }
}
