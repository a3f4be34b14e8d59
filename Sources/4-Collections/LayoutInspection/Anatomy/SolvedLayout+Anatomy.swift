// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Pictures

extension SolvedContents {
  /// The sections, groups or lines, insets and spacing that a rectangle meets.
  ///
  /// Parts are in layout coordinates like those of elements: from left to right, and orthogonal
  /// sections not scrolled. Frames of elements are no parts: the engine knows where they are shown.
  func anatomyParts(in rect: CGRect) -> [AnatomyPart] {
    switch self {
    case .compositional(let layout, _, let viewport):
      layout.anatomyParts(in: rect, viewport: viewport)
    case .flow(let layout, let viewport): layout.anatomyParts(in: rect, viewport: viewport)
    case .table, .grid, .custom: []
    }
  }

  /// The dimensions of an item, with the sums that they come from; nil if it is not there.
  func anatomyParts(ofItem path: PresentedIndexPath) -> [AnatomyPart]? {
    switch self {
    case .compositional(let layout, _, let viewport):
      layout.anatomyParts(ofItem: path, viewport: viewport)
    case .flow(let layout, _): layout.anatomyParts(ofItem: path)
    case .table, .grid, .custom: nil
    }
  }
}

extension SolvedLayout {
  /// The sections, groups, insets and spacing that a rectangle meets, as the solver placed them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: What is visible.
  /// - Returns: The parts: sections, then groups, each before what is inside of it.
  func anatomyParts(in rect: CGRect, viewport: Viewport) -> [AnatomyPart] {
    let sections = sectionRecords(in: rect, viewport: viewport)
    let byIndex = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0) })
    return sections.flatMap(\.anatomyParts)
      + groupRecords(in: rect, viewport: viewport).flatMap { group in
        byIndex[group.section].map(group.anatomyParts) ?? []
      }
  }

  /// The dimensions of an item, with the sums that they come from; nil if no group takes it.
  func anatomyParts(
    ofItem path: PresentedIndexPath, viewport: Viewport
  ) -> [AnatomyPart]? {
    placement(ofItem: path.item, section: path.section, viewport: viewport)?.anatomyParts
  }
}

extension SolvedFlowLayout {
  /// The sections, lines, insets and spacing that a rectangle meets, as the solver placed them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: The visible part, for pinned headers and footers.
  /// - Returns: The parts: sections, then lines.
  func anatomyParts(in rect: CGRect, viewport: Viewport) -> [AnatomyPart] {
    let sections = sectionRecords(in: rect)
    let byIndex = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0) })
    return sections.flatMap(\.anatomyParts)
      + lineRecords(in: rect, viewport: viewport).flatMap { line in
        byIndex[line.section].map(line.anatomyParts) ?? []
      }
  }

  /// The dimensions of an item; nil outside of the data.
  func anatomyParts(ofItem path: PresentedIndexPath) -> [AnatomyPart]? {
    placement(ofItem: path.item, section: path.section)?.anatomyParts
  }
}

extension SectionRecord {
  var isOrthogonal: Bool { stackAxis != mainAxis }

  /// The section with its content insets, and the space after it.
  var anatomyParts: [AnatomyPart] {
    var section = AnatomyPart(.sections, "section", .outline, frame)
    section.tag = "section \(index)"
    var parts = [section]
    let insets = contentInsets + referenceInsets
    parts += AnatomyPart.insets(
      .insets, "section", of: body,
      UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    var gap = frame
    gap.origin[mainAxis] += frame.size[mainAxis]
    gap.size[mainAxis] = interSectionSpacing
    if interSectionSpacing > 0, AnatomyPart.isVisible(gap) {
      parts.append(.space(.spacing, "inter-section", gap, along: mainAxis))
    }
    for index in parts.indices { parts[index].section = self.index }
    return parts
  }
}

extension GroupRecord {
  /// The group with its insets and spacing, and everything in it.
  ///
  /// - Returns: The parts, each before what is inside of it.
  func anatomyParts(in record: SectionRecord) -> [AnatomyPart] {
    var parts = ownParts
    // The space to the next group, behind the edge spacing of this one.
    if depth == 1, index + 1 < record.groupCount, record.interGroupSpacing > 0 {
      let axis = record.stackAxis
      var gap = slot
      gap.origin[axis] += slot.size[axis] + edgeSpacing[end: axis].length
      gap.size[axis] = record.interGroupSpacing
      parts.append(.space(.spacing, "inter-group", gap, along: axis))
    }
    for index in parts.indices {
      parts[index].section = section
      parts[index].isInScrollArea = record.isOrthogonal
    }
    return parts
  }

