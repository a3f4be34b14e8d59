// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A section at its place in the layout, to be asked for elements.
struct SectionQuery {
  let section: SolvedSection
  /// The plan that it shares with sections of the same description.
  let plan: SectionPlan
  let stack: GroupStack
  let boundary: BoundaryLayout
  let index: Int
  /// The start along the main axis.
  let start: CGFloat
  /// The visible interval of the main axis; nil leaves pinned items in their natural place.
  let visible: ClosedRange<CGFloat>?

  /// Prepares to ask a section; nil if it has neither cells nor boundary items.
  init?(_ section: SolvedSection, index: Int, start: CGFloat, visible: ClosedRange<CGFloat>?) {
    guard let plan = section.plan, let stack = section.stack, let boundary = section.boundary else {
      return nil
    }
    self.section = section
    self.plan = plan
    self.stack = stack
    self.boundary = boundary
    self.index = index
    self.start = start
    self.visible = visible
  }

  /// Collects the elements in an area.
  ///
  /// - Parameters:
  ///   - area: The area, in layout coordinates.
  ///   - offset: The offset of an orthogonal section; nil for its initial one.
  ///   - found: Receives the elements.
  func collect(
    _ area: QueryArea, offset: CGFloat?, into found: inout [SolvedElement]
  ) {
    // touching the section is enough for its background, also without area.
    if !plan.specification.decorationItems.isEmpty,
      start <= area.main.upperBound, start + section.length >= area.main.lowerBound
    {
      for position in plan.specification.decorationItems.indices {
        OperationCounters.count { $0.elementsVisited += 1 }
        found.append(decoration(position))
      }
    }
    guard area.hasArea else { return }
    for position in 0..<boundary.count {
      OperationCounters.count { $0.elementsVisited += 1 }
      let element = boundaryElement(position)
      if area.meets(element.frame) { found.append(element) }
    }
    guard let groups = groupArea(area, offset: offset) else { return }
    collect(groups, into: &found)
  }

  /// Collects the cells and badges of the groups that meet an area.
  private func collect(
    _ area: GroupArea, into found: inout [SolvedElement]
  ) {
    for group in area.candidates {
      OperationCounters.count { $0.groupsVisited += 1 }
      let stacked = stack.stackedGroup(group, kindCounts: plan.kindCounts)
      let crossStart = section.groupCrossStart(stacked.instance.crossLength)
      guard
        area.meets(
          from: stacked.position, length: stacked.instance.length, crossStart: crossStart,
          crossLength: stacked.instance.crossLength)
      else { continue }
      let corner = corner(at: stacked.position, crossStart: crossStart)
      for leaf in 0..<stacked.instance.present {
        found.append(cell(leaf, of: stacked, at: corner))
      }
      for badge in stacked.instance.badges {
        found.append(element(badge, of: stacked, at: corner))
      }
      OperationCounters.count {
        $0.elementsVisited += stacked.instance.present + stacked.instance.badges.count
      }
    }
  }

  /// An area as groups are tested with it, along the stacking axis and across it.
  struct GroupArea {
    fileprivate let along: ClosedRange<CGFloat>
    fileprivate let across: ClosedRange<CGFloat>
    fileprivate let stackStart: CGFloat
    fileprivate let crossStart: CGFloat
    /// The groups that may meet it; a few too many at most.
    let candidates: Range<Int>

    /// Returns whether a group has a part in the area.
    ///
    /// - Parameters:
    ///   - position: The group's place in the stack.
    ///   - length: Its length along the stacking axis.
    ///   - crossStart: Where it begins across that axis, ``SolvedSection/groupCrossStart(_:)``.
    ///   - crossLength: Its length there.
    /// - Returns: True if it does; touching is not enough.
    func meets(
      from position: CGFloat, length: CGFloat, crossStart: CGFloat, crossLength: CGFloat
    ) -> Bool {
      along.meets(from: stackStart + position, length: length)
        && across.meets(from: self.crossStart + crossStart, length: crossLength)
    }
  }

  /// The groups that may meet an area, each to be tested with it.
  ///
  /// - Parameters:
  ///   - area: The area, in layout coordinates.
  ///   - offset: The offset of an orthogonal section; nil for its initial one.
  /// - Returns: The groups; nil if none meets it.
  func groupArea(_ area: QueryArea, offset: CGFloat?) -> GroupArea? {
    guard area.hasArea, stack.count > 0,
      let (along, across) = groupIntervals(area, offset: offset)
    else { return nil }
    let stackStart = section.stackStart + (plan.isOrthogonal ? 0 : start)
    let crossStart = plan.isOrthogonal ? start : 0
    return GroupArea(
      along: along, across: across, stackStart: stackStart, crossStart: crossStart,
      candidates: stack.candidates(
        from: along.lowerBound - stackStart, to: along.upperBound - stackStart))
  }

  /// The part of an area that groups are tested with: along the stacking axis and across it.
  ///
  /// In an orthogonal section that is what lies in the embedded area, moved by the offset.
  private func groupIntervals(
    _ area: QueryArea, offset: CGFloat?
  ) -> (along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>)? {
    guard plan.isOrthogonal else { return (area.main, area.cross) }
    let row = section.row
    let rowStart = start + row.start
    let low = max(area.main.lowerBound, rowStart)
    let high = min(area.main.upperBound, rowStart + row.length)
    let left = max(area.cross.lowerBound, 0)
    let right = min(area.cross.upperBound, plan.containerSize[plan.stackAxis])
    guard low < high, left < right else { return nil }
    let offset = offset ?? orthogonalGeometry?.initialOffset ?? 0
    guard offset.isFinite else { return nil }
    return ((left + offset)...(right + offset), low...high)
  }

