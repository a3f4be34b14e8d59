// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The sums behind the solver's frames.
///
/// Nothing of it is kept while solving. A record is made when it is asked for, from the pattern that
/// the solver packed; of a section in which something was measured the one group is packed again, by
/// the same code.
extension SolvedLayout {
  /// The way from the container to an item.
  ///
  /// - Returns: The record; nil outside of the data and for items that no group takes (rule G-8).
  /// - Complexity: O(log sections + log measured groups + pattern).
  package func placement(
    ofItem item: Int, section: Int, viewport: Viewport
  ) -> ItemPlacement? {
    guard let query = query(section, visible: viewport.range(along: mainAxis)), item >= 0,
      item < query.section.itemCount, let group = query.stack.group(ofItem: item),
      let outermost = query.record(
        query.stack.stackedGroup(group, kindCounts: query.plan.kindCounts)),
      let record = outermost.item(item)
    else { return nil }
    return ItemPlacement(
      section: sectionRecord(query), groups: outermost.groups(around: item), item: record)
  }

  /// The outermost group that holds a badge.
  ///
  /// - Returns: The group; nil if there is no such badge.
  package func groupRecord(ofBadge kind: String, number: Int, section: Int) -> GroupRecord? {
    guard let query = query(section), let kindNumber = query.plan.kindNumbers[kind],
      let group = query.stack.group(
        ofBadge: number, kind: kindNumber, kindCounts: query.plan.kindCounts)
    else { return nil }
    return query.record(query.stack.stackedGroup(group, kindCounts: query.plan.kindCounts))
  }

  /// An outermost group of a section, with everything in it.
  ///
  /// - Returns: The group, where an orthogonal section is not scrolled; nil outside of the data.
  package func groupRecord(_ group: Int, section: Int) -> GroupRecord? {
    guard let query = query(section), (0..<query.stack.count).contains(group) else { return nil }
    return query.record(query.stack.stackedGroup(group, kindCounts: query.plan.kindCounts))
  }

  /// The item that a badge is attached to; nil for a badge of a group, and for one that is not there.
  package func item(ofBadge kind: String, number: Int, section: Int) -> Int? {
    groupRecord(ofBadge: kind, number: number, section: section)?.item(ofBadge: kind, number)
  }

  /// The outermost groups that a rectangle meets, with everything in them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: What is visible; in an orthogonal section the rectangle is moved by the offset.
  /// - Returns: The groups, section by section. Their rectangles are where the elements of
  ///   ``elements(in:viewport:)`` are: orthogonal sections are not scrolled.
  /// - Complexity: O(log sections + elements of the groups found).
  package func groupRecords(in rect: CGRect, viewport: Viewport) -> [GroupRecord] {
    var found: [GroupRecord] = []
    forEachSection(in: rect, viewport: viewport) { query, area in
      guard
        let groups = query.groupArea(area, offset: viewport.orthogonalOffsets[query.index])
      else { return }
      for group in groups.candidates {
        let stacked = query.stack.stackedGroup(group, kindCounts: query.plan.kindCounts)
        let instance = stacked.instance
        guard
          groups.meets(
            from: stacked.position, length: instance.length,
            crossStart: query.section.groupCrossStart(instance.crossLength),
            crossLength: instance.crossLength),
          let record = query.record(stacked)
        else { continue }
        found.append(record)
      }
    }
    return found
  }

  /// The sections that a rectangle meets or touches.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: What is visible, which pinned boundary items depend on.
  /// - Returns: The sections in order.
  package func sectionRecords(in rect: CGRect, viewport: Viewport) -> [SectionRecord] {
    var found: [SectionRecord] = []
    forEachSection(in: rect, viewport: viewport) { query, area in
      let section = sectionRecord(query)
      guard section.frame.origin[mainAxis] <= area.main.upperBound,
        section.frame.origin[mainAxis] + section.frame.size[mainAxis] >= area.main.lowerBound
      else { return }
      found.append(section)
    }
    return found
  }

  /// A section; nil outside of the data, and if it has neither cells nor boundary items.
  package func sectionRecord(_ index: Int, viewport: Viewport) -> SectionRecord? {
    query(index, visible: viewport.range(along: mainAxis)).map(sectionRecord)
  }

  package func boundaryItemRecords(viewport: Viewport) -> [BoundaryItemRecord] {
    let visible = viewport.range(along: mainAxis)
    return (0..<boundary.count).map { position in
      boundary.record(
        position, identity: .layoutSupplementary(kind: boundary.item(position).elementKind),
        start: 0, visible: visible, isMeasured: measuredBoundary[position] != nil)
    }
  }

