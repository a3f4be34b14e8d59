// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The controllers that a controller presents, and how it is presented itself. Most have none.
@MainActor
final class ControllerPresentation {
  var presented: [NSViewController] = []
  weak var presenting: NSViewController?
  /// Ends the presentation of this controller; nil if it is not presented.
  var finish: (() -> Void)?
  /// Takes a new size of the contents, while something shows them that has it.
  var follow: ((NSSize) -> Void)?
}

extension NSViewController {
  var requiredPresentation: ControllerPresentation {
    if let presentation { return presentation }
    let made = ControllerPresentation()
    presentation = made
    return made
  }

  /// The size in which something shows the controller that has the size of its contents: the preferred one
  /// or, without one, what the constraints of the view make of the size that it has (appkit rule MP-4).
  var presentedSize: NSSize {
    // Loading the view may set the preferred size.
    let view = view
    let own = view.frame.size
    let natural =
      view.constraints.isEmpty
      ? own
      : view.viewNode.systemLayoutSizeFitting(
        own, withHorizontalFittingPriority: .windowSizeStayPut,
        verticalFittingPriority: .windowSizeStayPut)
    let preferred = preferredContentSize
    return NSSize(
      width: preferred.width > 0 ? preferred.width : max(0, natural.width),
      height: preferred.height > 0 ? preferred.height : max(0, natural.height))
  }

  // MARK: Presenting

  func beginPopover(_ controller: NSViewController, _ behavior: NSPopover.Behavior) -> NSPopover {
    let popover = NSPopover()
    popover.behavior = behavior
    popover.contentViewController = controller
    begin(controller) { [weak popover] in popover?.close() }
    popover.whenClosed = { NSViewController.end(controller, in: nil) }
    return popover
  }

  func makeWindow(
    for controller: NSViewController, _ style: NSWindow.StyleMask
  ) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: controller.presentedSize), styleMask: style,
      backing: .buffered, defer: false)
    window.title = controller.title ?? ""
    controller.requiredPresentation.follow = { [weak window] in window?.setContentSize($0) }
    return window
  }

  func begin(_ controller: NSViewController, finish: @escaping () -> Void) {
    guard controller.presentation?.finish == nil else {
      programmerError("\(type(of: controller)) is presented already; dismiss it first")
    }
    controller.requiredPresentation.presenting = self
    controller.requiredPresentation.finish = finish
    requiredPresentation.presented.append(controller)
  }

  // MARK: Ending

  /// Ends the presentation of this controller or, if it is not presented, of the nearest around it that is;
  /// without one closes the window that it is the contents of.
  func endPresentation() {
    let around = sequence(first: self) { $0.parent }
    if let finish = around.lazy.compactMap({ $0.presentation?.finish }).first { return finish() }
    guard let window = viewIfLoaded?.window, window.contentViewController === self else { return }
    window.close()
  }

  /// Ends the presentation of a controller, also of one whose presenter is gone.
  static func end(_ controller: NSViewController, in window: NSWindow?) {
    window?.removeContents()
    let presenting = controller.presentation?.presenting
    controller.presentation?.presenting = nil
    controller.presentation?.finish = nil
    controller.presentation?.follow = nil
    presenting?.presentation?.presented.removeAll { $0 === controller }
  }
}

extension NSWindow {
  /// Keeps events from other windows until this one closes; keys then go back to the window that it was
  /// shown over, if that had them (appkit rule MP-6).
  func beginModal(over owner: NSWindow?) {
    NSApplication.shared.modalWindows.append(self)
    guard let owner, owner.isKeyWindow else { return }
    let closed = whenClosed
    whenClosed = { [weak self, weak owner] in
      if self?.isKeyWindow == true { owner?.windowNode.makeKey() }
      closed?()
    }
  }

  /// Gives the contents up, whose controller learns that its view is not shown any more.
  func removeContents() {
    contentViewController = nil
    contentView = nil
  }
}

/// An object that shows and hides a controller with a custom animation.
@preconcurrency @MainActor
public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  /// Shows a controller: add its view to a superview, at once or over time.
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController)
  /// Hides a controller: remove its view.
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController)
}
