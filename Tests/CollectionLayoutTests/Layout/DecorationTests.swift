// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("Decorations")
struct DecorationTests {
  private var decorated: NSCollectionLayoutSection {
    let halves = horizontal(
      .fractionalWidth(1), .absolute(40), [slot(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(halves, insets: insets(3, 4, 5, 6), spacing: 4).with(
      boundary(.fractionalWidth(1), .absolute(30), .top))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets(1, 2, 3, 4)
    background.zIndex = -3
    section.decorationItems = [background]
    return section
  }

  @Test func `A background spans its section and the header`() throws {
    let layout = try Fixture().solve(decorated, counts: [3, 0])
    expectFrames(layout.decoration("background")?.frame, (2, 1, 314, 118))
    expectFrames(layout.decoration("background", 1)?.frame, (2, 123, 314, 34))
    expectEqual(layout.decoration("background")?.zIndex, -3)
  }

  @Test func `A section without length has no background`() throws {
    let section = decorated
    section.boundarySupplementaryItems = []
    try expectNil(solve(section, count: 0).decoration("background"))
  }

  @Test func `Cells of a section with a background lie one higher`() throws {
    try expectEqual(solve(decorated, count: 1).cell(0)?.zIndex, 1)
  }

  @Test func `Decorations are numbered by their place in the list`() throws {
    let section = decorated
    section.decorationItems.append(.background(elementKind: "frame"))
    let layout = try solve(section, count: 1)
    expectEqual(
      layout.solved.decoration(kind: "frame", section: 0, index: 1)?.frame,
      CGRect(x: 0, y: 0, width: 320, height: 78))
    expectNil(layout.solved.decoration(kind: "frame", section: 0, index: 0))
  }

  @Test func `A background is found by a rectangle that touches its section`() throws {
    let layout = try Fixture().solve(decorated, counts: [3, 3])
    func sections(_ y: CGFloat, _ height: CGFloat) -> [Int] {
      layout.elements(in: CGRect(x: 0, y: y, width: 320, height: height))
        .map(\.identity).filter { $0.category == .decorationView }.map(\.section).sorted()
    }
    expectEqual(sections(0, 10), [0])
    expectEqual(sections(110, 12), [0, 1])
    expectEqual(sections(122, 0), [0, 1])
    expectEqual(sections(123, 10), [1])
  }

  @Test func `The background of an orthogonal section is as wide as the container`() throws {
    let section = decorated
    section.orthogonalScrollingBehavior = .continuous
    let layout = try solve(section, count: 30)
    expectFrames(layout.decoration("background")?.frame, (2, 1, 314, 74))
    expectEqual(layout.decoration("background")?.isInOrthogonalSection, false)
  }
}
