// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

// Auto-layout section 7, the first table.
@MainActor
@Suite("Bad input to constraints")
struct ConstraintBadInputTests {
  private let root = makeRoot()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() { root.addPlaced(a, b, c) }

  private func error(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch let error as LayoutConstraintError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  private func pairing(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> String? {
    error {
      try NSLayoutConstraint.validate(
        first, hasSecondItem: second != nil, second ?? .notAnAttribute, multiplier: multiplier,
        constant: constant
      ) { "a.\(first) == b" }
    }
  }

  @Test func `Activating without a common superview is refused, with both items`() {
    let lone = UILabel()
    lone.text = "lone"
    let constraint = a.leadingAnchor.constraint(equalTo: lone.leadingAnchor)
    let message = error { _ = try UIView.holder(for: constraint) }
    expectEqual(message?.contains("UIView:2.leading == UILabel:3'lone'.leading"), true)
    expectEqual(message?.contains("no common superview"), true)
    expectEqual(message?.contains("different hierarchies"), true)
    expect(!constraint.isActive)
  }

  @Test func `A view holds only what is in it`() {
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    expectEqual(error { try a.checkCanHold(constraint) }?.contains("not a superview"), true)
    expectNil(error { try root.checkCanHold(constraint) })
    root.addConstraint(constraint)
    expect(constraint.isActive)
    root.removeConstraint(constraint)
    expect(!constraint.isActive)
  }

  @Test func `Items are views and guides`() {
    expectEqual(error { _ = try NSLayoutConstraint.items("x", nil) }?.contains("first item"), true)
    expectEqual(error { _ = try NSLayoutConstraint.items(nil, nil) }?.contains("nil"), true)
    expectEqual(error { _ = try NSLayoutConstraint.items(a, 5) }?.contains("a Int"), true)
    expectNil(error { _ = try NSLayoutConstraint.items(a, UILayoutGuide()) })
  }

  @Test func `Pairings that mean nothing are refused`() {
    for first in [NSLayoutConstraint.Attribute.left, .leading, .centerY, .firstBaseline] {
      expectEqual(pairing(first, nil)?.contains("a location cannot equal a constant"), true)
      expectEqual(pairing(first, first, multiplier: 0)?.contains("cannot equal a constant"), true)
      expectEqual(pairing(first, .width)?.contains("related to a size"), true)
      expectEqual(pairing(.height, first)?.contains("related to a size"), true)
      expectEqual(pairing(.notAnAttribute, first)?.contains("first attribute"), true)
      expectNil(pairing(first, first))
    }
    expectEqual(pairing(.leading, .left)?.contains("left and right"), true)
    expectEqual(pairing(.rightMargin, .trailing)?.contains("left and right"), true)
    expectNil(pairing(.leading, .trailingMargin))
    expectNil(pairing(.left, .centerX))
    expectEqual(pairing(.leading, .top)?.contains("vertical"), true)
    expectNil(pairing(.width, .height))
    expectEqual(pairing(.width, .notAnAttribute)?.contains("second attribute"), true)
    expectNil(pairing(.width, nil))
  }

  @Test func `Numbers are finite`() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      expectEqual(pairing(.width, .width, constant: bad)?.contains("must be finite"), true)
      expectEqual(pairing(.width, .width, multiplier: bad)?.contains("must be finite"), true)
      let constraint = a.widthAnchor.constraint(equalTo: b.heightAnchor)
      let message = error { try constraint.validate(constant: bad) }
      expectEqual(message?.contains("UIView:2.width == UIView:3.height"), true)
    }
  }

  @Test func `Priorities are above 0 and at most 1000`() {
    for bad: Float in [0, -1, 1000.1, .nan, .infinity] {
      expectEqual(error { try UILayoutPriority(bad).validate() }?.contains("above 0"), true)
    }
    for good: Float in [0.001, 250, 1000] {
      expectNil(error { try UILayoutPriority(good).validate() })
    }
  }

