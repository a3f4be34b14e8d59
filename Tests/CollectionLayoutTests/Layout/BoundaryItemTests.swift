// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

/// Halves of 40 points, insets (3, 4, 5, 6), sections of three and two items; the boundary item is
/// 60 × 30 unless said otherwise. Without it the first section is 88 long.
@Suite("Boundary items")
struct BoundaryItemTests {
  private let halves = horizontal(
    .fractionalWidth(1), .absolute(40), [slot(.fractionalWidth(0.5), .fractionalHeight(1))])

  private func small(
    _ alignment: NSRectAlignment, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    boundary(.absolute(60), .absolute(30), alignment, offset: offset)
  }

  private func layout(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, following: Bool = true
  ) throws -> TestLayout {
    let section = section(halves, insets: insets(3, 4, 5, 6)).with(item)
    section.supplementariesFollowContentInsets = following
    return try Fixture().solve(section, counts: [3, 2])
  }

  /// A layout of three items without insets: the body is 80 long.
  private func layoutWithoutInsets(
    _ items: NSCollectionLayoutBoundarySupplementaryItem...
  ) throws -> TestLayout {
    let section = section(halves)
    section.boundarySupplementaryItems = items
    return try solve(section, count: 3)
  }

  @Test(arguments: [(true, 129), (false, 130)] as [(Bool, CGFloat)])
  func `A header lies before the body`(following: Bool, x: CGFloat) throws {
    let layout = try layout(small(.top), following: following)
    expectFrames(layout.frame("header"), (x, 0, 60, 30))
    expectFrames(layout.frame("header", 1), (x, 118, 60, 30))
    expectEqual(layout.cells()[0].minY, 33)
    expectEqual(layout.solved.sectionFrame(0).height, 118)
    expectEqual(layout.contentSize.height, 196)
  }

  @Test func `A footer lies after the body`() throws {
    let layout = try layout(small(.bottom))
    expectFrames(layout.frame("header"), (129, 88, 60, 30))
    expectEqual(layout.solved.sectionFrame(0).height, 118)
    expectEqual(layout.cells()[0].minY, 3)
  }

  @Test(
    arguments: [
      (.leading, true, 4), (.leading, false, 0), (.trailing, true, 254), (.trailing, false, 260),
    ] as [(NSRectAlignment, Bool, CGFloat)])
  func `A side item lies over the cells in the middle`(
    alignment: NSRectAlignment, following: Bool, x: CGFloat
  ) throws {
    let layout = try layout(small(alignment), following: following)
    expectFrames(layout.frame("header"), (x, 29, 60, 30))
    expectEqual(layout.solved.sectionFrame(0).height, 88)
    expectFrames(layout.cells()[0], (4, 3, 155, 40))
  }

  @Test func `A header moved into the body makes the section grow less`() throws {
    let layout = try layout(small(.top, offset: CGPoint(x: 5, y: 7)))
    expectFrames(layout.frame("header"), (134, 0, 60, 30))
    expectEqual(layout.cells()[0].minY, 26)
    expectEqual(layout.contentSize.height, 182)
  }

  @Test func `A footer that does not extend lies inside the body`() throws {
    let footer = small(.bottom, offset: CGPoint(x: -5, y: -7))
    footer.extendsBoundary = false
    let layout = try layout(footer)
    expectFrames(layout.frame("header"), (124, 51, 60, 30))
    expectEqual(layout.solved.sectionFrame(0).height, 88)
  }

  @Test func `A header that does not extend lies flush with the section's edge`() throws {
    let header = small(.top)
    header.extendsBoundary = false
    let layout = try layout(header)
    expectFrames(layout.frame("header"), (129, 0, 60, 30))
    expectEqual(layout.cells()[0].minY, 3)
  }

  @Test func `A header's fractions count the width less insets and the whole height`() throws {
    let frame = try layout(boundary(.fractionalWidth(1), .fractionalHeight(0.1), .top)).frame(
      "header")
    expectFrames(frame, (4, 0, 310, 48))
  }

  @Test(
    arguments: [
      (.topLeading, 4, 0), (.topTrailing, 254, 0), (.bottomLeading, 4, 88),
      (.bottomTrailing, 254, 88),
      (.none, 129, 29),
    ] as [(NSRectAlignment, CGFloat, CGFloat)])
  func `An item lies at the corner that it names`(
    alignment: NSRectAlignment, x: CGFloat, y: CGFloat
  ) throws {
    expectFrames(try layout(small(alignment)).frame("header"), (x, y, 60, 30))
  }

