// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("Stack views", .serialized)
struct StackViewTests {
  private let views = [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50)]

  @Test func `A new stack is as UIKit's`() {
    let stack = UIStackView()
    expectEqual(stack.axis, .horizontal)
    expectEqual(stack.distribution, .fill)
    expectEqual(stack.alignment, .fill)
    expectEqual(stack.spacing, 0)
    expect(!stack.isBaselineRelativeArrangement)
    expect(!stack.isLayoutMarginsRelativeArrangement)
    expectEqual(stack.layoutMargins, .zero)
    expectEqual(stack.intrinsicContentSize, CGSize(width: -1, height: -1))
    expectEqual(UIStackView.spacingUseDefault, 3.4028234663852886e38)
    expectEqual(UIStackView.spacingUseSystem, 1.1754943508222875e-38)
    expectEqual(UIStackView.Alignment.top, .leading)
    expectEqual(UIStackView.Alignment.bottom, .trailing)
    expectEqual(UIStackView.Alignment.lastBaseline.rawValue, 5)
    expectEqual(UIStackView.Distribution.equalCentering.rawValue, 4)
  }

  // MARK: Arranged views, rules ALS-17 and ALS-18

  @Test func `Arranged views give up their frames, other subviews do not`() {
    let stack = UIStackView(arrangedSubviews: views)
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stack.addSubview(plain)
    expectAll(views, where: { !$0.translatesAutoresizingMaskIntoConstraints })
    expect(plain.translatesAutoresizingMaskIntoConstraints)
    expectEqual(stack.subviews, views + [plain])
    expectEqual(stack.arrangedSubviews, views)
    _ = StackScene(stack).frames()
    expectEqual(plain.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `An arranged view moves to the index that it has afterwards`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.setCustomSpacing(7, after: views[0])
    stack.insertArrangedSubview(views[0], at: 2)
    expectEqual(stack.arrangedSubviews, [views[1], views[2], views[0]])
    expectEqual(stack.subviews, views)
    expectEqual(stack.customSpacing(after: views[0]), 7)
    stack.insertArrangedSubview(views[0], at: 0)
    expectEqual(stack.arrangedSubviews, views)
    // The count before the move is the last index after it.
    stack.insertArrangedSubview(views[0], at: 3)
    expectEqual(stack.arrangedSubviews, [views[1], views[2], views[0]])
    stack.addArrangedSubview(views[1])
    expectEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
  }

  @Test func `A plain subview becomes arranged where it is among the subviews`() {
    let stack = UIStackView(arrangedSubviews: [views[0]])
    stack.insertSubview(views[1], at: 0)
    stack.addArrangedSubview(views[1])
    expectEqual(stack.subviews, [views[1], views[0]])
    expectEqual(stack.arrangedSubviews, [views[0], views[1]])
    expectEqual(StackScene(stack).columns(), [10, 40, 50, 60])
  }

  // Rule ALS-6 speaks of arranged views, not of subviews.
  @Test func `The first arranged view grows, also if it is the last subview`() {
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 0)
    expectEqual(StackScene(stack, width: 300).frames().map(\.width), [200, 40, 60])
  }

  @Test func `A view of another stack leaves that`() {
    let (one, other) = (UIStackView(arrangedSubviews: views), UIStackView())
    one.setCustomSpacing(9, after: views[0])
    other.addArrangedSubview(views[0])
    expectEqual(one.arrangedSubviews, [views[1], views[2]])
    expectEqual(one.subviews, [views[1], views[2]])
    expectEqual(other.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
    let scene = StackScene(one)
    expectEqual(scene.columns(), [10, 60, 70, 10])
  }

  @Test func `A view that is arranged no longer stays with its frame`() {
    let stack = UIStackView(arrangedSubviews: views)
    let scene = StackScene(stack)
    _ = scene.frames()
    let before = views[1].frame
    stack.removeArrangedSubview(views[1])
    expectEqual(scene.columns(), [10, 40, 50, 10])
    expectSame(views[1].superview, stack)
    expect(!views[1].translatesAutoresizingMaskIntoConstraints)
    expectEqual(views[1].frame, before)
    // Until constraints place it.
    views[1].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 3).isActive = true
    scene.root.layoutIfNeeded()
    expectEqual(views[1].frame.minX, 3)
    stack.removeArrangedSubview(UIView())
    expectEqual(stack.arrangedSubviews, [views[0], views[2]])
    stack.insertArrangedSubview(views[1], at: 1)
    views[1].constraints.forEach { $0.isActive = false }
    stack.constraints.first { $0.constant == 3 }?.isActive = false
    expectEqual(scene.columns(), [10, 40, 50, 60, 110, 10])
  }

  @Test func `A view that leaves is arranged no longer, and its spacing is forgotten`() {
    let stack = UIStackView(arrangedSubviews: views)
    let scene = StackScene(stack)
    stack.setCustomSpacing(9, after: views[0])
    expectEqual(scene.columns(), [10, 40, 59, 60, 119, 10])
    views[0].removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [views[1], views[2]])
    expectEqual(scene.columns(), [10, 60, 70, 10])
    stack.insertArrangedSubview(views[0], at: 0)
    expectEqual(scene.columns(), [10, 40, 50, 60, 110, 10])
  }

  // Between two layouts: its constraints went along with it.
  @Test func `A view may leave and come back before a layout`() {
    let stack = UIStackView(arrangedSubviews: views)
    let scene = StackScene(stack)
    let before = scene.frames()
    views[1].removeFromSuperview()
    stack.insertArrangedSubview(views[1], at: 1)
    expectEqual(scene.frames(), before)
  }

  @Test func `Spacing after a strange view does nothing`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.setCustomSpacing(5, after: UIView())
    expectEqual(stack.customSpacing(after: UIView()), UIStackView.spacingUseDefault)
    expectEqual(StackScene(stack).columns(), [10, 40, 50, 60, 110, 10])
  }

  // MARK: Spacing

  @Test func `Spacing may be the system's, or the default`() {
    let stack = UIStackView(arrangedSubviews: views)
    let scene = StackScene(stack)
    stack.spacing = UIStackView.spacingUseSystem
    expectEqual(scene.columns(), [10, 40, 58, 60, 126, 10])
    stack.setCustomSpacing(2, after: views[0])
    expectEqual(scene.columns(), [10, 40, 52, 60, 120, 10])
    stack.spacing = UIStackView.spacingUseDefault
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    expectEqual(scene.columns(), [10, 40, 52, 60, 120, 10])
    expectEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseSystem)
  }

  @Test func `Spacing is rounded to the pixels of the display`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5.3
    let scene = StackScene(stack)
    expectEqual(scene.columns(), [10, 40, 55.5, 60, 121, 10])
    scene.root.traitOverrides.displayScale = 1
    expectEqual(scene.columns(), [10, 40, 55, 60, 120, 10])
  }

  // MARK: Constraints

  @Test func `A stack holds its constraints by UIKit's names`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    views[2].isHidden = true
    stack.updateConstraintsIfNeeded()
    let names = Set(stack.constraints.compactMap(\.identifier))
    expectEqual(
      names,
      [
        "UISV-canvas-connection", "UISV-spacing", "UISV-hiding", "UISV-spacing-hidden",
        "UISV-distributing-edge", "UISV-canvas-fit", "UISV-alignment", "UISV-spanning-fit",
        "UISV-spanning-boundary", "UISV-ambiguity-suppression",
      ])
    expectEqual(
      Set(stack.layoutGuides.map(\.identifier)), ["UISV-distributing", "UISV-alignment-spanner"])
    expectAll(stack.constraints, where: { $0.isActive })
  }

  // Rule ALS-14.
  @Test func `Two labels that wrap share the width, one has none of it`() {
    let labels = (0...1).map { _ in
      let label = UILabel()
      label.text = String(repeating: "several words ", count: 6)
      label.numberOfLines = 0
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels + [views[2]])
    stack.spacing = 10
    let scene = StackScene(stack, width: 320)
    expectEqual(scene.frames().map(\.width), [100, 100, 100])
    labels[1].numberOfLines = 1
    scene.root.layoutIfNeeded()
    expectLacks(stack.constraints, where: { $0.identifier == "UISV-text-width-disambiguation" })
  }

  @Test func `A view's required length wins over hiding it`() {
    views[0].translatesAutoresizingMaskIntoConstraints = false
    views[0].widthAnchor.constraint(equalToConstant: 33).isActive = true
    views[0].isHidden = true
    expectEqual(StackScene(UIStackView(arrangedSubviews: views)).frames()[0].width, 33)
  }

  @Test func `Priorities that are no whole numbers hold`() {
    let stack = UIStackView(arrangedSubviews: views)
    let scene = StackScene(stack, width: 300)
    for (index, priority) in [250.002, 250.001, 250.003].enumerated() {
      views[index].setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .horizontal)
    }
    expectEqual(scene.frames().map(\.width), [40, 250, 10])
  }

  // MARK: Fitting

  @Test func `A stack fits its views`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    let compressed = UIView.layoutFittingCompressedSize
    expectEqual(stack.systemLayoutSizeFitting(compressed), CGSize(width: 120, height: 50))
    stack.axis = .vertical
    expectEqual(stack.systemLayoutSizeFitting(compressed), CGSize(width: 60, height: 110))
    expectEqual(
      stack.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 300, height: 110))
    expectEqual(UIStackView().systemLayoutSizeFitting(compressed), .zero)
  }

  @Test func `A stack with a frame of its own fills that`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.width), [130, 60, 10])
    expectAll(views, where: { $0.frame.height == 80 })
    stack.frame.size.width = 150
    stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.width), [80, 60, 10])
  }

  @Test func `A changed length of contents moves the shares of a proportional stack`() {
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.distribution = .fillProportionally
    let scene = StackScene(stack, width: 200)
    expectEqual(scene.frames().map(\.width), [80, 120])
    views[0].size.width = 60
    expectEqual(scene.frames().map(\.width), [100, 100])
    // Also inside of a view that has no contents of its own.
    let inner = UIStackView(arrangedSubviews: [views[2]])
    stack.addArrangedSubview(inner)
    views[2].size.width = 80
    expectEqual(scene.frames().map(\.width), [60, 60, 80])
    views[2].size.width = 120
    expectEqual(scene.frames().map(\.width), [50, 50, 100])
  }

  @Test func `A stack draws its background and nothing else`() throws {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    stack.backgroundColor = .red
    let plain = UIView(frame: stack.frame)
    plain.backgroundColor = .red
    let drawn = try Pixels(of: stack).raster.rgba
    expectEqual(drawn, (try Pixels(of: plain).raster.rgba))
    expectContains(drawn, 255)
  }

  // MARK: Bad input, auto layout section 7

  @Test func `Insertion beyond the count, or of what holds the stack, is an error`() throws {
    let stack = UIStackView(arrangedSubviews: views)
    let outer = UIView()
    outer.addSubview(stack)
    #expect(throws: StackViewError.indexOutOfRange(index: 4, count: 3)) {
      try stack.checkInsertion(of: UIView(), at: 4)
    }
    #expect(throws: StackViewError.indexOutOfRange(index: -1, count: 3)) {
      try stack.checkInsertion(of: views[0], at: -1)
    }
    #expect(throws: StackViewError.holdsItself(view: "UIStackView")) {
      try stack.checkInsertion(of: stack, at: 0)
    }
    #expect(throws: StackViewError.holdsItself(view: "UIView")) {
      try stack.checkInsertion(of: outer, at: 0)
    }
    try stack.checkInsertion(of: views[0], at: 3)
    #expect(throws: StackViewError.spacingIsNotFinite(.infinity)) {
      try UIStackView.checkSpacing(.infinity)
    }
    #expect(throws: StackViewError.self) { try UIStackView.checkSpacing(.nan) }
    let message = StackViewError.indexOutOfRange(index: 4, count: 3).description
    expectContains(message, "index 4 is out of bounds")
    expectContains(message, "0…3")
    expectContains(StackViewError.spacingIsNotFinite(.nan).description, "nan")
    expectContains(StackViewError.holdsItself(view: "UIView").description, "UIView")
  }

  @Test func `An arranged view that another superview takes is arranged no longer`() {
    let stack = UIStackView(arrangedSubviews: views)
    let scene = StackScene(stack)
    _ = scene.frames()
    scene.root.addSubview(views[0])
    expectEqual(stack.arrangedSubviews, [views[1], views[2]])
    expectEqual(scene.columns(), [10, 60, 70, 10])
    expectLacks(
      stack.constraints, where: { $0.firstItem === views[0] || $0.secondItem === views[0] })
  }

  @Test func `A stack whose length contradicts its views breaks a client's size`() {
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    let width = views[0].widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    views[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
    let scene = StackScene(stack, width: 150)
    let frames = scene.frames()
    expectEqual(frames[1].maxX - frames[0].minX, stack.frame.width)
    let own = stack.constraints.filter { $0.identifier == "UISV-spacing" }
    expectAll(own, where: { $0.isActive })
    expectEqual(frames[1].minX, frames[0].maxX)
  }

  @Test func `Constraints of the stack that a client removes come back with a change`() {
    let stack = UIStackView(arrangedSubviews: views)
    let scene = StackScene(stack)
    _ = scene.frames()
    NSLayoutConstraint.deactivate(stack.constraints)
    stack.spacing = 3
    expectEqual(scene.columns(), [10, 40, 53, 60, 116, 10])
  }
}
