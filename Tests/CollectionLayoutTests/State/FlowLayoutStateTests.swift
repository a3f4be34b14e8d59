// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Flow layout state")
struct FlowLayoutStateTests {
  private func solve(_ state: inout FlowLayoutState, width: CGFloat = 320) throws -> FlowWarnings {
    let specification = FlowSpecification(
      [], in: CGSize(width: width, height: 480), pixelGrid: PixelGrid(scale: 2))
    return try state.solve(specification, contentInsets: .zero)
  }

  private func sections(_ count: Int) -> [FlowSectionSpecification] {
    var section = FlowSectionSpecification(
      FlowItemSizes(count: count, each: CGSize(width: 320, height: 40)))
    section.lineSpacing = 0
    section.estimation = .each
    return [section]
  }

  private func state(_ count: Int) throws -> FlowLayoutState {
    var state = FlowLayoutState()
    state.setSections(sections(count))
    _ = try solve(&state)
    return state
  }

  @Test func `A measured size makes the content larger`() throws {
    var state = try state(3)
    let growth = state.measure(
      CGSize(width: 320, height: 50), of: .cell(item: 1, section: 0))
    expectEqual(growth, CGSize(width: 0, height: 10))
    expectEqual(state.measurements.contains(.cell(item: 1, section: 0)), true)
  }

  @Test func `A measured size that is the estimate is no change`() throws {
    var state = try state(3)
    let size = CGSize(width: 320, height: 40)
    expect(!state.isChange(from: size, to: size))
    expectEqual(state.measure(size, of: .cell(item: 1, section: 0)), .zero)
    expectEqual(state.measurements.contains(.cell(item: 1, section: 0)), true)
  }

  @Test func `A change of data takes measured sizes along`() throws {
    var state = try state(2)
    _ = state.measure(CGSize(width: 320, height: 50), of: .cell(item: 0, section: 0))
    state.invalidate(.counts)
    state.dataWillChange(from: [2], to: [3]) { .cell(item: $0.index + 1, section: $0.section) }
    expectEqual(state.needsMetrics, true)
    state.setSections(sections(3))
    _ = try solve(&state)
    expectEqual(state.solved?.frames().map(\.height), [40, 50, 40])
  }

  @Test func `Insets across the scroll direction leave a different length`() throws {
    var state = try state(2)
    let across = UIEdgeInsets(0, 20, 0, 0)
    expectEqual(state.hasOtherInsets(than: across, scrollDirection: .vertical), true)
    expectEqual(state.hasOtherInsets(than: across, scrollDirection: .horizontal), false)
    state.invalidate(unlessFor: [2], UIEdgeInsets(20, 0, 0, 0), scrollDirection: .vertical)
    expectEqual(state.needsLines, false)
    state.invalidate(unlessFor: [2], across, scrollDirection: .vertical)
    expectEqual(state.needsLines, true)
    expectEqual(state.needsMetrics, false)
    state.invalidate(unlessFor: [5], across, scrollDirection: .vertical)
    expectEqual(state.needsMetrics, true)
  }

  @Test func `What is odd is reported once`() throws {
    var state = try state(2)
    let first = try solve(&state, width: 100)
    let second = try solve(&state, width: 100)
    expectEqual(first, .itemExceedsLine)
    expectEqual(second, [])
  }
}
