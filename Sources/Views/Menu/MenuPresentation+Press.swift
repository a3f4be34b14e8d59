// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension MenuPresentation {
  /// Lifts the preview while the touch rests (interaction rule CM-17).
  func beginPress() {
    let press = window.interactionMetrics.press
    showPreviews()
    UIView.animate(withDuration: press.duration - press.previewDelay) { previews.grow() }
  }

  /// Sets the preview down again: there is no menu.
  func abandon() {
    guard phase == .pressed else { return }
    phase = .closing
    UIView.animate(
      withDuration: window.interactionMetrics.press.returnDuration,
      animations: { previews.setDown() }, completion: { [self] _ in remove() })
  }
}