  @Test func `A high header that does not extend covers the cells`() throws {
    let header = boundary(.absolute(33), .absolute(200), .top)
    header.extendsBoundary = false
    let layout = try layoutWithoutInsets(header)
    expectFrames(layout.frame("header"), (143.5, 0, 33, 200))
    expectEqual(layout.cells()[0].minY, 0)
    expectEqual(layout.solved.sectionFrame(0).height, 80)
  }

  @Test func `A high header that extends moves the cells`() throws {
    let layout = try layoutWithoutInsets(boundary(.absolute(33), .absolute(200), .top))
    expectFrames(layout.frame("header"), (143.5, 0, 33, 200))
    expectEqual(layout.cells()[0].minY, 200)
  }

  @Test func `A high footer that does not extend begins above the section`() throws {
    let footer = boundary(.absolute(33), .absolute(200), .bottom)
    footer.extendsBoundary = false
    let layout = try layoutWithoutInsets(footer)
    expectEqual(layout.frame("header")?.minY, -120)
    expectEqual(layout.solved.sectionFrame(0).height, 80)
  }

  @Test func `A high side item that does not extend overflows on both sides`() throws {
    let side = boundary(.absolute(33), .absolute(200), .leading)
    side.extendsBoundary = false
    let layout = try layoutWithoutInsets(side)
    expectFrames(layout.frame("header"), (0, -60, 33, 200))
    expectEqual(layout.solved.sectionFrame(0).height, 80)
  }

  @Test func `A high side item that extends makes the section as long`() throws {
    let layout = try layoutWithoutInsets(boundary(.absolute(33), .absolute(200), .leading))
    expectFrames(layout.frame("header"), (0, 0, 33, 200))
    expectEqual(layout.cells()[0].minY, 0)
    expectEqual(layout.solved.sectionFrame(0).height, 200)
  }

  @Test func `Two headers do not stack`() throws {
    let layout = try layoutWithoutInsets(
      boundary(.fractionalWidth(1), .absolute(30), .top, kind: "large"),
      boundary(.fractionalWidth(1), .absolute(10), .top, kind: "small"))
    expectEqual(layout.frame("large")?.minY, 0)
    expectEqual(layout.frame("small")?.minY, 20)
    expectEqual(layout.cells()[0].minY, 30)
  }

  @Test(arguments: [(true, 224), (false, 225)] as [(Bool, CGFloat)])
  func `A leading item is the header of a horizontal layout`(
    following: Bool, y: CGFloat
  ) throws {
    let group = horizontal(
      .absolute(40), .fractionalHeight(1), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets: insets(3, 4, 5, 6)).with(small(.leading))
    section.supplementariesFollowContentInsets = following
    let layout = try Fixture(direction: .horizontal).solve(section, count: 3)
    expectFrames(layout.frame("header"), (0, y, 60, 30))
    expectFrames(layout.cells()[0], (64, 3, 40, 472))
    expectEqual(layout.contentSize.width, 190)
  }

  @Test func `A trailing item is the footer of a horizontal layout`() throws {
    let group = horizontal(
      .absolute(40), .fractionalHeight(1), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets: insets(3, 4, 5, 6)).with(small(.trailing))
    let layout = try Fixture(direction: .horizontal).solve(section, count: 3)
    expectFrames(layout.frame("header"), (130, 224, 60, 30))
    expectEqual(layout.contentSize.width, 190)
  }

  @Test func `Headers of empty sections are shown`() throws {
    let section = section(halves, insets: insets(3, 4, 5, 6)).with(
      boundary(.fractionalWidth(1), .absolute(10), .top))
    let fixture = Fixture()
    fixture.configuration.boundarySupplementaryItems = [
      boundary(.fractionalWidth(1), .absolute(30), .top, kind: "global")
    ]
    let layout = try fixture.solve(section, counts: [0, 2, 0])
    expectEqual((0..<3).map { layout.frame("header", $0)?.minY }, [30, 48, 106])
    expectEqual(layout.cells(1).map(\.minY), [61, 61])
    expectEqual(layout.contentSize.height, 124)
  }

  @Test func `A header's frame is its slot less its insets`() throws {
    let header = boundary(.fractionalWidth(1), .absolute(30), .top).inset(1, 2, 3, 4)
    let layout = try layoutWithoutInsets(header)
    expectFrames(layout.frame("header"), (2, 1, 314, 26))
    expectEqual(layout.cells()[0].minY, 30)
  }

  @Test func `A header lies above cells`() throws {
    let layout = try layout(small(.top))
    let header = layout.element("header", scrolled: .zero)
    expectEqual(header?.zIndex, 1)
    expectEqual(header?.identity, .supplementary(kind: "header", section: 0, index: 0))
    expectEqual(layout.cell(0)?.zIndex, 0)
  }
}
