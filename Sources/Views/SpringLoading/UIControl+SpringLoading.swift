// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIControl: UISpringLoadedInteractionSupporting {
  /// A Boolean value that says whether a drag that rests over the control does what a tap does.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ControlSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue {
        addInteraction(ControlSpring())
      } else {
        interactions.removeAll { $0 is ControlSpring }
      }
    }
  }
}

/// Opens a control as a tap does.
private final class ControlSpring: UISpringLoadedInteraction {
  init() {
    super.init { interaction, _ in
      (interaction.view as? UIControl)?.sendActions(for: .primaryActionTriggered)
    }
  }
}
