// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

extension NSView {
  /// Whether a change that is made now is animated; asking uses up what ``animator()`` began.
  func takeAnimation() -> Bool {
    defer { isArmed = false }
    return isArmed || NSAnimationContext.current.allowsImplicitAnimation
  }

  /// Makes a change that can be animated.
  func animatable(_ change: () -> Void) {
    // What a layout or another change sets follows from that.
    guard !isPlacedFromOutside, takeAnimation() else { return change() }
    NSAnimationContext.animate(change)
  }
}
