// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Constraints", .serialized)
struct ConstraintTests {
  private let root = makeRoot()

  private func add(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  // Worked examples 1 to 3.
  @Test func `Edges, a ratio and centres place views`() {
    let a = add()
    let b = add(SizedView(90, 20))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 9.0 / 16),
      b.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(16, 8, 288, 162))
    expectEqual(b.frame, rect(115, 230, 90, 20))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 168)
    expectEqual(b.frame.minX, 55)
  }

  // Worked example 5 and 6.
  @Test func `Right to left mirrors leading and trailing, not left`() {
    root.semanticContentAttribute = .forceRightToLeft
    let a = add()
    let b = add(SizedView(60, 20))
    let c = add(SizedView(10, 10))
    for view in [a, b, c] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 100),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      c.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
    ])
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 204)
    expectEqual(b.frame.minX, 136)
    expectEqual(c.frame.minX, 16)
  }

  // Auto layout rule ALE-6.
  @Test func `A change of direction moves what is laid out`() {
    let a = add(SizedView(60, 20))
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 16)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 244)
    a.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 16)
  }

  // Worked examples 20 to 22.
  @Test func `Hugging and resistance decide who takes the slack`() {
    let (a, b) = (add(SizedView(100, 20)), add(SizedView(60, 20)))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    expectEqual([a.frame.width, b.frame.width], [220, 60])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual([a.frame.width, b.frame.width], [100, 180])
  }

  // Worked examples 13, 14, 15 and 17 to 19: a mask in a superview that grows from 200 to 300.
  @Test func `A mask places a view for those beside it`() {
    let masks: [(UIView.AutoresizingMask, CGFloat)] = [
      ([], 80), (.flexibleLeftMargin, 180), (.flexibleWidth, 180),
    ]
    for (mask, end) in masks {
      let outer = UIView(frame: rect(0, 0, 200, 100))
      let plain = UIView(frame: rect(20, 0, 60, 20))
      plain.autoresizingMask = mask
      let beside = SizedView(10, 10)
      outer.addSubview(plain)
      outer.addSubview(beside)
      beside.leftAnchor.constraint(equalTo: plain.rightAnchor).isActive = true
      outer.layoutIfNeeded()
      expectEqual(beside.frame.minX, 80)
      outer.frame.size.width = 300
      outer.layoutIfNeeded()
      expectEqual(beside.frame.minX, end, "\(mask)")
    }
  }

  // Worked example 31: the newer one breaks, and layout goes on.
  @Test func `A contradiction breaks the newer size`() {
    let a = add()
    let first = a.widthAnchor.constraint(equalToConstant: 100)
    let second = a.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 100)
    expect(second.isActive)
    first.constant = 150
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 150)
  }

  // Worked examples 35, 36 and 39.
  @Test func `Fitting solves the view's own constraints`() {
    let (a, b) = (add(SizedView(120, 20.5)), add(SizedView(200, 16)))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
      a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
      b.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11),
    ])
    expectEqual(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 232, height: 62.5))
    expectEqual(
      root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
      CGSize(width: 232, height: 62.5))
    for width: CGFloat in [320, 100] {
      expectEqual(
        root.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel), CGSize(width: width, height: 62.5))
    }
  }

  @Test func `A label wraps in the width that it is given`() {
    let label = UILabel()
    root.traitOverrides.textRendering = .blocks
    label.numberOfLines = 0
    label.text = String(repeating: "several words ", count: 12)
    _ = add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
    ])
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 288, height: 0)).height
    expectEqual(label.frame.width, 288)
    expectEqual(label.frame.height, height)
    expectGreater(height, 60)
    label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11).isActive = true
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, CGSize(width: 320, height: height + 22))
  }

  // Worked example 11.
  @Test func `The margins guide follows the margins`() {
    let child = add()
    let guide = root.layoutMarginsGuide
    expectSame(guide, root.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: guide.leftAnchor),
      child.rightAnchor.constraint(equalTo: guide.rightAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.frame.size = CGSize(width: 300, height: 200)
    root.layoutIfNeeded()
    expectEqual(child.frame, rect(8, 8, 284, 184))
    root.layoutMargins = UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
    root.layoutIfNeeded()
    expectEqual(child.frame, rect(22, 11, 234, 156))
  }

  // Worked example 10.
  @Test func `A guide takes the place that constraints give it`() {
    let a = add(SizedView(40, 40))
    let gap = UILayoutGuide()
    root.addLayoutGuide(gap)
    root.frame.size = CGSize(width: 320, height: 240)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      gap.leftAnchor.constraint(equalTo: a.rightAnchor),
      gap.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      gap.topAnchor.constraint(equalTo: a.centerYAnchor),
      gap.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(gap.layoutFrame, rect(50, 25, 80, 30))
  }

  @Test func `A view that leaves takes the constraints to outside along`() {
    let a = add()
    let inside = a.widthAnchor.constraint(equalToConstant: 10)
    let outside = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([inside, outside])
    expectEqual(root.constraints, [outside])
    expectEqual(a.constraints, [inside])
    a.removeFromSuperview()
    expect(inside.isActive)
    expect(!outside.isActive)
    expectEmpty(root.constraints)
  }

  // Worked example 71.
  @Test func `A changed constant moves over time where layout is asked for in the block`() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.addSubview(root)
    let a = add(SizedView(10, 10))
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100)
    left.isActive = true
    window.layoutIfNeeded()
    left.constant = 200
    expectEqual(a.frame.minX, 100)
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    expectEqual(a.frame.minX, 200)
    expectEqual(a.layer.presentation()?.frame.minX, 100)
  }

  @Test func `Views without constraints make no solver`() {
    let before = LayoutEngine.count
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let label = UILabel(frame: rect(0, 0, 50, 20))
    label.text = "text"
    outer.addSubview(label)
    outer.layoutIfNeeded()
    _ = outer.systemLayoutSizeFitting(.zero)
    outer.frame.size.width = 200
    outer.layoutIfNeeded()
    expectEqual(LayoutEngine.count, before)
  }

  @Test func `Constraints are updated before layout, children before parents`() {
    final class Asking: UIView {
      var log: (String) -> Void = { _ in }
      override func updateConstraints() {
        log("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        log("layout \(tag)")
        super.layoutSubviews()
      }
    }
    var calls: [String] = []
    let (outer, inner) = (Asking(), Asking())
    (outer.tag, inner.tag) = (1, 2)
    for view in [outer, inner] { view.log = { calls.append($0) } }
    outer.addSubview(inner)
    for view in [outer, inner] { view.setNeedsUpdateConstraints() }
    outer.layoutIfNeeded()
    expectEqual(calls, ["update 2", "update 1", "layout 1", "layout 2"])
    expect(!outer.needsUpdateConstraints())
  }

  @Test func `Baselines of labels of two sizes meet`() {
    let (small, large) = (UILabel(), UILabel())
    for (label, size) in [(small, 10.0), (large, 30.0)] {
      label.font = .systemFont(ofSize: size)
      label.text = "text"
      _ = add(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let distance = large.font.ascender - small.font.ascender
    expectAtMost(abs(small.frame.minY - 10 - distance), 0.5)
    expectGreater(distance, 10)
  }

  @Test func `A constraint from inside a plain view to outside of it holds`() {
    let plain = UIView(frame: rect(50, 40, 100, 100))
    root.addSubview(plain)
    let inner = SizedView(10, 10)
    plain.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 70),
      inner.topAnchor.constraint(equalTo: plain.topAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    expectEqual(inner.frame, rect(20, 5, 10, 10))
    plain.frame.origin.x = 30
    root.layoutIfNeeded()
    expectEqual(inner.frame, rect(40, 5, 10, 10))
  }
}
