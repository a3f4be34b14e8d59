// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The context of a transition: of one controller to another, or of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that says whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that says whether a gesture drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that says whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// A Boolean value that says whether the running transition can be paused for a gesture.
  var isInterruptible: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// A Boolean value that says whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The progress of the gesture that drives it, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the transition when a gesture ends: 1 for the speed it has by itself.
  var completionVelocity: CGFloat { get }
  /// The speed curve of the rest when a gesture ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that it happens in.
  var containerView: UIView { get }
  /// The rotation of the view that appears; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns a controller of the transition.
  ///
  /// - Returns: The controller; nil if there is none, as in a change of a size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  ///
  /// - Returns: The view; nil if there is none, as in a change of a size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The coordinator of changes alongside a transition, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds code to run.
  ///
  /// - Parameters:
  ///   - animation: Runs when the transition begins: what it animates takes the transition's time, and
  ///     goes with the gesture that drives it.
  ///   - completion: Runs at the end.
  /// - Returns: Whether the code will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds code to run when a gesture lets the transition go, where it learns by `isCancelled` whether the
  /// transition goes on, and when a gesture takes one that runs by itself.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds changes to animate alongside the transition.
  ///
  /// - Parameter animation: Runs when the transition begins.
  /// - Returns: Whether the code will run.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Adds changes to animate alongside the transition, as
  /// `animate(alongsideTransition:completion:)` does, in any view.
  ///
  /// - Parameters:
  ///   - view: Not read.
  ///   - animation: Runs when the transition begins.
  ///   - completion: Runs at the end.
  /// - Returns: Whether the code will run.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// The key of a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text of the transition context view controller key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The text of the transition context view key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A change of a window's size, which takes no time of its own: inside an animation block it takes
/// the block's.
@MainActor final class SizeChange: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var steps: [Step] = []
  private var completions: [Step] = []
  let containerView: UIView

  init(in containerView: UIView) { self.containerView = containerView }

  var isAnimated: Bool { AnimationBlock.current != nil }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  /// No gesture drives it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { steps.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    for step in steps { step(self) }
    for completion in completions { completion(self) }
  }
}
