// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Configuration and layout-level items")
struct ConfigurationTests {
  private let halves = horizontal(
    .fractionalWidth(1), .absolute(40), [slot(.fractionalWidth(0.5), .fractionalHeight(1))])

  private func fixture(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    direction: CollectionLayoutScrollDirection = .vertical
  ) -> Fixture {
    let fixture = Fixture(direction: direction)
    fixture.configuration.boundarySupplementaryItems = items
    return fixture
  }

  @Test func `A global header and footer enclose all sections`() throws {
    let section = section(halves, insets: insets(3, 4, 5, 6)).with(
      boundary(.fractionalWidth(1), .absolute(10), .top))
    let layout = try fixture([
      boundary(.fractionalWidth(1), .absolute(30), .top, kind: "top"),
      boundary(.fractionalWidth(1), .absolute(20), .bottom, kind: "bottom"),
    ]).solve(section, counts: [3])
    expectFrames(layout.global("top"), (0, 0, 320, 30))
    expectFrames(layout.frame("header"), (4, 30, 310, 10))
    expectEqual(layout.cells()[0].minY, 43)
    expectEqual(layout.global("bottom")?.minY, 128)
    expectEqual(layout.contentSize.height, 148)
  }

  // Counts 3 and 2: 30 + (10 + 88) + (10 + 48) + 20 = 206.
  @Test func `Two sections stand between a global header and footer`() throws {
    let section = section(halves, insets: insets(3, 4, 5, 6)).with(
      boundary(.fractionalWidth(1), .absolute(10), .top))
    let layout = try fixture([
      boundary(.fractionalWidth(1), .absolute(30), .top, kind: "top"),
      boundary(.fractionalWidth(1), .absolute(20), .bottom, kind: "bottom"),
    ]).solve(section, counts: [3, 2])
    expectEqual(layout.global("bottom")?.minY, 186)
    expectEqual(layout.contentSize.height, 206)
    expectEqual(layout.cells()[0].minY, 43)
  }

  @Test func `A leading global item is the header of a horizontal layout`() throws {
    let section = section(
      horizontal(
        .absolute(40), .fractionalHeight(1), [slot(.fractionalWidth(1), .fractionalHeight(1))]),
      insets: insets(3, 4, 5, 6))
    let layout = try fixture(
      [boundary(.absolute(30), .fractionalHeight(1), .leading, kind: "top")],
      direction: .horizontal
    ).solve(section, count: 2)
    expectFrames(layout.global("top"), (0, 0, 30, 480))
    expectEqual(layout.cells()[0].minX, 34)
  }

  @Test func `A side item of full height makes the content as high`() throws {
    let layout = try fixture([
      boundary(.absolute(30), .fractionalHeight(1), .leading, kind: "side")
    ]).solve(section(halves), count: 2)
    expectEqual(layout.contentSize.height, 480)
    expectFrames(layout.global("side"), (0, 0, 30, 480))
  }

  @Test func `A layout-level item has the path of no item`() throws {
    let layout = try fixture([
      boundary(.fractionalWidth(1), .absolute(30), .top, kind: "top")
    ]).solve(section(halves), count: 2)
    let found = layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 10))
    expectEqual(found.map(\.identity), [.layoutSupplementary(kind: "top")])
    expectEqual(ElementIdentity.layoutLevelIndex, Int.max)
  }

  @Test func `Cells are found by the group that they are in`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(20), [slot(.fractionalWidth(0.5), .absolute(100))])
    let layout = try solve(group, count: 8)
    expectEqual(layout.cells().map(\.minY), [0, 0, 20, 20, 40, 40, 60, 60])
    expectEqual(layout.items(in: CGRect(x: 0, y: 50, width: 320, height: 10)), [4, 5])
  }

  @Test func `A rectangle without area finds no cell`() throws {
    let layout = try solve(halves, count: 8)
    expectEmpty(layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 0)))
    expectEmpty(layout.elements(in: CGRect(x: 0, y: 0, width: 0, height: 100)))
  }

  @Test func `A rectangle outside the content finds nothing`() throws {
    let layout = try solve(halves, count: 8)
    expectEmpty(layout.elements(in: CGRect(x: 0, y: 200, width: 320, height: 100)))
    expectEmpty(layout.elements(in: CGRect(x: 0, y: -100, width: 320, height: 100)))
    expectEqual(layout.items(in: CGRect(x: -50, y: -100, width: 500, height: 141)), [0, 1, 2, 3])
  }

  @Test func `Nothing is found outside the data`() throws {
    let layout = try solve(halves, count: 2)
    expectNil(layout.cell(2))
    expectNil(layout.cell(-1))
    expectNil(layout.cell(0, 1))
    expectNil(layout.cell(0, -1))
    expectNil(layout.frame("header"))
    expectNil(layout.decoration("background", 5))
  }

  @Test func `Content insets make the container smaller`() throws {
    var fixture = Fixture()
    fixture.contentInsets = insets(0, 10, 0, 30)
    let layout = try fixture.solve(section(halves), count: 2)
    expectFrames(layout.cells(), [(0, 0, 140, 40), (140, 0, 140, 40)])
  }
}
