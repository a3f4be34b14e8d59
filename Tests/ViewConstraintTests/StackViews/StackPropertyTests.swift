// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import Views

/// A stack that random numbers decided.
private struct RandomStack {
  struct View {
    var size: CGSize
    var isHidden: Bool
    var spacing: CGFloat?
    var hugging: Float
    var inner: [CGSize]
  }

  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var spacing: CGFloat
  var margins: UIEdgeInsets?
  var views: [View]
  /// The stack's length beyond what its views ask for; nil for a free one.
  var extra: CGFloat?
  var isThick: Bool

  init(_ random: inout SplitMix64) {
    func points(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) / 2
    }
    axis = random.once(in: 2) ? .horizontal : .vertical
    distribution = .init(rawValue: random.next(below: 5)) ?? .fill
    alignment = .init(rawValue: random.next(below: 6)) ?? .fill
    spacing = points(0...20)
    if random.once(in: 3) {
      margins = UIEdgeInsets(
        top: points(0...20), left: points(0...20), bottom: points(0...20), right: points(0...20))
    }
    views = []
    for _ in 0..<(1 + random.next(below: 6)) {
      let size = CGSize(width: points(2...120), height: points(2...120))
      let isHidden = random.once(in: 4)
      let spacing = random.once(in: 4) ? points(0...30) : nil
      let hugging: Float = random.pick([250, 250, 250, 251, 750])
      var inner: [CGSize] = []
      if random.once(in: 6) {
        for _ in 0...random.next(below: 2) {
          inner.append(CGSize(width: points(2...60), height: points(2...60)))
        }
      }
      views.append(
        View(size: size, isHidden: isHidden, spacing: spacing, hugging: hugging, inner: inner))
    }
    extra = random.once(in: 2) ? points(0...300) : nil
    isThick = random.once(in: 2)
  }

  @MainActor
  func makeViews() -> [UIView] {
    views.map { view in
      let made: UIView
      if view.inner.isEmpty {
        made = SizedView(view.size.width, view.size.height)
      } else {
        made = UIStackView(arrangedSubviews: view.inner.map { SizedView($0.width, $0.height) })
      }
      return made
    }
  }

  /// Changes of a stack that together make it this one, in any order.
  @MainActor
  func changes(_ stack: UIStackView, _ made: [UIView]) -> [() -> Void] {
    var changes: [() -> Void] = [
      { stack.axis = axis }, { stack.distribution = distribution }, { stack.alignment = alignment },
      { stack.spacing = spacing },
      {
        stack.isLayoutMarginsRelativeArrangement = margins != nil
        stack.layoutMargins = margins ?? .zero
      },
    ]
    for (view, made) in zip(views, made) {
      changes.append { made.isHidden = view.isHidden }
      changes.append {
        stack.setCustomSpacing(view.spacing ?? UIStackView.spacingUseDefault, after: made)
      }
      changes.append {
        made.setContentHuggingPriority(UILayoutPriority(view.hugging), for: .horizontal)
        made.setContentHuggingPriority(UILayoutPriority(view.hugging), for: .vertical)
      }
    }
    return changes
  }

  /// Fixes the size of a stack as far as the numbers say.
  @MainActor
  func scene(_ stack: UIStackView, isMirrored: Bool = false) -> StackScene {
    // Fine pixels, so that rounding decides nothing.
    let scene = StackScene(stack, scale: 1000)
    let natural = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let isHorizontal = axis == .horizontal
    let (along, across) =
      isHorizontal
      ? (stack.widthAnchor, stack.heightAnchor) : (stack.heightAnchor, stack.widthAnchor)
    if let extra {
      let length = isHorizontal ? natural.width : natural.height
      along.constraint(equalToConstant: length + extra).isActive = true
    }
    if isThick {
      let thickness = isHorizontal ? natural.height : natural.width
      across.constraint(equalToConstant: thickness + 37).isActive = true
    }
    if isMirrored {
      scene.root.traitOverrides.layoutDirection = .rightToLeft
    }
    return scene
  }

  @MainActor
  func scene() -> StackScene {
    let made = makeViews()
    let stack = UIStackView(arrangedSubviews: made)
    for change in changes(stack, made) { change() }
    return scene(stack)
  }
}

@MainActor
@Suite("Stack views: properties", .serialized)
struct StackPropertyTests {
  private static let count = 300

  private func forEachStack(_ seed: UInt64, _ check: (RandomStack, Int) throws -> Void) rethrows {
    var random = SplitMix64(seed: seed)
    for index in 0..<Self.count { try check(RandomStack(&random), index) }
  }

