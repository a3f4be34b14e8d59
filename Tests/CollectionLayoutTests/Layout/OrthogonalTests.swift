// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

/// Groups with 8 points between them in a viewport of 310: the container less insets of 4 and 6.
@Suite("Orthogonal scrolling")
struct OrthogonalTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func area(
    _ behavior: Behavior, groups: Int, width: Dimension = .absolute(100)
  ) throws -> OrthogonalGeometry {
    let group = horizontal(width, .absolute(50), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets: insets(0, 4, 0, 6), spacing: 8)
    section.orthogonalScrollingBehavior = behavior
    return try #require(try solve(section, count: groups).solved.orthogonalSection(0))
  }

  @Test func `The row is as long as its groups`() throws {
    let area = try area(.continuous, groups: 8)
    expectEqual(area.rowLength, 856)
    expectEqual(area.viewportLength, 310)
    expectEqual(area.offsetRange, 0...546)
    try expectEqual(self.area(.continuous, groups: 3).offsetRange, 0...6)
    try expectEqual(self.area(.continuous, groups: 2).offsetRange, 0...0)
  }

  @Test(
    arguments: [
      (-10, 0), (40, 40), (130, 130), (700, 546),
    ] as [(CGFloat, CGFloat)])
  func `Continuous scrolling rests anywhere`(proposed: CGFloat, rest: CGFloat) throws {
    try expectEqual(area(.continuous, groups: 8).restingOffset(proposed: proposed), rest)
  }

  @Test(
    arguments: [
      (-3, 0), (40, 0), (130, 108), (200, 216), (300, 324), (400, 432), (700, 546),
    ] as [(CGFloat, CGFloat)])
  func `Group behaviours rest at the nearest group`(proposed: CGFloat, rest: CGFloat) throws {
    for behavior in [Behavior.continuousGroupLeadingBoundary, .groupPaging] {
      try expectEqual(area(behavior, groups: 8).restingOffset(proposed: proposed), rest)
    }
  }

  @Test func `A row that is hardly longer rests at its end`() throws {
    for behavior in [Behavior.continuousGroupLeadingBoundary, .groupPaging] {
      try expectEqual(area(behavior, groups: 3).restingOffset(proposed: 40), 6)
    }
  }

  @Test(arguments: [(130, 0), (200, 264), (400, 528), (700, 792)] as [(CGFloat, CGFloat)])
  func `Groups of four fifths are 264 apart`(proposed: CGFloat, rest: CGFloat) throws {
    for behavior in [Behavior.continuousGroupLeadingBoundary, .groupPaging] {
      let area = try area(behavior, groups: 8, width: .fractionalWidth(0.8))
      expectEqual(area.restingOffset(proposed: proposed), rest)
    }
  }

  @Test(arguments: [(130, 0), (200, 310), (400, 310), (700, 546)] as [(CGFloat, CGFloat)])
  func `Pages are as long as the viewport`(proposed: CGFloat, rest: CGFloat) throws {
    try expectEqual(area(.paging, groups: 8).restingOffset(proposed: proposed), rest)
  }

  @Test func `A longer row rests at its third page`() throws {
    try expectEqual(area(.paging, groups: 20).restingOffset(proposed: 700), 620)
  }

  @Test func `A centred group rests in the middle of the viewport`() throws {
    let area = try area(.groupPagingCentered, groups: 8)
    let stops: [CGFloat] = [-105, 3, 111, 219, 327, 435, 543, 651]
    expectEqual(stops.map { area.restingOffset(proposed: $0) }, stops)
    expectEqual(area.restingOffset(proposed: 0), 3)
    expectEqual(area.restingOffset(proposed: 130), 111)
    expectEqual(area.restingOffset(proposed: 700), 651)
    expectEqual(area.initialOffset, -105)
    expectEqual(area.offsetRange, -105...651)
  }

  @Test func `The other behaviours begin at 0`() throws {
    for behavior in Behavior.allCases where behavior != .none && behavior != .groupPagingCentered {
      try expectEqual(area(behavior, groups: 8).initialOffset, 0)
    }
  }

  @Test func `A proposal half way between two stops goes to the later one`() throws {
    try expectEqual(area(.groupPaging, groups: 8).restingOffset(proposed: 54), 108)
    try expectEqual(area(.paging, groups: 20).restingOffset(proposed: 155), 310)
    try expectEqual(area(.groupPagingCentered, groups: 8).restingOffset(proposed: 57), 111)
  }

  @Test func `A fling goes one group on from where the drag began`() throws {
    let area = try area(.groupPaging, groups: 8)
    expectEqual(area.restingOffset(proposed: 130, velocity: 1, dragStart: 108), 216)
    expectEqual(area.restingOffset(proposed: 90, velocity: -1, dragStart: 108), 0)
    expectEqual(area.restingOffset(proposed: 500, velocity: 5, dragStart: 108), 216)
    expectEqual(area.restingOffset(proposed: 130, velocity: 0.1, dragStart: 108), 108)
  }

  @Test func `A fling goes one page on from where the drag began`() throws {
    let area = try area(.paging, groups: 20)
    expectEqual(area.restingOffset(proposed: 40, velocity: 2, dragStart: 0), 310)
    expectEqual(area.restingOffset(proposed: 600, velocity: -2, dragStart: 620), 310)
  }

  @Test func `A fling goes one centred group on from where the drag began`() throws {
    let area = try area(.groupPagingCentered, groups: 8)
    expectEqual(area.restingOffset(proposed: 10, velocity: 2, dragStart: 3), 111)
    expectEqual(area.restingOffset(proposed: 0, velocity: -2, dragStart: 3), -105)
    expectEqual(area.restingOffset(proposed: 660, velocity: 2, dragStart: 651), 651)
  }

  @Test func `A section is as high as its groups, insets and header`() throws {
    let group = horizontal(
      .fractionalWidth(0.8), .fractionalHeight(0.25),
      [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets: insets(3, 4, 5, 6)).with(
      boundary(.fractionalWidth(1), .absolute(30), .top))
    section.orthogonalScrollingBehavior = .groupPaging
    let layout = try solve(section, count: 5)
    expectEqual(layout.cells()[0].height, 118)
    expectEqual(layout.solved.sectionFrame(0).height, 156)
    expectFrames(layout.solved.orthogonalSection(0)?.frame, (0, 33, 320, 118))
    expectEqual(layout.contentSize.height, 156)
  }

  @Test func `Cells move with the scrolling; headers do not`() throws {
    let group = horizontal(
      .absolute(100), .absolute(50), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group).with(boundary(.fractionalWidth(1), .absolute(30), .top))
    section.orthogonalScrollingBehavior = .continuous
    let layout = try solve(section, count: 5)
    expectEqual(layout.cell(0)?.isInOrthogonalSection, true)
    expectEqual(layout.element("header", scrolled: .zero)?.isInOrthogonalSection, false)
  }

  @Test func `Frames do not depend on the offset, but what is found does`() throws {
    let group = horizontal(
      .absolute(100), .absolute(50), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group)
    section.orthogonalScrollingBehavior = .continuous
    let layout = try solve(section, count: 50)
    let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
    expectEqual(layout.items(in: screen), [0, 1, 2, 3])
    let scrolled = layout.solved.elements(
      in: screen, viewport: Viewport(visibleRect: screen, orthogonalOffsets: [0: 1050]))
    expectEqual(scrolled.map(\.identity.index).sorted(), [10, 11, 12, 13])
    expectAll(scrolled, where: { $0.frame.minX == CGFloat($0.identity.index) * 100 })
  }

  @Test func `Cut columns of an orthogonal section are cut along it`() throws {
    let group = horizontal(
      .absolute(100), .absolute(50), [slot(.absolute(30), .fractionalHeight(1))])
    let section = section(group)
    section.orthogonalScrollingBehavior = .continuous
    let layout = try solve(section, count: 5)
    expectEqual(layout.cells().map(\.minX), [0, 30, 60, 100, 130])
    expectEqual(layout.solved.orthogonalSection(0)?.rowLength, 170)
  }

  @Test func `A horizontal layout's sections scroll vertically`() throws {
    let group = horizontal(
      .absolute(50), .absolute(100), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets: insets(3, 4, 5, 6))
    section.orthogonalScrollingBehavior = .continuous
    let layout = try Fixture(direction: .horizontal).solve(section, count: 7)
    expectFrames(layout.cells(), (0..<7).map { (4, 3 + 100 * CGFloat($0), 50, 100) })
    let area = try #require(layout.solved.orthogonalSection(0))
    expectEqual(area.rowLength, 700)
    expectEqual(area.viewportLength, 472)
    expectEqual(layout.contentSize, CGSize(width: 60, height: 480))
  }
}
