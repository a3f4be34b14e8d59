// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

final class PresentationTransition: ScreenTransition {
  // The controllers hold the presentation, and that holds this.
  private weak var owner: UIPresentationController?
  private weak var host: UIViewController?
  private weak var presented: UIViewController?
  private let isPresenting: Bool
  private let completion: (_ didComplete: Bool) -> Void

  /// - Parameters:
  ///   - owner: The presentation, whose container is there.
  ///   - isPresenting: Whether the controller comes.
  ///   - animated: Whether that takes time.
  ///   - completion: Called at the end, with false if the transition was called off.
  init(
    of owner: UIPresentationController, isPresenting: Bool, animated: Bool,
    completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    self.owner = owner
    self.isPresenting = isPresenting
    host = owner.presentingViewController
    presented = owner.presentedViewController
    self.completion = completion
    super.init(
      in: owner.container ?? UIView(),
      Self.style(of: owner, isPresenting: isPresenting, animated: animated))
  }

  private static func style(
    of owner: UIPresentationController, isPresenting: Bool, animated: Bool
  ) -> Style {
    let presented = owner.presentedViewController
    let delegate = presented.transitioningDelegate
    if animated, let delegate {
      let host = owner.presentingViewController
      let animator =
        isPresenting
        ? delegate.animationController(
          forPresented: presented, presenting: host, source: owner.source ?? host)
        : delegate.animationController(forDismissed: presented)
      if let animator {
        let driver =
          isPresenting
          ? delegate.interactionControllerForPresentation(using: animator)
          : delegate.interactionControllerForDismissal(using: animator)
        return Style(animator: animator, driver: driver, isAnimated: true)
      }
    }
    return Style(
      animator: owner.makeAnimator(owner.transitionStyle, isPresenting: isPresenting),
      isAnimated: animated)
  }

  func run() {
    begin { [weak owner, isPresenting] in owner?.changeAlongside(isPresenting: isPresenting) }
  }

  override func finish(_ didComplete: Bool) {
    // What is notified of the end may still ask for the controllers.
    withExtendedLifetime((owner, host, presented)) { super.finish(didComplete) }
  }

  override func transitionDidEnd(_ didComplete: Bool) { completion(didComplete) }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: isPresenting ? host : presented
    case .to: isPresenting ? presented : host
    default: nil
    }
  }

  /// The view of the presenting controller counts where it leaves the window, or comes back to it.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let owner else { return nil }
    let hostView = owner.shouldRemovePresentersView ? host?.viewIfLoaded : nil
    switch key {
    case .from: return isPresenting ? hostView : owner.presentedView
    case .to: return isPresenting ? owner.presentedView : hostView
    default: return nil
    }
  }

  override func initialFrame(for viewController: UIViewController) -> CGRect {
    if viewController === presented {
      return isPresenting ? .zero : owner?.presentedView?.frame ?? .zero
    }
    return viewController === host && isPresenting ? containerView.bounds : .zero
  }

  override func finalFrame(for viewController: UIViewController) -> CGRect {
    if viewController === presented {
      return isPresenting ? owner?.frameOfPresentedViewInContainerView ?? .zero : .zero
    }
    guard viewController === host, let owner else { return .zero }
    return isPresenting && owner.shouldRemovePresentersView ? .zero : containerView.bounds
  }
}

extension UIPresentationController {
  /// The way in which the controller comes and goes: its own, or that of the context around.
  fileprivate var transitionStyle: UIModalTransitionStyle {
    let host = presentingViewController
    if isInContext, host.providesPresentationContextTransitionStyle {
      return host.modalTransitionStyle
    }
    return presentedViewController.modalTransitionStyle
  }
}

/// The system's transition of a controller that is presented: it comes up from the lower edge, or fades
/// in; and back.
final class CoverTransition: NSObject, SystemTransition {
  /// Seconds that the view comes up for. [design: UIKit's spring has about settled then]
  static let coverDuration: TimeInterval = 0.5
  static let dissolveDuration: TimeInterval = 0.35

  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  private weak var view: UIView?

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  var movesAsSpring: Bool { style == .coverVertical }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { style == .coverVertical ? Self.coverDuration : Self.dissolveDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    self.view = view
    if isPresenting { UIView.performWithoutAnimation { moveOut(view, in: context.containerView) } }
    let changes = {
      if self.isPresenting {
        view.transform = .identity
        view.alpha = 1
      } else {
        self.moveOut(view, in: context.containerView)
      }
    }
    let duration = transitionDuration(using: context)
    let completion = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    if style == .coverVertical {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: changes, completion: completion)
    } else {
      UIView.animate(withDuration: duration, animations: changes, completion: completion)
    }
  }

  private func moveOut(_ view: UIView, in container: UIView) {
    if style == .coverVertical {
      let way = container.bounds.maxY - view.frame.minY
      view.transform = CGAffineTransform(translationX: 0, y: way)
    } else {
      view.alpha = 0
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    view?.transform = .identity
    view?.alpha = 1
  }
}
