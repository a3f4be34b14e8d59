// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

// A touch that opened a control's menu stays the control's, which hands it on.
extension UIContextMenuInteraction {
  /// The touch moves: the row that it is on is emphasized.
  func slide(_ touch: UITouch) {
    guard let presentation, presentation.isOpen else { return }
    presentation.slide(to: touch.location(in: nil))
  }

  /// The touch is lifted: the row that it was moved onto is chosen.
  func endSlide(_ touch: UITouch) {
    presentation?.endSlide(at: touch.location(in: nil))
  }
}