  /// The name of the group: the outermost has no level.
  var anatomyName: String { depth == 1 ? "group" : "group, level \(depth)" }

  var outline: AnatomyPart {
    var part = AnatomyPart.sized(.groups, anatomyName, slot)
    part.level = depth - 1
    return part
  }

  private var ownParts: [AnatomyPart] {
    var group = outline
    // Around one item and as large as it, as in lists, its lengths are the item's.
    if subitems.count == 1, case .item(let item)? = subitems.first, item.slot == slot {
      group.measures = []
    }
    var parts = [group]
    parts += contentInsets.parts(name: "group", of: slot)
    parts += edgeSpacing.parts(around: slot)
    for (subitem, next) in zip(subitems, subitems.dropFirst()) where !isCustom {
      parts += spacing(from: subitem, to: next)
    }
    for subitem in subitems {
      switch subitem {
      case .group(let group):
        var nested = group.ownParts
        // A length that the group around it gives it is that group's.
        nested[0].measures.removeAll { measure in
          group.slot.size[measure.axis] == inner.size[measure.axis]
        }
        parts += nested
      case .item(let item):
        parts += item.contentInsets.parts(name: "item", of: item.slot)
        parts += item.edgeSpacing.parts(around: item.slot)
      }
    }
    return parts
  }

  /// The space between two subitems, behind the edge spacing of the first.
  private func spacing(from subitem: SubitemRecord, to next: SubitemRecord) -> [AnatomyPart] {
    var gap = inner
    let start =
      subitem.slot.origin[axis] + subitem.slot.size[axis] + subitem.edgeSpacing[end: axis].length
    gap.origin[axis] = start
    gap.size[axis] = interItemSpacing.length
    // Across, as far as the two reach.
    let cross = axis.cross
    let (low, high) = (
      min(subitem.slot.origin[cross], next.slot.origin[cross]),
      max(
        subitem.slot.origin[cross] + subitem.slot.size[cross],
        next.slot.origin[cross] + next.slot.size[cross])
    )
    gap.origin[cross] = low
    gap.size[cross] = high - low
    guard interItemSpacing.length > 0, AnatomyPart.isVisible(gap) else { return [] }
    var part = AnatomyPart.space(.spacing, "inter-item", gap, along: axis)
    part.note = interItemSpacing.specification.anatomyNote
    return [part]
  }
}

extension SpacingSpecification {
  /// A note on how a flexible spacing was specified; nil for a fixed one.
  var anatomyNote: String? {
    switch self {
    case .fixed: nil
    case .flexible(let least): "flexible, ≥ \(least.compactDescription)"
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets of a slot as areas, in layout coordinates: leading is left.
  func parts(name: String, of slot: CGRect) -> [AnatomyPart] {
    AnatomyPart.insets(
      .insets, name, of: slot,
      UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing))
  }
}

extension EdgeSpacingRecord {
  func parts(around slot: CGRect) -> [AnatomyPart] {
    guard !isNone else { return [] }
    var parts: [AnatomyPart] = []
    for axis in LayoutAxis.allCases {
      let (start, end) = (self[start: axis], self[end: axis])
      var before = slot
      before.origin[axis] -= start.length
      before.size[axis] = start.length
      var after = slot
      after.origin[axis] += slot.size[axis]
      after.size[axis] = end.length
      for (spacing, rect) in [(start, before), (end, after)]
      where spacing.length > 0 && AnatomyPart.isVisible(rect) {
        var part = AnatomyPart.space(.spacing, "edge", rect, along: axis)
        part.note = spacing.specification.anatomyNote
        parts.append(part)
      }
    }
    return parts
  }
}
