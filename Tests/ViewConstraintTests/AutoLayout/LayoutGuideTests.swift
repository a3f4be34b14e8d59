// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("Layout guides")
struct LayoutGuideTests {
  private let root = makeRoot()

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  // Worked examples 69 and 70.
  @Test(arguments: [(2000.0, 664.0, 672.0), (320, 8, 304)])
  func `The readable guide is in the middle of the margins`(
    width: CGFloat, minX: CGFloat, readable: CGFloat
  ) {
    let root = makeRoot(width, 100)
    expectEqual(root.readableContentGuide.layoutFrame, rect(minX, 8, readable, 84))
    let view = UIView()
    root.addPlaced(view)
    pin(view, to: root.readableContentGuide)
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(minX, 8, readable, 84))
    expectEqual(root.readableContentGuide.identifier, "UIViewReadableContentGuide")
    expectEqual(root.constraints.count, 4)
  }

  // Rule ALG-5.
  @Test func `The readable width follows the size of text`() {
    let root = makeRoot(2000, 100)
    let view = UIView()
    root.addPlaced(view)
    pin(view, to: root.readableContentGuide)
    let widths: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, 560), (.small, 600), (.medium, 632), (.large, 672), (.extraLarge, 728),
      (.extraExtraLarge, 784), (.extraExtraExtraLarge, 896), (.accessibilityLarge, 896),
    ]
    for (category, width) in widths {
      root.traitOverrides.preferredContentSizeCategory = category
      root.layoutIfNeeded()
      expectEqual(view.frame.width, width, "\(category)")
    }
  }

  @Test func `What asks for more than the readable width is laid out inside it`() {
    let root = makeRoot(2000, 100)
    let view = SizedView(900, 20)
    root.addPlaced(view)
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 664)
    expectEqual(view.frame.width, 672)
  }

  // Rule ALG-6.
  @Test func `The keyboard guide is the bottom of the safe area`() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let field = SizedView(100, 30)
    root.addSubview(field)
    window.addSubview(root)
    let guide = root.keyboardLayoutGuide
    expectEqual(guide.identifier, "UIViewKeyboardLayoutGuide")
    expectEqual(guide.layoutFrame, rect(0, 446, 320, 34))
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
    ])
    root.layoutIfNeeded()
    expectEqual(field.frame, rect(16, 408, 100, 30))
    guide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    expectEqual(field.frame.maxY, 472)
    expectEqual(guide.layoutFrame, rect(0, 480, 320, 0))
  }

  @Test func `The safe area guide follows the safe area, and what a controller adds`() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    let controller = UIViewController()
    controller.view = root
    let view = UIView()
    root.addPlaced(view)
    pin(view, to: root.safeAreaLayoutGuide)
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(view.frame, rect(0, 0, 320, 480))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    expectEqual(view.frame, rect(0, 47, 320, 399))
    expectEqual(root.safeAreaLayoutGuide.layoutFrame, view.frame)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: -100, right: 0)
    window.layoutIfNeeded()
    expectEqual(view.frame, rect(5, 57, 315, 423))
    // A window without a safe area of its own.
    window.safeAreaInsets = .zero
    window.layoutIfNeeded()
    expectEqual(view.frame, rect(5, 10, 315, 470))
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    expectEqual(view.frame, rect(0, 0, 320, 480))
  }

  @Test func `The safe area of the corner is empty in views that are not laid out yet`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.safeAreaInsets.top = 91
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.heightAnchor.constraint(equalToConstant: 40),
      stack.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    expectEmpty(messages { window.layoutIfNeeded() })
    expectEqual(stack.frame.minY, 111)
    expectEqual(stack.frame.height, 40)
    // A view that is a line wide is placed: its height may be that of the safe area.
    let status = UIView()
    status.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(status)
    NSLayoutConstraint.activate([
      status.topAnchor.constraint(equalTo: window.topAnchor),
      status.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      status.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      status.bottomAnchor.constraint(equalTo: status.safeAreaLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    expectEqual(status.frame, CGRect(x: 0, y: 0, width: 320, height: 91))
  }

  @Test func `A controller's view keeps the least margins unless it is set not to`() {
    let controller = UIViewController()
    controller.view = root
    root.directionalLayoutMargins = .zero
    expectEqual(root.directionalLayoutMargins.leading, 16)
    expectEqual(root.directionalLayoutMargins.top, 0)
    let view = UIView()
    root.addPlaced(view)
    pin(view, to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(16, 0, 288, 480))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(0, 0, 320, 480))
  }

  @Test(arguments: [(320.0, 16.0), (393, 16), (413.5, 16), (414, 20), (834, 20)])
  func `The least margins follow the width of the window`(width: CGFloat, margin: CGFloat) {
    let window = UIWindow(frame: rect(0, 0, 390, 480))
    let (controller, inner) = (UIViewController(), UIViewController())
    window.rootViewController = controller
    controller.addChild(inner)
    controller.view.addSubview(inner.view)
    inner.view.frame = rect(0, 100, 100, 100)
    let view = UIView()
    controller.view.addPlaced(view)
    pin(view, to: controller.view.layoutMarginsGuide)
    window.layoutIfNeeded()
    expectEqual(view.frame, rect(16, 0, 358, 480))
    window.frame.size.width = width
    window.layoutIfNeeded()
    expectEqual(view.frame, rect(margin, 0, width - 2 * margin, 480))
    expectEqual(inner.view.directionalLayoutMargins.leading, margin)
    expectEqual(controller.systemMinimumLayoutMargins.trailing, margin)
  }

  @Test func `Root views have no margins at top and bottom, but the safe area`() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Title"
    controller.view.addPlaced(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
    ])
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(label.frame.origin, CGPoint(x: 16, y: 20))
    // Margins that were set stay.
    controller.view.layoutMargins = UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 40)
    window.layoutIfNeeded()
    expectEqual(label.frame.origin, CGPoint(x: 16, y: 50))
    expectEqual(
      controller.view.layoutMargins, UIEdgeInsets(top: 50, left: 16, bottom: 5, right: 40))
    let view = UIView()
    controller.view.addSubview(view)
    view.frame = rect(0, 100, 100, 100)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    // A view that is no controller's any more is one like others.
    let other = UIViewController()
    let root: UIView = other.view
    expectEqual(root.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    other.view = nil
    expectEqual(root.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `The edges of a guide stand for its baselines`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let label = SizedView(30, 10)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.heightAnchor.constraint(equalToConstant: 50),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: guide,
        attribute: .firstBaseline, multiplier: 1, constant: 3),
      NSLayoutConstraint(
        item: label, attribute: .bottom, relatedBy: .equal, toItem: guide,
        attribute: .lastBaseline, multiplier: 1, constant: -4),
    ])
    root.layoutIfNeeded()
    expectEqual(label.frame, rect(0, 23, 30, 43))
  }

  @Test func `Margin attributes read the margins, also after a change`() {
    let view = UIView()
    root.addPlaced(view)
    let made: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    for (attribute, margin) in made {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(8, 8, 304, 464))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
    root.layoutIfNeeded()
    expectEqual(view.frame, rect(2, 1, 322, 476))
    let middle = SizedView(10, 10)
    root.addSubview(middle)
    NSLayoutConstraint(
      item: middle, attribute: .centerX, relatedBy: .equal, toItem: root,
      attribute: .centerXWithinMargins, multiplier: 1, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    expectEqual(middle.frame.midX, 163)
  }

  // Worked example 9.
  @Test func `A guide is as good as a view`() {
    let guide = UILayoutGuide()
    expectEmpty(guide.identifier)
    let sub = UIView()
    root.addPlaced(sub)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      sub.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      sub.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
      sub.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      sub.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, rect(10, 20, 100, 50))
    expectEqual(sub.frame, rect(10, 75, 50, 30))
  }

  // Rule ALH-4.
  @Test func `A guide that leaves takes its constraints along`() {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    expect(!width.isActive)
    root.addLayoutGuide(guide)
    width.isActive = true
    expect(width.isActive)
    UIView().removeLayoutGuide(guide)
    expectSame(guide.owningView, root)
    root.removeLayoutGuide(guide)
    expect(!width.isActive)
    root.addLayoutGuide(guide)
    expect(!width.isActive)
    let other = UIView()
    other.addLayoutGuide(guide)
    expectSame(guide.owningView, other)
    expectEmpty(root.layoutGuides)
  }

  @Test func `Guides of the system cannot be removed`() {
    for guide in [
      root.layoutMarginsGuide, root.safeAreaLayoutGuide, root.readableContentGuide,
      root.keyboardLayoutGuide,
    ] {
      expectContains(root.layoutGuides, where: { $0 === guide })
      let error = #expect(throws: LayoutConstraintError.self) {
        try root.checkRemoval(of: guide)
      }
      expectEqual(error?.message.contains(guide.identifier), true)
    }
    #expect(throws: Never.self) { try root.checkRemoval(of: UILayoutGuide()) }
  }
}
