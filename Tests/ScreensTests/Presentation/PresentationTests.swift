// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Synchronization
import Testing
import Views
import WaitingSuites

/// Controllers that are presented and dismissed.
@Suite("Presentations")
@MainActor struct PresentationTests {
  private let screen = PresentationScreen()
  private var root: LoggingController { screen.root }

  // MARK: Full screen

  @Test func `Full screen, the view behind leaves the window, in UIKit's order`() {
    let other = screen.controller("other", .fullScreen)
    root.present(other, animated: false) { screen.log.lines.append("completion") }
    expectEqual(
      screen.take(),
      [
        "other viewDidLoad", "root viewWillDisappear false", "other viewWillAppear false",
        "other viewDidAppear false", "root viewDidDisappear false", "completion",
      ])
    expectNil(root.view.window)
    expectEqual(other.view.frameInWindow, screen.window.bounds)
    expectEqual(other.view.safeAreaInsets.top, 47)
    expectSame(root.presentedViewController, other)
    expectSame(other.presentingViewController, root)
    root.dismiss(animated: false) { screen.log.lines.append("completion") }
    expectEqual(
      screen.take(),
      [
        "other viewWillDisappear false", "root viewWillAppear false", "root viewDidAppear false",
        "other viewDidDisappear false", "completion",
      ])
    expectSame(root.view.superview, screen.window)
    expectEqual(root.view.frame, screen.window.bounds)
    expectNil(other.view.window)
    expectNil(root.presentedViewController)
    expectNil(other.presentingViewController)
  }

  @Test func `It comes up from the lower edge in half a second`() {
    let other = screen.controller("other", .fullScreen)
    var isDone = false
    root.present(other, animated: true) { isDone = true }
    expect(other.isBeingPresented)
    expect(!other.isBeingDismissed)
    expectEqual(other.transitionCoordinator?.transitionDuration, 0.5)
    expectSame(root.transitionCoordinator?.viewController(forKey: .to), other)
    expectEqual(other.view.presentationGeometry.transform.ty, 844)
    expectNotNil(root.view.window)
    screen.advance(by: 0.25)
    let halfway = other.view.presentationGeometry.transform.ty
    expectGreater(halfway, 0)
    expectLess(halfway, 422)
    expect(!isDone)
    screen.advance(by: 0.25)
    expect(isDone)
    expect(!other.isBeingPresented)
    expectNil(root.view.window)
    expectNil(other.transitionCoordinator)
    other.dismiss(animated: true)
    expect(other.isBeingDismissed)
    expectNotNil(root.view.window)
    screen.advance(by: 0.5)
    expect(!other.isBeingDismissed)
    expectNil(other.view.window)
    expectEqual(other.view.transform, .identity)
  }

  @Test func `A cross dissolve fades`() {
    let other = screen.controller("other", .overFullScreen)
    other.modalTransitionStyle = .crossDissolve
    root.present(other, animated: true)
    expectEqual(other.view.presentationAlpha, 0)
    expectEqual(other.view.presentationGeometry.transform, .identity)
    expectEqual(other.transitionCoordinator?.transitionDuration, 0.35)
    screen.advance(by: 0.175)
    expectNear(other.view.presentationAlpha, 0.5, within: 0.01)
    screen.advance(by: 0.2)
    expectNotNil(root.view.window, "the view behind stays")
    expectEqual(screen.take().contains { $0.hasPrefix("root view") }, false)
  }

  @Test(arguments: [UIModalTransitionStyle.flipHorizontal, .partialCurl])
  func `Turns and curls are drawn as a cross dissolve`(style: UIModalTransitionStyle) {
    let other = screen.controller("other", .fullScreen)
    other.modalTransitionStyle = style
    expectEqual(other.modalTransitionStyle, style)
    root.present(other, animated: true)
    expectEqual(other.view.presentationAlpha, 0)
  }

