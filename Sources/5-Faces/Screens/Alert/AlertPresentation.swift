// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Shows an alert in the middle of the window, or an action sheet at its lower edge.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool {
    alert?.preferredStyle == .actionSheet
      && AlertMetrics.hasSheets[presentedViewController.traitCollection.design]
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = SheetMetrics.dimming
    dimming.isUserInteractionEnabled = false
    dimming.alpha = 0
    container?.addSubview(dimming)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }

  override func changeAlongside(isPresenting: Bool) { dimming.alpha = isPresenting ? 1 : 0 }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedViewController.viewIfLoaded as? AlertView else {
      return .zero
    }
    let bounds = container.bounds
    let safe = bounds.inset(by: container.safeAreaInsets)
    let margin = AlertMetrics.sheetMargin
    if isSheet {
      // As wide as the window is when it is upright.
      let narrow = max(0, min(safe.width, bounds.height) - 2 * margin)
      let bottom = min(safe.maxY, bounds.maxY - margin)
      let height = view.height(for: narrow, limit: max(0, bottom - safe.minY - margin))
      return CGRect(
        x: safe.minX + ((safe.width - narrow) / 2).rounded(), y: bottom - height, width: narrow,
        height: height)
    }
    let metrics = AlertMetrics.metrics(.alert, in: view.traitCollection)
    let width = min(metrics.width, safe.width)
    let height = view.height(
      for: width, limit: max(0, safe.height - 2 * AlertMetrics.alertMargin))
    return CGRect(
      x: safe.minX + ((safe.width - width) / 2).rounded(),
      y: safe.minY + ((safe.height - height) / 2).rounded(), width: width, height: height)
  }

  override func layOutPresentedView() {
    guard let container, let view = presentedView else { return }
    dimming.frame = container.bounds
    let frame = frameOfPresentedViewInContainerView
    // While it comes and goes the view is scaled or moved by its transform.
    view.bounds = CGRect(origin: .zero, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func makeAnimator(
    _ transitionStyle: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    isSheet
      ? CoverTransition(.coverVertical, isPresenting: isPresenting)
      : AlertTransition(isPresenting: isPresenting, over: dimming)
  }

  // MARK: The user

  override var isDismissedByUser: Bool { alert?.cancelAction != nil }

  /// Does what the action does that cancels.
  override func escape() {
    if let alert, let action = alert.cancelAction { alert.choose(action) }
  }

  override func backgroundWasTapped() { if isSheet { escape() } }
}

/// The transition of an alert: it fades in from a larger size, or is there at once while the dimming comes, and fades
/// out.
final class AlertTransition: NSObject, SystemTransition {
  let movesAsSpring = false
  private let isPresenting: Bool
  private let dimming: UIView
  private weak var view: UIView?

  init(isPresenting: Bool, over dimming: UIView) {
    self.isPresenting = isPresenting
    self.dimming = dimming
  }

  /// The time of a spring that dims what is behind an alert that comes at once; nil for one that fades in.
  private var dimmingDuration: TimeInterval? {
    isPresenting ? AlertMetrics.dimmingDuration[dimming.traitCollection.design] : nil
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    dimmingDuration
      ?? (isPresenting ? AlertMetrics.durations.appearing : AlertMetrics.durations.disappearing)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if let dimmingDuration {
      return UIView.animate(
        withDuration: dimmingDuration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0, animations: { self.dimming.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    self.view = view
    if isPresenting {
      UIView.performWithoutAnimation {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
      animations: {
        view.alpha = self.isPresenting ? 1 : 0
        if self.isPresenting { view.transform = .identity }
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    view?.transform = .identity
    view?.alpha = 1
  }
}
