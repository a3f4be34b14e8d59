// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Synchronization
import Testing
import Views

/// Presentations that end while others begin, or with what shows them.
@Suite("Ends of presentations")
@MainActor struct PresentationEndTests {
  /// Runs code when something happens to it.
  private final class Scripted: UIViewController {
    var loaded: (Scripted) -> Void = { _ in }
    var isAppearing: (Scripted) -> Void = { _ in }
    var appeared: (Scripted) -> Void = { _ in }
    var disappeared: (Scripted) -> Void = { _ in }

    override func viewDidLoad() { loaded(self) }
    override func viewIsAppearing(_ animated: Bool) { isAppearing(self) }
    override func viewDidAppear(_ animated: Bool) { appeared(self) }
    override func viewDidDisappear(_ animated: Bool) { disappeared(self) }
  }

  private let screen = PresentationScreen()
  private var root: LoggingController { screen.root }

  private func scripted(_ style: UIModalPresentationStyle) -> Scripted {
    let controller = Scripted(nibName: nil, bundle: nil)
    controller.modalPresentationStyle = style
    return controller
  }

  // MARK: Chains

  private nonisolated static let contexts: [(UIModalPresentationStyle, UIModalPresentationStyle)] =
    [
      (.fullScreen, .overCurrentContext), (.fullScreen, .currentContext),
      (.pageSheet, .overCurrentContext), (.pageSheet, .currentContext),
    ]

  @Test(arguments: contexts, [true, false])
  func `A chain that ends in a context leaves the first one shown`(
    styles: (UIModalPresentationStyle, UIModalPresentationStyle), animated: Bool
  ) {
    let (second, third) = (
      screen.controller("second", styles.0), screen.controller("third", styles.1)
    )
    root.present(second, animated: false)
    second.present(third, animated: false)
    let frame = third.view.frameInWindow
    root.dismiss(animated: animated)
    if animated {
      expectNotNil(third.view.window)
      expectNil(second.view.window)
      expectNotNil(root.view.window)
      expectEqual(third.viewIfLoaded?.superview?.frameInWindow, frame)
      screen.advance(by: 0.5)
    }
    expectNil(third.view.window)
    expectNil(second.view.window)
    expectSame(root.view.superview, screen.window)
    expectEqual(root.view.frame, screen.window.bounds)
    expectEqual(screen.window.subviews, [root.view])
    expectNil(root.presentedViewController)
  }

  @Test func `While the last of a chain goes, a dismissal of the first takes all the others away`()
  {
    let (second, third) = (
      screen.controller("second", .fullScreen), screen.controller("third", .fullScreen)
    )
    root.present(second, animated: false)
    second.present(third, animated: false)
    third.dismiss(animated: true)
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    expectNil(third.view.window)
    expect(second.isBeingDismissed)
    expect(!isDone)
    screen.advance(by: 0.5)
    expect(isDone)
    expectNil(second.view.window)
    expectNil(root.presentedViewController)
    expectNotNil(root.view.window)
  }

  // MARK: Order

  @Test func `A controller is being presented and dismissed until it learns of the end`() {
    let other = scripted(.fullScreen)
    var said: [Bool] = []
    other.appeared = { said.append($0.isBeingPresented) }
    other.disappeared = { said.append($0.isBeingDismissed) }
    root.present(other, animated: true)
    screen.advance(by: 0.5)
    expectEqual(said, [true])
    expect(!other.isBeingPresented)
    root.dismiss(animated: true)
    screen.advance(by: 0.5)
    expectEqual(said, [true, true])
    expect(!other.isBeingDismissed)
  }

  @Test func `Another one may be presented as soon as the view behind has appeared`() {
    let (first, second, third) = (
      scripted(.fullScreen), screen.controller("second", .fullScreen), screen.controller("third")
    )
    screen.window.rootViewController = first
    first.present(second, animated: false)
    first.appeared = { first in
      first.appeared = { _ in }
      first.present(third, animated: true)
    }
    second.dismiss(animated: false)
    expectSame(first.presentedViewController, third)
    expect(third.isBeingPresented)
    screen.advance(by: 0.5)
    expectNotNil(third.view.window)
    expectNil(second.view.window)
    expect(!third.isBeingPresented)
  }

