// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Decides which controller presents another one, and what a dismissal takes away.
final class Presenter: ControllerPresenter {
  // MARK: Presenting

  static func present(
    _ controller: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    check(controller, from: source)
    let host = host(of: controller, from: source)
    let name =
      "Attempt to present \(type(of: controller)) on \(type(of: host)) (from \(type(of: source)))"
    // Never are there two transitions.
    finishDismissal(by: host)
    if let shown = host.presentation?.presented {
      return consoleMessage("\(name) which is already presenting \(type(of: shown)).")
    }
    guard host.viewIfLoaded?.window != nil else {
      return consoleMessage("\(name) whose view is not in the window hierarchy.")
    }
    host.ownedPresentation?.transition?.finish(true)
    // What was notified of the end may have presented something, too.
    if let shown = host.presentation?.presented {
      return consoleMessage("\(name) which is already presenting \(type(of: shown)).")
    }
    check(controller, from: source)
    let presentation = controller.runningPresentation(from: source, by: host)
    // A delegate may have another one shown in its place.
    let shown = presentation.presentedViewController
    host.madePresentation.presented = shown
    shown.madePresentation.presenting = host
    shown.madePresentation.controller = presentation
    presentation.newPresented = nil
    presentation.present(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Ends at once the dismissal of what a controller presents, if that is on its way out.
  private static func finishDismissal(by host: UIViewController) {
    guard let shown = host.presentation?.presented, shown.isBeingDismissed else { return }
    shown.ownedPresentation?.transition?.finish(true)
  }

  private static func check(_ controller: UIViewController, from source: UIViewController) {
    let name = type(of: controller)
    if controller === source {
      programmerError("Application tried to present modal view controller on itself (\(name)).")
    }
    if let parent = controller.parent {
      programmerError(
        "Application tried to present modally a view controller (\(name)) that has a parent view "
          + "controller (\(type(of: parent))).")
    }
    if let presenter = controller.presentation?.presenting {
      programmerError(
        "Application tried to present modally a view controller (\(name)) that is already being "
          + "presented by \(type(of: presenter)).")
    }
  }

  /// The controller that presents: the outermost one around the source or, in a context, the nearest one
  /// that defines it.
  private static func host(
    of controller: UIViewController, from source: UIViewController
  ) -> UIViewController {
    let around = Array(sequence(first: source, next: \.parent))
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      return around.first { $0.definesPresentationContext } ?? around.last ?? source
    default: return around.last ?? source
    }
  }

  // MARK: Dismissing

  static func dismiss(
    from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let around = sequence(first: source, next: \.parent)
    let host =
      around.first { $0.presentation?.presented != nil }
      ?? around.lazy.compactMap { $0.presentation?.presenting }.first
    guard let host, let front = host.presentedChain.last,
      let presentation = front.ownedPresentation
    else {
      completion?()
      return
    }
    if presentation.isDismissing {
      if front.presentation?.presenting !== host, let transition = presentation.transition {
        // Those below are to go as well, the last of them over time.
        transition.finish(true)
        if presentation.transition !== transition {
          return dismiss(from: source, animated: animated, completion: completion)
        }
      }
      // It is on its way; the caller learns when it is gone.
      let isExpected = presentation.transition?.animate(
        alongsideTransition: nil, completion: { _ in completion?() })
      if isExpected != true { completion?() }
      return
    }
    removeBetween(host, and: front)
    presentation.dismiss(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Takes away at once what is presented between a controller and the frontmost one, which the first
  /// then presents.
  private static func removeBetween(_ host: UIViewController, and front: UIViewController) {
    let between = host.presentedChain.dropLast()
    guard !between.isEmpty,
      let presentation = front.ownedPresentation
    else { return }
    presentation.transition?.finish(true)
    let presentations = between.compactMap {
      $0.ownedPresentation
    }
    // What has stepped back is recorded below where it belongs.
    for between in presentations { between.didLeave() }
    // The view that the first one of them removed comes back when the frontmost one goes.
    let removed = presentations.lazy.compactMap(\.removedView).first
    let isHostCovered = host.presentation?.isCovered == true
    // Where it stayed, an animator may still move it.
    presentation.removedView =
      isHostCovered
      ? removed : presentation.removedView == nil ? nil : RemovedView(host.viewIfLoaded)
    presentation.setPresenter(host)
    host.madePresentation.presented = front
    front.madePresentation.presenting = host
    for controller in between {
      controller.presentation?.presented = nil
      controller.presentation?.isCovered = false
    }
    // In a context the frontmost one is inside of one that goes.
    for outer in presentations.compactMap(\.container) { presentation.move(outOf: outer) }
    for between in presentations.reversed() { between.vanish() }
  }

  static func setPopover(
    of controller: UIViewController, at anchor: AnyObject?, from source: UIViewController,
    directions: UInt?
  ) {
    guard let popover = controller.popoverPresentationController else { return }
    if let item = anchor as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let view = anchor as? UIView {
      popover.sourceView = view
    } else if let view = source.viewIfLoaded {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    }
    if let directions {
      popover.permittedArrowDirections = UIPopoverArrowDirection(rawValue: directions)
    }
  }

  static func endPresentations(by controller: UIViewController) {
    for presented in [controller] + controller.presentedChain.dropLast() {
      finishDismissal(by: presented)
    }
    guard controller.presentation?.presented != nil else { return }
    dismiss(from: controller, animated: false, completion: nil)
  }

  static func move(_ presented: UIViewController, to host: UIViewController) {
    presented.presentation?.presenting?.presentation?.presented = nil
    host.madePresentation.presented = presented
    presented.madePresentation.presenting = host
    presented.ownedPresentation?.setPresenter(host)
    presented.ownedPresentation?.reported.setPresenter(host)
  }

  static func separate(_ presented: UIViewController, from host: UIViewController) {
    if host.presentation?.presented === presented { host.presentation?.presented = nil }
    presented.presentation?.presenting = nil
    // What was set of the presentation that was asked for holds for the next time, too; one of the
    // controller's delegate is asked for each time.
    let presentation = presented.ownedPresentation
    let declared = presentation?.reported
    let isOwn = declared?.isOfDelegate != true && declared?.presentedViewController === presented
    presented.presentation?.controller = isOwn ? declared : nil
    presented.presentation?.declared = nil
    presentation?.declared = nil
  }
}

extension UIViewController {
  /// The presentation that shows the controller: its own, or one that it adapts to.
  fileprivate func runningPresentation(
    from source: UIViewController, by host: UIViewController
  ) -> UIPresentationController {
    let own = ownPresentation(presenting: host, source: source)
    own.source = source
    own.setPresenter(host)
    // What presents may be narrow itself, as in a form sheet.
    let traits = host.viewIfLoaded?.window?.traitCollection ?? host.traitCollection
    return own.adapted(to: own.styleToShow(in: traits))
  }

  /// The presentation of the controller's style, created when it is asked for first.
  func ownPresentation(
    presenting host: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    let style = modalPresentationStyle
    if let known = ownedPresentation,
      known.reported.isMade(for: style) || presentation?.presenting != nil
    {
      return known
    }
    let made = makePresentation(style, presenting: host, source: source)
    madePresentation.controller = made
    return made
  }

  func makePresentation(
    _ style: UIModalPresentationStyle, presenting host: UIViewController?,
    source: UIViewController?
  ) -> UIPresentationController {
    if self is UIAlertController, style != .popover, style != .none {
      return AlertPresentation(presented: self, presenting: host, style)
    }
    switch style {
    case .fullScreen, .currentContext:
      return FullScreenPresentation(presented: self, presenting: host, style)
    case .overFullScreen, .overCurrentContext:
      return UIPresentationController(presented: self, presenting: host, style)
    case .custom:
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: host, source: source ?? host ?? self)
      return made ?? UIPresentationController(presented: self, presenting: host, style)
    case .automatic, .pageSheet:
      return UISheetPresentationController(presented: self, presenting: host, .pageSheet)
    case .formSheet:
      return UISheetPresentationController(presented: self, presenting: host, style)
    case .popover:
      return UIPopoverPresentationController(presented: self, presenting: host, style)
    case .none:
      programmerError(
        "The modal presentation style of \(type(of: self)) is \"none\", which shows nothing. Set another."
      )
    }
  }
}

extension UIPresentationController {
  fileprivate func isMade(for style: UIModalPresentationStyle) -> Bool {
    presentationStyle == (style == .automatic ? .pageSheet : style)
  }

  /// Whether the presentation is one of the controller's delegate, or stands for one.
  fileprivate var isOfDelegate: Bool { style == .custom && !(self is AlertPresentation) }
}
