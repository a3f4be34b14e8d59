// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

extension UIPresentationController: PresentationControlling {
  package func windowWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { viewWillTransition(to: size, with: coordinator) }

  package func preferredContentSizeDidChange() {
    preferredContentSizeDidChange(forChildContentContainer: presentedViewController)
  }
}

extension UIPresentationController {
  /// Whether the presentation covers a context in place of the window.
  var isInContext: Bool { style == .currentContext || style == .overCurrentContext }

  var isDismissing: Bool { presentedViewController.isBeingDismissed }

  // MARK: Presenting

  func present(animated: Bool, completion: (() -> Void)?) {
    let (host, presented) = (presentingViewController, presentedViewController)
    guard let hostView = host.viewIfLoaded, let window = hostView.window else { return }
    presented.loadViewIfNeeded()
    // Loading may have dismissed it.
    guard presented.presentation?.presenting === host else { return }

    // 1. The container
    self.container?.removeFromSuperview()
    let container = PresentationContainerView(of: self)
    self.container = container
    UIView.performWithoutAnimation { insert(container, over: hostView, in: window) }

    // 2. The announcements
    let running = PresentationTransition(of: self, isPresenting: true, animated: animated) {
      [weak self] didComplete in
      self?.presentationDidEnd(didComplete)
      if didComplete { completion?() }
    }
    begin(running, .presented)
    previousFirstResponder = window.firstResponder
    hostView.endEditing(true)
    reported.announceAdaptation(to: adaptedStyle, with: running.isAnimated ? running : nil)
    guard transition === running else { return }
    presentationTransitionWillBegin()
    if shouldRemovePresentersView { host.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    // A method above may have ended it.
    guard transition === running else { return }

    // 3. The view
    UIView.performWithoutAnimation { addPresentedView(to: container) }

    // 4. The transition
    if transition === running {
      running.run()
    } else if transition == nil, self.container === container {
      // It has ended as the view appeared.
      UIView.performWithoutAnimation { changeAlongside(isPresenting: true) }
    }
  }

  /// Puts the container in front of the view that it covers: all of the window or, in a context, the
  /// presenting controller's view.
  private func insert(_ container: UIView, over hostView: UIView, in window: UIWindow) {
    var covered = hostView
    if !isInContext {
      while let outer = covered.superview, outer !== window { covered = outer }
    }
    let superview = covered.superview ?? window
    container.frame = isInContext ? covered.frame : superview.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.accessibilityViewIsModal = coversWhatIsBehind
    superview.insertSubview(container, aboveSubview: covered)
  }

  func addPresentedView(to container: PresentationContainerView) {
    guard let view = presentedView else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frameOfPresentedViewInContainerView
    if view.frame == container.bounds {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    container.addSubview(view)
    container.layoutIfNeeded()
  }

  private func presentationDidEnd(_ didComplete: Bool) {
    let (host, presented) = (presentingViewController, presentedViewController)
    endTransition()
    // The traits may have changed meanwhile.
    container?.adaptLater()
    host.ownedPresentation?.container?.adaptLater()
    let removes = shouldRemovePresentersView
    if didComplete {
      if removes { removeHostView() }
      presented.endAppearanceTransition()
      // The controller may be on its way out again.
      if removes, transition == nil { host.endAppearanceTransition() }
      endMovement(.presented)
      presentationTransitionDidEnd(true)
      moveFocus(to: presented)
      return
    }
    endMovement(.presented)
    presented.beginAppearanceTransition(false, animated: true)
    if removes { host.beginAppearanceTransition(true, animated: true) }
    takeAway()
    presented.endAppearanceTransition()
    if removes { host.endAppearanceTransition() }
    presentationTransitionDidEnd(false)
    Presenter.separate(presented, from: host)
    restoreFirstResponder()
  }

  // MARK: Dismissing

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let (host, presented) = (presentingViewController, presentedViewController)
    transition?.finish(true)
    guard container?.window != nil else {
      // The window has gone away with everything in it, or the controller was not shown yet.
      putBackHostView()
      removedView = nil
      takeAway()
      Presenter.separate(presented, from: host)
      withExtendedLifetime(presented) { completion?() }
      return
    }
    let running = PresentationTransition(of: self, isPresenting: false, animated: animated) {
      [weak self] didComplete in
      self?.dismissalDidEnd(didComplete)
      if didComplete { completion?() }
    }
    begin(running, .dismissed)
    presented.view.endEditing(true)
    dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if removedView != nil { host.beginAppearanceTransition(true, animated: animated) }
    guard transition === running else { return }
    UIView.performWithoutAnimation { putBackHostView() }
    running.run()
  }

  private func dismissalDidEnd(_ didComplete: Bool) {
    let (host, presented) = (presentingViewController, presentedViewController)
    endTransition()
    let removed = removedView != nil
    guard didComplete else {
      endMovement(.dismissed)
      presented.beginAppearanceTransition(true, animated: true)
      if removed { host.beginAppearanceTransition(false, animated: true) }
      if removed { removeHostView() }
      presented.endAppearanceTransition()
      if removed { host.endAppearanceTransition() }
      return dismissalTransitionDidEnd(false)
    }
    putBackHostView()
    removedView = nil
    takeAway()
    // Then the host may present another one as soon as it has appeared.
    Presenter.separate(presented, from: host)
    // The traits of what is behind may have changed meanwhile.
    host.ownedPresentation?.container?.adaptLater()
    restoreFirstResponder()
    if removed { host.endAppearanceTransition() }
    presented.endAppearanceTransition()
    endMovement(.dismissed)
    dismissalTransitionDidEnd(true)
    if host.presentation?.presented == nil { moveFocus(to: host) }
  }

  /// Takes the controller away at once since one that it presents goes, whose view is in front.
  func vanish() {
    transition?.finish(true)
    let (host, presented) = (presentingViewController, presentedViewController)
    presented.presentation?.movement = .dismissed
    dismissalTransitionWillBegin()
    let isShown = presented.viewIfLoaded?.window != nil
    if isShown { presented.beginAppearanceTransition(false, animated: false) }
    removedView = nil
    takeAway()
    if isShown { presented.endAppearanceTransition() }
    presented.presentation?.movement = .none
    dismissalTransitionDidEnd(true)
    Presenter.separate(presented, from: host)
  }

  // MARK: Steps

  private func begin(
    _ running: PresentationTransition, _ movement: ControllerPresentation.Movement
  ) {
    transition = running
    presentedViewController.madePresentation.movement = movement
    guard running.isAnimated else { return }
    presentedViewController.madePresentation.coordinator = running
    presentingViewController.madePresentation.coordinator = running
  }

  private func endTransition() {
    transition = nil
    presentedViewController.presentation?.coordinator = nil
    presentingViewController.presentation?.coordinator = nil
  }

  /// Ends a movement, unless another one has begun.
  private func endMovement(_ movement: ControllerPresentation.Movement) {
    guard transition == nil, let presentation = presentedViewController.presentation,
      presentation.movement == movement
    else { return }
    presentation.movement = .none
  }

  func removeHostView() {
    let host = presentingViewController
    guard let view = host.viewIfLoaded, let removed = removedView ?? RemovedView(view) else {
      return
    }
    removedView = removed
    host.madePresentation.superviewWhileCovered = view.superview ?? removed.superview
    view.removeFromSuperview()
    host.madePresentation.isCovered = true
  }

  func putBackHostView() {
    presentingViewController.presentation?.isCovered = false
    removedView?.putBack()
  }

  /// Moves the container out of another one, to before it.
  func move(outOf outer: UIView) {
    guard let container, container.isDescendant(of: outer), let superview = outer.superview else {
      return
    }
    UIView.performWithoutAnimation {
      container.frame = container.convert(container.bounds, to: superview)
      superview.insertSubview(container, aboveSubview: outer)
    }
  }

  private func takeAway() {
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    didLeave()
  }

  private func moveFocus(to controller: UIViewController) {
    guard let window = controller.viewIfLoaded?.window else { return }
    window.focusSystem?.requestFocusUpdate(to: controller)
  }

  private func restoreFirstResponder() {
    previousFirstResponder?.becomeFirstResponder()
    previousFirstResponder = nil
  }

  // MARK: The user

  func dismissForUser() {
    guard isDismissedByUser, !isDismissing, presentedViewController.presentation?.presented == nil
    else { return }
    guard mayBeDismissedByUser else { return dismissalWasRefused() }
    let reported = reported
    reported.delegate?.presentationControllerWillDismiss(reported)
    presentingViewController.dismiss(animated: true) {
      reported.delegate?.presentationControllerDidDismiss(reported)
    }
  }

  /// Whether the controller and the delegate let the user dismiss it.
  var mayBeDismissedByUser: Bool {
    !presentedViewController.holdsPresentation
      && reporter?.presentationControllerShouldDismiss(reported) ?? true
  }

  func dismissalWasRefused() { reporter?.presentationControllerDidAttemptToDismiss(reported) }

  /// The presentation that the delegate knows: the one that was asked for.
  var reported: UIPresentationController { declared ?? self }
  var reporter: (any UIAdaptivePresentationControllerDelegate)? { reported.delegate }
}

extension UIViewController {
  /// Whether the controller, or one inside whose view is in its own, says that a touch cannot dismiss it.
  fileprivate var holdsPresentation: Bool {
    if isModalInPresentation { return true }
    guard let view = viewIfLoaded else { return false }
    return children.contains {
      $0.viewIfLoaded?.isDescendant(of: view) == true && $0.holdsPresentation
    }
  }
}

/// A view that is out of the window, and where it was.
@MainActor
struct RemovedView {
  private let view: UIView
  /// It holds, at some remove, the presentation that holds this.
  private(set) weak var superview: UIView?
  private let index: Int
  private let fillsSuperview: Bool

  /// Records where a view is; nil if it is nowhere.
  init?(_ view: UIView?) {
    guard let view, let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex(of: view) ?? 0
    fillsSuperview = view.frame == superview.bounds
  }

  func putBack() {
    guard let superview, view.superview !== superview else { return }
    superview.insertSubview(view, at: index)
    // The window may have another size by now.
    if fillsSuperview { view.frame = superview.bounds }
    view.layoutIfNeeded()
  }
}