  @Test func `A size that is nothing times another is a number`() {
    let constraint = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 0,
      constant: 30)
    constraint.isActive = true
    expectNil(constraint.secondItem)
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 30)
  }

  @Test func `A constant beyond ten million is clamped, which is reported once`() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 1e9)
    constraint.isActive = true
    let said = messages {
      root.layoutIfNeeded()
      root.frame.size.width = 300
      root.layoutIfNeeded()
    }
    expectEqual(said.count, 1)
    expectEqual(said.first?.contains("UIView:2.width == 1e+09"), true)
    expectEqual(said.first?.contains("clamped to 1e+07"), true)
    expectEqual(a.frame.width, 1e7)
    constraint.constant = 1e7
    expectEmpty(messages { root.layoutIfNeeded() })
  }

  @Test func `A constraint turns optional and required again while active`() {
    let (first, second) = (
      a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 50)
    )
    second.priority = .defaultLow
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 100)
    first.priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 50)
    first.priority = .required
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 100)
  }

  @Test func `A view may be tied to itself`() {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
      a.heightAnchor.constraint(equalToConstant: 10),
      a.leftAnchor.constraint(equalTo: a.leftAnchor),
    ])
    expectEmpty(messages { root.layoutIfNeeded() })
    expectEqual(a.frame.size, CGSize(width: 20, height: 10))
  }

  @Test func `What can never hold for a view alone is reported and broken`() {
    let constraints = [
      a.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1, constant: 1),
    ]
    NSLayoutConstraint.activate(constraints)
    let said = messages { root.layoutIfNeeded() }
    expectEqual(said.count, 2, "\(said)")
    for constraint in constraints { expect(constraint.isActive) }
    expectContains(
      said, where: { $0.hasSuffix("UIView:2.width == UIView:2.width + 1   (active)>") })
  }

  @Test func `A contradiction around a cycle is three constraints`() {
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 1),
      b.leftAnchor.constraint(equalTo: c.leftAnchor, constant: 1),
      c.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 1),
    ])
    let said = messages { root.layoutIfNeeded() }
    expectEqual(said.count, 1)
    let lines = said.first?.components(separatedBy: "\n").filter { $0.hasPrefix("    \"") }
    expectEqual(lines?.count, 3, "\(said)")
    expectEqual(a.frame.minX, b.frame.minX + 1)
    expectEqual(b.frame.minX, c.frame.minX + 1)
  }

  @Test func `Intrinsic sizes that are no sizes count as none`() {
    for bad in [CGFloat.nan, .infinity, -5, UIView.noIntrinsicMetric] {
      let view = SizedView(bad, 10)
      root.addSubview(view)
      let said = messages { root.layoutIfNeeded() }
      expectEqual(view.frame, rect(0, 0, 0, 10), "\(bad)")
      expectEqual(said.count, (bad.isFinite ? 0 : 1), "\(said)")
      if !bad.isFinite { expectEqual(said.first?.contains("SizedView"), true) }
    }
    let huge = SizedView(1e9, 10)
    root.addSubview(huge)
    root.layoutIfNeeded()
    expectEqual(huge.frame.width, 1e7)
  }

  @Test func `A released item takes its constraints along`() {
    var guide: UILayoutGuide? = UILayoutGuide()
    weak let gone = guide
    if let guide {
      root.addLayoutGuide(guide)
      a.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 5).isActive = true
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    }
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 25)
    if let guide { root.removeLayoutGuide(guide) }
    guide = nil
    expectNil(gone)
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 0)
    let view = UIView()
    let outside = view.widthAnchor.constraint(equalTo: a.widthAnchor)
    root.addPlaced(view)
    outside.isActive = true
    view.removeFromSuperview()
    expect(!outside.isActive)
    expectEmpty(root.constraints)
  }

  @Test func `A constraint that lost its item is not active`() {
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      constraint = view.widthAnchor.constraint(equalToConstant: 5)
    }
    expectNil(constraint.firstItem)
    constraint.isActive = true
    expect(!constraint.isActive)
    expectEqual("\(constraint)", "<NSLayoutConstraint:1 nil.width == 5   (inactive)>")
  }

  @Test func `A view may deactivate its own constraint while it is laid out`() {
    final class Letting: UIView {
      var own: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        own?.isActive = false
        own = nil
      }
    }
    let view = Letting()
    root.addPlaced(view)
    let low = view.widthAnchor.constraint(equalToConstant: 10)
    low.priority = .defaultLow
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([low, width])
    view.own = width
    expectEmpty(messages { root.layoutIfNeeded() })
    expect(!width.isActive)
    expectEqual(view.frame.width, 10)
  }

  @Test func `Layout that never settles ends with one message that names the view`() {
    final class Restless: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        setNeedsUpdateConstraints()
      }
      override func updateConstraints() {
        constraints.first?.constant += 1
        super.updateConstraints()
      }
    }
    let view = Restless()
    root.addPlaced(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let said = messages {
      root.layoutIfNeeded()
      root.layoutIfNeeded()
    }
    expectEqual(said.count, 1, "\(said)")
    expectEqual(said.first?.contains("Restless"), true)
    expectAtMost(view.passes, 64)
  }

  // The speed of it is the benchmarks' business.
  @Test func `Ten thousand constraints are no more than many`() {
    let root = makeRoot(320, 1_000_000)
    var before = root.topAnchor
    for index in 0..<2500 {
      let view = UIView()
      root.addPlaced(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: before, constant: 1),
        view.heightAnchor.constraint(equalToConstant: CGFloat(index % 7)),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])
      before = view.bottomAnchor
    }
    root.layoutIfNeeded()
    let last = root.subviews.last
    // The sum of index % 7 and a gap each.
    let heights = (0..<2500).reduce(0) { $0 + $1 % 7 }
    expectEqual(last?.frame, rect(0, CGFloat(2500 + heights - 2499 % 7), 10, CGFloat(2499 % 7)))
  }
}
