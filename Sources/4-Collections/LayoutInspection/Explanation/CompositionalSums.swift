// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// The sums of a compositional layout, read from the solver's record.
struct CompositionalSums {
  typealias Reason = ElementExplanation.Reason

  private let solved: SolvedLayout
  /// The viewport on which pinned elements depend.
  private let viewport: Viewport
  /// A closure that returns a note on a section: a list's appearance.
  private let note: (_ section: Int) -> String?

  /// - Parameters:
  ///   - solved: What the solver found.
  ///   - viewport: The visible part when the sums are made.
  ///   - note: What else a section is, in words; nil for nothing.
  init(
    _ solved: SolvedLayout, viewport: Viewport,
    note: @escaping (_ section: Int) -> String?
  ) {
    self.solved = solved
    self.viewport = viewport
    self.note = note
  }

  /// Returns the solver's explanation of an element; nil for one that it does not have.
  func sums(of key: ElementIdentity) -> ElementSums? {
    switch key.category {
    case .cell:
      return solved.placement(ofItem: key.index, section: key.section, viewport: viewport)
        .map(sums(of:))
    case .supplementaryView: return supplementarySums(of: key)
    case .decorationView:
      guard let section = solved.sectionRecord(key.section, viewport: viewport),
        let background = section.backgrounds.first(where: { $0.identity == key })
      else { return nil }
      let insets =
        background.contentInsets == .zero
        ? "" : ", less contentInsets \(background.contentInsets.words)"
      return ElementSums(
        frame: background.frame,
        reasons: reasons(of: section) + [
          Reason(
            .element, "background",
            "behind section \(section.index), \(section.frame.frameDescription)\(insets)")
        ])
    }
  }

  // MARK: Items

  private func sums(of placement: ItemPlacement) -> ElementSums {
    let item = placement.item
    var reasons = reasons(of: placement.section, around: placement.groups.first)
    var path = DescriptionPath([.section(placement.section.index), .group])
    for group in placement.groups {
      reasons += self.reasons(of: group, at: path)
      let subitem = group.subitems.firstIndex { $0.items.contains(item.item) }
      path = path.appending(.subitem(subitem ?? 0))
    }
    var words = ["item \(item.item)"]
    if let insets = item.contentInsets.words(ignoring: item.ignoredInsets) { words.append(insets) }
    if !item.edgeSpacing.words.isEmpty { words.append("edgeSpacing \(item.edgeSpacing.words)") }
    reasons.append(
      Reason(
        .element, words[0],
        words.count > 1 ? words.dropFirst().joined(separator: ", ") : "no contentInsets", at: path))
    for (axis, length) in [(LayoutAxis.horizontal, item.width), (.vertical, item.height)] {
      var reason = size(
        axis.lengthName, length, inset: item.contentInsets, axis,
        item.frame)
      reason.path = path.length(along: axis)
      if let group = placement.groups.last, let longest = group.longestSibling(of: item, axis) {
        reason.text +=
          "; the \(axis.superlative) of its group has \(longest.compactDescription)"
        reason.remedy =
          "uniformAcrossSiblings(estimate:) gives the items of a group one \(axis.lengthName)"
      }
      reasons.append(reason)
    }
    reasons.append(Reason(.position, "x", placement.position(along: .horizontal)))
    reasons.append(Reason(.position, "y", placement.position(along: .vertical)))
    return ElementSums(frame: item.frame, reasons: reasons)
  }

  private func size(
    _ name: String, _ length: LengthRecord, inset insets: NSDirectionalEdgeInsets,
    _ axis: LayoutAxis,
    _ frame: CGRect
  ) -> Reason {
    let (start, end) = (insets.start(axis), insets.end(axis))
    let inset =
      start == 0 && end == 0
      ? "" : " − contentInsets \(start.compactDescription) + \(end.compactDescription)"
    return Reason(.size, name, "\(frame.size[axis].compactDescription) = \(length.sum)\(inset)")
  }

  // MARK: Groups and sections

