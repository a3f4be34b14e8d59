// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionLayout

/// The record of how things were placed, against the frames of random layouts.
@Suite("Anatomy: records of random layouts")
struct AnatomyPropertyTests {
  /// Returns whether a layout is looked at: records are many times the size of their layouts.
  private static func isSampled(_ subject: RandomLayout) -> Bool {
    subject.seed.isMultiple(of: subject.family == .usual ? 8 : 20)
  }

  private static func measured(
    _ subject: RandomLayout, using random: inout SplitMix64
  ) -> SolvedLayout? {
    guard var layout = subject.layout as? SolvedLayout else { return nil }
    for (identity, size) in subject.measurements(using: &random) {
      layout.setMeasuredSize(size, of: identity)
    }
    return layout
  }

  @Test(arguments: LayoutFamily.compositional, [false, true])
  func `Items of the record have the frames of the elements`(
    family: LayoutFamily, isMeasured: Bool
  ) {
    forEachLayout(of: family) { subject, random in
      guard Self.isSampled(subject) else { return nil }
      guard
        let layout = isMeasured
          ? Self.measured(subject, using: &random) : subject.layout as? SolvedLayout
      else { return nil }
      let viewport = layout.start
      for section in layout.itemCounts.indices {
        for item in 0..<min(40, layout.itemCounts[section]) {
          let element = layout.cell(item: item, section: section)
          let placement = layout.placement(ofItem: item, section: section, viewport: viewport)
          let words = ElementIdentity.cell(item: item, section: section).words
          guard let element, let placement else {
            if element == nil, placement == nil { continue }
            return Offence(words, found: "in one answer only", expected: "in both or in none")
          }
          if placement.item.frame != element.frame || placement.item.zIndex != element.zIndex {
            return Offence(element, expected: "\(placement.item.frame) z \(placement.item.zIndex)")
          }
        }
      }
      return nil
    }
  }

  @Test(arguments: LayoutFamily.compositional)
  func `Badges, boundary items and backgrounds of the record have the frames of the elements`(
    family: LayoutFamily
  ) {
    forEachLayout(of: family) { subject, random in
      guard Self.isSampled(subject) else { return nil }
      guard let layout = Self.measured(subject, using: &random) else { return nil }
      let viewport = layout.start
      let all = CGRect(origin: .zero, size: layout.contentSize)
      for group in layout.groupRecords(in: all, viewport: viewport) {
        for badge in group.allBadges {
          let element = layout.supplementary(
            kind: badge.kind, section: group.section, index: badge.number, viewport: viewport)
          // A badge whose kind and number a boundary item has is asked for under its name.
          let isShadowed = element?.estimatedAxes != [] || badge.number == 0
          if element?.frame != badge.frame, !isShadowed {
            return Offence(
              "badge \(badge.kind) \(badge.number)", found: "\(badge.frame)",
              expected: "\(String(describing: element?.frame))")
          }
        }
      }
      for section in layout.itemCounts.indices {
        guard let placed = layout.sectionRecord(section, viewport: viewport) else { continue }
        for item in placed.boundaryItems {
          let element = layout.element(item.identity, viewport: viewport)
          if element?.frame != item.frame {
            return Offence(item.identity.words, found: "\(item.frame)", expected: "the element's")
          }
        }
        for background in placed.backgrounds where placed.frame.size[layout.axis] > 0 {
          if layout.element(background.identity, viewport: viewport)?.frame != background.frame {
            return Offence(
              background.identity.words, found: "\(background.frame)", expected: "the element's")
          }
        }
      }
      return nil
    }
  }

  @Test(arguments: LayoutFamily.compositional, [false, true])
  func `Sums of the record evaluate to the lengths`(family: LayoutFamily, isMeasured: Bool) {
    forEachLayout(of: family) { subject, random in
      guard Self.isSampled(subject) else { return nil }
      guard
        let layout = isMeasured
          ? Self.measured(subject, using: &random) : subject.layout as? SolvedLayout
      else { return nil }
      let all = CGRect(origin: .zero, size: layout.contentSize)
      for group in layout.groupRecords(in: all, viewport: layout.start) {
        if let offence = Self.firstWrongSum(in: group) { return offence }
      }
      return nil
    }
  }