  private func forEachSection(
    in rect: CGRect, viewport: Viewport, _ body: (SectionQuery, QueryArea) -> Void
  ) {
    guard let area = QueryArea(rect, in: contentSize, mainAxis: mainAxis) else { return }
    let visible = viewport.range(along: mainAxis)
    for index in candidates(from: area.main.lowerBound, to: area.main.upperBound)
    where sections[index].isShown {
      if let query = query(index, visible: visible) { body(query, area) }
    }
  }

  private func sectionRecord(_ query: SectionQuery) -> SectionRecord {
    query.sectionRecord(
      frame: sectionFrame(query.index),
      spacingAfter: query.index + 1 < sections.count ? specification.interSectionSpacing : 0)
  }
}

extension SectionQuery {
  func record(_ stacked: StackedGroup) -> GroupRecord? {
    guard let packed = section.packed(stacked) else { return nil }
    var recorder = GroupRecorder(self, stacked)
    packed.walk(&recorder, present: stacked.instance.present)
    return recorder.outermost
  }

  func sectionRecord(frame: CGRect, spacingAfter: CGFloat) -> SectionRecord {
    let axis = plan.mainAxis
    var body = frame
    body.origin[axis] = start + boundary.before
    body.size[axis] = boundary.body
    var groupArea = body
    for axis in LayoutAxis.allCases {
      groupArea.origin[axis] += plan.insets.start(axis)
      groupArea.size[axis] -= plan.insets.total(axis)
    }
    let specification = plan.specification
    return SectionRecord(
      index: index, itemCount: section.itemCount, groupCount: stack.count, mainAxis: axis,
      stackAxis: plan.stackAxis, orthogonalBehavior: specification.orthogonalScrollingBehavior,
      container: plan.containerSize, frame: frame, body: body, groupArea: groupArea,
      contentInsets: specification.contentInsets, referenceInsets: specification.referenceInsets,
      interGroupSpacing: specification.interGroupSpacing, interSectionSpacing: spacingAfter,
      boundaryItems: (0..<boundary.count).map { position in
        boundary.record(
          position,
          identity: .supplementary(
            kind: boundary.item(position).elementKind, section: index, index: 0),
          start: start, visible: visible, isMeasured: section.measuredBoundary[position] != nil)
      },
      backgrounds: specification.decorationItems.indices.map { position in
        let element = decoration(position)
        return BackgroundRecord(
          identity: element.identity, frame: element.frame,
          contentInsets: specification.decorationItems[position].contentInsets)
      })
  }
}

extension BoundaryLayout {
  func record(
    _ index: Int, identity: ElementIdentity, start: CGFloat, visible: ClosedRange<CGFloat>?,
    isMeasured: Bool
  ) -> BoundaryItemRecord {
    let item = item(index)
    let size = size(index)
    func length(_ axis: LayoutAxis) -> LengthRecord {
      let dimension = item.layoutSize[axis]
      let referenceAxis: LayoutAxis =
        switch dimension {
        case .fractionalWidth: .horizontal
        case .fractionalHeight: .vertical
        default: axis
        }
      return LengthRecord(
        value: size[axis], dimension: dimension,
        origin: isMeasured && dimension.isEstimated ? .measurement : .dimension,
        reference: reference(along: referenceAxis), pixelGrid: pixelGrid)
    }
    let now = element(index, identity: identity, start: start, visible: visible)
    let natural = element(index, identity: identity, start: start, visible: nil)
    let insets = item.contentInsets.split(by: item.layoutSize.estimatedAxes)
    return BoundaryItemRecord(
      identity: identity, alignment: item.alignment, extendsBoundary: item.extendsBoundary,
      offset: item.offset, naturalFrame: natural.frame, frame: now.frame,
      isPinned: item.pinToVisibleBounds, contentInsets: insets.applied,
      ignoredInsets: insets.ignored,
      width: length(.horizontal), height: length(.vertical))
  }
}

extension GroupRecord {
  fileprivate func item(ofBadge kind: String, _ number: Int) -> Int? {
    for subitem in subitems {
      switch subitem {
      case .group(let group):
        if let item = group.item(ofBadge: kind, number) { return item }
      case .item(let item):
        if item.badges.contains(where: { $0.kind == kind && $0.number == number }) {
          return item.item
        }
      }
    }
    return nil
  }
}
