// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

// Worked examples of auto-layout section 4 that have no suite of their own.
@MainActor
@Suite("Worked examples of constraints")
struct ConstraintExampleTests {
  private let root = makeRoot()

  // Worked examples 13 to 19: x 20, width 60 in a superview that grows from 200 to 300.
  @Test(
    arguments: [
      ([], 20.0, 60.0), (.flexibleLeftMargin, 120, 60), (.flexibleWidth, 20, 160),
      ([.flexibleLeftMargin, .flexibleRightMargin], 34.286, 60),
      ([.flexibleWidth, .flexibleRightMargin], 20, 93.333),
      ([.flexibleLeftMargin, .flexibleWidth], 45, 135),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 30, 90),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func `A mask is proportional in its flexible parts`(
    mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat
  ) {
    // In a superview that constraints make larger, so that the rows of the mask decide.
    let outer = UIView(frame: rect(0, 0, 200, 100))
    root.addSubview(outer)
    let plain = UIView(frame: rect(20, 0, 60, 20))
    plain.autoresizingMask = mask
    outer.addSubview(plain)
    let (before, beside) = (SizedView(1, 1), SizedView(1, 1))
    outer.addSubview(before)
    outer.addSubview(beside)
    NSLayoutConstraint.activate([
      before.leftAnchor.constraint(equalTo: plain.leftAnchor),
      beside.leftAnchor.constraint(equalTo: plain.rightAnchor),
    ])
    outer.layoutIfNeeded()
    outer.frame.size.width = 300
    outer.layoutIfNeeded()
    expectNear(plain.frame.minX, x, within: 0.01)
    expectNear(plain.frame.width, width, within: 0.01)
    expectAtMost(abs(before.frame.minX - x), 0.25)
    expectAtMost(abs(beside.frame.minX - x - width), 0.25)
  }

  // Worked example 3 and 4.
  @Test func `Multipliers act on places and lengths`() {
    let (a, b, c) = (SizedView(90, 20), UIView(), UIView())
    root.addPlaced(a, b, c)
    NSLayoutConstraint(
      item: a, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 0.25, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 35)
    let d = UIView()
    root.addPlaced(d)
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
      d.leadingAnchor.constraint(equalTo: c.trailingAnchor, constant: 8),
      d.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      c.widthAnchor.constraint(equalTo: b.widthAnchor),
      d.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    expectEqual([b, c, d].map(\.frame.minX), [8, 88, 168])
    expectEqual([b, c, d].map(\.frame.width), [72, 72, 144])
  }

  // Worked examples 22 to 24.
  @Test func `What resists more is squeezed less`() {
    let (a, b) = (SizedView(200, 20), SizedView(150, 20))
    root.addPlaced(a, b)
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-16-[a]-8-[b]-16-|", metrics: nil, views: ["a": a, "b": b]))
    let (wide, middle) = (SizedView(400, 20), SizedView(300, 20))
    root.addPlaced(wide, middle)
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      middle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      middle.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
    ])
    root.layoutIfNeeded()
    expectEqual([a.frame.width, b.frame.width], [130, 150])
    expectEqual(wide.frame.width, 288)
    expectEqual(middle.frame, rect(16, 0, 288, 20))
  }

  // Worked examples 25 to 30: width, relation and priority.
  @Test(
    arguments: [
      ([(100, 0, 500), (160, 0, 500), (300, 0, 500)], 160.0),
      ([(100, 0, 500), (160, 0, 500)], 160),
      ([(200, 1, 750), (150, -1, 749)] + (0..<20).map { (Double($0), 0, 748) }, 200),
      ([(100, 0, 250.001), (160, 0, 250)], 100), ([(44, 1, 750)], 44),
    ] as [([(Double, Int, Float)], CGFloat)])
  func `Priorities are levels`(rows: [(Double, Int, Float)], width: CGFloat) throws {
    let a = UIView()
    root.addPlaced(a)
    for (constant, relation, priority) in rows {
      let constraint = NSLayoutConstraint(
        item: a, attribute: .width,
        relatedBy: try #require(NSLayoutConstraint.Relation(rawValue: relation)), toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(constant))
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    expectEqual(a.frame.width, width)
  }

  // Worked example 28.
  @Test func `A limit beats a share`() {
    let a = UIView()
    root.addPlaced(a)
    let half = a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    half.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([half, a.widthAnchor.constraint(lessThanOrEqualToConstant: 120)])
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 120)
  }

  // Worked examples 53 to 59 with plain views for Apple's cells.
  @Test func `Cells of Apple's sample come out to the half point`() {
    let cell = makeRoot(320, 44)
    let (label, accessory, line) = (SizedView(100, 20.5), UIView(), UIView())
    cell.addPlaced(label, accessory, line)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
      label.trailingAnchor.constraint(equalTo: accessory.leadingAnchor, constant: -10),
      accessory.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      accessory.widthAnchor.constraint(equalToConstant: 13),
      accessory.heightAnchor.constraint(equalToConstant: 20),
      accessory.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      line.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      line.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    cell.layoutIfNeeded()
    expectEqual(label.frame, rect(10, 10, 277, 24))
    expectEqual(accessory.frame, rect(297, 12, 13, 20))
    expectEqual(line.frame, rect(10, 43.5, 300, 0.5))
    let badge = makeRoot(20, 20)
    let digit = SizedView(10, 20.5)
    badge.addPlaced(digit)
    NSLayoutConstraint.activate([
      digit.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      digit.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
    badge.layoutIfNeeded()
    expectEqual(digit.frame, rect(5, -0.5, 10, 20.5))
  }

  // Rules ALL-1, ALL-5 and ALL-7.
  @Test func `A controller hears of updates in place of its view`() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func updateViewConstraints() {
        calls.append("before")
        // What is asked for meanwhile is there already.
        view.setNeedsUpdateConstraints()
        super.updateViewConstraints()
        calls.append("after")
      }
    }
    final class Building: UIView {
      var updates = 0
      let inner = SizedView(20, 20)
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if updates == 0 {
          addSubview(inner)
          inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7).isActive = true
        }
        updates += 1
        super.updateConstraints()
      }
    }
    let controller = Controller()
    let view = Building(frame: rect(0, 0, 100, 100))
    controller.view = view
    root.addSubview(view)
    root.layoutIfNeeded()
    expectEqual(controller.calls, ["before", "after"])
    expectEqual(view.updates, 1)
    expectEqual(view.inner.frame, rect(7, 0, 20, 20))
    view.setNeedsUpdateConstraints()
    expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    expectEqual(view.updates, 2)
    expect(!view.needsUpdateConstraints())
  }

  // Rules ALL-3 and ALL-6.
  @Test func `A frame that was set holds until layout, which writes only what differs`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (outer, inner) = (Counting(), Counting())
    root.addPlaced(outer)
    outer.addPlaced(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([width, outer.widthAnchor.constraint(equalToConstant: 50)])
    root.layoutIfNeeded()
    inner.frame = rect(1, 2, 3, 4)
    expectEqual(inner.frame, rect(1, 2, 3, 4))
    root.layoutIfNeeded()
    (outer.layouts, inner.layouts) = (0, 0)
    width.constant = 30
    root.layoutIfNeeded()
    expectEqual(inner.frame.width, 30)
    expectEqual(outer.layouts, 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(outer.layouts, 1)
  }

  @Test func `A view deep in the tree that constraints begin to place is placed`() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView(frame: rect(3, 3, 3, 3)))
    outer.frame = rect(0, 0, 100, 100)
    root.addSubview(outer)
    outer.addPlaced(middle)
    middle.addSubview(inner)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[m(50)]", metrics: nil, views: ["m": middle])
    )
    root.layoutIfNeeded()
    expectEqual(inner.frame, rect(3, 3, 3, 3))
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    expectEqual(inner.frame, .zero)
    inner.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    expectEqual(inner.frame, rect(0, 0, 25, 0))
  }
}
