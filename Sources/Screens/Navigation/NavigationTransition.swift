// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// One screen taking the place of another, over time.
final class NavigationTransition: NSObject, UIViewControllerTransitionCoordinator {
  /// Seconds from the first screen to the other.
  static let duration: TimeInterval = 0.35
  /// How far the screen behind moves, as a share of the width.
  private static let parallax: CGFloat = 0.3
  /// How much the screen behind is dimmed.
  private static let dimming: CGFloat = 0.1

  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let outgoing: UIViewController?
  let incoming: UIViewController
  private let direction: NavigationDirection
  private let completion: () -> Void
  private let shade = UIView()
  private var steps: [Step] = []
  private var completions: [Step] = []
  private var isOver = false
  let isAnimated: Bool

  /// - Parameters:
  ///   - outgoing: What is shown; nil for nothing.
  ///   - incoming: What is to be shown.
  ///   - direction: Which of them is in front.
  ///   - isAnimated: Whether it takes time.
  ///   - completion: Called at the end.
  init(
    from outgoing: UIViewController?, to incoming: UIViewController,
    _ direction: NavigationDirection, animated isAnimated: Bool, completion: @escaping () -> Void
  ) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.direction = direction
    self.isAnimated = isAnimated
    self.completion = completion
  }

  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }
  var isCancelled: Bool { false }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { steps.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Begins.
  ///
  /// - Parameters:
  ///   - container: The view that both screens are in.
  ///   - prepare: Places the incoming view and lays it out, at its end.
  ///   - bar: Changes the bars.
  func run(in container: UIView, prepare: () -> Void, bar: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      let view = incoming.viewInContainer
      if direction == .forward {
        container.addSubview(view)
      } else {
        container.insertSubview(view, at: 0)
      }
      prepare()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation {
        bar()
        for step in steps { step(self) }
      }
      return finish()
    }
    UIView.performWithoutAnimation { placeAtStart(in: container) }
    // Completed by the timeline; what begins meanwhile finishes it before.
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        placeAtEnd(in: container)
        bar()
        for step in steps { step(self) }
      },
      completion: { [weak self] _ in self?.finish() })
  }

  /// The screen in front, and the one behind.
  private var views: (front: UIView?, back: UIView?) {
    let (old, new) = (outgoing?.viewIfLoaded, incoming.viewIfLoaded)
    return direction == .forward ? (new, old) : (old, new)
  }

  private func sign(in container: UIView) -> CGFloat {
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  private func placeAtStart(in container: UIView) {
    let width = container.bounds.width * sign(in: container)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    shade.frame = container.bounds
    if let front = views.front { container.insertSubview(shade, belowSubview: front) }
    shade.alpha = direction == .forward ? 0 : Self.dimming
    if direction == .forward {
      views.front?.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      views.back?.transform = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
    }
  }

  private func placeAtEnd(in container: UIView) {
    let width = container.bounds.width * sign(in: container)
    shade.alpha = direction == .forward ? Self.dimming : 0
    if direction == .forward {
      views.front?.transform = .identity
      views.back?.transform = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
    } else {
      views.front?.transform = CGAffineTransform(translationX: width, y: 0)
      views.back?.transform = .identity
    }
  }

  /// Ends, at once if it has not come so far.
  func finish() {
    guard !isOver else { return }
    isOver = true
    UIView.performWithoutAnimation {
      shade.removeFromSuperview()
      outgoing?.viewIfLoaded?.removeFromSuperview()
      for view in [views.front, views.back] { view?.transform = .identity }
    }
    completion()
    for completion in completions { completion(self) }
    steps = []
    completions = []
  }
}

extension UIViewController {
  /// The view, loaded if it was not.
  var viewInContainer: UIView {
    loadViewIfNeeded()
    guard let view = viewIfLoaded else {
      programmerError("loadView() of \(type(of: self)) made no view.")
    }
    return view
  }
}
