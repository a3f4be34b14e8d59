// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Lays subitems into one instance of a group.
///
/// Equal inputs give equal trees. The steps, in order:
///
/// 1. **Resolve** the group's own slot and its inner area (`GroupPacker`).
/// 2. **Count** how many subitems it takes (`GroupPacker+Count`, behaviour rules G-1 to G-10, C).
/// 3. **Size** each of them against what spacing leaves (`GroupPacker+Size`, D-8 to D-13, U).
/// 4. **Lay** them **out** along and across the axis (`GroupPacker+LayOut`, G-7, I-4 to I-6).
/// 5. **Share** the length of all groups of a section, if outermost (`GroupPacker+Share`, U-4).
///
/// Positions stay unrounded: only a final origin is rounded.
struct GroupPacker {
  struct Context {
    var reference: CGSize
    /// A length that takes the place of the group's own along an axis: an equal share (C-1).
    var replacement: (axis: LayoutAxis, length: CGFloat)?
    /// The number of cells before this group in the whole instance.
    var firstLeaf = 0
    var depth = 0
    /// The lengths that an outermost group shares with the others of its section.
    var shared = SharedLengths.none
  }

  /// The grid to which the group's frames are rounded.
  let grid: PixelGrid
  let section: Int
  let kinds: [String: Int]
  /// The measured sizes; nil packs everything at its estimate.
  var measured: MeasuredWindow?

  mutating func pack(
    _ group: GroupSpecification, in context: Context
  ) throws(LayoutError) -> PackedGroup {
    guard context.depth < LayoutLimits.nestingDepth else {
      throw .nestedTooDeeply(section: section)
    }
    OperationCounters.count { $0.groupsSolved += 1 }

    // 1. Resolve
    var packed = resolve(group, in: context)
    if case .custom(let items) = group.filling {
      try apply(items, into: &packed)
      return packed
    }

    // 2. Count
    var packing = Packing(group: group, context: context, inner: packed.innerSize)
    packing.isLengthEstimated = packed.estimated[group.axis]
    let run = try run(&packing)
    packed.wraps = run.wraps

    // 3. Size
    try size(run, of: &packing, into: &packed)

    // 4. Lay out
    layOut(group, into: &packed)

    // 5. Share
    share(context.shared, group, into: &packed)
    return packed
  }

  /// The slot and the inner area of a group, before anything is in it.
  private func resolve(_ group: GroupSpecification, in context: Context) -> PackedGroup {
    var size = group.layoutSize.resolved(in: context.reference, on: grid)
    var estimated = group.layoutSize.estimatedAxes
    var origins = LengthOrigins()
    if let replacement = context.replacement {
      size[replacement.axis] = replacement.length
      estimated[replacement.axis] = false
      origins[replacement.axis] = .share
    }
    var origin = CGPoint.zero
    var inner = size
    for axis in LayoutAxis.allCases where !estimated[axis] {
      origin[axis] = group.contentInsets.start(axis)
      inner[axis] = max(0, size[axis] - group.contentInsets.total(axis))
    }
    var packed = PackedGroup(
      size: size, innerOrigin: origin, innerSize: inner, estimated: estimated, axis: group.axis,
      isCustom: false)
    packed.origins = origins
    packed.badges = badges(group.supplementaryItems, reference: context.reference)
    return packed
  }

  func badges(
    _ specifications: [SupplementarySpecification], reference: CGSize
  ) -> ContiguousArray<PackedBadge> {
    guard !specifications.isEmpty else { return [] }
    return ContiguousArray(
      specifications.map { specification in
        PackedBadge(
          specification, kind: kinds[specification.elementKind] ?? 0, reference: reference, on: grid
        )
      })
  }

  /// Takes over the frames of a custom group (K-1 to K-3): relative to the outer corner, sizes and
  /// positions as given.
  private mutating func apply(
    _ items: [GroupSpecification.CustomItem], into packed: inout PackedGroup
  ) throws(LayoutError) {
    packed.isCustom = true
    // An estimated custom group keeps its estimate: there is no line whose extent it could take.
    packed.children = ContiguousArray(
      items.map { item in
        let content = PackedItem(
          frame: CGRect(origin: .zero, size: item.frame.size), zIndex: item.zIndex,
          origins: LengthOrigins(width: .provider, height: .provider))
        return PackedSubitem(
          origin: item.frame.origin, size: item.frame.size, need: item.frame.size,
          content: .item(content))
      })
    packed.leafCount = items.count
    packed.elementCount = items.count
    OperationCounters.count { $0.slotsSolved += items.count }
  }
}

struct Packing {
  let group: GroupSpecification
  let context: GroupPacker.Context
  /// Its inner area; the estimate along estimated axes.
  let inner: CGSize
  /// Whether its length along its own axis comes from what it holds.
  var isLengthEstimated = false
  /// Nested groups that hold nothing measured: the same in each turn of the cycle.
  var nested: [Int: PackedGroup] = [:]

  /// The axis that subitems line up along.
  var axis: LayoutAxis { group.axis }
  /// The inner length along the axis: `L` of the packing rule.
  var length: CGFloat { inner[axis] }
  /// The least space between two subitems: `s` of the packing rule.
  var spacing: CGFloat { group.interItemSpacing.value }

  /// Returns what fractions are taken of when so many subitems are on the line (D-9 to D-11).
  func reference(count: Int) -> CGSize {
    var reference = inner
    reference[axis] = max(0, length - CGFloat(max(0, count - 1)) * spacing)
    return reference
  }
}

