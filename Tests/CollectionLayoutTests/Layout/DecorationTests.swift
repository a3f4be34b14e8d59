// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
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
    expect(layout.decoration("background")?.frame, (2, 1, 314, 118))
    expect(layout.decoration("background", 1)?.frame, (2, 123, 314, 34))
    #expect(layout.decoration("background")?.zIndex == -3)
  }

  @Test func `A section without length has no background`() throws {
    let section = decorated
    section.boundarySupplementaryItems = []
    #expect(try solve(section, count: 0).decoration("background") == nil)
  }

  @Test func `Cells of a section with a background lie one higher`() throws {
    #expect(try solve(decorated, count: 1).cell(0)?.zIndex == 1)
  }

  @Test func `Decorations are numbered by their place in the list`() throws {
    let section = decorated
    section.decorationItems.append(.background(elementKind: "frame"))
    let layout = try solve(section, count: 1)
    #expect(
      layout.solved.decoration(kind: "frame", section: 0, index: 1)?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 78))
    #expect(layout.solved.decoration(kind: "frame", section: 0, index: 0) == nil)
  }

  @Test func `A background is found by a rectangle that touches its section`() throws {
    let layout = try Fixture().solve(decorated, counts: [3, 3])
    func sections(_ y: CGFloat, _ height: CGFloat) -> [Int] {
      layout.elements(in: CGRect(x: 0, y: y, width: 320, height: height))
        .map(\.identity).filter { $0.category == .decorationView }.map(\.section).sorted()
    }
    #expect(sections(0, 10) == [0])
    #expect(sections(110, 12) == [0, 1])
    #expect(sections(122, 0) == [0, 1])
    #expect(sections(123, 10) == [1])
  }

  @Test func `The background of an orthogonal section is as wide as the container`() throws {
    let section = decorated
    section.orthogonalScrollingBehavior = .continuous
    let layout = try solve(section, count: 30)
    expect(layout.decoration("background")?.frame, (2, 1, 314, 74))
    #expect(layout.decoration("background")?.isInOrthogonalSection == false)
  }
}
