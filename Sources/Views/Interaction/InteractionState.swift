// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a view can do when it is touched or focused, and how it looks meanwhile.
struct InteractionState {
  var interactions: [any UIInteraction] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  var alphaInPlace: CGFloat = 1
  var focus: FocusSettings?
}

extension UIView {
  var ownInteractions: [any UIInteraction] {
    get { interactionState.interactions }
    set { interactionState.interactions = newValue }
  }

  /// How opaque the view is where it stands while a preview shows it, 0…1: what is lifted is not
  /// drawn twice. The preview draws the view as it is.
  package var alphaInPlace: CGFloat {
    get { interactionState.alphaInPlace }
    set { interactionState.alphaInPlace = newValue }
  }

  var focusSettings: FocusSettings? {
    get { interactionState.focus }
    set { interactionState.focus = newValue }
  }
}
