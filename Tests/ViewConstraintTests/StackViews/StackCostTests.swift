// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("Stack views: cost", .serialized)
struct StackCostTests {
  private final class CountingStack: UIStackView {
    var updates = 0
    var layouts = 0

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private func labels() -> [UILabel] {
    ["one", "two", "three"].map {
      let label = UILabel()
      label.text = $0
      return label
    }
  }

  private func counts(_ scene: StackScene) throws -> OperationCounts {
    try #require(scene.root.autoLayout?.engine).solver.counts
  }

  @Test func `A stack that is laid out again without a change asks for nothing`() throws {
    let stack = CountingStack(arrangedSubviews: labels())
    stack.alignment = .center
    let scene = StackScene(stack)
    _ = scene.frames()
    let (before, updates, layouts) = (try counts(scene), stack.updates, stack.layouts)
    expectEqual(updates, 1)
    for _ in 0..<3 { scene.root.layoutIfNeeded() }
    try expectEqual(counts(scene), before)
    expectEqual(stack.updates, updates)
    expectEqual(stack.layouts, layouts)
    stack.setNeedsLayout()
    scene.root.layoutIfNeeded()
    try expectEqual(counts(scene), before)
    expectEqual(stack.updates, updates)
    expectEqual(stack.layouts, layouts + 1)
    expect(!stack.needsUpdateConstraints())
  }

  @Test func `Setting what is set already asks for nothing`() throws {
    let views = labels()
    let stack = CountingStack(arrangedSubviews: views)
    let scene = StackScene(stack)
    _ = scene.frames()
    stack.spacing = 0
    stack.axis = .horizontal
    stack.alignment = .fill
    stack.distribution = .fill
    stack.isBaselineRelativeArrangement = false
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    views[0].isHidden = false
    expect(!stack.needsUpdateConstraints())
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering,
  ])
  func `Another text in a label costs the label's two sizes`(
    distribution: UIStackView.Distribution
  ) throws {
    let views = labels()
    let stack = CountingStack(arrangedSubviews: views)
    stack.distribution = distribution
    stack.spacing = 4
    let scene = StackScene(stack, width: 400)
    _ = scene.frames()
    let before = try counts(scene)
    let constraints = stack.constraints
    let engines = LayoutEngine.count
    views[1].text = "a longer text"
    _ = scene.frames()
    let after = try counts(scene)
    expectEqual(after.insertions, before.insertions)
    expectEqual(after.removals, before.removals)
    expectEqual(stack.constraints, constraints)
    expectEqual(stack.updates, 1)
    expectEqual(LayoutEngine.count, engines)
  }

  @Test func `Another text builds no engine again, however views are arranged`() throws {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in (0...4).compactMap({ UIStackView.Distribution(rawValue: $0) }) {
        for alignment in (0...5).compactMap({ UIStackView.Alignment(rawValue: $0) }) {
          for hidden: Int? in [nil, 0, 2] {
            let views = labels() + [UILabel()]
            views[3].text = "four"
            if let hidden { views[hidden].isHidden = true }
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            stack.distribution = distribution
            stack.alignment = alignment
            let scene = StackScene(stack)
            _ = scene.frames()
            let (builds, constraints) = (LayoutEngine.buildCount, stack.constraints)
            views[1].text = "a longer text"
            _ = scene.frames()
            let name = "\(axis) \(distribution) \(alignment) \(hidden ?? -1)"
            expectEqual(LayoutEngine.buildCount, builds, "\(name)")
            // Shares are multipliers, which no constraint changes.
            if distribution != .fillProportionally {
              expectEqual(stack.constraints, constraints, "\(name)")
            }
          }
        }
      }
    }
  }

  @Test func `Another spacing edits the gaps`() throws {
    let stack = UIStackView(arrangedSubviews: labels())
    let scene = StackScene(stack, width: 400)
    _ = scene.frames()
    let (before, constraints) = (try counts(scene), stack.constraints)
    stack.spacing = 9
    _ = scene.frames()
    try expectEqual(counts(scene).insertions, before.insertions)
    expectEqual(stack.constraints, constraints)
  }

  @Test func `Hiding a view exchanges the constraints around it alone`() throws {
    let stack = UIStackView(arrangedSubviews: (0..<20).map { _ in SizedView(10, 10) })
    let scene = StackScene(stack, width: 400)
    _ = scene.frames()
    let before = Set(stack.constraints)
    stack.arrangedSubviews[10].isHidden = true
    _ = scene.frames()
    let after = Set(stack.constraints)
    // Two gaps become one, and the hidden view has a length and a place.
    expectEqual(before.subtracting(after).count, 2)
    expectEqual(after.subtracting(before).count, 3)
  }
}