  private static func firstWrongSum(in group: GroupRecord) -> Offence? {
    let name = "group \(group.index) at depth \(group.depth) of section \(group.section)"
    if let offence = wrongSum(group.width, name) ?? wrongSum(group.height, name) { return offence }
    for subitem in group.subitems {
      switch subitem {
      case .group(let nested):
        if let offence = firstWrongSum(in: nested) { return offence }
      case .item(let item):
        let name = "item \(item.item) of section \(item.section)"
        for axis in LayoutAxis.allCases {
          let length = item.length(along: axis)
          if let offence = wrongSum(length, name) { return offence }
          let inner = item.slot.size[axis] - item.contentInsets.total(axis)
          if abs(abs(inner) - item.frame.size[axis]) > 1e-9 {
            return Offence(name, found: "\(item.frame)", expected: "\(inner) along \(axis)")
          }
        }
      }
    }
    return nil
  }

  private static func wrongSum(_ length: LengthRecord, _ name: String) -> Offence? {
    guard let evaluated = length.evaluated, evaluated != length.value else { return nil }
    return Offence(name, found: "\(length.value)", expected: "\(evaluated) of \(length)")
  }

  /// What is known of groups that are estimated, or hold a line that is complete.
  @Test(arguments: LayoutFamily.compositional)
  func `Subitems and the spacing between them add up along their group`(family: LayoutFamily) {
    forEachLayout(of: family) { subject, random in
      guard Self.isSampled(subject) else { return nil }
      guard let layout = Self.measured(subject, using: &random) else { return nil }
      let all = CGRect(origin: .zero, size: layout.contentSize)
      for group in layout.groupRecords(in: all, viewport: layout.start) {
        if let offence = Self.firstGap(in: group) { return offence }
      }
      return nil
    }
  }

  private static func firstGap(in group: GroupRecord) -> Offence? {
    guard !group.isCustom else { return nil }
    let axis = group.axis
    var end = group.inner.origin[axis]
    for (position, subitem) in group.subitems.enumerated() {
      if position > 0 { end += group.interItemSpacing.length }
      end += subitem.edgeSpacing[start: axis].length
      let slot = subitem.slot
      if abs(slot.origin[axis] - end) > 1e-6 * max(1, abs(end)) {
        return Offence(
          "subitem \(position) of group \(group.index) at depth \(group.depth)",
          found: "\(slot)", expected: "\(end) along \(axis)")
      }
      if case .group(let nested) = subitem {
        if let offence = firstGap(in: nested) { return offence }
        // A cut group is shorter than the slot that it had.
        if nested.isCut { return nil }
      }
      end += slot.size[axis] + subitem.edgeSpacing[end: axis].length
    }
    return nil
  }

  @Test(arguments: [LayoutFamily.flow, .pinnedFlow])
  func `Lines of the record hold the frames of the elements`(family: LayoutFamily) {
    forEachLayout(of: family) { subject, random in
      guard Self.isSampled(subject) else { return nil }
      guard var layout = subject.layout as? SolvedFlowLayout else { return nil }
      for (identity, size) in subject.measurements(using: &random) {
        layout.setMeasuredSize(size, of: identity)
      }
      for section in layout.itemCounts.indices {
        for item in 0..<min(40, layout.itemCounts[section]) {
          guard let element = layout.cell(item: item, section: section) else { continue }
          guard let placement = layout.placement(ofItem: item, section: section) else {
            return Offence(element, expected: "a record")
          }
          let line = placement.line
          guard placement.frame == element.frame,
            line.itemFrames[item - line.items.lowerBound] == element.frame
          else { return Offence(element, expected: "\(placement.frame)") }
          // Items of a line stand one gap apart, on pixels.
          guard item > line.items.lowerBound, line.alignment != .row else { continue }
          let before = line.itemFrames[item - 1 - line.items.lowerBound]
          let axis = layout.axis.cross
          let gap = element.frame.origin[axis] - before.origin[axis] - before.size[axis]
          if abs(gap - line.gap) > layout.pixelGrid.pixel + 1e-6 {
            return Offence(element, expected: "a gap of \(line.gap), not \(gap)")
          }
        }
      }
      return nil
    }
  }
}

extension GroupRecord {
  /// All badges of it, of its items and of the groups in it.
  fileprivate var allBadges: [BadgeRecord] {
    badges
      + subitems.flatMap { subitem in
        switch subitem {
        case .item(let item): item.badges
        case .group(let group): group.allBadges
        }
      }
  }
}

extension LengthRecord {
  /// The value of the sum; nil where a measurement, the contents or a provider decided.
  fileprivate var evaluated: CGFloat? {
    switch origin {
    case .dimension:
      guard let dimension else { return nil }
      return dimension.isFractional
        ? pixelGrid.floor(dimension.value * reference.length) : dimension.value
    case .share:
      return pixelGrid.floor(reference.length / CGFloat(reference.gaps + 1))
    case .measurement, .siblings, .groups, .contents, .provider:
      return nil
    }
  }
}
