// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import UIKit

/// What a picture may measure.
enum PictureLimits {
  /// Checks a size before anything is laid out.
  static func check(_ size: CGSize, scale: Double) throws(CanvasError) {
    _ = try Canvas.pixelSize(of: size, scale: scale)
  }
}
