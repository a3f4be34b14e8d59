// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(a.leadingAnchor === a.leadingAnchor)
    #expect(root.layoutMarginsGuide.topAnchor === root.layoutMarginsGuide.topAnchor)
    #expect(a.widthAnchor.item === a)
    let constraint = a.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: 4)
    #expect(constraint.firstAnchor.item === a)
    #expect(constraint.firstAnchor.name == "leading")
    #expect(constraint.secondAnchor?.item === root)
    #expect(constraint.secondAnchor?.name == "trailing")
    #expect(a.widthAnchor.constraint(equalToConstant: 4).secondAnchor == nil)
    #expect(!constraint.isActive)
    #expect(constraint.priority == .required)
    #expect(constraint.multiplier == 1)
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
    #expect(a.frame == rect(110, 40, 100, 20))
  }

  @Test func `A distance against a number may be negative, and flips with the language`() {
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    let distance = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      .constraint(equalToConstant: -5)
    NSLayoutConstraint.activate([width, distance])
    #expect(root.constraints == [distance])
    root.layoutIfNeeded()
    #expect(a.frame.minX == -5)
    root.semanticContentAttribute = .forceRightToLeft
    distance.constant = 30
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 290)
  }

  // Rule ALG-8. The heights of lines are those of our font table.
  @Test func `System spacing is 8 between edges, a line between baselines`() {
    let b = UIView()
    root.addPlaced(b)
    for (factor, space) in [(0.5, 4.0), (1, 8), (2, 16), (3, 24), (-0.5, 0)] {
      let constraint = b.leadingAnchor.constraint(
        equalToSystemSpacingAfter: a.trailingAnchor, multiplier: CGFloat(factor))
      #expect(constraint.constant == CGFloat(space))
      #expect(constraint.multiplier == 1)
    }
    // Worked example 12.
    #expect(
      b.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1
      ).constant == 8)
    let (upper, lower) = (UILabel(), UILabel())
    root.addPlaced(upper, lower)
    func space(_ one: CGFloat, _ other: CGFloat, _ factor: CGFloat = 1) -> CGFloat {
      upper.font = .systemFont(ofSize: one)
      lower.font = .systemFont(ofSize: other)
      return lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: factor
      ).constant
    }
    #expect(space(17, 17) == 20.5)
    #expect(space(17, 17, 2) == 41)
    // 40 × 1.1934 − 40 × 0.2412 + 17 × 0.2412 = 42.19.
    #expect(space(17, 40) == 42.5)
    // 17 × 1.1934 − 17 × 0.2412 + 40 × 0.2412 = 25.84.
    #expect(space(40, 17) == 26)
    #expect(
      lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1)
        .constant == 8)
  }

  @Test func `Priorities are UIKit's numbers`() {
    let levels: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50),
    ]
    for (level, number) in levels { #expect(level.rawValue == number) }
    var level = UILayoutPriority.required
    level.rawValue -= 1
    #expect(level == UILayoutPriority(999))
  }

  // Rule ALI-2.
  @Test func `A switch hugs at 750, other views at 250`() {
    for view in [UIView(), UILabel(), UIImageView()] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
    let control = UISwitch()
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    control.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(control.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
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
    #expect(padded.frame == rect(12, 0, 60, 20))
    #expect(shadowed.frame == rect(66, 7, 50, 26))
    #expect(padded.alignmentRect(forFrame: padded.frame) == rect(16, 0, 50, 20))
    #expect(padded.frame(forAlignmentRect: rect(16, 0, 50, 20)) == padded.frame)
  }
}
