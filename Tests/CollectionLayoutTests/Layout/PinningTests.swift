// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Pinned headers and footers")
struct PinningTests {
  /// Sections of 22 rows of 4 points with a header of 30: each body ends 118 after its start.
  private func layout(
    _ alignment: NSRectAlignment = .top, sections: Int = 2, footer: CGFloat = 0
  ) throws -> TestLayout {
    let group = horizontal(
      .fractionalWidth(1), .absolute(4), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let pinned = boundary(.fractionalWidth(1), .absolute(30), alignment)
    pinned.pinToVisibleBounds = true
    let section = section(group).with(pinned)
    if footer > 0 {
      section.boundarySupplementaryItems.append(
        boundary(.fractionalWidth(1), .absolute(footer), .bottom, kind: "footer"))
    }
    return try Fixture(320, 100).solve(section, counts: Array(repeating: 22, count: sections))
  }

  private func y(_ layout: TestLayout, _ section: Int, at offset: CGFloat) -> CGFloat? {
    layout.element("header", section, scrolled: CGPoint(x: 0, y: offset))?.frame.minY
  }

  @Test func `A header stays at the top of a long section`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(40), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let header = boundary(.fractionalWidth(1), .absolute(30), .top)
    header.pinToVisibleBounds = true
    let layout = try Fixture(320, 100).solve(section(group).with(header), count: 50)
    expectEqual(y(layout, 0, at: 130), 130)
  }

  @Test func `A leading header stays at the left of a horizontal layout`() throws {
    let group = horizontal(
      .absolute(40), .fractionalHeight(1), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let header = boundary(.absolute(60), .fractionalHeight(1), .leading)
    header.pinToVisibleBounds = true
    let layout = try Fixture(direction: .horizontal).solve(section(group).with(header), count: 50)
    let element = layout.element("header", scrolled: CGPoint(x: 120, y: 0))
    expectFrames(element?.frame, (120, 0, 60, 480))
  }

  @Test func `A header does not follow when pulled beyond the top`() throws {
    expectEqual(y(try layout(), 0, at: -20), 0)
  }

  @Test func `A header is pushed out by the end of its section`() throws {
    let layout = try layout()
    expectEqual(y(layout, 0, at: 50), 50)
    expectEqual(y(layout, 0, at: 88), 88)
    expectEqual(y(layout, 0, at: 100), 88)
    expectEqual(y(layout, 1, at: 100), 118)
    expectEqual(y(layout, 1, at: 150), 150)
  }

  @Test func `A header stops before an extended footer`() throws {
    let layout = try layout(footer: 20)
    expectEqual(y(layout, 0, at: 100), 88)
  }

  // The footer of section 0 lies at 88...118 and is kept above the bottom of a window of 100.
  @Test func `A footer stays at the bottom of its section's visible part`() throws {
    let layout = try layout(.bottom)
    expectEqual(y(layout, 0, at: 0), 70)
    expectEqual(y(layout, 0, at: 10), 80)
    expectEqual(y(layout, 0, at: 18), 88)
    expectEqual(y(layout, 0, at: 40), 88)
    expectEqual(y(layout, 1, at: 40), 118)
    expectEqual(y(layout, 1, at: 60), 130)
  }

  @Test func `A pinned header lies above everything while it is off its place`() throws {
    let layout = try layout()
    expectEqual(layout.element("header", scrolled: .zero)?.zIndex, 1)
    expectEqual(layout.element("header", scrolled: CGPoint(x: 0, y: 10))?.zIndex, 1_000_000_001)
  }

  @Test func `Pinned headers are found where they are`() throws {
    let layout = try layout()
    let window = CGRect(x: 0, y: 60, width: 320, height: 20)
    let viewport = Viewport(visibleRect: CGRect(x: 0, y: 60, width: 320, height: 100))
    let found = layout.solved.elements(in: window, viewport: viewport)
    expectContains(found, where: { $0.identity.kind == "header" && $0.frame.minY == 60 })
    expect(layout.solved.hasPinnedElements)
    let pinned = layout.solved.pinnedElements(viewport: viewport)
    expectContains(pinned, where: { $0.frame.minY == 60 && $0.identity.section == 0 })
  }

  @Test func `A layout without pinned items has none`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(4), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let layout = try solve(
      section(group).with(boundary(.fractionalWidth(1), .absolute(30), .top)), count: 3)
    expect(!layout.solved.hasPinnedElements)
    expectEmpty(layout.solved.pinnedElements(viewport: layout.viewport()))
  }

  @Test func `A header of the whole layout stays at the top`() throws {
    let fixture = Fixture(320, 100)
    let global = boundary(.fractionalWidth(1), .absolute(30), .top, kind: "global")
    global.pinToVisibleBounds = true
    fixture.configuration.boundarySupplementaryItems = [global]
    let group = horizontal(
      .fractionalWidth(1), .absolute(40), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let layout = try fixture.solve(section(group), counts: [10, 10])
    let element = layout.solved.supplementary(
      kind: "global", section: 0, index: ElementIdentity.layoutLevelIndex,
      viewport: layout.viewport(CGPoint(x: 0, y: 500)))
    expectFrames(element?.frame, (0, 500, 320, 30))
  }
}
