// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// The sums of a flow layout, read from the solver's record.
struct FlowSums {
  typealias Reason = ElementExplanation.Reason

  private let solved: SolvedFlowLayout
  /// The viewport on which pinned elements depend.
  private let viewport: Viewport

  init(_ solved: SolvedFlowLayout, viewport: Viewport) {
    self.solved = solved
    self.viewport = viewport
  }

  /// Returns the solver's explanation of an element; nil for one that it does not have.
  func sums(of key: ElementIdentity) -> ElementSums? {
    switch key.category {
    case .cell:
      return solved.placement(ofItem: key.index, section: key.section).map(sums(of:))
    case .supplementaryView:
      guard let section = solved.sectionRecord(key.section),
        let element = solved.element(key, viewport: viewport),
        let natural = solved.element(key, viewport: Viewport(visibleRect: .null))
      else { return nil }
      return sums(of: key, element.frame, natural: natural.frame, in: section)
    case .decorationView: return nil
    }
  }

  private func reasons(of section: FlowSectionRecord) -> [Reason] {
    var words: [String] = []
    if section.insets != .zero { words.append("sectionInset \(section.insets.words)") }
    words.append("minimumLineSpacing \(section.lineSpacing.compactDescription)")
    words.append("minimumInteritemSpacing \(section.interitemSpacing.compactDescription)")
    let across = section.axis.cross.adjective
    return [
      Reason(.container, "container", "\(section.containerLength.compactDescription) \(across)"),
      Reason(.section, "section \(section.index)", words.joined(separator: ", ")),
    ]
  }

  private func sums(of placement: FlowItemPlacement) -> ElementSums {
    let (section, line, frame) = (placement.section, placement.line, placement.frame)
    let axis = section.axis
    let origin: String
    switch placement.sizeOrigin {
    case .given: origin = "itemSize, or what the delegate's sizeForItemAt returns"
    case .estimate: origin = "estimated, which no measurement changed"
    case .average: origin = "the average of the measured items"
    case .measurement: origin = "measured"
    }
    let before = line.frame.origin[axis] - section.lineArea.origin[axis]
    let middle = frame.origin[axis] - line.frame.origin[axis]
    let along = frame.origin[axis].description(
      asSumOf: [
        (section.frame.origin[axis], "section \(section.index)"),
        (section.headerLength, "header"), (section.insets.start(along: axis), "sectionInset"),
        (before, "lines before it"), (middle, "centred in its line"),
      ])
    let across = frame.origin[axis.cross].description(
      asSumOf: [
        (section.insets.start(along: axis.cross), "sectionInset"),
        (
          frame.origin[axis.cross] - section.insets.start(along: axis.cross),
          line.alignment == .centered ? "centred" : "before it in its line"
        ),
      ])
    let isVertical = axis == .vertical
    return ElementSums(
      frame: frame,
      reasons: reasons(of: section) + [
        Reason(.group, "line", line.words(in: section)),
        Reason(.element, "item \(placement.item)", origin),
        Reason(.size, "width", frame.width.compactDescription),
        Reason(.size, "height", frame.height.compactDescription),
        Reason(.position, "x", isVertical ? across : along),
        Reason(.position, "y", isVertical ? along : across),
      ])
  }

  private func sums(
    of key: ElementIdentity, _ frame: CGRect, natural: CGRect, in section: FlowSectionRecord
  ) -> ElementSums {
    let isHeader = key.kind == FlowSpecification.headerKind
    let length = isHeader ? section.headerLength : section.footerLength
    let name = isHeader ? "header" : "footer"
    var reasons = reasons(of: section)
    reasons.append(
      Reason(
        .element, name,
        """
        \(length.compactDescription) = \(name)ReferenceSize, or what the delegate returns; as \
        \(section.axis.cross.adjective) as the container
        """))
    reasons.append(Reason(.position, "place", natural.frameDescription))
    if natural != frame {
      reasons.append(
        Reason(
          .movement, "pinned",
          """
          \(natural.frameDescription) → \(frame.frameDescription) by \
          section\(isHeader ? "Headers" : "Footers")PinToVisibleBounds
          """))
    }
    return ElementSums(frame: frame, reasons: reasons)
  }
}

extension FlowLineRecord {
  /// The line in words, with the sum of its gap.
  fileprivate func words(in section: FlowSectionRecord) -> String {
    let items =
      items.count == 1
      ? "item \(self.items.lowerBound)"
      : "items \(self.items.lowerBound) – \(self.items.upperBound - 1)"
    let gap = gap.compactDescription
    let length = frame.size[section.axis.cross].compactDescription
    switch alignment {
    case .columns(let columns):
      let item = itemFrames.first?.size[section.axis.cross] ?? 0
      return columns < 1_000_000
        ? """
        \(items), \(columns) columns: gap \(gap) = (\(length) − \(columns) × \
        \(item.compactDescription)) ÷ \(columns - 1)
        """ : items
    case .justified:
      let total = itemFrames.reduce(0) { $0 + $1.size[section.axis.cross] }
      return """
        \(items), justified: gap \(gap) = (\(length) − \(total.compactDescription)) ÷ \
        \(self.items.count - 1)
        """
    case .leading: return "\(items), the last line: gap \(gap) = minimumInteritemSpacing"
    case .centered: return "\(items), alone in the middle of \(length)"
    case .row: return "\(items), one row"
    }
  }
}

extension UIEdgeInsets {
  fileprivate func start(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The insets in words: `5 on all edges`, or the edges that are not zero.
  fileprivate var words: String {
    if top == left, top == bottom, top == right { return "\(top.compactDescription) on all edges" }
    let edges: [(String, CGFloat)] = [
      ("top", top), ("left", left), ("bottom", bottom), ("right", right),
    ]
    return edges.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.compactDescription)" }
      .joined(separator: ", ")
  }
}
