// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What views, controllers and responders hear and answer.
@Suite("Members of views and responders")
@MainActor
struct ViewMemberTests {
  private final class Log {
    var lines: [String] = []
  }

  private class LoggingView: UIView {
    var log: Log?
    private func note(_ name: String = #function) { log?.lines.append(name) }

    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMove(toWindow:) \(newWindow == nil ? "nil" : "window")")
    }
    override func didAddSubview(_ subview: UIView) { note() }
    override func willRemoveSubview(_ subview: UIView) { note() }
    override func layoutMarginsDidChange() { note() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note()
      for press in event?.allPresses ?? [] {
        let letters = press.key?.charactersIgnoringModifiers
        log?.lines.append("\(press.phase) \(letters ?? "")")
        expectEqual(press.force, 1)
      }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note() }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note() }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note()
    }
    override var canBecomeFirstResponder: Bool { true }
    var canResign = true
    override var canResignFirstResponder: Bool { canResign }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()

  init() { view.log = log }

  @Test func `A view hears of its window and its subviews`() {
    window.addSubview(view)
    let child = UIView()
    view.addSubview(child)
    child.removeFromSuperview()
    view.removeFromSuperview()
    expectEqual(
      log.lines,
      [
        "willMove(toWindow:) window", "didAddSubview(_:)", "willRemoveSubview(_:)",
        "willMove(toWindow:) nil",
      ])
  }

  @Test func `Views are found by tag and by descent, and sent to the back`() {
    let (first, second, inner) = (UIView(), UIView(), UIView())
    for child in [first, second] { view.addSubview(child) }
    second.addSubview(inner)
    inner.tag = 7
    expectSame(view.viewWithTag(7), inner)
    expectNil(view.viewWithTag(8))
    expect(inner.isDescendant(of: view))
    expect(view.isDescendant(of: view))
    expect(!view.isDescendant(of: inner))
    expect(!inner.isDescendant(of: first))
    view.sendSubviewToBack(second)
    expectEqual(view.subviews, [second, first])
  }

  @Test func `A tag is sought in the view, then in each subview with its own, from the back`() {
    let (first, second, inner) = (UIView(), UIView(), UIView())
    for child in [first, second] { view.addSubview(child) }
    first.addSubview(inner)
    for tagged in [inner, second] { tagged.tag = 7 }
    expectSame(view.viewWithTag(7), inner)
    first.tag = 7
    expectSame(view.viewWithTag(7), first)
    view.tag = 7
    expectSame(view.viewWithTag(7), view)
    first.tag = 0
    expectSame(first.viewWithTag(7), inner)
    expectNil(first.viewWithTag(8))
  }

  @Test func `Subviews follow the size by their masks, unless they are set not to`() {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    view.addSubview(child)
    view.frame.size = CGSize(width: 150, height: 170)
    expectEqual(child.frame, CGRect(x: 10, y: 90, width: 80, height: 40))
    child.autoresizingMask = [.flexibleBottomMargin]
    view.frame.size.height = 200
    expectEqual(child.frame.minY, 90)
    view.autoresizesSubviews = false
    child.autoresizingMask = [.flexibleWidth]
    view.frame.size.width = 300
    expectEqual(child.frame.width, 80)
  }

  @Test func `A change of margins is reported`() {
    view.layoutMargins.left = 30
    view.layoutMargins.left = 30
    expectEqual(log.lines, ["layoutMarginsDidChange()"])
  }

  @Test func `Constraints are taken away together`() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let constraints = [
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      child.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 3),
      child.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      child.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
      child.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -4),
    ]
    view.addConstraints(constraints)
    expectEqual(view.constraints.count, 5)
    view.removeConstraints(Array(constraints[1...]))
    expectEqual(view.constraints, [constraints[0]])
  }

  @Test func `System spacing is at least or at most 8 points`() {
    let (first, second) = (UIView(), UIView())
    for child in [first, second] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 10),
        child.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    // As far to the other side as the limits let.
    let left = second.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let down = second.topAnchor.constraint(equalTo: view.topAnchor, constant: 90)
    for pull in [left, down] { pull.priority = .defaultLow }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
      left, down,
    ])
    view.layoutIfNeeded()
    expectEqual(second.frame.origin, CGPoint(x: 18, y: 26))
    expectEqual(first.leadingAnchor.hasAmbiguousLayout, false)
    expectNotEmpty(first.leadingAnchor.constraintsAffectingLayout)
    NSLayoutConstraint.deactivate(view.constraints)
    left.constant = 80
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 5),
      left, second.topAnchor.constraint(lessThanOrEqualTo: view.topAnchor, constant: 50),
    ])
    view.layoutIfNeeded()
    expectEqual(second.frame.origin, CGPoint(x: 18, y: 50))
  }

  @Test func `Traits are watched until that ends`() {
    window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    let registration: any UITraitChangeRegistration = view.registerForTraitChanges(traits) {
      (view: LoggingView, _) in styles.append(view.traitCollection.userInterfaceStyle)
    }
    window.overrideUserInterfaceStyle = .dark
    window.traitOverrides.displayScale = 3
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    expectEqual(styles, [.dark])
  }

  @Test func `Each trait knows where two collections differ`() {
    let usual = UITraitCollection(mutations: { _ in })
    let changes: [(UITrait, (inout any UIMutableTraits) -> Void)] = [
      (UITraitUserInterfaceStyle.self, { $0.userInterfaceStyle = .dark }),
      (UITraitDisplayScale.self, { $0.displayScale = 7 }),
      (UITraitLayoutDirection.self, { $0.layoutDirection = .rightToLeft }),
      (
        UITraitPreferredContentSizeCategory.self,
        { $0.preferredContentSizeCategory = .accessibilityLarge }
      ),
      (UITraitHorizontalSizeClass.self, { $0.horizontalSizeClass = .regular }),
      (UITraitVerticalSizeClass.self, { $0.verticalSizeClass = .regular }),
    ]
    for (index, change) in changes.enumerated() {
      let other = UITraitCollection(mutations: change.1)
      for (place, (trait, _)) in changes.enumerated() {
        expectEqual(trait.differs(usual, other), (place == index))
      }
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(dark.hasDifferentColorAppearance(comparedTo: usual))
    expect(!usual.hasDifferentColorAppearance(comparedTo: usual))
    expect(
      !usual.hasDifferentColorAppearance(comparedTo: UITraitCollection(mutations: changes[1].1)))
  }

  @Test func `Keys come to the first responder, with their letters`() {
    window.addSubview(view)
    expect(view.becomeFirstResponder())
    expect(view.isFirstResponder)
    log.lines = []
    window.press(.keyboardA, modifiers: .shift)
    expectEqual(log.lines, ["pressesBegan(_:with:)", "began a", "pressesEnded(_:with:)"])
    view.canResign = false
    expect(!view.resignFirstResponder())
    expect(view.isFirstResponder)
    view.canResign = true
    expect(view.resignFirstResponder())
    expect(!view.isFirstResponder)
    // A view hands on what it does not handle.
    let child = UIView()
    view.addSubview(child)
    log.lines = []
    child.pressesChanged([], with: nil)
    child.pressesCancelled([], with: nil)
    child.pressesEnded([], with: nil)
    expectEqual(
      log.lines,
      [
        "pressesChanged(_:with:)", "pressesCancelled(_:with:)", "pressesEnded(_:with:)",
      ])
  }

  @Test func `An action finds the first in the chain that can perform it`() {
    final class Target: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("mark:")
      }
    }
    let target = Target()
    let child = UIView()
    target.addSubview(child)
    expect(!child.canPerformAction(Selector("mark:"), withSender: nil))
    expectSame(child.target(forAction: Selector("mark:"), withSender: nil) as? UIView, target)
    expectNil(child.target(forAction: Selector("other:"), withSender: nil))
  }

  @Test func `A touch knows where it was, and its event all touches`() {
    final class Touched: UIView {
      var places: [CGPoint] = []
      var counts: [Int] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.previousLocation(in: self) }
        counts.append(event?.allTouches?.count ?? 0)
      }
    }
    let view = Touched(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    window.addSubview(view)
    window.beginTouch(at: CGPoint(x: 20, y: 30))
    window.moveTouch(to: CGPoint(x: 25, y: 30))
    window.moveTouch(to: CGPoint(x: 26, y: 40))
    window.endTouch()
    expectEqual(view.places, [CGPoint(x: 10, y: 20), CGPoint(x: 15, y: 20)])
    expectEqual(view.counts, [1, 1])
  }

  @Test func `A control tracks a touch as long as it says, and lists its handlers`() {
    final class Control: UIControl {
      var log: [String] = []
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("continue")
        return touch.location(in: self).x < 50
      }
      override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    }
    let control = Control(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(control)
    window.beginTouch(at: CGPoint(x: 10, y: 10))
    window.moveTouch(to: CGPoint(x: 20, y: 10))
    window.cancelTouch()
    expectEqual(control.log, ["continue", "cancel"])
    window.beginTouch(at: CGPoint(x: 10, y: 10))
    window.moveTouch(to: CGPoint(x: 60, y: 10))
    window.moveTouch(to: CGPoint(x: 20, y: 10))
    window.endTouch()
    expectEqual(control.log.filter { $0 == "continue" }.count, 2)
    let handler: UIActionHandler = { _ in }
    control.addAction(UIAction(title: "One", handler: handler), for: .touchDown)
    control.addAction(UIAction(title: "Two", handler: handler), for: .valueChanged)
    var found: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      found.append("\(action?.title ?? "") \(events.rawValue) \(target == nil)")
      stop = true
    }
    expectEqual(found, ["One 1 true"])
  }

  @Test func `Animations can be switched off`() {
    window.addSubview(view)
    expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    expect(!window.isAnimating)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `The screen has pixels, and frames in a second`() {
    window.makeKey()
    window.traitOverrides.displayScale = 3
    let screen = UIScreen.main
    expectEqual(screen.nativeScale, 3)
    expectEqual(screen.nativeBounds, CGRect(x: 0, y: 0, width: 1170, height: 2532))
    expectEqual(screen.maximumFramesPerSecond, 60)
    window.isHidden = true
  }

  @Test func `Views and controllers are places of the focus`() {
    let controller = UIViewController()
    window.rootViewController = controller
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 10, width: 50, height: 30)
    controller.view.addSubview(button)
    expectSame(button.parentFocusEnvironment, controller.view)
    expectSame(controller.parentFocusEnvironment, window)
    expectSame(controller.focusItemContainer, controller.view)
    expectSame(button.focusItemContainer, button)
    expectSame(button.coordinateSpace, button)
    let item = FocusableView(frame: CGRect(x: 10, y: 50, width: 50, height: 30))
    controller.view.addSubview(item)
    let found = controller.view.focusItems(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(found.count, 1)
    expectSame(found.first, item)
    expectEmpty(controller.view.focusItems(in: CGRect(x: 200, y: 0, width: 9, height: 9)))
    expectEqual(button.isTransparentFocusItem, false)
    // Asking without a focus system does nothing.
    button.setNeedsFocusUpdate()
    controller.setNeedsFocusUpdate()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(scrollView.visibleSize, CGSize(width: 30, height: 40))
  }

  @Test func `A movement of the focus says from where, to where and in which direction`() throws {
    final class Item: UIView {
      override var canBecomeFocused: Bool { true }
      var contexts: [UIFocusUpdateContext] = []
      var hints: [CGVector] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) { contexts.append(context) }
    }
    let (left, right) = (Item(), Item())
    left.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    right.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    for item in [left, right] { window.addSubview(item) }
    window.isFocusEnabled = true
    let posted = Tally()
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { note in
      let info = note.userInfo ?? [:]
      if info[UIFocusUpdateContextKey] != nil,
        info[UIFocusUpdateAnimationCoordinatorKey] != nil
      {
        MainActor.assumeIsolated { posted.names.append("updated") }
      }
    }
    window.focusSystem?.requestFocusUpdate(to: left)
    window.press(.keyboardRightArrow)
    let context = try #require(right.contexts.last)
    expectSame(context.previouslyFocusedItem, left)
    expectSame(context.nextFocusedItem, right)
    expectSame(context.previouslyFocusedView, left)
    expectSame(context.nextFocusedView, right)
    expectEqual(context.focusHeading, .right)
    expectEqual(posted.names.count, 2)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `Indicators, and touches that may turn into a scroll`() {
    final class Scroller: UIScrollView {
      var asked = 0
      override func touchesShouldCancel(in view: UIView) -> Bool {
        asked += 1
        return super.touchesShouldCancel(in: view)
      }
    }
    let scrollView = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize.height = 1000
    scrollView.indicatorStyle = .white
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(scrollView.horizontalScrollIndicatorInsets.left, 2)
    expect(scrollView.touchesShouldCancel(in: UIView()))
    expect(!scrollView.touchesShouldCancel(in: UIControl()))
    scrollView.canCancelContentTouches = false
    scrollView.delaysContentTouches = false
    scrollView.asked = 0
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    child.isUserInteractionEnabled = true
    scrollView.addSubview(child)
    window.scrollsOverTime = true
    window.addSubview(scrollView)
    window.beginTouch(at: CGPoint(x: 50, y: 80))
    window.advance(to: 0.3)
    window.moveTouch(to: CGPoint(x: 50, y: 20))
    expectEqual(scrollView.contentOffset.y, 0)
    window.endTouch()
    expectEqual(scrollView.asked, 0)
  }
}

private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}
