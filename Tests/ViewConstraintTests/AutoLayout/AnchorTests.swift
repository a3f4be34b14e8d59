// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("Anchors")
struct AnchorTests {
  private let root = makeRoot()
  private let a = UIView()

  init() { root.addPlaced(a) }

  @Test func `Asking twice answers the same anchor, and anchors know their item`() {
    expectSame(a.leadingAnchor, a.leadingAnchor)
    expectSame(root.layoutMarginsGuide.topAnchor, root.layoutMarginsGuide.topAnchor)
    expectSame(a.widthAnchor.item, a)
    let constraint = a.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: 4)
    expectSame(constraint.firstAnchor.item, a)
    expectEqual(constraint.firstAnchor.name, "leading")
    expectSame(constraint.secondAnchor?.item, root)
    expectEqual(constraint.secondAnchor?.name, "trailing")
    expectNil(a.widthAnchor.constraint(equalToConstant: 4).secondAnchor)
    expect(!constraint.isActive)
    expectEqual(constraint.priority, .required)
    expectEqual(constraint.multiplier, 1)
  }

  // Worked example 8.
  @Test func `A distance between anchors is a length on either side`() {
    NSLayoutConstraint.activate([
      root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
        .constraint(equalTo: a.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)),
      a.widthAnchor.constraint(equalToConstant: 100),
      // Twice as far from the top as high.
      root.topAnchor.anchorWithOffset(to: a.topAnchor)
        .constraint(equalTo: a.heightAnchor, multiplier: 2),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.2),
    ])
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(110, 40, 100, 20))
  }

  @Test func `A distance against a number may be negative, and flips with the language`() {
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    let distance = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      .constraint(equalToConstant: -5)
    NSLayoutConstraint.activate([width, distance])
    expectEqual(root.constraints, [distance])
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, -5)
    root.semanticContentAttribute = .forceRightToLeft
    distance.constant = 30
    root.layoutIfNeeded()
    expectEqual(a.frame.maxX, 290)
  }

  // Rule ALG-8. The heights of lines are those of our font table.
  @Test func `System spacing is 8 between edges, a line between baselines`() {
    let b = UIView()
    root.addPlaced(b)
    for (factor, space) in [(0.5, 4.0), (1, 8), (2, 16), (3, 24), (-0.5, 0)] {
      let constraint = b.leadingAnchor.constraint(
        equalToSystemSpacingAfter: a.trailingAnchor, multiplier: CGFloat(factor))
      expectEqual(constraint.constant, CGFloat(space))
      expectEqual(constraint.multiplier, 1)
    }
    // Worked example 12.
    expectEqual(
      b.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1
      ).constant, 8)
    let (upper, lower) = (UILabel(), UILabel())
    root.addPlaced(upper, lower)
    func space(_ one: CGFloat, _ other: CGFloat, _ factor: CGFloat = 1) -> CGFloat {
      upper.font = .systemFont(ofSize: one)
      lower.font = .systemFont(ofSize: other)
      return lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: factor
      ).constant
    }
    expectEqual(space(17, 17), 20.5)
    expectEqual(space(17, 17, 2), 41)
    // 40 × 1.1934 − 40 × 0.2412 + 17 × 0.2412 = 42.19.
    expectEqual(space(17, 40), 42.5)
    // 17 × 1.1934 − 17 × 0.2412 + 40 × 0.2412 = 25.84.
    expectEqual(space(40, 17), 26)
    expectEqual(
      lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1)
        .constant, 8)
  }

  @Test func `Priorities are UIKit's numbers`() {
    let levels: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50),
    ]
    for (level, number) in levels { expectEqual(level.rawValue, number) }
    var level = UILayoutPriority.required
    level.rawValue -= 1
    expectEqual(level, UILayoutPriority(999))
  }

  // Rule ALI-2.
  @Test func `A switch hugs at 750, other views at 250`() {
    for view in [UIView(), UILabel(), UIImageView()] {
      expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
      expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }
    let control = UISwitch()
    expectEqual(control.contentHuggingPriority(for: .horizontal), .defaultHigh)
    control.setContentHuggingPriority(.defaultLow, for: .vertical)
    expectEqual(control.contentHuggingPriority(for: .vertical), .defaultLow)
    expectEqual(control.contentHuggingPriority(for: .horizontal), .defaultHigh)
  }

  // Worked example 7.
  @Test func `Alignment rectangles are inside frames, by insets or by methods`() {
    final class Padded: SizedView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
      }
    }
    final class Shadowed: SizedView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.insetBy(dx: 0, dy: 3)
      }
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.insetBy(dx: 0, dy: -3)
      }
    }
    let (padded, shadowed) = (Padded(50, 20), Shadowed(50, 20))
    root.addPlaced(padded, shadowed)
    NSLayoutConstraint.activate([
      padded.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      shadowed.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      shadowed.leadingAnchor.constraint(equalTo: padded.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(padded.frame, rect(12, 0, 60, 20))
    expectEqual(shadowed.frame, rect(66, 7, 50, 26))
    expectEqual(padded.alignmentRect(forFrame: padded.frame), rect(16, 0, 50, 20))
    expectEqual(padded.frame(forAlignmentRect: rect(16, 0, 50, 20)), padded.frame)
  }
}
