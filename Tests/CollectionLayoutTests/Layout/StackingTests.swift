// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("Groups and sections, stacked")
struct StackingTests {
  private func halves(_ height: CGFloat) -> NSCollectionLayoutGroup {
    horizontal(
      .fractionalWidth(1), .absolute(height), [slot(.fractionalWidth(0.5), .fractionalHeight(1))])
  }

  @Test func `Group spacing stands between groups only`() throws {
    let thirds = horizontal(
      .fractionalWidth(1), .absolute(50), [slot(.fractionalWidth(1 / 3), .fractionalHeight(1))],
      spacing: .fixed(10))
    let section = section(thirds, insets: insets(5, 6, 7, 8), spacing: 4)
    let layout = try solve(section, count: 7)
    expectFrames(
      layout.cells(),
      [
        (6, 5, 95, 50), (111, 5, 95, 50), (216, 5, 95, 50), (6, 59, 95, 50), (111, 59, 95, 50),
        (216, 59, 95, 50), (6, 113, 95, 50),
      ])
    expectEqual(layout.contentSize.height, 170)
    try expectEqual(solve(section, count: 6).contentSize.height, 116)
  }

  @Test func `Section spacing stands around an empty section too`() throws {
    let layout = try Fixture(interSectionSpacing: 12).solve(
      section(halves(30), insets: insets(3, 4, 5, 6)), counts: [3, 0, 4])
    expectFrames(layout.cells(0), [(4, 3, 155, 30), (159, 3, 155, 30), (4, 33, 155, 30)])
    expectFrames(
      layout.cells(2),
      [(4, 95, 155, 30), (159, 95, 155, 30), (4, 125, 155, 30), (159, 125, 155, 30)])
    expectEqual(layout.solved.sectionFrame(2).minY, 92)
    expectEqual(layout.contentSize.height, 160)
  }

  @Test func `Groups stand side by side in a horizontal layout`() throws {
    let group = horizontal(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [slot(.fractionalWidth(1), .fractionalHeight(0.25))])
    let layout = try Fixture(direction: .horizontal).solve(
      section(group, insets: insets(3, 4, 5, 6)), count: 5)
    expectFrames(layout.cells(), (0..<5).map { (4 + 160 * CGFloat($0), 3, 160, 118) })
    expectEqual(layout.contentSize.width, 810)
  }

  @Test func `An empty section ignores its insets`() throws {
    let layout = try solve(section(halves(30), insets: insets(3, 4, 5, 6)), count: 0)
    expectEqual(layout.contentSize, CGSize(width: 320, height: 0))
    expectEmpty(layout.cells())
  }

  @Test func `An empty section with a header has insets`() throws {
    let section = section(halves(30), insets: insets(3, 4, 5, 6)).with(
      boundary(.fractionalWidth(1), .absolute(20), .top))
    let layout = try solve(section, count: 0)
    expectFrames(layout.frame("header"), (4, 0, 310, 20))
    expectEqual(layout.contentSize.height, 28)
  }

  @Test func `A row wider than the container makes the content wider`() throws {
    let wide = horizontal(
      .absolute(400), .absolute(30), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    try expectEqual(solve(wide, count: 1).contentSize, CGSize(width: 400, height: 30))
  }

  @Test func `A narrow group stays at the leading edge`() throws {
    let narrow = horizontal(
      .absolute(100), .absolute(30), [slot(.fractionalWidth(1), .fractionalHeight(1))])
    expectFrames(
      try solve(section(narrow, insets: insets(0, 7, 0, 0)), count: 1).cells(), [(7, 0, 100, 30)])
  }

  @Test func `The groups of an orthogonal section do not make the content wider`() throws {
    let section = section(
      horizontal(.absolute(400), .absolute(30), [slot(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    try expectEqual(solve(section, count: 9).contentSize, CGSize(width: 320, height: 30))
  }
}
