// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

// Numbers from behaviour sections 2.9, 3.5 and 4.5.
@Suite("Solver: badges")
struct SolverAnchorTests {
  private typealias Anchor = AnchorSpecification

  private func badge(
    _ container: AnchorSpecification, item: AnchorSpecification? = nil,
    size: (DimensionSpecification, DimensionSpecification) = (.ab(40), .ab(20))
  ) -> SupplementarySpecification {
    SupplementarySpecification(
      elementKind: "badge", layoutSize: SizeSpecification(width: size.0, height: size.1),
      containerAnchor: container, itemAnchor: item)
  }

  /// Where a badge lies on an item whose frame is this one.
  private func origin(_ badge: SupplementarySpecification, on frame: CGRect) throws -> CGPoint? {
    var cell = ItemSpecification(
      layoutSize: SizeSpecification(width: .ab(frame.width), height: .ab(frame.height)))
    cell.supplementaryItems = [badge]
    var section = SectionSpecification(group: row(.fw(1), .ab(frame.height), [.item(cell)]))
    section.contentInsets = insets(frame.minY, frame.minX, 0, 0)
    let layout = try Fixture(section, counts: [1]).solve()
    expectEqual(layout.cellFrames, [frame])
    return layout.supplementary(
      kind: "badge", section: 0, index: 0, viewport: Fixture.window)?.frame.origin
  }

  @Test func `Anchors meet`() throws {
    let frame = rect(53, 52, 212, 194)
    let corner: NSDirectionalRectEdge = [.top, .trailing]
    try expectEqual(
      origin(badge(Anchor(edges: corner, offset: .absolute(CGPoint(x: 7, y: 9)))), on: frame),
      CGPoint(x: 232, y: 61))
    try expectEqual(
      origin(
        badge(Anchor(edges: corner, offset: .fractional(CGPoint(x: 0.5, y: 0.25)))), on: frame),
      CGPoint(x: 245, y: 57))
    let own = Anchor(
      edges: [.bottom, .leading], offset: .fractional(CGPoint(x: 0.5, y: 0.25)))
    try expectEqual(
      origin(badge(Anchor(edges: corner), item: own), on: frame), CGPoint(x: 285, y: 37))
    try expectEqual(
      origin(badge(Anchor(edges: .bottom), size: (.es(33), .ab(17))), on: frame),
      CGPoint(x: 142.5, y: 229))
    try expectEqual(
      origin(badge(Anchor(edges: corner), size: (.ab(20), .ab(10))), on: rect(20, 20, 140, 60)),
      CGPoint(x: 140, y: 20))
    try expectEqual(
      origin(
        badge(
          Anchor(edges: corner, offset: .fractional(CGPoint(x: 0.3, y: -0.3))),
          size: (.ab(20), .ab(20))), on: rect(0, 0, 75, 75)), CGPoint(x: 61, y: -6))
  }

  @Test func `A nested group's badge is as wide as the row`() throws {
    var inner = column(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))])
    inner.supplementaryItems = [badge(Anchor(edges: .bottom), size: (.fw(1), .ab(4)))]
    let group = row(.fw(1), .ab(100), [item(.fw(0.5), .fh(1)), .group(inner)])
    let layout = try Fixture(group, items: 6).solve()
    func frame(_ index: Int) -> CGRect? {
      layout.supplementary(
        kind: "badge", section: 0, index: index, viewport: Fixture.window)?.frame
    }
    expectEqual(frame(0), rect(80, 96, 320, 4))
    expectEqual(frame(1), rect(80, 196, 320, 4))
    expectNil(frame(2))
  }

  @Test func `Badges are numbered through the section`() throws {
    var cell = ItemSpecification(layoutSize: SizeSpecification(width: .fw(0.5), height: .fh(1)))
    cell.supplementaryItems = [badge(Anchor(edges: [.top, .leading]))]
    let group = row(.fw(1), .ab(50), [.item(cell), item(.fw(0.5), .fh(1))])
    let layout = try Fixture(group, items: 1001).solve()
    let last = layout.supplementary(
      kind: "badge", section: 0, index: 500, viewport: Fixture.window)
    expectEqual(last?.frame, rect(0, 25_000, 40, 20))
    expectNil(layout.supplementary(kind: "badge", section: 0, index: 501, viewport: Fixture.window))
    let found = layout.elements(in: rect(0, 100, 320, 50), viewport: Fixture.window)
    expectEqual(
      found.map(\.identity),
      [
        .cell(item: 4, section: 0), .cell(item: 5, section: 0),
        .supplementary(kind: "badge", section: 0, index: 2),
      ])
  }

  @Test func `Cells are found by their group`() throws {
    let group = row(.fw(1), .ab(20), [item(.fw(0.5), .ab(100))])
    let layout = try Fixture(group, items: 8).solve()
    let found = layout.elements(in: rect(0, 50, 320, 10), viewport: Fixture.window)
    expectEqual(found.map(\.identity.index), [4, 5])
  }
}
