// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

// Auto layout section 3.3, by row.
@MainActor
@Suite("Stack views: examples", .serialized)
struct StackExampleTests {
  private let measured: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (10, 50), (25, 25)]
  private let column: [(CGFloat, CGFloat)] = [(100, 10), (100, 20), (100, 30), (100, 40)]

  private func tops(_ scene: StackScene) -> [CGFloat] { scene.frames().map { $0.minY - 20 } }

  // Rows 1 to 3.
  @Test(
    arguments: [
      (.fill, [0, 0, 5, 10, 20, 10, 35, 25]), (.equalSpacing, [0, 0, 5, 10, 20, 10, 35, 25]),
      (.equalCentering, [0, 0, 5, 10, 20, 10, 35, 25]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func `A stack that is too short shrinks the first views first`(
    distribution: UIStackView.Distribution, expected: [CGFloat]
  ) {
    let stack = UIStackView(.horizontal, measured, spacing: 5)
    stack.distribution = distribution
    let columns = StackScene(stack, width: 60).columns()
    expectEqual(zip(columns, [10, 0, 10, 0, 10, 0, 10, 0]).map { $0 - $1 }, expected)
  }

  @Test(
    arguments: [
      (.fillEqually, [11.25, 11.25, 11.25, 11.25]), (.fillProportionally, [16, 24, 4, 1]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func `A stack that is too short is shared as a long one`(
    distribution: UIStackView.Distribution, expected: [CGFloat]
  ) {
    let stack = UIStackView(.horizontal, measured, spacing: 5)
    stack.distribution = distribution
    expectEqual(StackScene(stack, width: 60, scale: 4).frames().map(\.width), expected)
  }

  // Rows 4 to 8.
  @Test func `Spacing of its own follows a view, and not a hidden one`() {
    let stack = UIStackView(.vertical, column, spacing: 10)
    let views = stack.arrangedSubviews
    let scene = StackScene(stack)
    expectEqual(tops(scene), [0, 20, 50, 90])
    expectEqual(scene.size.height, 130)
    stack.setCustomSpacing(20, after: views[0])
    expectEqual(tops(scene), [0, 30, 60, 100])
    views[1].isHidden = true
    expectEqual(tops(scene), [0, 20, 30, 70])
    expectEqual(scene.size.height, 110)
    views[1].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.setCustomSpacing(0, after: views[1])
    expectEqual(tops(scene), [0, 20, 40, 80])
    stack.setCustomSpacing(25, after: views[1])
    views[1].isHidden = true
    expectEqual(tops(scene), [0, 15, 20, 60])
    expectEqual(scene.size.height, 100)
  }

  // Row 6.
  @Test func `Spacing of its own may be none`() {
    let stack = UIStackView(.vertical, column, spacing: 10)
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(0, after: stack.arrangedSubviews[1])
    expectEqual(tops(StackScene(stack)), [0, 30, 50, 90])
  }

  // Row 9.
  @Test func `Negative spacing overlaps views`() {
    let scene = StackScene(UIStackView(.vertical, column, spacing: -5))
    expectEqual(tops(scene), [0, 5, 20, 45])
    expectEqual(scene.size.height, 85)
  }

  // Row 10.
  @Test func `A stack of hidden views has no size`() {
    for alignment in (0...5).compactMap({ UIStackView.Alignment(rawValue: $0) }) {
      let stack = UIStackView(.horizontal, measured, spacing: 5)
      stack.alignment = alignment
      for view in stack.arrangedSubviews { view.isHidden = true }
      let scene = StackScene(stack)
      expectEqual(scene.size, .zero, "\(alignment)")
      expectAll(scene.frames(), where: { $0.width == 0 })
      expectContains(stack.layoutGuides, where: { $0.identifier == "UISV-ordering-spanner" })
    }
  }

  // Row 11.
  @Test func `Shares are those of the lengths, with falling priorities`() throws {
    let stack = UIStackView(
      .horizontal, [(40, 10), (240, 10), (80, 10), (0, 10)], spacing: 15)
    stack.distribution = .fillProportionally
    stack.updateConstraintsIfNeeded()
    let shares = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    expectEqual(shares.map(\.priority.rawValue), [999, 998, 997, 1000])
    expectEqual(shares.prefix(3).map { ($0.multiplier * 10000).rounded() }, [988, 5926, 1975])
    expectNil(shares[3].secondItem)
    expectEqual(shares[3].constant, 0)
  }

  // Rows 13 and 14.
  @Test func `Hugging decides who grows`() {
    for (hugging, expected) in [(1, [220, 60]), (0, [100, 180])] as [(Int, [CGFloat])] {
      let stack = UIStackView(.horizontal, [(100, 10), (60, 10)], spacing: 8)
      stack.arrangedSubviews[hugging].setContentHuggingPriority(
        UILayoutPriority(251), for: .horizontal)
      expectEqual(StackScene(stack, width: 288).frames().map(\.width), expected)
    }
  }

  // Row 15, with a text of our own.
  @Test func `A label that wraps beside a switch leaves it its size`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "several words ", count: 6)
    let control = SizedView(51, 31)
    control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, control])
    stack.spacing = 8
    stack.alignment = .center
    let scene = StackScene(stack, width: 300)
    let frames = scene.frames()
    expectEqual(
      [frames[0].minX, frames[0].width, frames[1].minX, frames[1].width], [10, 241, 259, 51])
    expectEqual(frames[0].height, label.sizeThatFits(CGSize(width: 241, height: 0)).height)
    expectGreater(frames[0].height, 31)
    expectAtMost(abs(frames[0].midY - frames[1].midY), 0.5)
    expectEqual(scene.size.height, frames[0].height)
  }

  // Row 16.
  @Test func `Right to left mirrors a row`() {
    let stack = UIStackView(.horizontal, measured, spacing: 5)
    stack.semanticContentAttribute = .forceRightToLeft
    let scene = StackScene(stack)
    expectEqual(scene.frames().map(\.minX), [120, 55, 40, 10])
    stack.semanticContentAttribute = .unspecified
    expectEqual(scene.frames().map(\.minX), [10, 55, 120, 135])
    scene.root.traitOverrides.layoutDirection = .rightToLeft
    expectEqual(scene.frames().map(\.minX), [120, 55, 40, 10])
  }
}