  private func reasons(of group: GroupRecord, at path: DescriptionPath) -> [Reason] {
    var words = [group.isCustom ? "custom" : "\(group.axis)", group.slot.frameDescription]
    let items = group.items
    words.append(
      items.count == 1
        ? "item \(items.lowerBound)" : "items \(items.lowerBound) – \(items.upperBound - 1)")
    if group.isCut { words.append("cut, as items ran out") }
    if let insets = group.contentInsets.words(ignoring: group.ignoredInsets) {
      words.append(insets)
    }
    if group.interItemSpacing != .none {
      words.append("interItemSpacing \(group.interItemSpacing.words)")
    }
    if !group.edgeSpacing.words.isEmpty { words.append("edgeSpacing \(group.edgeSpacing.words)") }
    return [
      Reason(.group, "group \(group.depth)", words.joined(separator: ", "), at: path),
      Reason(
        .size, "width", "\(group.width.value.compactDescription) = \(group.width.sum)",
        at: path.property(.width)),
      Reason(
        .size, "height", "\(group.height.value.compactDescription) = \(group.height.sum)",
        at: path.property(.height)),
    ]
  }

  private func reasons(of section: SectionRecord, around group: GroupRecord? = nil) -> [Reason] {
    var words: [String] = []
    if let note = note(section.index) { words.append(note) }
    if section.contentInsets != .zero {
      words.append("contentInsets \(section.contentInsets.words)")
    }
    if section.referenceInsets != .zero {
      words.append("contentInsetsReference adds \(section.referenceInsets.words)")
    }
    if section.interGroupSpacing != 0 {
      words.append("interGroupSpacing \(section.interGroupSpacing.compactDescription)")
    }
    if section.orthogonalBehavior != .none {
      words.append("orthogonalScrollingBehavior \(section.orthogonalBehavior)")
    }
    if let group, section.stackAxis != section.mainAxis {
      let axis = section.mainAxis
      let dimension = axis == .horizontal ? group.width.dimension : group.height.dimension
      let length = section.groupArea.size[axis]
      if let dimension, dimension.isEstimated, group.slot.size[axis] < length - 0.5 {
        words.append(
          """
          \(length.compactDescription) \(axis.adjective) as its \(axis.superlative) group so far, and more \
          when a greater one comes into view
          """)
      }
    }
    return [
      Reason(.container, "container", section.container.compactDescription),
      Reason(
        .section, "section \(section.index)",
        words.isEmpty ? "no contentInsets" : words.joined(separator: ", "),
        at: DescriptionPath([.section(section.index)])),
    ]
  }

  // MARK: Supplementary views

  private func supplementarySums(of key: ElementIdentity) -> ElementSums? {
    let section = solved.sectionRecord(key.section, viewport: viewport)
    let boundary =
      key.index == ElementIdentity.layoutLevelIndex
      ? solved.boundaryItemRecords(viewport: viewport) : section?.boundaryItems ?? []
    if let item = boundary.first(where: { $0.identity == key }) {
      return sums(of: item, section: section)
    }
    guard let kind = key.kind, let section,
      let group = solved.groupRecord(ofBadge: kind, number: key.index, section: key.section),
      let found = group.badge(kind, key.index)
    else { return nil }
    return sums(of: found, section: section)
  }

  private func sums(
    of item: BoundaryItemRecord, section: SectionRecord?
  ) -> ElementSums {
    let isOfLayout = item.identity.index == ElementIdentity.layoutLevelIndex
    var words = [
      "boundary item of \(isOfLayout ? "the layout" : "section \(item.identity.section)")",
      "alignment \(item.alignment.name)",
    ]
    if !item.extendsBoundary { words.append("extendsBoundary false") }
    if let section, item.width.reference.startInset + item.width.reference.endInset != 0,
      section.mainAxis == .vertical
    {
      words.append(
        "inside the section's contentInsets, as supplementariesFollowContentInsets is true")
    }
    if item.offset != .zero {
      words.append(
        "offset \(item.offset.x.compactDescription), \(item.offset.y.compactDescription)")
    }
    if let insets = item.contentInsets.words(ignoring: item.ignoredInsets) { words.append(insets) }
    var reasons = isOfLayout ? [] : section.map { self.reasons(of: $0) } ?? []
    let path =
      isOfLayout
      ? nil
      : DescriptionPath([
        .section(item.identity.section), .boundaryItem(item.identity.kind ?? ""),
      ])
    reasons += [
      Reason(.element, "element", words.joined(separator: ", "), at: path),
      size("width", item.width, inset: item.contentInsets, .horizontal, item.naturalFrame),
      size("height", item.height, inset: item.contentInsets, .vertical, item.naturalFrame),
      Reason(.position, "place", item.naturalFrame.frameDescription),
    ]
    if item.frame != item.naturalFrame {
      reasons.append(
        Reason(
          .movement, "pinned",
          """
          \(item.naturalFrame.frameDescription) → \(item.frame.frameDescription) by \
          pinToVisibleBounds
          """))
    }
    return ElementSums(frame: item.frame, reasons: reasons)
  }

