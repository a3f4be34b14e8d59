// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("Dimensions resolved and rounded")
struct ResolvingTests {
  @Test func `Thirds of 320 points are 106.5 wide`() throws {
    let third = slot(.fractionalWidth(1 / 3), .absolute(10))
    let layout = try solve(horizontal(.fractionalWidth(1), .absolute(10), [third]), count: 4)
    expectFrames(
      layout.cells(),
      [(0, 0, 106.5, 10), (106.5, 0, 106.5, 10), (213, 0, 106.5, 10), (0, 10, 106.5, 10)])
  }

  @Test func `Thirds of 301 points are 100 wide`() throws {
    let third = slot(.fractionalWidth(1 / 3), .absolute(10))
    let layout = try Fixture(301, 480).solve(
      section(horizontal(.fractionalWidth(1), .absolute(10), [third])), count: 3)
    expectFrames(layout.cells(), [(0, 0, 100, 10), (100, 0, 100, 10), (200, 0, 100, 10)])
  }

  @Test func `Sevenths of 320 points fill a row of seven`() throws {
    let seventh = slot(.fractionalWidth(1 / 7), .absolute(10))
    let layout = try solve(horizontal(.fractionalWidth(1), .absolute(10), [seventh]), count: 8)
    expectFrames(
      layout.cells(), (0..<7).map { (45.5 * CGFloat($0), 0, 45.5, 10) } + [(0, 10, 45.5, 10)])
  }

  @Test func `Spacing is taken off the reference of a height too`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(20),
      [
        slot(.fractionalWidth(0.5), .absolute(100)),
        slot(.fractionalWidth(0.5), .fractionalWidth(0.25)),
      ],
      spacing: .fixed(10))
    expectFrames(try solve(group, count: 2).cells(), [(0, 0, 155, 100), (165, 0, 155, 77.5)])
  }

  @Test func `A fraction of the height counts the section's vertical insets`() throws {
    let group = horizontal(
      .fractionalWidth(1), .fractionalHeight(0.5),
      [slot(.fractionalWidth(0.5), .fractionalHeight(1))])
    let layout = try solve(section(group, insets: insets(10, 20, 30, 40)), count: 4)
    expectFrames(
      layout.cells(),
      [(20, 10, 130, 240), (150, 10, 130, 240), (20, 250, 130, 240), (150, 250, 130, 240)])
    expectEqual(layout.contentSize.height, 520)
  }

  @Test func `Scrolling horizontally, a fraction of the height leaves out the insets`() throws {
    let group = vertical(
      .absolute(100), .fractionalHeight(1), [slot(.fractionalWidth(1), .fractionalHeight(0.25))])
    let layout = try Fixture(direction: .horizontal).solve(
      section(group, insets: insets(3, 4, 5, 6)), count: 4)
    expectFrames(layout.cells(), (0..<4).map { (4, 3 + 118 * CGFloat($0), 100, 118) })
  }

  @Test func `Scrolling across, a fraction of the width counts the insets`() throws {
    let group = horizontal(
      .fractionalWidth(0.8), .absolute(50), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets: insets(0, 4, 0, 6))
    section.orthogonalScrollingBehavior = .continuous
    expectFrames(try solve(section, count: 2).cells(), [(4, 0, 256, 50), (260, 0, 256, 50)])
  }

  @Test func `A width can be a fraction of the height`() throws {
    let group = horizontal(
      .fractionalHeight(0.5), .absolute(50), [slot(.fractionalHeight(1), .fractionalHeight(0.5))])
    expectFrames(try solve(group, count: 1).cells(), [(0, 0, 50, 25)])
  }

  @Test func `Absolute lengths are not rounded`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(10.3), [slot(.absolute(100.3), .absolute(10.3))])
    let layout = try solve(group, count: 4)
    expectFrames(
      layout.cells(),
      [
        (0, 0, 100.3, 10.3), (100.5, 0, 100.3, 10.3), (200.5, 0, 100.3, 10.3),
        (0, 10.5, 100.3, 10.3),
      ])
  }

  @Test func `A measured length is rounded up`() throws {
    var layout = try solve(
      horizontal(.fractionalWidth(1), .estimated(44), [slot(.fractionalWidth(1), .estimated(44))]),
      count: 2)
    layout.measure(heights: [20.2, 30])
    expectFrames(layout.cells(), [(0, 0, 320, 20.5), (0, 20.5, 320, 30)])
  }

  @Test func `An item may be larger than its group and the container`() throws {
    let group = horizontal(.absolute(400), .absolute(10), [slot(.absolute(400), .absolute(700))])
    let layout = try solve(group, count: 2)
    expectFrames(layout.cells(), [(0, 0, 400, 700), (0, 10, 400, 700)])
  }

  @Test func `Insets do not count along an estimated axis`() throws {
    let estimated = slot(.fractionalWidth(1), .estimated(44)).inset(5, 6, 7, 8)
    let layout = try solve(horizontal(.fractionalWidth(1), .estimated(44), [estimated]), count: 2)
    expectFrames(layout.cells(), [(6, 0, 306, 44), (6, 44, 306, 44)])
  }

  @Test func `Uniform siblings are as high as the highest of their row`() throws {
    let group = horizontal(
      .fractionalWidth(1), .estimated(44),
      [slot(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 44))])
    var layout = try solve(group, count: 4)
    layout.measure(heights: [30, 70, 52, 20])
    expectFrames(
      layout.cells(),
      [(0, 0, 106.5, 70), (106.5, 0, 106.5, 70), (213, 0, 106.5, 70), (0, 70, 106.5, 20)])
  }

  @Test func `Estimated siblings keep their own heights`() throws {
    let group = horizontal(
      .fractionalWidth(1), .estimated(44), [slot(.fractionalWidth(1 / 3), .estimated(44))])
    var layout = try solve(group, count: 4)
    layout.measure(heights: [30, 70, 52, 20])
    expectFrames(
      layout.cells(),
      [(0, 0, 106.5, 30), (106.5, 0, 106.5, 70), (213, 0, 106.5, 52), (0, 70, 106.5, 20)])
  }

  @Test func `An estimated sibling does not follow uniform ones`() throws {
    let group = horizontal(
      .fractionalWidth(1), .estimated(44),
      [
        slot(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 44)),
        slot(.fractionalWidth(1 / 3), .estimated(44)),
        slot(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 44)),
      ])
    var layout = try solve(group, count: 3)
    layout.measure(heights: [30, 90, 52])
    expectEqual(layout.cells().map(\.height), [52, 90, 52])
  }
}
