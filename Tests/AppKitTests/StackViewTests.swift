// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import SeededRandom
import Testing

/// Appkit rule MV-11: stacks of the Mac.
@Suite("AppKit: stack views")
@MainActor
struct StackViewTests {
  /// A view with contents of a size.
  final class StackedView: NSView {
    var contents = NSSize.zero
    override var intrinsicContentSize: NSSize { contents }
  }

  private let small = view(30, 10)
  private let middle = view(40, 20)
  private let large = view(50, 30)

  private static func view(_ width: CGFloat, _ height: CGFloat) -> StackedView {
    let view = StackedView()
    view.contents = NSSize(width: width, height: height)
    return view
  }

  /// A stack of 300 × 40 with a view in each area.
  private func row() -> NSStackView {
    let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 300, height: 40))
    stack.addView(large, in: .trailing)
    stack.addView(small, in: .leading)
    stack.addView(middle, in: .center)
    return stack
  }

  private func frames(of stack: NSStackView) -> [NSRect] {
    stack.layoutSubtreeIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func starts(of stack: NSStackView) -> [CGFloat] { frames(of: stack).map(\.minX) }

  @Test func `Areas are at the start, in the middle and at the end`() {
    let stack = row()
    expectEqual(stack.distribution, .gravityAreas)
    expectEqual(stack.orientation, .horizontal)
    expectEqual(stack.spacing, 8)
    expectEqual(stack.alignment, .centerY)
    expectEqual(
      frames(of: stack),
      [
        NSRect(x: 0, y: 15, width: 30, height: 10), NSRect(x: 130, y: 10, width: 40, height: 20),
        NSRect(x: 250, y: 5, width: 50, height: 30),
      ])
  }

  @Test func `A column begins at the top`() {
    let stack = row()
    stack.frame = NSRect(x: 0, y: 0, width: 100, height: 200)
    stack.orientation = .vertical
    expectEqual(stack.alignment, .centerX)
    expectEqual(
      frames(of: stack),
      [
        NSRect(x: 35, y: 190, width: 30, height: 10), NSRect(x: 30, y: 90, width: 40, height: 20),
        NSRect(x: 25, y: 0, width: 50, height: 30),
      ])
    expectEqual(stack.views(in: .top), [small])
    expectEqual(stack.views(in: .bottom), [large])
  }

  @Test func `The middle area gives way to the others`() {
    let stack = row()
    small.contents.width = 120
    middle.contents.width = 100
    for view in [small, middle] { view.invalidateIntrinsicContentSize() }
    expectEqual(starts(of: stack), [0, 128, 250])
  }

  @Test func `An area alone is where it belongs`() {
    for (gravity, start) in [(.leading, 0), (.center, 130), (.trailing, 260)]
      as [(NSStackView.Gravity, CGFloat)]
    {
      let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 300, height: 40))
      stack.addView(middle, in: gravity)
      expectEqual(starts(of: stack), [start])
    }
  }

  @Test func `From right to left a row begins at the right`() {
    let stack = row()
    stack.userInterfaceLayoutDirection = .rightToLeft
    expectEqual(starts(of: stack), [270, 130, 0])
  }

  @Test(
    arguments: [
      (.fill, [0, 218, 266], [210, 40, 50]), (.fillEqually, [0, 108, 216], [100, 100, 100]),
      (.equalSpacing, [0, 128, 266], [30, 40, 50]),
    ] as [(NSStackView.Distribution, [CGFloat], [CGFloat])])
  func `Other distributions are those of iOS`(
    distribution: NSStackView.Distribution, starts: [CGFloat], widths: [CGFloat]
  ) {
    let stack = row()
    stack.setFrameSize(NSSize(width: 316, height: 40))
    stack.distribution = distribution
    let frames = frames(of: stack)
    expectEqual(frames.map(\.minX), starts)
    expectEqual(frames.map(\.width), widths)
  }

  @Test func `Proportions and equal centres follow the contents`() {
    let stack = row()
    stack.spacing = 0
    stack.setFrameSize(NSSize(width: 240, height: 40))
    stack.distribution = .fillProportionally
    expectEqual(frames(of: stack).map(\.width), [60, 80, 100])
    stack.distribution = .equalCentering
    // The centres are at 15, 115 and 215.
    expectEqual(starts(of: stack), [0, 95, 190])
  }

  @Test(
    arguments: [
      (.top, [30, 20, 10], [10, 20, 30]), (.centerY, [15, 10, 5], [10, 20, 30]),
      (.bottom, [0, 0, 0], [10, 20, 30]), (.height, [0, 0, 0], [40, 40, 40]),
      // Without a meaning in a row.
      (.leading, [15, 10, 5], [10, 20, 30]),
    ] as [(NSLayoutConstraint.Attribute, [CGFloat], [CGFloat])])
  func `Views are aligned across`(
    alignment: NSLayoutConstraint.Attribute, starts: [CGFloat], heights: [CGFloat]
  ) {
    let stack = row()
    stack.alignment = alignment
    let frames = frames(of: stack)
    expectEqual(stack.alignment, alignment)
    expectEqual(frames.map(\.minY), starts)
    expectEqual(frames.map(\.height), heights)
  }

  @Test func `Insets are inside of the edges`() {
    let stack = row()
    stack.alignment = .top
    stack.edgeInsets = NSEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    let frames = frames(of: stack)
    expectEqual(frames.map(\.minX), [10, 125, 230])
    expectEqual(frames.map(\.minY), [26, 16, 6])
  }

  @Test func `A stack is as large as its views`() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let stack = NSStackView(views: [small, middle, large])
    stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    parent.layoutSubtreeIfNeeded()
    expectEqual(stack.frame, NSRect(x: 0, y: 266, width: 142, height: 34))
    expectEqual(stack.fittingSize, NSSize(width: 142, height: 34))
    expectEqual(stack.views(in: .leading), [small, middle, large])
  }

  @Test func `Views hug harder than a stack of the same priority, and less than one of a higher`() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let stack = NSStackView(views: [small])
    // More than what pulls at the stack.
    small.setContentHuggingPriority(.required, for: .horizontal)
    let side = NSView()
    side.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    parent.addSubview(side)
    stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    side.leadingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
    side.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
    let width = side.widthAnchor.constraint(equalToConstant: 100)
    width.priority = NSLayoutConstraint.Priority(400)
    width.isActive = true
    parent.layoutSubtreeIfNeeded()
    expectEqual(stack.frame.width, 300)
    expectEqual(small.frame.width, 30)
    expectEqual(stack.huggingPriority(for: .horizontal), .defaultLow)
    stack.setHuggingPriority(.required, for: .horizontal)
    expectEqual(stack.huggingPriority(for: .horizontal), .required)
    expectEqual(stack.huggingPriority(for: .vertical), .defaultLow)
    parent.layoutSubtreeIfNeeded()
    expectEqual(stack.frame.width, 30)
    expectEqual(side.frame.width, 370)
  }

  @Test func `A distance of its own follows one view`() {
    let stack = NSStackView(views: [small, middle, large])
    stack.setFrameSize(NSSize(width: 300, height: 40))
    stack.setCustomSpacing(20, after: small)
    expectEqual(stack.customSpacing(after: small), 20)
    expectEqual(starts(of: stack), [0, 50, 98])
    stack.setCustomSpacing(NSStackView.useDefaultSpacing, after: small)
    expectEqual(stack.customSpacing(after: small), NSStackView.useDefaultSpacing)
    expectEqual(starts(of: stack), [0, 38, 86])
    stack.spacing = 2
    expectEqual(starts(of: stack), [0, 32, 74])
  }

  @Test func `Hidden views take no space unless they keep it`() {
    let stack = NSStackView(views: [small, middle, large])
    stack.setFrameSize(NSSize(width: 300, height: 40))
    small.isHidden = true
    expect(stack.detachesHiddenViews)
    expectEqual(starts(of: stack).dropFirst(), [0, 48])
    stack.detachesHiddenViews = false
    expectEqual(starts(of: stack), [0, 38, 86])
    small.isHidden = false
    stack.detachesHiddenViews = true
    expectEqual(starts(of: stack), [0, 38, 86])
  }

  @Test func `Texts are aligned by their baselines`() {
    let (title, note) = (NSTextField(labelWithString: "A"), NSTextField(labelWithString: "b"))
    title.font = .systemFont(ofSize: 24)
    let stack = NSStackView(views: [title, note])
    stack.setFrameSize(NSSize(width: 300, height: 60))
    stack.alignment = .firstBaseline
    stack.layoutSubtreeIfNeeded()
    func baseline(_ field: NSTextField) -> CGFloat {
      let ruler = NSView()
      ruler.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(ruler)
      ruler.topAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
      stack.layoutSubtreeIfNeeded()
      return ruler.frame.maxY
    }
    expectEqual(baseline(title), baseline(note))
    expectGreater(title.frame.maxY, note.frame.maxY)
  }

  @Test func `A click meets the views that are arranged`() {
    let stack = row()
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 100))
    parent.addSubview(stack)
    parent.layoutSubtreeIfNeeded()
    expectSame(parent.hitTest(NSPoint(x: 140, y: 20)), middle)
    expectSame(parent.hitTest(NSPoint(x: 100, y: 20)), stack)
    expectSame(middle.superview, stack)
    expectContains(stack.subviews, middle)
    expectEqual(middle.convert(NSPoint.zero, to: parent), NSPoint(x: 130, y: 10))
  }

  @Test func `Views leave with and without their place among the subviews`() {
    let stack = row()
    stack.layoutSubtreeIfNeeded()
    stack.removeArrangedSubview(middle)
    expectEqual(stack.arrangedSubviews, [small, large])
    expectSame(middle.superview, stack)
    stack.removeView(small)
    expectEqual(stack.views, [large])
    expectNil(small.superview)
    large.removeFromSuperview()
    expectEmpty(stack.arrangedSubviews)
    stack.addArrangedSubview(small)
    expectEqual(stack.views(in: .leading), [small])
  }

  @Test func `Views that are set replace those of their area`() {
    let stack = row()
    let other = Self.view(5, 5)
    stack.setViews([other, small], in: .leading)
    expectEqual(stack.arrangedSubviews, [other, small, middle, large])
    stack.setViews([], in: .center)
    expectEqual(stack.views, [other, small, large])
    expectNil(middle.superview)
    stack.insertView(middle, at: 1, in: .leading)
    expectEqual(stack.views(in: .leading), [other, middle, small])
    stack.insertArrangedSubview(middle, at: 2)
    // In the place of the large view, and in its area.
    expectEqual(stack.views(in: .leading), [other, small])
    expectEqual(stack.views(in: .trailing), [middle, large])
  }

  /// A stack of three lists.
  private struct Areas {
    var lists: [[ObjectIdentifier]] = [[], [], []]

    var all: [ObjectIdentifier] { lists.flatMap(\.self) }

    mutating func remove(_ view: ObjectIdentifier) {
      for area in lists.indices { lists[area].removeAll { $0 == view } }
    }

    mutating func insert(_ view: ObjectIdentifier, at index: Int) {
      remove(view)
      var rest = index
      guard index < all.count else {
        let last = lists.lastIndex { !$0.isEmpty } ?? 0
        return lists[last].append(view)
      }
      for area in lists.indices {
        if rest < lists[area].count { return lists[area].insert(view, at: rest) }
        rest -= lists[area].count
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `Random changes leave the views of a plain model`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let views = (1...6).map { Self.view(CGFloat(10 * $0), 10) }
    let gravities: [NSStackView.Gravity] = [.leading, .center, .trailing]
    let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 600, height: 20))
    var model = Areas()
    for _ in 0..<30 {
      let view = views.randomElement(using: &random) ?? views[0]
      let identity = ObjectIdentifier(view)
      let area = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        model.remove(identity)
        model.lists[area].append(identity)
        stack.addView(view, in: gravities[area])
      case 1:
        let count = model.lists[area].count { $0 != identity }
        let index = Int.random(in: 0...count, using: &random)
        model.remove(identity)
        model.lists[area].insert(identity, at: index)
        stack.insertView(view, at: index, in: gravities[area])
      case 2:
        let index = Int.random(in: 0...model.all.count, using: &random)
        model.insert(identity, at: index)
        stack.insertArrangedSubview(view, at: index)
      case 3:
        model.remove(identity)
        stack.removeArrangedSubview(view)
      case 4:
        model.remove(identity)
        view.removeFromSuperview()
      default:
        stack.addArrangedSubview(view)
        model.insert(identity, at: .max)
      }
      for (list, gravity) in zip(model.lists, gravities) {
        expectEqual(stack.views(in: gravity).map { ObjectIdentifier($0) }, list)
      }
    }
    expectAreas(of: stack)
  }

  /// Neighbours of an area are 8 points apart, others at least; the first and the last area touch the edges.
  private func expectAreas(of stack: NSStackView) {
    let frames = frames(of: stack)
    for (view, frame) in zip(stack.arrangedSubviews, frames) {
      expectEqual(frame.width, view.intrinsicContentSize.width)
    }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      expectAtLeast(next.minX - frame.maxX, 8)
    }
    for gravity in [NSStackView.Gravity.leading, .center, .trailing] {
      let own = stack.views(in: gravity).map(\.frame)
      for (frame, next) in zip(own, own.dropFirst()) { expectEqual(next.minX - frame.maxX, 8) }
      guard let first = own.first, let last = own.last else { continue }
      if gravity == .leading { expectEqual(first.minX, 0) }
      if gravity == .trailing { expectEqual(last.maxX, 600) }
    }
  }
}
