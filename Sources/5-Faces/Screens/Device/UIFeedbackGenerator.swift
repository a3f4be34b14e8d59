// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Has no effect: there is nothing to feel. The base class of feedback generators.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the feedback is for.
  open private(set) weak var view: UIView?

  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view.
  public init(view: UIView) {
    super.init()
    view.addInteraction(self)
  }

  /// Has no effect: there is nothing to feel. Prepares the generator, so that feedback is
  /// immediate.
  open func prepare() {}

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}

  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Has no effect: there is nothing to feel. A generator of feedback for collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of what meets.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of medium impacts.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator of impacts.
  ///
  /// - Parameter style: The mass of what meets.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of impacts for a view.
  ///
  /// - Parameters:
  ///   - style: The mass of what meets.
  ///   - view: The view.
  public init(style: FeedbackStyle, view: UIView) {
    super.init(view: view)
  }

  /// Has no effect: there is nothing to feel. Triggers the feedback.
  open func impactOccurred() {}

  /// Has no effect: there is nothing to feel. Triggers the feedback at a point of the view.
  open func impactOccurred(at location: CGPoint) {}

  /// Has no effect: there is nothing to feel. Triggers the feedback with an intensity, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Has no effect: there is nothing to feel. Triggers the feedback with an intensity, from 0 to 1,
  /// at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Has no effect: there is nothing to feel. A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect: there is nothing to feel. Triggers the feedback for a change of the selection.
  open func selectionChanged() {}

  /// Has no effect: there is nothing to feel. Triggers the feedback for a change of the selection
  /// at a point.
  open func selectionChanged(at location: CGPoint) {}
}

/// Has no effect: there is nothing to feel. A generator of feedback for success, warning and
/// failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of what was done.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Has no effect: there is nothing to feel. Triggers the feedback of a type.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Has no effect: there is nothing to feel. Triggers the feedback of a type at a point of the
  /// view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
