// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

// Numbers from behaviour sections 3.3, 3.4, 3.6, 3.7 and 4.4.
@Suite("Solver: boundary items")
struct SolverBoundaryTests {
  /// `HG(FW1×AB40)` halves in insets (3,4,5,6): the common set-up of the tables.
  private func section(_ items: [BoundarySpecification]) -> SectionSpecification {
    var section = SectionSpecification(group: row(.fw(1), .ab(40), [item(.fw(0.5), .fh(1))]))
    section.contentInsets = insets(3, 4, 5, 6)
    section.boundarySupplementaryItems = items
    return section
  }

  private func header(
    _ alignment: NSRectAlignment, offset: CGPoint = .zero, extends: Bool = true
  ) -> BoundarySpecification {
    var item = boundaryItem("header", .ab(60), .ab(30), alignment)
    item.offset = offset
    item.extendsBoundary = extends
    return item
  }

  private func frame(_ layout: SolvedLayout, _ kind: String = "header", section: Int = 0) -> CGRect?
  {
    layout.supplementary(kind: kind, section: section, index: 0, viewport: Fixture.window)?
      .frame
  }

  @Test func `Items lie at their alignment`() throws {
    typealias Case = (item: BoundarySpecification, follows: Bool, frame: CGRect, cellY: CGFloat)
    let cases: [Case] = [
      (header(.top), true, rect(129, 0, 60, 30), 33),
      (header(.top), false, rect(130, 0, 60, 30), 33),
      (header(.bottom), true, rect(129, 88, 60, 30), 3),
      (header(.leading), true, rect(4, 29, 60, 30), 3),
      (header(.leading), false, rect(0, 29, 60, 30), 3),
      (header(.trailing), true, rect(254, 29, 60, 30), 3),
      (header(.trailing), false, rect(260, 29, 60, 30), 3),
      (header(.top, offset: CGPoint(x: 5, y: 7)), true, rect(134, 0, 60, 30), 26),
      (
        header(.bottom, offset: CGPoint(x: -5, y: -7), extends: false), true,
        rect(124, 51, 60, 30), 3
      ),
      (header(.topLeading), true, rect(4, 0, 60, 30), 33),
      (header(.topTrailing), true, rect(254, 0, 60, 30), 33),
      (header(.bottomLeading), true, rect(4, 88, 60, 30), 3),
      (header(.bottomTrailing), true, rect(254, 88, 60, 30), 3),
      (boundaryItem("header", .fw(1), .fh(0.1), .top), true, rect(4, 0, 310, 48), 51),
    ]
    for (item, follows, expected, cellY) in cases {
      var section = section([item])
      section.supplementariesFollowContentInsets = follows
      let layout = try Fixture(section, counts: [3, 2]).solve()
      expectEqual(frame(layout), expected, "\(item.alignment) \(follows)")
      expectEqual(layout.cellFrames[0].minY, cellY, "\(item.alignment) \(follows)")
    }
  }

  @Test func `Sections grow by what extends them`() throws {
    let top = try Fixture(section([header(.top)]), counts: [3, 2]).solve()
    expectEqual(top.sectionFrame(0).height, 118)
    expectEqual(frame(top, section: 1)?.minY, 118)
    expectEqual(top.contentSize.height, 196)
    let moved = header(.top, offset: CGPoint(x: 5, y: 7))
    try expectEqual(Fixture(section([moved]), counts: [3, 2]).solve().contentSize.height, 182)
    let leading = try Fixture(section([header(.leading)]), counts: [3, 2]).solve()
    expectEqual(leading.sectionFrame(0).height, 88)
  }

  @Test func `Items longer than the body`() throws {
    typealias Case = (alignment: NSRectAlignment, extends: Bool, y: CGFloat, cellY: CGFloat)
    let cases: [Case] = [
      (.top, false, 0, 0), (.top, true, 0, 200), (.bottom, false, -120, 0),
      (.leading, false, -60, 0),
      (.leading, true, 0, 0),
    ]
    for (alignment, extends, y, cellY) in cases {
      var item = boundaryItem("header", .ab(33), .ab(200), alignment)
      item.extendsBoundary = extends
      var section = section([item])
      section.contentInsets = .zero
      let layout = try Fixture(section, counts: [3]).solve()
      expectEqual(frame(layout)?.minY, y, "\(alignment) \(extends)")
      expectEqual(layout.cellFrames[0].minY, cellY, "\(alignment) \(extends)")
      if alignment == .top, !extends { expectEqual(frame(layout)?.minX, 143.5) }
      if alignment == .leading, extends { expectEqual(layout.sectionFrame(0).height, 200) }
    }
  }