  @Test func `The window's size reaches what is presented, and comes back with the view behind`() {
    let other = screen.controller("other", .fullScreen)
    root.present(other, animated: false)
    screen.window.frame.size = CGSize(width: 844, height: 390)
    screen.window.layoutIfNeeded()
    expectEqual(other.view.frame.size, CGSize(width: 844, height: 390))
    other.dismiss(animated: false)
    expectEqual(root.view.frame.size, CGSize(width: 844, height: 390))
  }

  @Test func `A window that is shown again does not show the view behind`() {
    let other = screen.controller("other", .fullScreen)
    other.modalTransitionStyle = .coverVertical
    root.present(other, animated: false, completion: nil)
    screen.window.makeKeyAndVisible()
    expectNil(root.view.window)
    root.dismiss(animated: false, completion: nil)
    expectNotNil(root.view.window)
  }

  @Test func `Another root ends what the old one presents`() {
    let other = screen.controller("other")
    root.present(other, animated: false)
    screen.window.rootViewController = screen.controller("new")
    expectNil(other.view.window)
    expectNil(root.presentedViewController)
    expectEqual(screen.window.subviews.count, 1)
  }

  // MARK: Who presents

  @Test func `The outermost controller presents`() {
    let child = screen.controller("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    let other = screen.controller("other", .fullScreen)
    child.present(other, animated: false)
    expectSame(other.presentingViewController, root)
    expectSame(child.presentedViewController, other)
    child.dismiss(animated: false)
    expectNil(root.presentedViewController)
  }

  @Test func `In a context the controller that defines it presents, within its frame`() {
    let child = screen.controller("child")
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    let other = screen.controller("other", .currentContext)
    child.present(other, animated: false)
    expectSame(other.presentingViewController, child)
    expectEqual(other.view.frameInWindow, CGRect(x: 0, y: 100, width: 390, height: 200))
    expectNil(child.view.window)
    expectNotNil(root.view.window)
    other.dismiss(animated: false)
    expectEqual(child.view.frameInWindow, CGRect(x: 0, y: 100, width: 390, height: 200))
    let over = screen.controller("over", .overCurrentContext)
    child.present(over, animated: false)
    expectNotNil(child.view.window)
    expectEqual(over.view.frameInWindow, child.view.frameInWindow)
  }

  @Test func `A context may say how its controllers come`() {
    root.definesPresentationContext = true
    root.providesPresentationContextTransitionStyle = true
    root.modalTransitionStyle = .crossDissolve
    let other = screen.controller("other", .overCurrentContext)
    root.present(other, animated: true)
    expectEqual(other.view.presentationAlpha, 0)
    expect(root.providesPresentationContextTransitionStyle)
    expect(root.definesPresentationContext)
  }

  @Test func `A controller that presents already says so, and nothing happens`() {
    let messages = Mutex<[String]>([])
    let (other, third) = (screen.controller("other"), screen.controller("third"))
    root.present(other, animated: false)
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      root.present(third, animated: false) { Issue.record("called") }
    }
    expectEqual(
      messages.withLock { $0 },
      [
        "Attempt to present LoggingController on LoggingController (from LoggingController) which "
          + "is already presenting LoggingController."
      ])
    expectSame(root.presentedViewController, other)
    expectNil(third.view.window)
  }

