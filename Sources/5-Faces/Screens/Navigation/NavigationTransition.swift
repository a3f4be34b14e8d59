// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// One screen taking the place of another in a navigation controller or a tab bar controller.
final class NavigationTransition: ScreenTransition {
  let outgoing: UIViewController?
  let incoming: UIViewController
  private let direction: NavigationDirection
  private let completion: (_ didComplete: Bool) -> Void
  private var frames: (initial: CGRect, final: CGRect) = (.zero, .zero)

  /// - Parameters:
  ///   - outgoing: What is shown; nil for nothing.
  ///   - incoming: What is to be shown.
  ///   - containerView: The view that both screens are in.
  ///   - direction: Where the incoming screen comes from.
  ///   - style: How it looks, and what drives it.
  ///   - completion: Called at the end, with false if the transition was called off.
  init(
    from outgoing: UIViewController?, to incoming: UIViewController, in containerView: UIView,
    _ direction: NavigationDirection, _ style: Style,
    completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.direction = direction
    self.completion = completion
    super.init(in: containerView, style)
  }

  /// Begins.
  ///
  /// - Parameters:
  ///   - prepare: Places the incoming view and lays it out, at its end.
  ///   - bar: Changes the bars.
  func run(prepare: () -> Void, bar: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      let view = incoming.viewInContainer
      if direction == .forward {
        containerView.addSubview(view)
      } else {
        containerView.insertSubview(view, at: 0)
      }
      prepare()
    }
    frames = (outgoing?.viewIfLoaded?.frame ?? .zero, incoming.viewInContainer.frame)
    begin(alongside: bar)
  }

  override func removeViews(_ didComplete: Bool) {
    (didComplete ? outgoing : incoming)?.viewIfLoaded?.removeFromSuperview()
  }

  override func transitionDidEnd(_ didComplete: Bool) { completion(didComplete) }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: outgoing
    case .to: incoming
    default: nil
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: outgoing?.viewIfLoaded
    case .to: incoming.viewIfLoaded
    default: nil
    }
  }

  override func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === outgoing ? frames.initial : .zero
  }

  override func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController === incoming ? frames.final : .zero
  }
}

extension UIViewController {
  /// The view, loaded if it was not.
  var viewInContainer: UIView {
    loadViewIfNeeded()
    guard let view = viewIfLoaded else {
      programmerError("loadView() of \(type(of: self)) did not set a view.")
    }
    return view
  }
}

/// The direction from which a screen appears in a transition.
enum NavigationDirection {
  /// From the end: it is pushed.
  case forward
  /// From behind: another one is popped.
  case back
}

/// The transition that pushes and pops screens: the one in front moves in from the end, or out to
/// it, and the one behind moves less, and is dimmed.
final class SlideTransition: NSObject, SystemTransition {
  static let duration: TimeInterval = 0.35
  /// The distance that the screen behind moves, as a share of the width.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the dimming over the screen behind.
  private static let dimming: CGFloat = 0.1

  let movesAsSpring = true
  private let direction: NavigationDirection
  private let shade = UIView()
  private var front: UIView?
  private var back: UIView?

  init(_ direction: NavigationDirection) { self.direction = direction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    (front, back) = direction == .forward ? (new, old) : (old, new)
    let container = context.containerView
    UIView.performWithoutAnimation { moveToStart(in: container) }
    let changes = { self.moveToEnd(in: container) }
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

  private func moveToStart(in container: UIView) {
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

  private func moveToEnd(in container: UIView) {
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
