// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics

/// A part of a canvas whose pixels move together, as those of a scroll view do.
package struct PixelMove: Hashable, Sendable {
  /// The part; what moves out of it is gone.
  var rect: PixelRect
  /// How far to the right, in pixels.
  var x: Int
  /// How far down, in pixels.
  var y: Int

  init(rect: PixelRect, x: Int, y: Int) {
    self.rect = rect
    self.x = x
    self.y = y
  }

  /// Where pixels arrive; nil if all of them leave.
  var target: PixelRect? {
    let (width, height) = (rect.width - abs(x), rect.height - abs(y))
    guard width > 0, height > 0 else { return nil }
    return PixelRect(x: rect.x + max(x, 0), y: rect.y + max(y, 0), width: width, height: height)
  }
}
