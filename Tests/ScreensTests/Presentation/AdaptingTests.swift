// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Presentations that adapt to the window's traits, also while they are shown.
@Suite("Presentations that adapt")
@MainActor struct AdaptingTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    let log: Log
    var style = UIModalPresentationStyle.pageSheet
    var isWrapping = false
    /// Named as what a popover points at, when it is prepared.
    weak var newSource: UIView?
    var preparedCount = 0

    init(_ log: Log) { self.log = log }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      preparedCount += 1
      if let newSource { popoverPresentationController.sourceView = newSource }
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      isWrapping
        ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let isPopover = presentationController is UIPopoverPresentationController
      log.lines.append("will \(style) \(isPopover) \(transitionCoordinator?.isAnimated ?? false)")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("did dismiss")
    }
  }

  private let screen = PresentationScreen(CGSize(width: 1024, height: 768), safeArea: .zero)
  private let other: LoggingController
  private let delegate: Delegate
  private let popover: UIPopoverPresentationController
  private let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  init() throws {
    other = screen.controller("other", .popover)
    other.preferredContentSize = CGSize(width: 200, height: 300)
    delegate = Delegate(screen.log)
    screen.root.view.addSubview(source)
    popover = try #require(other.popoverPresentationController)
    popover.sourceView = source
    popover.delegate = delegate
  }

  private func makeWindow(wide: Bool) {
    screen.window.traitOverrides.horizontalSizeClass = wide ? .regular : .compact
    screen.window.frame.size.width = wide ? 1024 : 390
    screen.window.layoutIfNeeded()
  }

  private func present() {
    screen.root.present(other, animated: false)
    screen.window.layoutIfNeeded()
  }

  private var frame: CGRect { other.view.frameInWindow }
  private let inPopover = CGRect(x: 20, y: 153, width: 200, height: 300)

  @Test func `A popover is a sheet as the window gets narrow, and a popover again`() {
    present()
    expectEqual(frame, inPopover)
    expectContains(screen.take(), "will none true false")
    let container = popover.containerView
    makeWindow(wide: false)
    expectEqual(frame, CGRect(x: 0, y: 40, width: 390, height: 728))
    expectEqual(screen.take(), ["will pageSheet true false"], "the view has stayed in the window")
    expectSame(other.presentationController, popover.adaptiveSheetPresentationController)
    expectSame(other.popoverPresentationController, popover)
    expectNil(popover.containerView)
    expectNil(container?.window)
    expectEqual(popover.arrowDirection, .unknown)
    expectSame(screen.root.presentedViewController, other)
    makeWindow(wide: true)
    expectEqual(frame, inPopover)
    expectEqual(popover.arrowDirection, .up)
    expectEqual(screen.take(), ["will none true false"])
    expectSame(other.presentationController, popover)
    expectNil(popover.adaptiveSheetPresentationController.containerView)
    expectEqual(screen.window.subviews.count, 2)
    // The user dismisses what is shown now.
    screen.window.tap(at: CGPoint(x: 900, y: 700))
    screen.advance(by: 0.5)
    expectNil(other.view.window)
    expectNil(screen.root.presentedViewController)
    expectEqual(screen.take().last, "did dismiss")
  }

  @Test func `What a sheet has become by then is dismissed by a touch, too`() {
    present()
    makeWindow(wide: false)
    screen.window.tap(at: CGPoint(x: 195, y: 20))
    screen.advance(by: 0.5)
    expectNil(other.view.window)
    expectEqual(screen.take().last, "did dismiss")
    present()
    expectEqual(frame, CGRect(x: 0, y: 40, width: 390, height: 728))
  }

  @Test func `The delegate's style counts, and full screen removes the view behind`() {
    delegate.style = .fullScreen
    present()
    makeWindow(wide: false)
    expectNil(screen.root.view.window)
    expectEqual(frame, screen.window.bounds)
    expectEqual(
      screen.take().suffix(3),
      [
        "will fullScreen true false", "root viewWillDisappear false", "root viewDidDisappear false",
      ])
    makeWindow(wide: true)
    expectSame(screen.root.view.superview, screen.window)
    expectEqual(frame, inPopover)
    expectEqual(
      screen.take(),
      [
        "will none true false", "root viewWillAppear false", "root viewDidAppear false",
      ])
  }

  @Test func `A popover that is to stay one does`() {
    delegate.style = .none
    present()
    makeWindow(wide: false)
    expectEqual(frame.size, inPopover.size)
    expectSame(other.presentationController, popover)
    expectEqual(screen.take().filter { $0.hasPrefix("will") }, ["will none true false"])
  }

  @Test func `Traits that change in a transition count at its end`() {
    screen.root.present(other, animated: true)
    expectContains(screen.take(), "will none true true")
    makeWindow(wide: false)
    expectSame(other.presentationController, popover)
    screen.advance(by: 1)
    expectSame(other.presentationController, popover.adaptiveSheetPresentationController)
    expectEqual(frame.width, 390)
  }

  @Test func `The delegate may have another controller shown in its place`() throws {
    delegate.isWrapping = true
    makeWindow(wide: false)
    present()
    let navigation = try #require(screen.root.presentedViewController as? UINavigationController)
    expectEqual(navigation.viewControllers, [other])
    expectEqual(navigation.view.frameInWindow, CGRect(x: 0, y: 40, width: 390, height: 728))
    expectSame(other.popoverPresentationController, popover)
    expectSame(other.presentingViewController, screen.root)
    makeWindow(wide: true)
    expectSame(screen.root.presentedViewController, other)
    expectNil(other.parent)
    expectEqual(frame, inPopover)
    expectNil(navigation.view.window)
    makeWindow(wide: false)
    expectNotNil(other.navigationController)
    expectNotSame(other.navigationController, navigation)
    expectSame(screen.root.presentedViewController, other.navigationController)
    other.dismiss(animated: false)
    expectNil(other.view.window)
    expectNil(screen.root.presentedViewController)
  }

  @Test func `What is covered adapts when it comes back`() {
    present()
    let cover = screen.controller("cover", .fullScreen)
    other.present(cover, animated: false)
    makeWindow(wide: false)
    expectNil(other.view.window)
    expectSame(other.presentationController, popover)
    cover.dismiss(animated: false)
    screen.window.layoutIfNeeded()
    expectSame(other.presentationController, popover.adaptiveSheetPresentationController)
    expectNotNil(other.view.window)
    expectEqual(frame, CGRect(x: 0, y: 40, width: 390, height: 728))
  }

  @Test func `A sheet whose popover would point at nothing in the window stays one`() {
    present()
    makeWindow(wide: false)
    source.removeFromSuperview()
    makeWindow(wide: true)
    expectSame(other.presentationController, popover.adaptiveSheetPresentationController)
    expectNotNil(other.view.window)
    expectNil(popover.containerView)
  }

  @Test func `The delegate may name another source for a popover that a sheet becomes`() {
    present()
    makeWindow(wide: false)
    source.removeFromSuperview()
    let newSource = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    screen.root.view.addSubview(newSource)
    delegate.newSource = newSource
    makeWindow(wide: true)
    expectSame(other.presentationController, popover)
    expectEqual(frame, inPopover)
    expectEqual(delegate.preparedCount, 2)
  }

  @Test func `What a controller presents stays when another one is shown in its place`() {
    delegate.isWrapping = true
    makeWindow(wide: false)
    present()
    let front = screen.controller("front", .overFullScreen)
    other.present(front, animated: false)
    expectSame(other.navigationController?.presentedViewController, front)
    makeWindow(wide: true)
    expectSame(other.presentedViewController, front)
    expectNil(other.parent)
    expectSame(front.presentingViewController, other)
    expectNotNil(front.view.window)
    makeWindow(wide: false)
    expectSame(other.navigationController?.presentedViewController, front)
    screen.root.dismiss(animated: false)
    expectNil(front.view.window)
    expectNil(other.view.window)
    expectNil(screen.root.presentedViewController)
  }

  @Test func `Without these methods a delegate changes nothing`() {
    final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
    let silent: any UIAdaptivePresentationControllerDelegate = Silent()
    silent.presentationController(
      popover, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
    expectNil(
      silent.presentationController(
        popover, viewControllerForAdaptivePresentationStyle: .pageSheet))
  }
}