  private func sums(
    of found: (badge: BadgeRecord, owner: String), section: SectionRecord
  ) -> ElementSums {
    let (badge, owner) = found
    var words = [
      "badge \(badge.number) of \(owner), \(badge.container.frameDescription)",
      "containerAnchor \(badge.containerAnchor.words)",
    ]
    if let anchor = badge.itemAnchor { words.append("itemAnchor \(anchor.words)") }
    if let insets = badge.contentInsets.words(ignoring: badge.ignoredInsets) {
      words.append(insets)
    }
    return ElementSums(
      frame: badge.frame,
      reasons: reasons(of: section) + [
        Reason(.element, "element", words.joined(separator: ", ")),
        size("width", badge.width, inset: badge.contentInsets, .horizontal, badge.frame),
        size("height", badge.height, inset: badge.contentInsets, .vertical, badge.frame),
        Reason(.position, "place", badge.frame.frameDescription),
      ])
  }
}

extension GroupRecord {
  /// Returns the length of the longest item across the group, if it is what the group has, and a
  /// measured item is shorter; nil otherwise.
  fileprivate func longestSibling(of item: ItemRecord, _ axis: LayoutAxis) -> CGFloat? {
    let own = axis == .horizontal ? width : height
    guard axis != self.axis, !isCustom, own.origin == .contents,
      item.length(along: axis).origin == .measurement,
      item.slot.size[axis] < own.value - 0.5
    else { return nil }
    return own.value
  }

  /// A badge in the group, with the name of what it is attached to.
  fileprivate func badge(_ kind: String, _ number: Int) -> (badge: BadgeRecord, owner: String)? {
    func isWanted(_ badge: BadgeRecord) -> Bool { badge.kind == kind && badge.number == number }
    if let badge = badges.first(where: isWanted) { return (badge, "group \(depth)") }
    for subitem in subitems {
      switch subitem {
      case .group(let group):
        if let found = group.badge(kind, number) { return found }
      case .item(let item):
        if let badge = item.badges.first(where: isWanted) { return (badge, "item \(item.item)") }
      }
    }
    return nil
  }
}

extension ItemPlacement {
  /// The sum of a coordinate of the item, from the container to its frame.
  func position(along axis: LayoutAxis) -> String {
    var terms: [(length: CGFloat, name: String)] = []
    func add(_ length: CGFloat, _ name: String) { terms.append((length, name)) }
    let insets = section.contentInsets + section.referenceInsets
    add(section.frame.origin[axis], "section \(section.index)")
    add(section.body.origin[axis] - section.frame.origin[axis], "headers")
    add(insets.start(axis), "section insets")
    var end = section.groupArea.origin[axis]
    for group in groups {
      let isStacked = axis == (group.depth == 1 ? section.stackAxis : groups[group.depth - 2].axis)
      let name: String
      switch (group.depth, isStacked) {
      case (1, true):
        name = group.index == 1 ? "1 group before it" : "\(group.index) groups before it"
      case (1, false): name = "edge spacing of group 1"
      case (_, true): name = "before it in group \(group.depth - 1)"
      case (_, false): name = "edge spacing of group \(group.depth)"
      }
      add(group.slot.origin[axis] - end, name)
      add(
        group.isCustom ? 0 : group.inner.origin[axis] - group.slot.origin[axis],
        "insets of group \(group.depth)")
      end = (group.isCustom ? group.slot : group.inner).origin[axis]
    }
    if let innermost = groups.last {
      let isAlong = innermost.isCustom || axis == innermost.axis
      add(
        item.slot.origin[axis] - end,
        isAlong ? "before it in group \(innermost.depth)" : "edge spacing")
    }
    add(item.contentInsets.start(axis), "contentInsets")
    return item.frame.origin[axis].description(asSumOf: terms)
  }
}