  private func close(_ one: CGRect, _ other: CGRect) -> Bool {
    zip(
      [one.minX, one.minY, one.width, one.height],
      [
        other.minX, other.minY, other.width, other.height,
      ]
    ).allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test func `Required constraints hold, and none is broken`() throws {
    try forEachStack(1) { description, index in
      let scene = description.scene()
      _ = scene.frames()
      let engine = try #require(scene.root.autoLayout?.engine)
      for row in engine.rows {
        guard row.id != nil, let constraint = row.linear, constraint.priority == .required else {
          continue
        }
        let excess = constraint.terms.reduce(-constraint.constant) {
          $0 + $1.coefficient * engine.solver[$1.variable]
        }
        switch constraint.relation {
        case .equal: expectLess(abs(excess), 1e-6, "\(index): \(row.source)")
        case .lessThanOrEqual: expectLess(excess, 1e-6, "\(index): \(row.source)")
        case .greaterThanOrEqual: expectGreater(excess, -1e-6, "\(index): \(row.source)")
        }
      }
      expectLacks(engine.rows, where: { $0.isBroken }, "\(index): \(description)")
    }
  }

  @Test func `Hidden views have no length, and visible ones follow each other`() {
    forEachStack(2) { description, index in
      let scene = description.scene()
      let frames = scene.frames()
      let isHorizontal = description.axis == .horizontal
      var end: CGFloat?
      var gap: CGFloat = 0
      for (view, frame) in zip(scene.stack.arrangedSubviews, frames) {
        let (start, length) =
          isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        guard !view.isHidden else {
          // A hidden row of views has its own gaps, which nothing may take.
          if !(view is UIStackView) { expectEqual(length, 0, "\(index)") }
          continue
        }
        if let end { expectAtLeast(start, end + gap - 0.01, "\(index): \(description)") }
        end = start + length
        let own = scene.stack.customSpacing(after: view)
        gap = own == UIStackView.spacingUseDefault ? description.spacing : own
      }
    }
  }

  @Test func `Visible views are inside the margins`() {
    forEachStack(3) { description, index in
      let scene = description.scene()
      scene.root.layoutIfNeeded()
      let insets = description.margins ?? .zero
      let canvas = scene.stack.bounds.inset(by: insets)
      for view in scene.stack.arrangedSubviews where !view.isHidden {
        expect(close(canvas.union(view.frame), canvas), "\(index): \(view.frame) \(description)")
      }
    }
  }

  @Test func `Right to left is the mirror image`() {
    forEachStack(4) { description, index in
      var mirrored = description
      if let margins = description.margins {
        mirrored.margins = UIEdgeInsets(
          top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
      }
      let made = mirrored.makeViews()
      let stack = UIStackView(arrangedSubviews: made)
      for view in [stack] + made { view.semanticContentAttribute = .forceRightToLeft }
      for change in mirrored.changes(stack, made) { change() }
      let other = mirrored.scene(stack, isMirrored: true)
      let scene = description.scene()
      let width = scene.size.width
      expectNear(other.size.width, width, within: 0.01, "\(index)")
      for (one, two) in zip(scene.stack.arrangedSubviews, other.stack.arrangedSubviews) {
        var frame = two.frame
        frame.origin.x = width - frame.maxX
        expect(close(one.frame, frame), "\(index): \(one.frame) \(frame) \(description)")
      }
    }
  }

  @Test func `The order of changes does not matter, nor what was before`() {
    var random = SplitMix64(seed: 5)
    for index in 0..<Self.count {
      let (before, after) = (RandomStack(&random), RandomStack(&random))
      // From one stack to the other, laid out between.
      let former = before.makeViews()
      let stack = UIStackView(arrangedSubviews: former)
      for change in before.changes(stack, former).shuffled(using: &random) { change() }
      _ = StackScene(stack, scale: 1000).frames()
      let made = after.makeViews()
      for (place, view) in former.enumerated() {
        if place % 2 == 0 { view.removeFromSuperview() } else { stack.removeArrangedSubview(view) }
        // Half of the edits are seen by a layout.
        if random.once(in: 4) { stack.superview?.layoutIfNeeded() }
      }
      for view in former { view.removeFromSuperview() }
      for view in made.indices.reversed() { stack.insertArrangedSubview(made[view], at: 0) }
      for change in after.changes(stack, made).shuffled(using: &random) {
        change()
        if random.once(in: 4) { stack.superview?.layoutIfNeeded() }
      }
      stack.removeFromSuperview()
      let edited = after.scene(stack)
      let fresh = after.scene()
      for (one, two) in zip(edited.frames(), fresh.frames()) {
        expect(close(one, two), "\(index): \(one) \(two) \(after)")
      }
      expectNear(edited.size.width, fresh.size.width, within: 0.01, "\(index)")
      expectNear(edited.size.height, fresh.size.height, within: 0.01, "\(index)")
      expectEqual(stack.constraints.count, fresh.stack.constraints.count, "\(index)")
      let guides = [edited, fresh].map { scene in
        scene.stack.layoutGuides.map(\.identifier).filter { $0.hasPrefix("UISV") }.sorted()
      }
      expectEqual(guides[0], guides[1], "\(index)")
    }
  }
}
