// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An interaction of a view, such as opening a menu or being dragged.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil outside one.
  var view: UIView? { get }
  /// Called with the view that the interaction will be added to, or with nil before it is removed.
  ///
  /// - Parameter view: The view that will have the interaction; nil for none.
  func willMove(to view: UIView?)
  /// Called with the view that the interaction was added to, or with nil after it was removed.
  ///
  /// - Parameter view: The view that has the interaction now; nil for none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  ///
  /// Setting them removes those that are no longer in the list, and adds the others.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from the view that has it (interaction rule IX-9).
  ///
  /// - Parameter interaction: The interaction; nothing happens if the view has it already.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// - Parameter interaction: The interaction; nothing happens if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

package enum FadeReason {
  case drag
  /// Something that was dropped flies to it.
  case landing
  case menu
  /// A drag rests over it.
  case springLoading
}

/// The interactions of a view, and its appearance during them.
struct InteractionState {
  var interactions: [any UIInteraction] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The reasons why the view is faint in its superview, and the alpha of each; none twice.
  var fades: [(reason: FadeReason, alpha: CGFloat)] = []
  var focus: FocusSettings?
}

extension UIView {
  package var ownInteractions: [any UIInteraction] {
    get { interactionState.interactions }
    set { interactionState.interactions = newValue }
  }

  /// The opacity of the view in its superview while previews show it, 0…1: what is lifted is not
  /// drawn twice. The preview draws the view as it is.
  package var alphaInPlace: CGFloat { interactionState.fades.reduce(1) { $0 * $1.alpha } }

  /// Sets how opaque the view is in its place, for one reason; others apply as well.
  ///
  /// - Parameters:
  ///   - alpha: How opaque, 0…1; 1 if the reason is gone.
  ///   - reason: The reason.
  package func fade(to alpha: CGFloat, for reason: FadeReason) {
    if alpha == 1, interactionState.fades.isEmpty { return }
    interactionState.fades.removeAll { $0.reason == reason }
    if alpha != 1 { interactionState.fades.append((reason, alpha)) }
  }

  var focusSettings: FocusSettings? {
    get { interactionState.focus }
    set { interactionState.focus = newValue }
  }
}
