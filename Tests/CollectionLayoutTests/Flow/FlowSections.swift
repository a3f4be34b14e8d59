// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// The sections of a flow layout, of items whose sizes are a rule.
struct FlowSections {
  /// Where they are laid out: as all measured examples, unless said otherwise.
  var fixture = Fixture()
  var counts: [Int]
  var size: (_ item: Int, _ section: Int) -> CGSize
  var insets: (_ section: Int) -> UIEdgeInsets = { _ in .zero }
  var lineSpacing: CGFloat = 10
  var interitemSpacing: CGFloat = 10
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var pinsHeaders = false
  var pinsFooters = false
  var estimation = FlowSectionSpecification.Estimation.none

  init(_ counts: [Int], _ size: @escaping (_ item: Int, _ section: Int) -> CGSize) {
    self.counts = counts
    self.size = size
  }

  init(_ counts: [Int], each size: CGSize) {
    self.init(counts) { _, _ in size }
  }

  var specification: FlowSpecification {
    let sections = counts.enumerated().map { section, count in
      let items = FlowItemSizes(count: count, first: size(0, section)) { size($0, section) }
      var specification = FlowSectionSpecification(items)
      specification.insets = insets(section)
      specification.lineSpacing = lineSpacing
      specification.interitemSpacing = interitemSpacing
      specification.headerLength = header
      specification.footerLength = footer
      specification.estimation = estimation
      return specification
    }
    var result = FlowSpecification(
      sections, in: fixture.size, scrollDirection: fixture.axis,
      pixelGrid: PixelGrid(scale: fixture.scale))
    result.pinsHeaders = pinsHeaders
    result.pinsFooters = pinsFooters
    return result
  }

  func solve() throws -> SolvedFlowLayout { try SolvedFlowLayout(specification) }
}

extension SolvedFlowLayout {
  /// The frames of a section's cells.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<specification.sections[section].items.count).map {
      cell(item: $0, section: section)?.frame ?? .null
    }
  }

  /// The left edges of a section's cells.
  func columns(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.origin.x) }

  /// The top edges of a section's cells.
  func rows(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.origin.y) }

  /// A header where it is while an interval is visible.
  func header(_ section: Int, from top: CGFloat = 0, height: CGFloat = 480) -> SolvedElement? {
    supplementary(
      kind: FlowSpecification.headerKind, section: section, index: 0,
      viewport: viewport(from: top, height))
  }

  /// A footer where it is while an interval is visible.
  func footer(_ section: Int, from top: CGFloat = 0, height: CGFloat = 480) -> SolvedElement? {
    supplementary(
      kind: FlowSpecification.footerKind, section: section, index: 0,
      viewport: viewport(from: top, height))
  }

  func viewport(from start: CGFloat, _ length: CGFloat) -> Viewport {
    let axis = specification.scrollDirection
    return Viewport(
      visibleRect: CGRect(
        origin: CGPoint(axis, along: start, across: 0),
        size: CGSize(axis, along: length, across: specification.containerSize[axis.cross])))
  }
}

extension UIEdgeInsets {
  /// Insets in the order of the tables: top, leading, bottom, trailing.
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
