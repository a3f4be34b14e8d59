// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// A label whose text is so wide on one line and wraps anywhere, in lines of one height.
@MainActor
private final class ModelLabel: UIView, WrappingContent {
  var width: CGFloat { didSet { invalidateIntrinsicContentSize() } }
  let lineHeight: CGFloat
  var numberOfLines = 0
  var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  private(set) var askedWidths: [CGFloat] = []

  init(_ width: CGFloat, _ lineHeight: CGFloat) {
    self.width = width
    self.lineHeight = lineHeight
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func size(in available: CGFloat) -> CGSize {
    guard width > available else { return CGSize(width: width, height: lineHeight) }
    let lines = (width / available).rounded(.up)
    let shown = numberOfLines == 0 ? lines : min(lines, CGFloat(numberOfLines))
    return CGSize(width: available, height: shown * lineHeight)
  }

  override var intrinsicContentSize: CGSize {
    size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  var unwrappedSize: CGSize { intrinsicContentSize }

  func wrappedSize(in width: CGFloat) -> CGSize? {
    guard preferredMaxLayoutWidth <= 0 else { return nil }
    askedWidths.append(width)
    return size(in: width)
  }
}

@MainActor
@Suite("Fitting by constraints")
struct FittingTests {
  private let root = makeRoot()

  private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func fit(
    _ width: CGFloat, _ horizontal: Float = 50, _ height: CGFloat = 0, _ vertical: Float = 50
  ) -> CGSize {
    root.systemLayoutSizeFitting(
      CGSize(width: width, height: height),
      withHorizontalFittingPriority: UILayoutPriority(horizontal),
      verticalFittingPriority: UILayoutPriority(vertical))
  }

  /// What an action costs: how often rows are listed, and solved.
  private func cost(_ action: () -> Void) -> [Int] {
    let before = [LayoutEngine.buildCount, LayoutEngine.solveCount]
    action()
    return [LayoutEngine.buildCount - before[0], LayoutEngine.solveCount - before[1]]
  }

  // MARK: Worked examples 35 to 41

  /// A title at most as wide as there is space, and a text below.
  private func addTitleAndText(isTiedToBottom: Bool = true) {
    let (a, b) = (add(SizedView(120, 20.5)), add(SizedView(200, 16)))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
      a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
    ])
    if isTiedToBottom {
      b.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11).isActive = true
    }
  }

  @Test func `Fitting answers by the priorities of the target`() {
    addTitleAndText()
    expectEqual(fit(0), CGSize(width: 232, height: 62.5))
    expectEqual(fit(320, 1000), CGSize(width: 320, height: 62.5))
    expectEqual(fit(10_000, 50, 10_000), CGSize(width: 232, height: 62.5))
    expectEqual(fit(100), CGSize(width: 232, height: 62.5))
    expectEqual(fit(100, 1000), CGSize(width: 100, height: 62.5))
    expectEqual(fit(300, 300), CGSize(width: 300, height: 62.5))
    expectEqual(fit(300, 200), CGSize(width: 232, height: 62.5))
    expectEqual(fit(300, 1000, 20, 1000), CGSize(width: 300, height: 20))
  }

  @Test func `What is not tied to the bottom has no height`() {
    addTitleAndText(isTiedToBottom: false)
    expectEqual(fit(320, 1000), CGSize(width: 320, height: 0))
  }

  @Test func `Fitting moves nothing`() {
    addTitleAndText(isTiedToBottom: false)
    root.layoutIfNeeded()
    let before = root.subviews.map(\.frame)
    _ = fit(100, 1000)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(root.subviews.map(\.frame), before)
    expectEqual(root.frame.size, CGSize(width: 320, height: 480))
  }

  // MARK: Worked examples 42 to 47

  private func pinSides(_ view: UIView, _ inset: CGFloat = 16) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
    ])
  }

  @Test func `Text is measured in the width that the first pass finds`() {
    let label = add(ModelLabel(600, 20))
    pinSides(label)
    expectEqual(cost { root.layoutIfNeeded() }, [1, 2])
    expectEqual(label.frame.size, CGSize(width: 288, height: 60))
    expectEqual(Set(label.askedWidths), [288])
  }

  @Test func `Text has at most its number of lines`() {
    let label = add(ModelLabel(600, 20))
    label.numberOfLines = 2
    pinSides(label)
    root.layoutIfNeeded()
    expectEqual(label.frame.size, CGSize(width: 288, height: 40))
  }

  @Test func `A preferred width is the only one that text is measured in`() {
    let label = add(ModelLabel(500, 20))
    label.preferredMaxLayoutWidth = 200
    pinSides(label)
    expectEqual(cost { root.layoutIfNeeded() }, [1, 1])
    expectEqual(label.frame.size, CGSize(width: 288, height: 60))
    expectEqual(label.askedWidths, [])
  }

  @Test func `Text beside a switch wraps in what that leaves`() {
    let (label, control) = (add(ModelLabel(600, 20)), add(SizedView(51, 31)))
    control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      control.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    expectEqual(label.frame.size, CGSize(width: 229, height: 60))
  }

  @Test func `A cell with wrapping text is as high as its width makes it`() {
    let label = add(ModelLabel(600, 20))
    pinSides(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11),
    ])
    expectEqual(fit(320, 1000), CGSize(width: 320, height: 82))
    expectEqual(fit(0), CGSize(width: 632, height: 42))
  }

  // Worked example 55.
  @Test func `A news cell is as high as its texts and the spaces between them`() {
    let (title, body) = (add(ModelLabel(500, 26.5)), add(ModelLabel(1500, 20.5)))
    let (date, line) = (add(SizedView(80, 13.5)), add(UIView()))
    let margins = root.layoutMarginsGuide
    for view in [title, date, body, line] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      date.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1),
      body.topAnchor.constraint(equalToSystemSpacingBelow: date.bottomAnchor, multiplier: 1),
      line.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 20),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    expectEqual(fit(320, 1000), CGSize(width: 320, height: 214))
    expectEqual(title.wrappedSize(in: 304)?.height, 53)
  }

  @Test func `Text that fits on one line takes one pass`() {
    let label = add(ModelLabel(100, 20))
    pinSides(label)
    expectEqual(cost { root.layoutIfNeeded() }, [1, 1])
    expectEqual(label.frame.size, CGSize(width: 288, height: 20))
  }

  // ALT-3: each pass makes the width smaller, since the text is higher then.
  @Test func `Text whose width does not settle is measured at most three times`() {
    let (label, beside) = (add(ModelLabel(600, 20)), add(UIView()))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      beside.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      beside.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      beside.widthAnchor.constraint(equalTo: label.heightAnchor),
    ])
    expectAtMost(cost { root.layoutIfNeeded() }[1], 4)
    expectAtMost(label.askedWidths.count, 3)
    expectAtMost(label.frame.width + label.frame.height, 321)
  }

  // ALT-4.
  @Test func `Text keeps its lines while its width stays`() {
    let (label, line) = (add(ModelLabel(600, 20)), add(UIView()))
    pinSides(label)
    pinSides(line)
    let height = line.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      line.topAnchor.constraint(equalTo: label.bottomAnchor), height,
    ])
    root.layoutIfNeeded()
    height.constant = 2
    expectEqual(cost { root.layoutIfNeeded() }, [0, 1])
    expectEqual(line.frame, rect(16, 60, 288, 2))
    label.width = 900
    expectEqual(cost { root.layoutIfNeeded() }, [0, 2])
    expectEqual(line.frame, rect(16, 80, 288, 2))
    root.frame.size.width = 932
    expectEqual(cost { root.layoutIfNeeded() }, [0, 1])
    expectEqual(line.frame, rect(16, 20, 900, 2))
  }

  // ALT-5.
  @Test func `A width preferred during layout is another round`() {
    final class Preferring: UIView {
      var label: ModelLabel?
      override func layoutSubviews() {
        super.layoutSubviews()
        label?.preferredMaxLayoutWidth = label?.frame.width ?? 0
        super.layoutSubviews()
      }
    }
    let outer = Preferring(frame: rect(0, 0, 320, 480))
    let label = add(ModelLabel(600, 20), to: outer)
    outer.label = label
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    expectEqual(label.preferredMaxLayoutWidth, 320)
    expectEqual(label.frame.size, CGSize(width: 320, height: 40))
  }

  // MARK: Answers that are kept (ALF-9)

  @Test func `A size asked for again is not solved again`() {
    let label = add(ModelLabel(600, 20))
    pinSides(label)
    let top = label.topAnchor.constraint(equalTo: root.topAnchor, constant: 11)
    NSLayoutConstraint.activate([
      top, label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11),
    ])
    func fittedHeight(_ width: CGFloat) -> [CGFloat] {
      var height: CGFloat = 0
      let cost = cost { height = fit(width, 1000).height }
      return [height] + cost.map { CGFloat($0) }
    }
    expectEqual(fittedHeight(320), [82, 1, 2])
    expectEqual(fittedHeight(320), [82, 0, 0])
    expectEqual(fittedHeight(200), [102, 0, 2])
    expectEqual(fittedHeight(320), [82, 0, 0])
    root.frame.size = fit(320, 1000)
    expectEqual(cost { root.layoutIfNeeded() }[0], 0)
    expectEqual(label.frame, rect(16, 11, 288, 60))
    expectEqual(fittedHeight(320), [82, 0, 0])
    top.constant = 1
    expectEqual(fittedHeight(320), [72, 0, 1])
    label.width = 200
    expectEqual(fittedHeight(320), [32, 0, 1])
  }

  // ALF-8.
  @Test func `A view that has no size yet is not solved`() {
    root.frame = .zero
    let label = add(ModelLabel(600, 20))
    pinSides(label)
    expectEqual(cost { root.layoutIfNeeded() }, [0, 0])
    expectEqual(label.frame, .zero)
    root.frame.size = CGSize(width: 320, height: 100)
    expectEqual(cost { root.layoutIfNeeded() }, [1, 2])
    expectEqual(label.frame.width, 288)
  }
}
