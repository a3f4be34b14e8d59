// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

// Numbers from behaviour sections 1.6, 2.3 and 5.5.
@Suite("Solver: measured sizes")
struct SolverMeasuringTests {
  private func measure(_ layout: inout SolvedLayout, heights: [CGFloat]) {
    for (item, height) in heights.enumerated() {
      _ = layout.setMeasuredSize(
        CGSize(width: 1, height: height), of: .cell(item: item, section: 0))
    }
  }

  @Test func `A list takes measured heights`() throws {
    var section = SectionSpecification(group: row(.fw(1), .es(44), [item(.fw(1), .es(44))]))
    section.interGroupSpacing = 3
    var layout = try Fixture(section, counts: [5]).solve()
    measure(&layout, heights: [31, 50, 31, 69, 31])
    expectEqual(layout.cellFrames.map(\.minY), [0, 34, 87, 121, 193])
    expectEqual(layout.contentSize.height, 224)
    expectEqual(layout.cell(item: 1, section: 0)?.estimatedAxes, .height)
  }

  @Test func `A fixed group does not follow`() throws {
    let group = row(.fw(1), .ab(60), [item(.fw(1), .es(44))])
    var layout = try Fixture(group, items: 3).solve()
    measure(&layout, heights: [31, 90, 70])
    expectEqual(layout.cellFrames.map(\.minY), [0, 60, 120])
    expectEqual(layout.cellFrames.map(\.height), [31, 90, 70])
  }

  @Test func `Neighbours keep their own heights`() throws {
    let group = row(.fw(1), .es(44), [item(.fw(1 / 3), .es(44))])
    var layout = try Fixture(group, items: 4).solve()
    measure(&layout, heights: [30, 70, 52])
    expectEqual(layout.cellFrames.map(\.height), [30, 70, 52, 44])
    expectEqual(layout.cellFrames[3].minY, 70)
  }

  @Test func `Uniform siblings share the greatest height`() throws {
    let group = row(.fw(1), .es(44), [item(.fw(1 / 3), .uniform(44))])
    var layout = try Fixture(group, items: 4).solve()
    measure(&layout, heights: [30, 70, 52])
    expectEqual(layout.cellFrames.map(\.height), [70, 70, 70, 44])
    let fixed = row(.fw(1), .ab(80), [item(.fw(1 / 3), .uniform(44))])
    layout = try Fixture(fixed, items: 3).solve()
    measure(&layout, heights: [30, 70, 52])
    expectEqual(layout.cellFrames.map(\.height), [30, 70, 52])
  }

  @Test func `Measured sizes are rounded up`() throws {
    let group = row(.fw(1), .es(44), [item(.fw(1), .es(44))])
    var layout = try Fixture(group, items: 2).solve()
    measure(&layout, heights: [20.1])
    expectEqual(layout.cellFrames.map(\.height), [20.5, 44])
    let changed = layout.setMeasuredSize(
      CGSize(width: 9, height: 20.2), of: .cell(item: 0, section: 0))
    expect(!changed)
  }

  @Test func `Headers are measured too`() throws {
    var section = SectionSpecification(group: row(.fw(1), .ab(40), [item(.fw(1), .fh(1))]))
    section.boundarySupplementaryItems = [
      boundaryItem("header", .fw(1), .es(10), .top),
      boundaryItem("footer", .fw(1), .es(10), .bottom),
    ]
    var layout = try Fixture(section, counts: [1, 1]).solve()
    let header = layout.setMeasuredSize(
      CGSize(width: 320, height: 28), of: .supplementary(kind: "header", section: 0, index: 0))
    let footer = layout.setMeasuredSize(
      CGSize(width: 320, height: 68), of: .supplementary(kind: "footer", section: 0, index: 0))
    expect(header)
    expect(footer)
    expectEqual(layout.sectionFrame(0).height, 136)
    expectEqual(layout.cellFrames.map(\.minY), [28, 146])
  }