  @Test func `A dismissal that is asked for at the end of one calls its completion`() {
    let other = scripted(.fullScreen)
    var count = 0
    other.disappeared = { other in
      other.dismiss(animated: true) { count += 1 }
      root.dismiss(animated: true) { count += 1 }
    }
    root.present(other, animated: false)
    root.dismiss(animated: false)
    expectEqual(count, 2)
  }

  @Test func `A controller that is dismissed as it appears leaves the window as it was`() {
    let other = scripted(.fullScreen)
    other.appeared = { $0.dismiss(animated: true) }
    root.present(other, animated: false)
    _ = screen.take()
    expect(other.isBeingDismissed)
    expectNotNil(root.view.window)
    screen.advance(by: 0.5)
    expect(!other.isBeingDismissed)
    expectNil(root.presentedViewController)
    expectEqual(screen.take(), ["root viewDidAppear true"])
  }

  @Test func `What is presented at the end of another presentation stays`() {
    let messages = Mutex<[String]>([])
    let (second, third, fourth) = (
      screen.controller("second"), screen.controller("third"), screen.controller("fourth")
    )
    root.present(second, animated: true) { second.present(third, animated: false) }
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      second.present(fourth, animated: false)
    }
    expectSame(second.presentedViewController, third)
    expectNil(fourth.presentingViewController)
    expectEqual(messages.withLock { $0 }.count, 1)
  }

  @Test func `A controller that is dismissed as it loads is not presented`() {
    let other = scripted(.fullScreen)
    var isDismissed = false
    other.loaded = { $0.dismiss(animated: false) { isDismissed = true } }
    root.present(other, animated: false) { Issue.record("called") }
    expect(isDismissed)
    expectNil(other.view.window)
    expectNotNil(root.view.window)
    expectEqual(screen.window.subviews, [root.view])
    expectNil(root.presentedViewController)
    expectNil(other.presentingViewController)
  }

  // MARK: Windows

  @Test func `Another root ends a dismissal that is under way`() {
    let other = screen.controller("other", .fullScreen)
    root.present(other, animated: false)
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    let new = screen.controller("new")
    screen.window.rootViewController = new
    expect(isDone)
    expectEqual(screen.window.subviews, [new.view])
    screen.advance(by: 1)
    expectEqual(screen.window.subviews, [new.view])
  }

  @Test(arguments: [0, 0.25, 1])
  func `A window that is released takes what it shows full screen with it`(seconds: TimeInterval) {
    weak var window: UIWindow?
    weak var presented: UIViewController?
    do {
      let screen = PresentationScreen()
      let other = screen.controller("other", .fullScreen)
      (window, presented) = (screen.window, other)
      screen.root.present(other, animated: true)
      screen.advance(by: seconds)
    }
    expectNil(window)
    expectNil(presented)
  }

  @Test(arguments: [0, 0.25])
  func `So does one in the middle of a dismissal`(seconds: TimeInterval) {
    weak var window: UIWindow?
    weak var presented: UIViewController?
    do {
      let screen = PresentationScreen()
      let other = screen.controller("other")
      (window, presented) = (screen.window, other)
      screen.root.present(other, animated: false)
      screen.root.dismiss(animated: true)
      screen.advance(by: seconds)
    }
    expectNil(window)
    expectNil(presented)
  }

  @Test func `A popover that is shown as a sheet is released with its window`() {
    weak var popover: UIPopoverPresentationController?
    do {
      let screen = PresentationScreen()
      let other = screen.controller("other", .popover)
      popover = other.popoverPresentationController
      screen.root.present(other, animated: false)
      expectSame(other.popoverPresentationController, popover)
    }
    expectNil(popover)
  }

  @Test func `An empty controller stands for one that is gone`() {
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    expectSame(presentation.presentedViewController, presentation.presentedViewController)
    expectEmpty(presentation.presentedViewController.view.subviews)
  }
}
