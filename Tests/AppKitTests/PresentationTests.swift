// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

/// Controllers that present others (appkit rules MP-3 to MP-6).
@Suite("AppKit: presented controllers")
@MainActor
struct PresentationTests {
  /// A controller with a view of 200 × 120 points.
  private final class Contents: NSViewController {
    var log: [String] = []
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 120)) }
    override func viewWillAppear() { log.append("will appear") }
    override func viewDidAppear() { log.append(isOfSheet ? "did appear in a sheet" : "did appear") }
    override func viewDidDisappear() { log.append("did disappear") }
    private var isOfSheet: Bool { view.window?.isSheet == true }
  }

  /// A controller in a window of 400 × 300 points at the origin.
  private func presenter() -> (controller: NSViewController, window: NSWindow) {
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    return (controller, NSWindow(contentViewController: controller))
  }

  @Test func `A controller is presented as a sheet, and dismissed`() throws {
    let (presenter, window) = presenter()
    let contents = Contents()
    contents.title = "Name"
    expectNil(presenter.presentedViewControllers)
    expectNil(contents.presentingViewController)
    presenter.presentAsSheet(contents)
    let sheet = try #require(window.attachedSheet)
    expectSame(sheet.contentViewController, contents)
    expectEqual(sheet.title, "Name")
    expectEqual(sheet.frame, NSRect(x: 100, y: 170, width: 200, height: 120))
    expectEqual(presenter.presentedViewControllers, [contents])
    expectSame(contents.presentingViewController, presenter)
    expectEqual(contents.log, ["will appear", "did appear in a sheet"])
    presenter.dismiss(contents)
    expectNil(window.attachedSheet)
    expectNil(presenter.presentedViewControllers)
    expectNil(contents.presentingViewController)
    expectEqual(contents.log.last, "did disappear")
    // Again, and by the controller itself.
    presenter.presentAsSheet(contents)
    expectNotNil(window.attachedSheet)
    contents.dismiss(nil)
    expectNil(window.attachedSheet)
    // By the window.
    presenter.presentAsSheet(contents)
    let third = try #require(window.attachedSheet)
    window.endSheet(third)
    expectNil(contents.presentingViewController)
    expectEqual(contents.log.last, "did disappear")
  }

  @Test func `A controller inside of one that is presented dismisses that`() {
    let (presenter, window) = presenter()
    let (contents, child) = (Contents(), NSViewController())
    contents.addChild(child)
    presenter.presentAsSheet(contents)
    child.dismiss(child)
    expectNil(window.attachedSheet)
  }

  @Test func `One that is not presented closes its window`() {
    let (controller, window) = presenter()
    window.makeKeyAndOrderFront(nil)
    let other = NSViewController()
    other.view = NSView()
    controller.addChild(other)
    controller.view.addSubview(other.view)
    other.dismiss(nil)
    expect(window.isVisible)
    controller.dismiss(nil)
    expect(!window.isVisible)
  }

  @Test func `The preferred size counts before that of the view, also later`() throws {
    let (presenter, window) = presenter()
    let contents = Contents()
    contents.preferredContentSize = NSSize(width: 0, height: 80)
    presenter.presentAsSheet(contents)
    expectEqual(window.attachedSheet?.frame.size, NSSize(width: 200, height: 80))
    contents.preferredContentSize = NSSize(width: 300, height: 90)
    window.layoutIfNeeded()
    expectEqual(window.attachedSheet?.frame, NSRect(x: 50, y: 200, width: 300, height: 90))
    expectEqual(contents.view.frame, NSRect(x: 0, y: 0, width: 300, height: 90))
    presenter.dismiss(contents)
  }

  // MP-4.
  @Test func `Constraints change the size as little as they must`() {
    let (presenter, window) = presenter()
    let contents = NSViewController()
    contents.view = NSView(frame: NSRect(x: 0, y: 0, width: 150, height: 60))
    let inner = NSView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    contents.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: contents.view.leadingAnchor, constant: 20),
      inner.trailingAnchor.constraint(equalTo: contents.view.trailingAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: contents.view.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: contents.view.bottomAnchor, constant: -10),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 180),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    presenter.presentAsSheet(contents)
    window.layoutIfNeeded()
    // 180 wide with 20 on both sides; 60 is enough for the height.
    expectEqual(window.attachedSheet?.frame.size, NSSize(width: 220, height: 60))
    expectEqual(inner.frame, NSRect(x: 20, y: 10, width: 180, height: 40))
    presenter.dismiss(contents)
  }

  // MP-6.
  @Test func `A modal window keeps events from others until it closes`() throws {
    let (presenter, window) = presenter()
    var count = 0
    let button = NSButton(title: "A") { count += 1 }
    button.frame = NSRect(x: 10, y: 10, width: 60, height: 30)
    presenter.view.addSubview(button)
    let contents = Contents()
    contents.title = "Name"
    presenter.presentAsModalWindow(contents)
    let modal = try #require(contents.view.window)
    expectSame(NSApp.modalWindow, modal)
    expectEqual(modal.title, "Name")
    expect(modal.isVisible)
    expectEqual(modal.frame.size, NSSize(width: 200, height: 120))
    expect(!modal.isSheet)
    window.click(at: NSPoint(x: 40, y: 25))
    expectEqual(count, 0)
    let inside = NSButton(title: "B") { contents.dismiss(nil) }
    inside.frame = NSRect(x: 10, y: 10, width: 60, height: 30)
    contents.view.addSubview(inside)
    modal.click(at: NSPoint(x: 40, y: 25))
    expectNil(NSApp.modalWindow)
    expect(!modal.isVisible)
    expectNil(presenter.presentedViewControllers)
    expectEqual(contents.log.last, "did disappear")
    window.click(at: NSPoint(x: 40, y: 25))
    expectEqual(count, 1)
  }

  @Test func `A modal window that closes dismisses its controller`() throws {
    let (presenter, _) = presenter()
    let contents = Contents()
    presenter.presentAsModalWindow(contents)
    try #require(contents.view.window).close()
    expectNil(contents.presentingViewController)
    expectNil(NSApp.modalWindow)
  }

  // MP-6.
  @Test func `Keys go back to the key window when a modal window closes`() throws {
    let (presenter, window) = presenter()
    window.makeKeyAndOrderFront(nil)
    let contents = Contents()
    presenter.presentAsModalWindow(contents)
    let modal = try #require(contents.view.window)
    expect(modal.isKeyWindow)
    expect(!window.isKeyWindow)
    modal.close()
    expect(window.isKeyWindow)
    expectNil(contents.presentingViewController)
    // Another window that is the key one by then stays so.
    let other = NSWindow()
    presenter.presentAsModalWindow(contents)
    other.makeKeyAndOrderFront(nil)
    presenter.dismiss(contents)
    expect(other.isKeyWindow)
  }

  @Test func `A controller whose presenter is gone is presented again once dismissed`() throws {
    let contents = Contents()
    weak var gone: NSViewController?
    do {
      let controller = NSViewController()
      controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
      controller.presentAsModalWindow(contents)
      gone = controller
    }
    expectNil(gone)
    expectNil(contents.presentingViewController)
    try #require(contents.view.window).close()
    expectNil(NSApp.modalWindow)
    let (presenter, window) = presenter()
    presenter.presentAsSheet(contents)
    expectSame(contents.presentingViewController, presenter)
    contents.dismiss(nil)
    expectNil(window.attachedSheet)
  }

  @Test func `A controller is presented in a popover`() throws {
    let (presenter, window) = presenter()
    let anchor = NSView(frame: NSRect(x: 180, y: 20, width: 40, height: 20))
    presenter.view.addSubview(anchor)
    let contents = Contents()
    presenter.present(
      contents, asPopoverRelativeTo: .zero, of: anchor, preferredEdge: .maxY, behavior: .transient)
    let popover = try #require(contents.view.window)
    expectEqual(popover.frame, NSRect(x: 100, y: 52, width: 200, height: 120))
    expectEqual(presenter.presentedViewControllers, [contents])
    presenter.dismiss(contents)
    expectNil(contents.view.window)
    expectNil(presenter.presentedViewControllers)
    presenter.present(
      contents, asPopoverRelativeTo: .zero, of: anchor, preferredEdge: .maxY, behavior: .transient)
    window.click(at: NSPoint(x: 5, y: 295))
    expectNil(contents.presentingViewController)
  }

  @Test func `A class of the client's presents in its own way`() {
    final class Animator: NSObject, NSViewControllerPresentationAnimator {
      var log: [String] = []
      func animatePresentation(
        of viewController: NSViewController, from fromViewController: NSViewController
      ) {
        log.append("present")
        fromViewController.view.addSubview(viewController.view)
      }
      func animateDismissal(
        of viewController: NSViewController, from fromViewController: NSViewController
      ) {
        log.append("dismiss")
        viewController.view.removeFromSuperview()
      }
    }
    let (presenter, _) = presenter()
    let (contents, animator) = (Contents(), Animator())
    presenter.present(contents, animator: animator)
    expectSame(contents.view.superview, presenter.view)
    expectEqual(presenter.presentedViewControllers, [contents])
    presenter.dismiss(contents)
    expectEqual(animator.log, ["present", "dismiss"])
    expectNil(contents.view.superview)
    expectNil(presenter.presentedViewControllers)
  }

  @Test(.waitsForProcesses) func `A sheet needs a window, and a controller is presented once`()
    async
  {
    let nowhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSViewController().presentAsSheet(NSViewController()) }
    }
    expectStop(nowhere, says: "cannot present a sheet: its view is in no window")
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second, contents) = (NSViewController(), NSViewController(), NSViewController())
        first.presentAsModalWindow(contents)
        second.presentAsModalWindow(contents)
      }
    }
    expectStop(twice, says: "is presented already; dismiss it first")
  }
}
