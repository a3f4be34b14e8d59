// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension NSImage {
  /// An image of one point with nothing in it.
  @MainActor
  static var empty: NSImage {
    NSImage(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in })
  }
}
