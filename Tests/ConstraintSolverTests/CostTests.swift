// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import Testing

@Suite("Constraint solver: cost")
struct CostTests {
  /// Two views that fill 320 points, the first at its intrinsic length plus what is left.
  private func pair(_ axis: Axis) throws -> (ConstraintID, Axis.Item) {
    let rootWidth = try axis.add(width(axis.root), .equal, 320)
    let (a, b) = (try axis.view(100), try axis.view(60))
    try axis.add(left(a), .equal, 0)
    try axis.add(left(b) - right(a), .equal, 0)
    try axis.add(right(b) - width(axis.root), .equal, 0)
    axis.solve()
    return (rootWidth, a)
  }

  @Test func `Constraints that need no choice cost no pivot`() throws {
    let axis = try Axis(320)
    var previous = axis.root
    for _ in 0..<50 {
      let view = try axis.view(20)
      try axis.add(left(view) - left(previous), .equal, 8)
      previous = view
    }
    axis.solve()
    expectEqual(axis.counts.pivots, 0)
    expectEqual(axis.frame(previous), [400, 20])
  }

  @Test func `A long column that is pressed costs a pivot for each view that gives way`() throws {
    let axis = try Axis(480)
    axis.contentsAreOneRow = true
    var previous = axis.root
    for index in 0..<400 {
      let view = try axis.view(20)
      try axis.add(left(view) - (index == 0 ? left(previous) : right(previous)), .equal, 0)
      previous = view
    }
    try axis.add(right(previous) - right(axis.root), .equal, 0)
    expectNil(axis.solve())
    expect(areClose([axis[previous.length]], [20], within: 1e-6))
    // 24 views of 20 points have room.
    expectAtMost(axis.counts.pivots, 400)
  }

  @Test func `An inequality that holds costs no pivot`() throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    try axis.add(left(a), .equal, 8)
    try axis.add(right(a) - right(axis.root), .lessThanOrEqual, 0)
    axis.solve()
    expectEqual(axis.counts.pivots, 0)
  }

  @Test func `An edit that keeps the basis costs no pivot`() throws {
    let axis = try Axis(nil)
    let (rootWidth, a) = try pair(axis)
    let pivots = axis.counts.pivots
    for length in [400, 350, 300, 200.5] {
      try axis.setConstant(length, of: rootWidth)
      axis.solve()
      expect(areClose([axis[a.length]], [length - 60], within: 1e-9))
    }
    expectEqual(axis.counts.pivots, pivots)
  }

  @Test func `An edit to the same constant costs nothing`() throws {
    let axis = try Axis(nil)
    let (rootWidth, _) = try pair(axis)
    let counts = axis.counts
    try axis.setConstant(320, of: rootWidth)
    axis.solve()
    expectEqual(axis.counts, counts)
  }

  @Test func `Adding and removing for ever does not grow`() throws {
    let axis = try Axis(nil)
    let (_, a) = try pair(axis)
    for _ in 0..<5_000 {
      let name = try axis.add(width(a), .equal, 150, 600)
      axis.solve()
      try axis.remove(name)
      axis.solve()
    }
    expectLess(axis.counts.insertions, 20_000)
    expect(areClose(axis.frame(a), [0, 260], within: 1e-9))
  }

  @Test func `A list of ten thousand constraints solves`() throws {
    let axis = try Axis(nil)
    var previous: Axis.Item?
    for index in 0..<3_333 {
      let view = try axis.view(Double(20 + index % 5))
      if let previous {
        try axis.add(left(view) - right(previous), .equal, 8)
      } else {
        try axis.add(left(view), .equal, 0)
      }
      previous = view
    }
    try axis.add(width(axis.root) - right(#require(previous)), .equal, 0)
    expectNil(axis.solve())
    expectEqual(axis.counts.stalls, 0)
    expectNear(axis[axis.root.length], 99_975, within: 20)
  }
}
