// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
import Views

/// A presentation that is shown in another style than was asked for, from the beginning or since the traits
/// of the window have changed.
extension UIPresentationController {
  // MARK: Choosing

  /// Returns the style to show the controller in, by the delegate or by itself; `none` for its own.
  func styleToShow(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let wanted = wantedStyle(in: traits)
    return wanted == presentationStyle ? .none : wanted
  }

  private func wantedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    if let delegate {
      let answer = OptionalMethod.answer(
        "adaptivePresentationStyle(for:traitCollection:)", of: delegate
      ) {
        delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
      }
      if let answer { return answer }
      if traits.horizontalSizeClass == .compact,
        let answer = OptionalMethod.answer(
          "adaptivePresentationStyle(for:)", of: delegate,
          { delegate.adaptivePresentationStyle(for: self) })
      {
        return answer
      }
    }
    return adaptivePresentationStyle(for: traits)
  }

  /// Returns the presentation that shows the controller in a style, `none` for this one's: this one, or one
  /// that it adapts to.
  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    guard style != .none else { return self }
    let host = presentingViewController
    let shown = controllerToShow(in: style)
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(style)
    let other: UIPresentationController =
      if isSheet, let popover = self as? UIPopoverPresentationController,
        !(presentedViewController is UIAlertController)
      {
        popover.adaptiveSheetPresentationController
      } else {
        shown.makePresentation(style, presenting: host, source: source)
      }
    other.declared = self
    other.adaptedStyle = style
    shown.madePresentation.declared = self
    other.setPresented(shown)
    other.newPresented = shown
    other.setPresenter(host)
    other.source = source
    return other
  }

  /// The controller, or one that the delegate has shown in its place.
  private func controllerToShow(in style: UIModalPresentationStyle) -> UIViewController {
    let other = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    guard let other, other.parent == nil, other.presentation?.presenting == nil else {
      return presentedViewController
    }
    return other
  }

  func announceAdaptation(
    to style: UIModalPresentationStyle,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  // MARK: Changing

  /// Whether what the controller presents comes, goes, or has its view out of the window: that view is then
  /// to stay where it is.
  var isHeldByPresented: Bool {
    let front = presentedViewController.presentation?.presented?.ownedPresentation
    return front?.transition != nil || front?.removedView != nil
  }

  func adaptToTraits() {
    let (host, shown, own) = (presentingViewController, presentedViewController, reported)
    guard let container, let window = container.window, !isDismissing,
      host.presentation?.presented === shown
    else { return }
    let style = own.styleToShow(in: window.traitCollection)
    guard style != adaptedStyle else { return }
    // What a popover points at may be in the view that this presentation has removed, and comes back with it.
    let popover =
      style == .none && removedView == nil ? own as? UIPopoverPresentationController : nil
    if let popover, !popover.findsSource(in: window) { return }
    own.announceAdaptation(to: style, with: nil)
    // The delegate may have dismissed the controller.
    guard self.container === container, transition == nil else {
      popover?.isPrepared = false
      return
    }
    let original = own.presentedViewController
    if shown !== original { original.leaveContainer() }
    let next = own.adapted(to: style)
    withExtendedLifetime((self, own, original, shown)) { next.takePlace(of: self, showing: shown) }
  }

  /// Shows the controller in place of another presentation of it, at once and in as many steps as a
  /// presentation.
  private func takePlace(of old: UIPresentationController, showing previous: UIViewController) {
    let (host, shown) = (presentingViewController, presentedViewController)
    guard let covered = old.container, let superview = covered.superview else { return }
    shown.loadViewIfNeeded()

    // 1. The container
    let container = PresentationContainerView(of: self)
    self.container = container
    container.frame = covered.frame
    container.autoresizingMask = covered.autoresizingMask
    container.accessibilityViewIsModal = coversWhatIsBehind
    UIView.performWithoutAnimation { superview.insertSubview(container, aboveSubview: covered) }

    // 2. Who shows whom
    let own = reported
    if previous !== shown {
      previous.presentation?.presenting = nil
      previous.presentation?.declared = nil
      previous.presentation?.controller = own.presentedViewController === previous ? own : nil
      if let front = previous.presentation?.presented { Presenter.move(front, to: shown) }
    }
    host.madePresentation.presented = shown
    shown.madePresentation.presenting = host
    shown.madePresentation.controller = self
    shown.madePresentation.declared = declared
    newPresented = nil
    previousFirstResponder = old.previousFirstResponder

    // 3. The views
    old.dismissalTransitionWillBegin()
    UIView.performWithoutAnimation {
      old.changeAlongside(isPresenting: false)
      if !shouldRemovePresentersView { putBackHostView(of: old) }
      // In the window already, what is around the controller's view takes that without a break.
      if let view = presentedView, view !== shown.viewIfLoaded { container.addSubview(view) }
    }
    presentationTransitionWillBegin()
    UIView.performWithoutAnimation {
      addPresentedView(to: container)
      old.leave(covered)
      if shouldRemovePresentersView { removeHostView(after: old) }
      changeAlongside(isPresenting: true)
    }

    // 4. The end
    presentationTransitionDidEnd(true)
    old.dismissalTransitionDidEnd(true)
    old.declared = nil
  }

  /// Puts the presenter's view back that another presentation has removed.
  private func putBackHostView(of old: UIPresentationController) {
    guard old.removedView != nil else { return }
    let host = presentingViewController
    host.beginAppearanceTransition(true, animated: false)
    old.putBackHostView()
    old.removedView = nil
    host.endAppearanceTransition()
    // The traits of what is behind may have changed meanwhile.
    host.ownedPresentation?.container?.adaptLater()
  }

  /// Removes the presenter's view, unless another presentation has.
  private func removeHostView(after old: UIPresentationController) {
    guard old.removedView == nil else {
      removedView = old.removedView
      return old.removedView = nil
    }
    let host = presentingViewController
    host.beginAppearanceTransition(false, animated: false)
    removeHostView()
    host.endAppearanceTransition()
  }

  /// Takes a container away, with what has not moved into another one.
  private func leave(_ container: UIView) {
    if let view = presentedView, view.isDescendant(of: container) { view.removeFromSuperview() }
    container.removeFromSuperview()
    self.container = nil
    didLeave()
  }
}

extension UIViewController {
  /// Leaves the controller around it that was shown in its place.
  fileprivate func leaveContainer() {
    if let navigation = parent as? UINavigationController {
      navigation.setViewControllers(
        navigation.viewControllers.filter { $0 !== self }, animated: false)
    } else if parent != nil {
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }
  }
}
