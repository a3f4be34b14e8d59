// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("Constraints of visual formats")
struct VisualFormatConstraintTests {
  private let root = makeRoot()
  private let a = UIView()
  private let b = UIView()

  init() { root.addPlaced(a, b) }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
  }

  private func words(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === a ? "a" : item === b ? "b" : item === root ? "R" : "-"
    }
    let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
    return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) "
      + "\(name(constraint.secondItem)).\(constraint.secondAttribute) "
      + "\(constraint.constant.compactDescription) @\(constraint.priority.rawValue)"
  }

  // Worked examples 62 to 65.
  @Test(
    arguments: [
      ("H:|-[a(100)]-[b]-|", [8.0, 100], [116.0, 196]),
      ("|[a]-0-[b(a)]|", [0, 160], [160, 160]),
      ("H:|-(>=20)-[a(50)]-20-|", [250, 50], nil),
    ] as [(String, [CGFloat], [CGFloat]?)])
  func `Rows are placed`(format: String, first: [CGFloat], second: [CGFloat]?) {
    NSLayoutConstraint.activate(constraints(format))
    root.layoutIfNeeded()
    expectEqual([a.frame.minX, a.frame.width], first)
    if let second { expectEqual([b.frame.minX, b.frame.width], second) }
  }

  @Test func `Of two spaces the smaller priority gives way`() {
    NSLayoutConstraint.activate(constraints("V:|[a(20)]-(10@750,>=4)-[b(20)]"))
    root.layoutIfNeeded()
    expectEqual(b.frame.minY - a.frame.maxY, 10)
  }

  // Worked example 66, with names for what Apple's own list has.
  @Test func `The order is connection, lengths, alignment`() {
    expectEqual(
      constraints("H:[a(>=60@251)][b]", .alignAllTop).map(words),
      [
        "a.width >= -.notAnAttribute 60 @251.0", "b.leading == a.trailing 0 @1000.0",
        "a.top == b.top 0 @1000.0",
      ])
    expectEqual(
      constraints("V:|-5-[a(b)]-(>=gap@p)-[b]-|", metrics: ["gap": 3, "p": Float(249)]).map(words),
      [
        "a.top == R.top 5 @1000.0", "a.height == b.height 0 @1000.0",
        "b.top >= a.bottom 3 @249.0", "R.bottomMargin == b.bottom 0 @1000.0",
      ])
    for constraint in constraints("|[a]|") { expect(!constraint.isActive) }
  }

  @Test func `The direction decides the edges`() {
    expectEqual(
      constraints("|-1-[a]-2-[b]-3-|", .directionLeftToRight).map(words),
      [
        "a.left == R.left 1 @1000.0", "b.left == a.right 2 @1000.0",
        "R.right == b.right 3 @1000.0",
      ])
    expectEqual(
      constraints("|-1-[a]-2-[b]-|", .directionRightToLeft).map(words),
      [
        "R.right == a.right 1 @1000.0", "a.left == b.right 2 @1000.0",
        "b.left == R.leftMargin 0 @1000.0",
      ])
  }

  @Test func `The standard space at the bar is the superview's margin`() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 40)
    NSLayoutConstraint.activate(constraints("|-[a]-[b(a)]-|"))
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 30)
    expectEqual(b.frame.maxX, 280)
    expectEqual(b.frame.minX - a.frame.maxX, 8)
  }

  @Test func `All of an option's alignments tie each view to the next`() {
    let names = constraints("[a][b]", [.alignAllTop, .alignAllBottom, .alignAllFirstBaseline])
      .dropFirst().map(\.firstAttribute)
    expectEqual(names, [.top, .bottom, .firstBaseline])
  }

  @Test func `Baseline spacing is between baselines`() {
    let (upper, lower) = (UILabel(), UILabel())
    for label in [upper, lower] { label.font = .systemFont(ofSize: 17) }
    root.addPlaced(upper, lower)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[b]-3-[c]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["a": upper, "b": lower, "c": a])
    expectEqual(made.map(\.firstAttribute), [.firstBaseline, .firstBaseline])
    expectEqual(made.map(\.secondAttribute), [.lastBaseline, .lastBaseline])
    expectEqual(made.map(\.constant), [20.5, 3])
  }

  @Test func `Metrics are numbers of any type`() {
    let metrics: [String: Any] = [
      "int": 1, "float": Float(2), "double": 3.0, "length": CGFloat(4), "object": NSNumber(5),
      "byte": UInt8(6), "level": UILayoutPriority.defaultHigh,
    ]
    for (name, value) in [
      ("int", 1.0), ("float", 2), ("double", 3), ("length", 4), ("object", 5), ("byte", 6),
      ("level", 750),
    ] {
      expectEqual(
        constraints("[a]-\(name)-[b]", metrics: metrics).map(\.constant), [CGFloat(value)])
    }
  }

  @Test func `Guides stand for views, and a bar is their view`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|[guide(10)]", metrics: nil, views: ["guide": guide])
    expectSame(made.first?.secondItem, root)
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame.width, 10)
  }

  // Auto-layout section 7, the second table: what names and options can get wrong.
  @Test func `Names and options that mean nothing are reported`() throws {
    let lone = UIView()
    func check(
      _ format: String, _ reason: String, _ offset: Int?,
      _ options: NSLayoutConstraint.FormatOptions = []
    ) throws {
      let error = try #require(throws: VisualFormatError.self) {
        try VisualFormatInterpreter.constraints(
          of: format, options: options, metrics: ["nan": Double.nan, "word": "x", "zero": 0],
          views: ["a": a, "b": b, "lone": lone, "text": "x"])
      }
      expectContains(error.reason, reason, "\(error.reason)")
      expectEqual(error.offset, offset, "\(format)")
    }
    try check("[nope]", "'nope' is not a key in the views", 1)
    try check("[a]-x-[b]", "The metric 'x' has no value", 4)
    try check("[a(x)]", "The metric 'x' has no value", 3)
    try check("[a]-(b)-[b]", "Expected a number or the name of a metric; 'b' is a view", 5)
    try check("[a]-nan-[b]", "not a finite number", 4)
    try check("[a]-word-[b]", "not a finite number", 4)
    try check("[a(5@zero)]", "priority 0 is not above 0", 5)
    try check("[a(5@1001)]", "priority 1001 is not above 0", nil)
    try check("|-[lone]", "'lone' has none", 3)
    try check("[text]", "'text' is of the class String", 1)
    try check("V:[a][b]", "align by top", nil, .alignAllTop)
    try check("[a][b]", "align by left", nil, .alignAllLeft)
    try check("[a][b]", "align by centerX", nil, .alignAllCenterX)
  }

  @Test func `The bits of options are UIKit's`() {
    let options: [(NSLayoutConstraint.FormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0),
      (.directionLeftToRight, 1 << 16), (.directionRightToLeft, 2 << 16),
      (.directionMask, 3 << 16), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 1 << 19), (.spacingMask, 1 << 19),
    ]
    for (option, bits) in options { expectEqual(option.rawValue, bits) }
  }
}