  @Test func `So does one that is in no window`() {
    let messages = Mutex<[String]>([])
    let (lonely, other) = (screen.controller("lonely"), screen.controller("other"))
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      lonely.present(other, animated: false)
    }
    expectEqual(messages.withLock { $0 }.first?.hasSuffix("is not in the window hierarchy."), true)
    expectNil(other.presentingViewController)
  }

  @Test(.waitsForProcesses) func `A controller that has a parent cannot be presented`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = PresentationScreen()
        let child = screen.controller("child")
        screen.root.addChild(child)
        screen.root.present(child, animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "that has a parent view controller")
  }

  // MARK: Chains

  @Test func `Dismissing the middle of a chain dismisses all above it`() {
    let (second, third) = (
      screen.controller("second", .fullScreen), screen.controller("third", .fullScreen)
    )
    root.present(second, animated: false)
    second.present(third, animated: false)
    expectSame(third.presentingViewController, second)
    second.dismiss(animated: false)
    expectSame(root.presentedViewController, second)
    expectNotNil(second.view.window)
    expectNil(third.view.window)
  }

  @Test func `Dismissing the first takes the frontmost one away over time, the others at once`() {
    let (second, third) = (
      screen.controller("second", .fullScreen), screen.controller("third", .fullScreen)
    )
    root.present(second, animated: false)
    second.present(third, animated: false)
    _ = screen.take()
    root.dismiss(animated: true)
    expectNotNil(third.view.window)
    expectNil(second.view.window)
    expectNotNil(root.view.window)
    expectNil(second.presentedViewController)
    expectNil(second.presentingViewController)
    screen.advance(by: 0.5)
    expectNil(third.view.window)
    expectNil(root.presentedViewController)
    expectEqual(root.view.frame, screen.window.bounds)
    expectEqual(
      screen.take(),
      [
        "third viewWillDisappear true", "root viewWillAppear true", "root viewDidAppear true",
        "third viewDidDisappear true",
      ])
  }

  @Test func `A dismissal without anything to dismiss calls its completion`() {
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    expect(isDone)
  }

  @Test func `A dismissal that is asked for twice happens once`() {
    let other = screen.controller("other", .fullScreen)
    root.present(other, animated: false)
    var count = 0
    root.dismiss(animated: true) { count += 1 }
    root.dismiss(animated: true) { count += 1 }
    screen.advance(by: 0.5)
    expectEqual(count, 2)
    expectEqual(screen.take().filter { $0 == "other viewDidDisappear true" }.count, 1)
  }

  @Test func `A controller is released when it was dismissed`() {
    weak var released: UIViewController?
    do {
      let other = screen.controller("other")
      released = other
      root.present(other, animated: true)
      screen.advance(by: 0.5)
      root.dismiss(animated: true)
      screen.advance(by: 0.5)
    }
    expectNil(released)
  }

  // MARK: What is behind

  @Test func `What is behind gets no touches, keys and focus, and is not read`() {
    let behind = UIButtonStandIn(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    behind.isAccessibilityElement = true
    behind.accessibilityLabel = "behind"
    root.view.addSubview(behind)
    let front = UIButtonStandIn(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    front.isAccessibilityElement = true
    front.accessibilityLabel = "front"
    let other = screen.controller("other", .overFullScreen)
    other.view.addSubview(front)
    screen.window.isFocusEnabled = true
    root.present(other, animated: false)
    expectSame(screen.window.hitTest(CGPoint(x: 50, y: 80), with: nil), other.view)
    expectEqual(screen.window.readAccessibility().map(\.label), ["front"])
    expect(front.isFocused)
    screen.window.press(.keyboardUpArrow)
    expect(front.isFocused)
    other.dismiss(animated: false)
    expectEqual(screen.window.readAccessibility().map(\.label), ["behind"])
  }

  /// A view that can have the focus.
  private final class UIButtonStandIn: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `What is typed goes to nothing behind, and to it again afterwards`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    let other = screen.controller("other", .fullScreen)
    root.present(other, animated: false)
    expect(!field.isFirstResponder)
    other.dismiss(animated: false)
    expect(field.isFirstResponder)
  }

  @Test func `A controller that nothing shows is presented`() {
    let other = screen.controller("other")
    root.show(other, sender: nil)
    expectSame(root.presentedViewController, other)
    screen.advance(by: 0.5)
    other.dismiss(animated: false)
    root.showDetailViewController(other, sender: nil)
    expectSame(root.presentedViewController, other)
  }
}
