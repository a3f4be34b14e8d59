// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// How screens are pushed and popped: the one in front moves in from the end, or out to it, and the
/// one behind moves less, and is dimmed.
final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds from the first screen to the other.
  static let duration: TimeInterval = 0.35
  /// How far the screen behind moves, as a share of the width.
  private static let parallax: CGFloat = 0.3
  /// How much the screen behind is dimmed.
  private static let dimming: CGFloat = 0.1

  private let direction: NavigationDirection
  private let shade = UIView()
  private var front: UIView?
  private var back: UIView?

  /// - Parameter direction: Which of the screens is in front.
  init(_ direction: NavigationDirection) { self.direction = direction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    (front, back) = direction == .forward ? (new, old) : (old, new)
    let container = context.containerView
    UIView.performWithoutAnimation { placeAtStart(in: container) }
    let changes = { self.placeAtEnd(in: container) }
    let completion = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    if context.isInteractive {
      // The screens stay below the touch.
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: completion)
    } else {
      // Completed by the timeline; what begins meanwhile finishes it before.
      UIView.animate(
        withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0, animations: changes, completion: completion)
    }
  }

  private func width(of container: UIView) -> CGFloat {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return container.bounds.width * (isMirrored ? -1 : 1)
  }

  private func placeAtStart(in container: UIView) {
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    shade.frame = container.bounds
    if let front { container.insertSubview(shade, belowSubview: front) }
    let width = width(of: container)
    if direction == .forward {
      shade.alpha = 0
      front?.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      shade.alpha = Self.dimming
      back?.transform = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
    }
  }

  private func placeAtEnd(in container: UIView) {
    let width = width(of: container)
    if direction == .forward {
      shade.alpha = Self.dimming
      front?.transform = .identity
      back?.transform = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
    } else {
      shade.alpha = 0
      front?.transform = CGAffineTransform(translationX: width, y: 0)
      back?.transform = .identity
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    shade.removeFromSuperview()
    for view in [front, back] { view?.transform = .identity }
  }
}