  @Test func `Tags wrap by their measured widths`() throws {
    let group = row(.fw(1), .es(30), [item(.es(110), .es(30))], spacing: .fixed(10))
    var layout = try Fixture(group, items: 7).solve()
    expectEqual(layout.cellFrames.map(\.minX), [0, 120, 0, 120, 0, 120, 0])
    func width(_ width: CGFloat, _ item: Int) {
      _ = layout.setMeasuredSize(
        CGSize(width: width, height: 30), of: .cell(item: item, section: 0))
    }
    width(50, 0)
    expectEqual(layout.cellFrames.map(\.minX), [0, 60, 180, 0, 120, 0, 120])
    width(300, 2)
    expectEqual(layout.cellFrames.map(\.minX), [0, 60, 0, 0, 120, 0, 120])
    expectEqual(layout.cellFrames.map(\.minY), [0, 0, 30, 60, 60, 90, 90])
    width(400, 3)
    expectEqual(layout.cellFrames.map(\.minX), [0, 60, 0, 0, 0, 120, 0])
    expectEqual(layout.contentSize, CGSize(width: 320, height: 150))
  }

  /// Breaking lines from the measured item on gives what breaking all of them gives.
  @Test func `Wrapping again from one item equals wrapping all`() throws {
    var random = SplitMix64(seed: 7)
    for round in 0..<40 {
      let group = row(
        .fw(1), .es(30), [item(.es(90), .es(30)), item(.es(40), .ab(20))], spacing: .fixed(5))
      let count = 1 + random.next(below: 200)
      var one = try Fixture(group, items: count).solve()
      var widths: [Int: CGFloat] = [:]
      for _ in 0..<60 {
        let item = random.next(below: count)
        widths[item] = CGFloat(10 + random.next(below: 200))
        _ = one.setMeasuredSize(
          CGSize(width: widths[item] ?? 0, height: 30), of: .cell(item: item, section: 0))
      }
      var x: CGFloat = 0
      var line: [Int] = []
      var expected: [CGFloat] = []
      for item in 0..<count {
        let width = widths[item] ?? (line.count % 2 == 0 ? 90 : 40)
        if !line.isEmpty, x + 5 + width > 320 {
          line = []
          x = 0
        }
        let fresh = line.isEmpty ? widths[item] ?? 90 : width
        if !line.isEmpty { x += 5 }
        expected.append(x)
        x += fresh
        line.append(item)
      }
      expectEqual(one.cellFrames.map(\.minX), expected, "round \(round)")
    }
  }

  @Test func `The tallest measured group makes the row`() throws {
    var section = SectionSpecification(group: row(.ab(100), .es(50), [item(.fw(1), .es(50))]))
    section.orthogonalScrollingBehavior = .continuous
    var layout = try Fixture(section, counts: [9, 1]).solve()
    measure(&layout, heights: [30, 70, 60])
    expectEqual(layout.sectionFrame(0).height, 70)
    expectEqual(layout.cell(item: 0, section: 1)?.frame.minY, 70)
    measure(&layout, heights: [30, 20, 60])
    expectEqual(layout.sectionFrame(0).height, 60)
  }

  @Test func `A new solve can take over what was measured`() throws {
    var section = SectionSpecification(group: row(.fw(1), .es(44), [item(.fw(1), .es(44))]))
    section.boundarySupplementaryItems = [boundaryItem("header", .fw(1), .es(10), .top)]
    var fixture = Fixture(section, counts: [5, 3])
    fixture.boundary = [boundaryItem("title", .fw(1), .es(10), .top)]
    var old = try fixture.solve()
    var store = MeasurementStore()
    store.restore(in: &old)
    let heights: [(ElementIdentity, CGFloat)] = [
      (.cell(item: 0, section: 0), 31), (.cell(item: 1, section: 0), 50),
      (.supplementary(kind: "header", section: 1, index: 0), 28),
      (.layoutSupplementary(kind: "title"), 28),
    ]
    for (identity, height) in heights {
      let size = CGSize(width: 320, height: height)
      old.setMeasuredSize(size, of: identity)
      store.record(size, of: identity)
    }
    var new = try fixture.solve()
    store.restore(in: &new)
    expectEqual(new.cellFrames, old.cellFrames)
    // The title, five rows and a header of its estimate, three rows and the measured header.
    expectEqual(new.contentSize.height, 411)
  }
}
