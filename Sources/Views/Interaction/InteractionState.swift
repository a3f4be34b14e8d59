// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Why a view is faint in its place.
package enum FadeReason {
  /// It is dragged.
  case drag
  /// Something that was dropped flies to it.
  case landing
  /// A menu shows a preview of it.
  case menu
  /// A drag rests over it.
  case springLoading
}

/// What a view can do when it is touched or focused, and how it looks meanwhile.
struct InteractionState {
  var interactions: [any UIInteraction] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// What makes the view faint in its place, and how opaque it leaves it; nothing twice.
  var fades: [(reason: FadeReason, alpha: CGFloat)] = []
  var focus: FocusSettings?
}

extension UIView {
  var ownInteractions: [any UIInteraction] {
    get { interactionState.interactions }
    set { interactionState.interactions = newValue }
  }

  /// How opaque the view is in its place while previews show it, 0…1: what is lifted is not
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
