// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// An object that opens when a drag rests over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that says whether a drag that rests there opens it.
  var isSpringLoaded: Bool { get set }
}

/// The state of a spring-loaded view that a drag rests over.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag has come over it.
  case possible = 1
  /// The view is about to open.
  case activating = 2
  /// The view opens.
  case activated = 3
}

/// The view that a drag rests over, and the time since.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the effect.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it; the interaction's, unless set.
  var targetView: UIView? { get set }
  /// The object that the view represents; nil unless set.
  var targetItem: Any? { get set }
  /// Returns where the drag is.
  ///
  /// - Parameter view: Whose coordinates are wanted; nil for the window's.
  /// - Returns: The point.
  func location(in view: UIView?) -> CGPoint
}

/// The behavior that decides whether a view opens under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether it may.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the drag has left the view, or the view has opened.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing: the default of `interactionDidFinish(_:)`.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

@MainActor
package protocol SpringLoadedParts: UISpringLoadedInteractionBehavior {
  /// Returns what is at a point of the view; nil for nothing that could open.
  func springLoadedPart(at point: CGPoint) -> AnyHashable?
  /// Whether the part is still there that was asked about last.
  var hasSpringLoadedPart: Bool { get }
}

/// The effect that shows the progress of a view's spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called at each change of the state.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An interaction that lets a view open when a drag rests over it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  let behavior: (any UISpringLoadedInteractionBehavior)?
  let effect: any UISpringLoadedInteractionEffect
  let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private weak var owner: UIView?

  /// Creates a spring-loaded interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Says whether the view opens; nil for always.
  ///   - interactionEffect: Shows how far it has come; nil for a highlight that flashes.
  ///   - activationHandler: Opens it.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
    interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    behavior = interactionBehavior
    effect = interactionEffect ?? SpringLoadedHighlight()
    self.activationHandler = activationHandler
    super.init()
  }

  /// The view that opens.
  open var view: UIView? { owner }
  /// Called before the spring-loaded interaction is added to a view, or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the spring-loaded interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { owner = view }
}
