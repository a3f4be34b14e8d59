// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What views with constraints go through in ordinary apps.
@MainActor
@Suite("Constraints in the life of views", .serialized)
struct ConstraintLifeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }

  @Test func `A stack that is cleared and filled with the same views lays them out`() {
    let views = [SizedView(30, 20), SizedView(30, 20), SizedView(30, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.distribution = .fillEqually
    root.addSubview(stack)
    root.layoutIfNeeded()
    for view in stack.arrangedSubviews {
      stack.removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    for view in views { stack.addArrangedSubview(view) }
    root.layoutIfNeeded()
    expectEqual(views.map(\.frame.minX), [0, 100, 200])
    expectEqual(views.map(\.frame.width), [100, 100, 100])
  }

  @Test func `A constraint without items is a placeholder`() {
    var height = NSLayoutConstraint()
    expectNil(height.firstItem)
    height.isActive = true
    expect(!height.isActive)
    height.constant = 5
    height = root.heightAnchor.constraint(equalToConstant: 7)
    expectEqual(height.constant, 7)
  }

  @Test func `Margins that are preserved follow those of the superview`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    root.addSubview(inner)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(label.frame.minX, 8)
    root.layoutMargins.left = 30
    root.layoutIfNeeded()
    expectEqual(label.frame.minX, 30)
    inner.frame.origin.x = 10
    root.layoutIfNeeded()
    expectEqual(label.frame.minX, 20)
  }

  @Test func `A size that asks for layout does not lose the layout`() {
    final class Growing: UIView {
      override var intrinsicContentSize: CGSize {
        superview?.layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: 90)
      }
    }
    let view = Growing()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 5, width: 300, height: 90))
  }

  @Test func `What is tied to a view outside stays while a scroll view scrolls`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    root.addSubview(scrollView)
    let header = SizedView(30, 20)
    header.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(header.frame.minY, 20)
    scrollView.contentOffset.y = 500
    root.layoutIfNeeded()
    expectEqual(header.frame.minY, 520)
    expectEqual(header.convert(CGPoint.zero, to: root).y, 120)
  }

  @Test func `A container that leaves its constraints is laid out by its own`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let label = UIView()
    box.addSubview(label)
    pin(label, to: box, inset: 4)
    pin(box, to: root, inset: 10)
    root.layoutIfNeeded()
    expectEqual(label.frame.width, 292)
    box.removeFromSuperview()
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    other.addSubview(box)
    other.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 4, y: 4, width: 92, height: 42))
  }

  @Test func `A priority that is set again asks for no layout`() {
    final class Setting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for child in subviews { child.setContentHuggingPriority(.required, for: .horizontal) }
      }
    }
    let view = Setting(frame: root.bounds)
    let child = SizedView(30, 20)
    view.addSubview(child)
    pin(child, to: view, inset: 1)
    view.layoutIfNeeded()
    expectLess(view.layouts, 4)
  }

  @Test func `A view that requires constraints is asked for them, whatever it made before`() {
    final class Header: UIView {
      var updates = 0
      let label = UIView()
      override class var requiresConstraintBasedLayout: Bool { true }

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
      }

      required init?(coder: NSCoder) { nil }

      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let header = Header(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.addSubview(header)
    root.layoutIfNeeded()
    expectEqual(header.updates, 1)
  }

  @Test func `A text that another engine has asked about is measured anew`() {
    let box = UIView()
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A few words that wrap"
    box.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    NSLayoutConstraint.activate([
      width, label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expectGreater(label.frame.height, 30)
    label.text = "Hi"
    let fitted = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    expectEqual(label.frame.size, fitted)
    expectLess(label.frame.width, 40)
  }

  @Test func `A controller hears of its safe area and its margins`() {
    final class Listening: UIViewController {
      var calls: [String] = []
      override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
      override func viewLayoutMarginsDidChange() { calls.append("margins") }
    }
    let controller = Listening()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.calls = []
    controller.additionalSafeAreaInsets.top = 20
    expectEqual(controller.calls, ["safe area", "margins"])
    controller.view.layoutMargins.left += 5
    expectEqual(controller.calls, ["safe area", "margins", "margins"])
  }
}