  @Test func `Items on one side do not stack`() throws {
    let items = [
      boundaryItem("a", .ab(60), .ab(30), .top), boundaryItem("b", .ab(60), .ab(10), .top),
    ]
    let layout = try Fixture(section(items), counts: [3]).solve()
    expectEqual(frame(layout, "a")?.minY, 0)
    expectEqual(frame(layout, "b")?.minY, 20)
    expectEqual(layout.cellFrames[0].minY, 33)
  }

  @Test func `A leading item is a header of a horizontal section`() throws {
    var section = section([header(.leading)])
    for (follows, y) in [(true, 224.0), (false, 225.0)] {
      section.supplementariesFollowContentInsets = follows
      var fixture = Fixture(section, counts: [3])
      fixture.direction = .horizontal
      let layout = try fixture.solve()
      expectEqual(frame(layout), rect(0, y, 60, 30))
      expectEqual(layout.cellFrames[0].minX, 64)
    }
  }

  @Test func `Empty sections show their headers`() throws {
    var fixture = Fixture(
      section([boundaryItem("header", .fw(1), .ab(10), .top)]), counts: [0, 2, 0])
    fixture.boundary = [boundaryItem("global", .fw(1), .ab(30), .top)]
    let layout = try fixture.solve()
    expectEqual((0..<3).map { frame(layout, section: $0)?.minY }, [30, 48, 106])
    expectEqual(layout.cell(item: 0, section: 1)?.frame.minY, 61)
    expectEqual(layout.contentSize.height, 124)
  }

  @Test func `The layout's own items stand around all sections`() throws {
    var fixture = Fixture(
      section([boundaryItem("header", .fw(1), .ab(10), .top)]), counts: [3, 2])
    fixture.boundary = [
      boundaryItem("first", .fw(1), .ab(30), .top), boundaryItem("last", .fw(1), .ab(20), .bottom),
    ]
    let layout = try fixture.solve()
    let index = ElementIdentity.layoutLevelIndex
    let first = layout.supplementary(
      kind: "first", section: 0, index: index, viewport: Fixture.window)
    let last = layout.supplementary(
      kind: "last", section: 0, index: index, viewport: Fixture.window)
    expectEqual(first?.frame, rect(0, 0, 320, 30))
    expectEqual(frame(layout), rect(4, 30, 310, 10))
    expectEqual(layout.cellFrames[0].minY, 43)
    expectEqual(last?.frame, rect(0, 186, 320, 20))
    expectEqual(layout.contentSize.height, 206)
  }

  @Test func `A side item of the layout makes content longer`() throws {
    var fixture = Fixture(section([]), counts: [1])
    fixture.boundary = [boundaryItem("side", .ab(30), .fh(1), .leading)]
    try expectEqual(fixture.solve().contentSize.height, 480)
  }

  @Test func `A leading layout item shifts horizontal sections`() throws {
    var fixture = Fixture(section([]), counts: [1])
    fixture.direction = .horizontal
    fixture.boundary = [boundaryItem("side", .ab(30), .fh(1), .leading)]
    try expectEqual(fixture.cells()[0].minX, 34)
  }

  @Test func `References narrow the section`() throws {
    var section = section([boundaryItem("header", .fw(1), .ab(30), .top)])
    section.contentInsets = .zero
    section.referenceInsets = insets(0, 20, 0, 40)
    section.supplementaryReferenceInsets = section.referenceInsets
    let layout = try Fixture(section, counts: [2]).solve()
    expectEqual(layout.cellFrames, [rect(20, 30, 130, 40), rect(150, 30, 130, 40)])
    expectEqual(frame(layout), rect(20, 0, 260, 30))
    expectEqual(layout.contentSize.width, 320)
  }

