// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import MeasuredStacks
import Testing

/// The table of frames along the axis that were measured on the real stack view, by the recipe of
/// auto-layout rules ALS-2 to ALS-10.
@Suite("Constraint solver: measured stacks")
struct StackTableTests {
  @Test func `Every measured row comes out`() throws {
    expectEqual(MeasuredStack.all.count, 60)
    for row in MeasuredStack.all {
      let frames = try solved(row)
      // Halves round up also where arithmetic ends a billionth below them.
      let tolerance = 1e-6
      let origin = row.isHorizontal ? 10.0 : 20.0
      for (index, frame) in frames.enumerated() {
        // Measured outside a window: origins are whole points there, lengths half points.
        let start = (origin + frame[0] + tolerance).rounded()
        let length = ((frame[1] + tolerance) * 2).rounded() / 2
        let wanted = Array(row.frames[2 * index..<2 * index + 2])
        expectEqual([start, length], wanted, "view \(index) of \(row)")
      }
    }
  }

  private func solved(_ row: MeasuredStack) throws -> [[Double]] {
    let contents = MeasuredStack.contents.map { row.isHorizontal ? $0.width : $0.height }
    let axis = try Axis(row.length)
    let views = try contents.map { try axis.view($0) }
    let visible = views.indices.filter { $0 != row.hidden }
    let (first, last) = (views[visible[0]], views[visible[visible.count - 1]])

    try axis.add(left(first) - left(axis.root), .equal, 0)
    try axis.add(right(last) - right(axis.root), .equal, 0)
    let pairs = Array(zip(visible, visible.dropFirst()))
    let isSpread = row.distribution == .equalSpacing || row.distribution == .equalCentering
    for (one, next) in pairs {
      let gap: LinearConstraint.Relation = isSpread ? .greaterThanOrEqual : .equal
      try axis.add(left(views[next]) - right(views[one]), gap, 5)
    }
    if let hidden = row.hidden {
      try axis.add(width(views[hidden]), .equal, 0, 999.999)
      if let before = visible.last(where: { $0 < hidden }) {
        try axis.add(left(views[hidden]) - right(views[before]), .equal, 2.5, 50)
      } else {
        try axis.add(right(views[hidden]) - left(first), .equal, 0, 50)
      }
    }
    try distribute(row.distribution, views, visible, contents, axis)
    expectNil(axis.solve(), "\(row)")
    return views.map { axis.frame($0) }
  }

  private func distribute(
    _ distribution: MeasuredStack.Distribution, _ views: [Axis.Item], _ visible: [Int],
    _ contents: [Double],
    _ axis: Axis
  ) throws {
    let pairs = Array(zip(visible, visible.dropFirst()))
    switch distribution {
    case .fill: break
    case .equally:
      for index in visible.dropFirst() {
        try axis.add(width(views[index]) - width(views[visible[0]]), .equal, 0)
      }
    case .proportionally:
      let total = visible.reduce(Double(5 * pairs.count)) { $0 + contents[$1] }
      for index in visible {
        let share = contents[index] / total
        try axis.add(
          width(views[index]) - share * width(axis.root), .equal, 0, Float(999 - index))
      }
    case .equalSpacing, .equalCentering:
      let isCentered = distribution == .equalCentering
      func gap(_ pair: (Int, Int)) -> Axis.Expression {
        let (one, next) = (views[pair.0], views[pair.1])
        return isCentered ? center(next) - center(one) : left(next) - right(one)
      }
      for pair in pairs.dropFirst() {
        try axis.add(
          gap(pair) - gap(pairs[0]), .equal, 0, isCentered ? Float(150 - pair.0) : 1000)
      }
      try axis.add(width(axis.root), .equal, 0, 49)
    }
  }
}