  /// The corner of a group's slot in layout coordinates, not rounded.
  func corner(of stacked: StackedGroup) -> CGPoint {
    corner(
      at: stacked.position, crossStart: section.groupCrossStart(stacked.instance.crossLength))
  }

  private func corner(at position: CGFloat, crossStart: CGFloat) -> CGPoint {
    var corner = CGPoint(
      plan.stackAxis, along: section.stackStart + position, across: crossStart)
    corner[plan.mainAxis] += start
    return corner
  }

  /// A cell; nil if no group takes it.
  func cell(item: Int) -> SolvedElement? {
    guard item >= 0, item < section.itemCount, let group = stack.group(ofItem: item) else {
      return nil
    }
    let stacked = stack.stackedGroup(group, kindCounts: plan.kindCounts)
    return cell(item - stacked.firstItem, of: stacked, at: corner(of: stacked))
  }

  private func cell(
    _ leaf: Int, of stacked: StackedGroup, at corner: CGPoint
  ) -> SolvedElement {
    let cell = stacked.instance.leaves[leaf]
    let origin = plan.grid.round(
      CGPoint(x: corner.x + cell.frame.minX, y: corner.y + cell.frame.minY))
    var element = SolvedElement(
      identity: .cell(item: stacked.firstItem + leaf, section: index),
      frame: CGRect(origin: origin, size: cell.frame.size), zIndex: cell.zIndex.adding(zIndexLift))
    element.estimatedAxes = cell.estimated
    element.isInOrthogonalSection = plan.isOrthogonal
    return element
  }

  /// The number that is added to the z-index of cells.
  ///
  /// cells are above backgrounds. One more for every cell keeps the order that a custom group
  /// gave among them.
  @inline(__always)
  var zIndexLift: Int { plan.specification.decorationItems.isEmpty ? 0 : 1 }

  /// The badge of a kind with a number in the section.
  func badge(kind: String, number: Int) -> SolvedElement? {
    guard let kindNumber = plan.kindNumbers[kind],
      let group = stack.group(ofBadge: number, kind: kindNumber, kindCounts: plan.kindCounts)
    else { return nil }
    let stacked = stack.stackedGroup(group, kindCounts: plan.kindCounts)
    let ordinal = number - stacked.firstOrdinals[kindNumber]
    guard
      let badge = stacked.instance.badges.first(where: {
        $0.kind == kindNumber && $0.ordinal == ordinal
      })
    else { return nil }
    return element(badge, of: stacked, at: corner(of: stacked))
  }

  private func element(
    _ badge: GroupInstance.Badge, of stacked: StackedGroup, at corner: CGPoint
  ) -> SolvedElement {
    var owner = CGPoint(x: corner.x + badge.owner.x, y: corner.y + badge.owner.y)
    // an item's badge is on its final, rounded frame.
    if badge.isOfItem { owner = plan.grid.round(owner) }
    let origin = plan.grid.round(
      CGPoint(x: owner.x + badge.offset.x, y: owner.y + badge.offset.y))
    let number = stacked.firstOrdinals[badge.kind] + badge.ordinal
    var element = SolvedElement(
      identity: .supplementary(kind: plan.kinds[badge.kind], section: index, index: number),
      frame: CGRect(origin: origin, size: badge.size), zIndex: badge.zIndex)
    element.isInOrthogonalSection = plan.isOrthogonal
    return element
  }

  func boundaryElement(_ position: Int) -> SolvedElement {
    let kind = boundary.item(position).elementKind
    return boundary.element(
      position, identity: .supplementary(kind: kind, section: index, index: 0), start: start,
      visible: visible)
  }

  /// A background: the section with its extending boundary items, and across it the whole
  /// container, less the background's own insets.
  func decoration(_ position: Int) -> SolvedElement {
    let item = plan.specification.decorationItems[position]
    let axis = plan.mainAxis
    let slot = CGSize(
      axis, along: section.length, across: plan.containerSize[axis.cross])
    var frame = CGRect(slot: slot, insets: item.contentInsets, estimated: [])
    frame.origin[axis] += start
    frame.origin = plan.grid.round(frame.origin)
    return SolvedElement(
      identity: .decoration(kind: item.elementKind, section: index, index: position),
      frame: frame, zIndex: item.zIndex)
  }

  /// The section's embedded scroll area; nil if it has none.
  var orthogonalGeometry: OrthogonalGeometry? {
    guard plan.isOrthogonal, stack.count > 0 else { return nil }
    let axis = plan.stackAxis
    let row = section.row
    let container = plan.containerSize[axis]
    return OrthogonalGeometry(
      frame: CGRect(
        origin: CGPoint(axis, along: 0, across: start + row.start),
        size: CGSize(axis, along: container, across: row.length)),
      axis: axis, behavior: plan.specification.orthogonalScrollingBehavior,
      properties: plan.specification.orthogonalScrollingProperties, rowLength: stack.extent,
      viewportLength: container - plan.insets.total(axis),
      leadingInset: plan.insets.start(axis), trailingInset: plan.insets.end(axis),
      pixelGrid: plan.grid, stack: stack, spacingBefore: plan.spacingBefore)
  }
}
