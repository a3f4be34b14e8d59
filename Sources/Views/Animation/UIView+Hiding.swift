// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Whether the view is left out of drawing now: hidden, and not closing over time any more.
  var shownIsHidden: Bool { isHidden && autoLayout?.closing == nil }

  /// Draws a hidden view until an animation ends; nil draws it no longer (auto layout rule ALN-2).
  func hide(atEndOf block: AnimationBlock?) {
    guard block != nil || autoLayout?.closing != nil else { return }
    madeConstraints.closing = block
    block?.whenFinished { [weak self, weak block] in
      // It may have been opened and closed again since.
      if let self, autoLayout?.closing === block { autoLayout?.closing = nil }
    }
  }
}