  @Test func `Backgrounds span the section`() throws {
    var section = section([boundaryItem("header", .fw(1), .ab(30), .top)])
    section.interGroupSpacing = 4
    section.decorationItems = [
      DecorationSpecification(elementKind: "back", contentInsets: insets(1, 2, 3, 4), zIndex: -3)
    ]
    let layout = try Fixture(section, counts: [3, 0]).solve()
    let first = layout.decoration(kind: "back", section: 0, index: 0)
    expectEqual(first?.frame, rect(2, 1, 314, 118))
    expectEqual(first?.zIndex, -3)
    expectEqual(layout.decoration(kind: "back", section: 1, index: 0)?.frame, rect(2, 123, 314, 34))
    expectEqual(layout.cell(item: 0, section: 0)?.zIndex, 1)
    expectNil(layout.decoration(kind: "front", section: 0, index: 0))
    // Touching is enough, and no area is needed.
    let line = layout.elements(in: rect(0, 122, 320, 0), viewport: Fixture.window)
    expectEqual(line.map(\.identity.category), [.decorationView, .decorationView])
  }

  @Test func `A section without length has no background`() throws {
    var section = section([])
    section.decorationItems = [DecorationSpecification(elementKind: "back")]
    let layout = try Fixture(section, counts: [0]).solve()
    expectNil(layout.decoration(kind: "back", section: 0, index: 0))
    expectEqual(layout.contentSize.height, 0)
  }
}

@Suite("Solver: pinning")
struct SolverPinningTests {
  private func fixture(_ count: Int = 40) -> Fixture {
    var section = SectionSpecification(group: row(.fw(1), .ab(40), [item(.fw(1), .fh(1))]))
    var header = boundaryItem("header", .fw(1), .ab(30), .top)
    header.pinToVisibleBounds = true
    var footer = boundaryItem("footer", .fw(1), .ab(20), .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header, footer]
    var fixture = Fixture(section, counts: [count])
    fixture.size = CGSize(width: 320, height: 100)
    return fixture
  }

  private func viewport(_ y: CGFloat) -> Viewport { Viewport(visibleRect: rect(0, y, 320, 100)) }

  @Test func `A pinned header keeps to the visible top`() throws {
    let layout = try fixture().solve()
    let pinned = layout.supplementary(
      kind: "header", section: 0, index: 0, viewport: viewport(130))
    expectEqual(pinned?.frame.minY, 130)
    expectEqual(pinned?.zIndex, 1_000_000_001)
    let resting = layout.supplementary(
      kind: "header", section: 0, index: 0, viewport: viewport(-20))
    expectEqual(resting?.frame.minY, 0)
    expectEqual(resting?.zIndex, 1)
  }

  @Test func `The end of the body pushes a pinned header out`() throws {
    let layout = try fixture(2).solve()
    let pinned = layout.supplementary(
      kind: "header", section: 0, index: 0, viewport: viewport(105))
    expectEqual(pinned?.frame.minY, 80)
  }

  @Test func `A pinned footer keeps to the visible bottom`() throws {
    let layout = try fixture().solve()
    func y(_ offset: CGFloat) -> CGFloat? {
      layout.supplementary(
        kind: "footer", section: 0, index: 0, viewport: viewport(offset))?.frame.minY
    }
    expectEqual(y(0), 80)
    expectEqual(y(-90), 30)
    expectEqual(y(10_000), 1630)
  }

  @Test func `A leading header pins in a horizontal layout`() throws {
    var section = SectionSpecification(group: row(.ab(40), .fh(1), [item(.fw(1), .fh(1))]))
    var header = boundaryItem("header", .ab(60), .fh(1), .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    var fixture = Fixture(section, counts: [40])
    fixture.direction = .horizontal
    let pinned = try fixture.solve().supplementary(
      kind: "header", section: 0, index: 0,
      viewport: Viewport(visibleRect: rect(120, 0, 320, 480)))
    expectEqual(pinned?.frame.minX, 120)
  }

  @Test func `A query finds a header where it is pinned`() throws {
    let layout = try fixture().solve()
    let found = layout.elements(in: rect(0, 400, 320, 100), viewport: viewport(400))
    expectContains(found, where: { $0.identity.kind == "header" && $0.frame.minY == 400 })
    expectEqual(layout.pinnedElements(viewport: viewport(400)).count, 2)
    expect(layout.hasPinnedElements)
  }
}
