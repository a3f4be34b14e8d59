// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Insets reference")
struct InsetsReferenceTests {
  private func fixture(_ reference: UIContentInsetsReference = .safeArea) -> Fixture {
    var fixture = Fixture()
    fixture.layoutMargins = insets(10, 20, 30, 40)
    fixture.safeAreaInsets = insets(1, 2, 3, 4)
    fixture.readableInsets = insets(0, 50, 0, 60)
    fixture.configuration.contentInsetsReference = reference
    return fixture
  }

  private var halves: NSCollectionLayoutSection {
    section(
      horizontal(
        .fractionalWidth(1), .absolute(40), [slot(.fractionalWidth(0.5), .fractionalHeight(1))])
    ).with(boundary(.fractionalWidth(1), .absolute(30), .top))
  }

  @Test func `Layout margins make the section narrower`() throws {
    let layout = try fixture(.layoutMargins).solve(halves, count: 2)
    expectFrames(layout.cells(), [(20, 30, 130, 40), (150, 30, 130, 40)])
    expectFrames(layout.frame("header"), (20, 0, 260, 30))
    expectEqual(layout.contentSize, CGSize(width: 320, height: 70))
  }

  @Test(
    arguments: [
      (.automatic, 2, 157), (.none, 0, 160), (.safeArea, 2, 157), (.layoutMargins, 20, 130),
      (.readableContent, 50, 105),
    ] as [(UIContentInsetsReference, CGFloat, CGFloat)])
  func `A section may choose another reference`(
    reference: UIContentInsetsReference, x: CGFloat, width: CGFloat
  ) throws {
    let section = halves
    section.contentInsetsReference = reference
    expectFrames(try fixture().solve(section, count: 1).cells(), [(x, 30, width, 40)])
  }

  @Test func `The reference adds to the section's insets`() throws {
    let section = halves
    section.contentInsets = insets(5, 6, 7, 8)
    expectFrames(
      try fixture(.layoutMargins).solve(section, count: 1).cells(), [(26, 35, 123, 40)])
  }

  @Test func `Boundary items may choose another reference than cells`() throws {
    let section = halves
    section.supplementaryContentInsetsReference = UIContentInsetsReference.none
    let layout = try fixture(.layoutMargins).solve(section, count: 1)
    expectFrames(layout.cells(), [(20, 30, 130, 40)])
    expectFrames(layout.frame("header"), (0, 0, 320, 30))
  }

  @Test func `A horizontal layout takes the reference's top and bottom`() throws {
    let fixture = fixture(.layoutMargins)
    fixture.configuration.scrollDirection = .horizontal
    let group = horizontal(
      .absolute(100), .fractionalHeight(1), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    expectFrames(try fixture.solve(section(group), count: 1).cells(), [(0, 10, 100, 440)])
  }

  @Test func `Headers of the whole layout are not inset`() throws {
    let fixture = fixture(.layoutMargins)
    fixture.configuration.boundarySupplementaryItems = [
      boundary(.fractionalWidth(1), .absolute(30), .top, kind: "global")
    ]
    expectFrames(try fixture.solve(halves, count: 1).global("global"), (0, 0, 320, 30))
  }
}