extension GroupPacker {
  /// Gives an outermost group the lengths that its section's groups share (U-4).
  ///
  /// Its own uniform subitems follow: across its axis each takes the whole length, along its axis
  /// they divide what is to be added or taken off. Others keep their lengths (U-5).
  func share(
    _ lengths: SharedLengths, _ group: GroupSpecification, into packed: inout PackedGroup
  ) {
    guard lengths != .none, !packed.isCustom, !packed.children.isEmpty else { return }
    for axis in LayoutAxis.allCases {
      guard let length = lengths[axis], packed.estimated[axis] else { continue }
      let subitems = group.subitems
      let followers = packed.children.indices.filter {
        packed.children[$0].isUniform(subitems[$0 % subitems.count], along: axis)
      }
      let added = length - packed.size[axis]
      packed.shared[axis] = length
      for index in followers where added != 0 {
        let subitem = subitems[index % subitems.count]
        let edges = subitem.edgeSpacing
        let own = packed.children[index].size[axis]
        let followed =
          axis == group.axis
          ? grid.floor(own + added / CGFloat(followers.count))
          : length - edges.start(axis).value - edges.end(axis).value
        resize(
          &packed.children[index], of: subitem, to: max(0, followed), decidedBy: .groups,
          along: axis)
      }
    }
    layOut(group, into: &packed)
  }

  /// Lays sized slots out along and across the group's axis, and gives an estimated group its length.
  func layOut(_ group: GroupSpecification, into packed: inout PackedGroup) {
    layOutAlong(group, into: &packed)
    if packed.estimated[group.axis], let last = packed.children.last {
      // G-9: the sum of what it holds, with spacing between and around.
      packed.size[group.axis] = packed.shared[group.axis] ?? last.need[group.axis]
      packed.innerSize[group.axis] = packed.size[group.axis]
      packed.origins[group.axis] = packed.shared[group.axis] == nil ? .contents : .groups
    }
    layOutAcross(group, into: &packed)
  }

  private func layOutAlong(_ group: GroupSpecification, into packed: inout PackedGroup) {
    let axis = group.axis
    let between = group.interItemSpacing
    let subitems = group.subitems
    let share = packed.flexibleShare(group)
    var cursor: CGFloat = 0
    for index in packed.children.indices {
      let edges = subitems[index % subitems.count].edgeSpacing
      cursor += edges.start(axis).length(withShare: share)
      packed.children[index].origin[axis] = cursor
      cursor += packed.children[index].size[axis]
      cursor += edges.end(axis).length(withShare: share)
      packed.children[index].need[axis] = cursor
      cursor += between.length(withShare: share)
    }
  }

  /// Places slots across the group's axis: at the start unless flexible edges ask otherwise (I-6).
  /// A group that is estimated across takes its greatest extent first (E-4, G-11).
  private func layOutAcross(_ group: GroupSpecification, into packed: inout PackedGroup) {
    let axis = group.axis.cross
    let subitems = group.subitems
    var greatest: CGFloat = 0
    for index in packed.children.indices {
      let edges = subitems[index % subitems.count].edgeSpacing
      let need =
        edges.start(axis).value + packed.children[index].size[axis] + edges.end(axis).value
      packed.children[index].need[axis] = need
      greatest = max(greatest, need)
    }
    if packed.estimated[axis], !packed.children.isEmpty {
      packed.size[axis] = packed.shared[axis] ?? greatest
      packed.innerSize[axis] = packed.size[axis]
      packed.origins[axis] = packed.shared[axis] == nil ? .contents : .groups
    }
    for index in packed.children.indices {
      let edges = subitems[index % subitems.count].edgeSpacing
      let child = packed.children[index]
      packed.children[index].origin[axis] = edges.offset(
        of: child.size[axis], in: packed.innerSize[axis], along: axis)
    }
  }
}

extension PackedGroup {
  /// Returns the length that each flexible spacing of the line gets beyond its least one.
  ///
  /// Free space is divided equally among flexible spacings (G-7), also if it is negative: what is
  /// left after floored lengths and the least spacings. An estimated group has none (G-9), nor has
  /// a custom one.
  ///
  /// - Returns: The share, in points.
  func flexibleShare(_ group: GroupSpecification) -> CGFloat {
    let between = group.interItemSpacing
    let subitems = group.subitems
    guard !children.isEmpty, !isCustom, !estimated[axis] else { return 0 }
    var free = innerSize[axis] - CGFloat(children.count - 1) * between.value
    var shares = between.isFlexible ? children.count - 1 : 0
    for (index, child) in children.enumerated() {
      let edges = subitems[index % subitems.count].edgeSpacing
      free -= child.size[axis] + edges.start(axis).value + edges.end(axis).value
      shares += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
    }
    return shares > 0 ? free / CGFloat(shares) : 0
  }
}

extension SpacingSpecification {
  /// The spacing when each flexible one gets this much more than its least.
  func length(withShare share: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let length): length
    case .flexible(let least): least + share
    }
  }
}

extension EdgeSpacingSpecification {
  /// Returns the offset of a single slot of a length in an extent: behind its fixed edge spacing,
  /// or where flexible ones push it. A slot longer than the extent is pushed out (G-7: a share may
  /// be negative).
  func offset(of length: CGFloat, in extent: CGFloat, along axis: LayoutAxis) -> CGFloat {
    let (start, end) = (start(axis), end(axis))
    guard start.isFlexible else { return start.value }
    let free = extent - length - start.value - end.value
    return start.value + (end.isFlexible ? free / 2 : free)
  }
}
