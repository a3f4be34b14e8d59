// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// A view whose first baseline is that of a view in it.
@MainActor
private final class AscendingView: UIView {
  let size: CGSize
  let line = UIView()

  init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    line.frame = CGRect(x: 0, y: ascent, width: width, height: height - ascent)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var forFirstBaselineLayout: UIView { line }
}

@MainActor
@Suite("Stack views: baselines", .serialized)
struct StackBaselineTests {
  private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private func row(
    _ views: [UIView], _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    stack.spacing = 4
    return stack
  }

  // Auto layout section 3.3, row 12.
  @Test func `First baselines of two views meet`() {
    let stack = row(
      [AscendingView(70, 36, ascent: 28.5), AscendingView(50, 14.5, ascent: 11.5)], .firstBaseline)
    let scene = StackScene(stack)
    expectEqual(scene.size, CGSize(width: 124, height: 36))
    expectEqual(scene.frames()[1].origin, CGPoint(x: 84, y: 37))
  }

  // Whatever the order, or the row would overlap what is above it.
  @Test func `A row holds the greater ascent, also of the second view`() {
    let stack = row(
      [AscendingView(50, 14.5, ascent: 11.5), AscendingView(70, 36, ascent: 28.5)], .firstBaseline)
    let scene = StackScene(stack)
    expectEqual(scene.size, CGSize(width: 124, height: 36))
    expectEqual(scene.frames()[0].minY, 37)
  }

  @Test func `Labels of two sizes stand on one line`() {
    let (small, large) = (label("small", 12), label("Large", 34))
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let scene = StackScene(row([small, large], alignment))
      let frames = scene.frames()
      let lines = zip(frames, [small, large]).map { $0.minY + $1.font.ascender }
      expectAtMost(abs(lines[0] - lines[1]), 0.5, "\(alignment)")
      expectAtLeast(scene.size.height, large.intrinsicContentSize.height)
    }
  }

  @Test func `The last line of a text that wraps is aligned`() {
    let wrapping = label(String(repeating: "several words ", count: 8), 17, lines: 0)
    let short = label("end", 12)
    short.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let scene = StackScene(row([wrapping, short], .lastBaseline), width: 240)
    let frames = scene.frames()
    expectGreater(frames[0].height, 2 * wrapping.font.lineHeight)
    let lines = [
      frames[0].maxY + wrapping.font.descender, frames[1].maxY + short.font.descender,
    ]
    expectAtMost(abs(lines[0] - lines[1]), 1)
  }

  @Test func `Views without text are aligned by their edges`() {
    let stack = row([SizedView(10, 30), label("text", 20)], .firstBaseline)
    expectEqual(StackScene(stack).frames().map(\.minY), [20, 20])
    let last = row([SizedView(10, 60), label("text", 20)], .lastBaseline)
    expectEqual(StackScene(last).frames().map(\.maxY), [80, 80])
  }

  @Test func `A column ignores baselines`() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = UIStackView(.vertical, [(40, 20), (60, 30)], spacing: 5)
      stack.alignment = alignment
      let scene = StackScene(stack)
      expectEqual(scene.size, CGSize(width: 60, height: 55))
      expectEqual(scene.columns(), [10, 40, 10, 60])
      expectLacks(stack.constraints, where: { $0.identifier == "UISV-alignment" })
    }
  }

  // Rule ALS-15.
  @Test func `Distances in a column may go from baseline to baseline`() {
    let views = [label("one", 20), label("two", 30), label("three", 12)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    let frames = StackScene(stack).frames()
    expectEqual(frames[0].minY, 20)
    for index in 0...1 {
      let last = frames[index].maxY + views[index].font.descender
      let first = frames[index + 1].minY + views[index + 1].font.ascender
      expectAtMost(abs(first - last - 40), 1)
    }
  }

  // MARK: The baseline view, rule ALS-20

  private struct Baselines {
    let axis: NSLayoutConstraint.Axis
    let alignment: UIStackView.Alignment
    let first: Int
    let last: Int
  }

  @Test func `The views of a stack that have its baselines`() {
    let cases = [
      Baselines(axis: .vertical, alignment: .center, first: 0, last: 3),
      Baselines(axis: .horizontal, alignment: .fill, first: 0, last: 3),
      Baselines(axis: .horizontal, alignment: .leading, first: 0, last: 2),
      Baselines(axis: .horizontal, alignment: .firstBaseline, first: 0, last: 2),
      Baselines(axis: .horizontal, alignment: .trailing, first: 2, last: 3),
      Baselines(axis: .horizontal, alignment: .lastBaseline, first: 2, last: 3),
      Baselines(axis: .horizontal, alignment: .center, first: 2, last: 2),
    ]
    for row in cases {
      let stack = UIStackView(row.axis, [(40, 20), (60, 30), (10, 50), (25, 25)], spacing: 5)
      stack.alignment = row.alignment
      let views = stack.arrangedSubviews
      for _ in 0...1 {
        expectSame(stack.forFirstBaselineLayout, views[row.first], "\(row)")
        expectSame(stack.forLastBaselineLayout, views[row.last], "\(row)")
        _ = StackScene(stack).frames()
      }
    }
  }

  @Test func `Hidden views have no say, and an empty stack is its own`() {
    let stack = UIStackView(.vertical, [(40, 20), (60, 30), (10, 50)])
    stack.arrangedSubviews[0].isHidden = true
    expectSame(stack.forFirstBaselineLayout, stack.arrangedSubviews[1])
    let empty = UIStackView()
    expectSame(empty.forFirstBaselineLayout, empty)
  }

  @Test func `Stacks in stacks are asked in turn`() {
    let text = label("text", 20)
    let inner = UIStackView(arrangedSubviews: [text])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [inner, SizedView(10, 10)])
    expectSame(outer.forFirstBaselineLayout, text)
  }

  @Test func `A constraint to a stack's baseline meets the text in it`() {
    let text = label("text", 30)
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 25), text])
    stack.axis = .vertical
    let scene = StackScene(stack)
    let beside = label("beside", 12)
    beside.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(beside)
    beside.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    let line = scene.frames()[1].minY + text.font.ascender
    expectAtMost(abs(beside.frame.minY + beside.font.ascender - line), 1)
    text.isHidden = true
    scene.root.layoutIfNeeded()
    // What is left has no text: its lower edge.
    expectAtMost(abs(beside.frame.minY + beside.font.ascender - 45), 1)
  }

  @Test func `The tallest view is that of the last layout`() {
    let (one, other) = (label("one", 12), label("other", 30))
    let stack = row([one, other], .center)
    let scene = StackScene(stack)
    let beside = label("beside", 12)
    beside.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(beside)
    beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    func line(_ label: UILabel) -> CGFloat {
      scene.root.layoutIfNeeded()
      return scene.root.convert(label.bounds, from: label).minY + label.font.ascender
    }
    expectAtMost(abs(line(beside) - line(other)), 1)
    one.font = .systemFont(ofSize: 60)
    expectAtMost(abs(line(beside) - line(one)), 1)
  }
}
