// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension GroupPacker {
  /// Gives each slot of a run its size, and packs the groups among them.
  mutating func size(
    _ run: Run, of packing: inout Packing, into packed: inout PackedGroup
  ) throws(LayoutError) {
    let subitems = packing.group.subitems
    let reference = packing.reference(count: run.count)
    packed.children.reserveCapacity(run.count)
    for index in 0..<run.count {
      let position = index % subitems.count
      let child: PackedSubitem
      switch subitems[position] {
      case .item(let item):
        let leaf = packing.context.firstLeaf + packed.leafCount
        child = sized(item, reference: reference, share: run.share, axis: packing.axis, leaf: leaf)
        packed.elementCount += 1
      case .group(let group):
        var context = Context(reference: reference)
        context.replacement = run.share.map { (packing.axis, $0) }
        context.firstLeaf = packing.context.firstLeaf + packed.leafCount
        context.depth = packing.context.depth + 1
        let nested = try nested(group, at: position, in: context, of: &packing)
        packed.elementCount += 1 + nested.elementCount
        if nested.wraps { packed.wraps = true }
        child = PackedSubitem(
          origin: .zero, size: nested.size, need: .zero, content: .group(nested))
      }
      guard packed.elementCount <= LayoutLimits.elementsPerGroup else {
        throw .tooManyElementsInGroup(section: section)
      }
      packed.leafCount += child.leafCount
      packed.children.append(child)
    }
    OperationCounters.count { $0.slotsSolved += run.count }
    for axis in LayoutAxis.allCases where packed.estimated[axis] {
      equaliseUniformLengths(of: &packed, along: axis, in: packing)
    }
  }

  /// An item in its slot: measured lengths take the place of estimates (E-1), fractions are
  /// floored. Compiled into its one caller: a call takes a hundredth of a measurement.
  @inline(__always)
  private func sized(
    _ item: ItemSpecification, reference: CGSize, share: CGFloat?, axis: LayoutAxis, leaf: Int
  ) -> PackedSubitem {
    var size = item.layoutSize.resolved(in: reference, on: grid)
    var estimated = item.layoutSize.estimatedAxes
    var origins = LengthOrigins()
    if let share {
      // C-3: a shared length is not measured.
      size[axis] = share
      estimated[axis] = false
      origins[axis] = .share
    }
    if !estimated.isEmpty, let measured = measured?[leaf] {
      for axis in LayoutAxis.allCases where estimated[axis] {
        size[axis] = measured[axis]
        origins[axis] = .measurement
      }
    }
    let frame = CGRect(slot: size, insets: item.contentInsets, estimated: estimated)
    let content = PackedItem(
      frame: frame, estimated: estimated, origins: origins,
      badges: badges(item.supplementaryItems, reference: frame.size))
    return PackedSubitem(origin: .zero, size: size, need: .zero, content: .item(content))
  }

  /// A nested group; one without anything measured is packed once for all turns of the cycle.
  private mutating func nested(
    _ group: GroupSpecification, at position: Int, in context: Context, of packing: inout Packing
  ) throws(LayoutError) -> PackedGroup {
    if let known = packing.nested[position], !isTouched(known, from: context.firstLeaf) {
      return known
    }
    let packed = try pack(group, in: context)
    if !isTouched(packed, from: context.firstLeaf) { packing.nested[position] = packed }
    return packed
  }

  /// Returns whether a group instance depends on measured sizes.
  private func isTouched(_ group: PackedGroup, from firstLeaf: Int) -> Bool {
    guard let measured else { return false }
    return group.wraps || measured.contains(anyOf: firstLeaf..<firstLeaf + group.leafCount)
  }

  /// Gives the uniform siblings of one group instance their greatest measured length.
  ///
  /// Behaviour rules U-1 to U-5. Only a group that is estimated on the axis has uniform siblings
  /// (U-2). Siblings that were not measured yet do not count, but follow; plain estimated siblings
  /// neither count nor follow.
  private func equaliseUniformLengths(
    of packed: inout PackedGroup, along axis: LayoutAxis, in packing: Packing
  ) {
    let subitems = packing.group.subitems
    guard measured != nil, subitems.contains(where: { $0.isUniform(along: axis) }) else { return }
    var greatest: CGFloat?
    var leaf = packing.context.firstLeaf
    for (index, child) in packed.children.enumerated() {
      let leaves = leaf..<leaf + child.leafCount
      leaf = leaves.upperBound
      let isMeasured = measured?.contains(anyOf: leaves) ?? false
      guard isMeasured, child.isUniform(subitems[index % subitems.count], along: axis) else {
        continue
      }
      greatest = max(greatest ?? child.size[axis], child.size[axis])
    }
    guard let greatest else { return }
    for index in packed.children.indices {
      let subitem = subitems[index % subitems.count]
      guard packed.children[index].isUniform(subitem, along: axis) else { continue }
      resize(
        &packed.children[index], of: subitem, to: greatest, decidedBy: .siblings, along: axis)
    }
  }

  /// Gives a slot, and what fills it, another length than its own.
  func resize(
    _ child: inout PackedSubitem, of subitem: SubitemSpecification, to length: CGFloat,
    decidedBy origin: LengthOrigin, along axis: LayoutAxis
  ) {
    child.size[axis] = length
    switch (child.content, subitem) {
    case (.item(var content), .item(let item)):
      content.frame.size[axis] = length
      content.origins[axis] = origin
      content.badges = badges(item.supplementaryItems, reference: content.frame.size)
      child.content = .item(content)
    case (.group(var group), _):
      group.size[axis] = length
      group.origins[axis] = origin
      child.content = .group(group)
    case (.item, .group):
      break
    }
  }
}

extension SubitemSpecification {
  /// Returns whether the length along an axis is shared by siblings.
  fileprivate func isUniform(along axis: LayoutAxis) -> Bool {
    layoutSize[axis].isUniformAcrossSiblings
  }
}

extension PackedSubitem {
  /// Returns whether its length along an axis is one that siblings share.
  func isUniform(_ subitem: SubitemSpecification, along axis: LayoutAxis) -> Bool {
    subitem.isUniform(along: axis) && isEstimated(along: axis)
  }

  /// Returns whether the length along an axis is still an estimate or a measurement: not if it was
  /// shared out by a count.
  fileprivate func isEstimated(along axis: LayoutAxis) -> Bool {
    switch content {
    case .item(let item): item.estimated[axis]
    case .group(let group): group.estimated[axis]
    }
  }
}
