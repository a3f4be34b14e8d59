// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Measured sizes")
struct SelfSizingTests {
  private let list = horizontal(
    .fractionalWidth(1), .estimated(44), [slot(.fractionalWidth(1), .estimated(44))])

  @Test func `A list takes its measured heights`() throws {
    var layout = try solve(section(list, spacing: 3), count: 5)
    expectEqual(layout.cells().map(\.minY), [0, 47, 94, 141, 188])
    layout.measure(heights: [31, 50, 31, 69, 31])
    expectEqual(layout.cells().map(\.minY), [0, 34, 87, 121, 193])
    expectEqual(layout.cells().map(\.height), [31, 50, 31, 69, 31])
    expectEqual(layout.contentSize.height, 224)
  }

  @Test func `Items that are not measured keep the estimate`() throws {
    var layout = try solve(section(list, spacing: 3), count: 5)
    layout.measure(heights: [31, 50])
    expectEqual(layout.cells().map(\.minY), [0, 34, 87, 134, 181])
  }

  @Test func `Groups of fixed height do not follow`() throws {
    var layout = try solve(
      horizontal(.fractionalWidth(1), .absolute(60), [slot(.fractionalWidth(1), .estimated(44))]),
      count: 3)
    layout.measure(heights: [31, 50, 77])
    expectFrames(layout.cells(), [(0, 0, 320, 31), (0, 60, 320, 50), (0, 120, 320, 77)])
    expectEqual(layout.contentSize.height, 180)
  }

  @Test func `Headers and footers make their section grow`() throws {
    let section = section(list).with(
      boundary(.fractionalWidth(1), .estimated(44), .top),
      boundary(.fractionalWidth(1), .estimated(44), .bottom, kind: "footer"))
    var layout = try solve(section, count: 2)
    layout.measure(heights: [40, 40])
    layout.measure("header", height: 28)
    layout.measure("footer", height: 68)
    expectFrames(layout.frame("header"), (0, 0, 320, 28))
    expectEqual(layout.cells().map(\.minY), [28, 68])
    expectFrames(layout.frame("footer"), (0, 108, 320, 68))
    expectEqual(layout.contentSize.height, 176)
  }

  @Test func `Equal measured heights`() throws {
    var layout = try solve(section(list, spacing: 3), count: 3)
    layout.measure(heights: [77, 77, 77])
    expectEqual(layout.cells().map(\.minY), [0, 80, 160])
  }

  @Test func `Measuring says whether anything changed`() throws {
    var layout = try solve(section(list), count: 3)
    let identity = ElementIdentity.cell(item: 1, section: 0)
    let size = CGSize(width: 320, height: 60)
    let first = layout.solved.setMeasuredSize(size, of: identity)
    let second = layout.solved.setMeasuredSize(size, of: identity)
    expectEqual((first, second), (true, false))
  }

  @Test func `What is not estimated is not changed by measuring`() throws {
    var layout = try solve(
      horizontal(.fractionalWidth(1), .absolute(20), [slot(.fractionalWidth(1), .absolute(20))]),
      count: 3)
    let changed = layout.solved.setMeasuredSize(
      CGSize(width: 100, height: 60), of: .cell(item: 1, section: 0))
    expect(!changed)
    expectFrames(layout.cells()[1], (0, 20, 320, 20))
  }

  @Test func `Elements say which of their lengths are estimated`() throws {
    let cell = try #require(try solve(list, count: 1).cell(0))
    expectEqual(cell.estimatedAxes, .height)
  }

  @Test func `Nothing outside the data can be measured`() throws {
    var layout = try solve(list, count: 1)
    for identity in [
      ElementIdentity.cell(item: 1, section: 0), .cell(item: 0, section: 3),
      .supplementary(kind: "header", section: 0, index: 0), .layoutSupplementary(kind: "header"),
    ] {
      let changed = layout.solved.setMeasuredSize(CGSize(width: 1, height: 1), of: identity)
      expect(!changed)
    }
  }

  @Test func `Later sections move with a measured one`() throws {
    var layout = try Fixture().solve(section(list), counts: [2, 1])
    layout.measure(heights: [100, 100])
    expectFrames(layout.cells(1), [(0, 200, 320, 44)])
  }
}
