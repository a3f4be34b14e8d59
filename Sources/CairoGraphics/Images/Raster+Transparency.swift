// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Raster {
  /// Whether no pixel has any opacity.
  package var isTransparent: Bool { pixels.allSatisfy { $0 >> 24 == 0 } }
}
