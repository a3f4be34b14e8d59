// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The limits at which the solver refuses instead of running without end.
///
/// UIKit has no such limits: it would run out of time or memory. They lie far beyond any layout
/// that can be looked at.
enum LayoutLimits {
  /// Items and nested groups that packing may place in one instance of a section's group. The
  /// frames of a custom group on its own are not counted: they exist already.
  static let elementsPerGroup = 100_000
  static let nestingDepth = 64
  /// Groups of one section that may lie closer together than a hundredth of a pixel.
  static let denseGroups = 1_000_000
  /// Pixels: beyond this a double cannot tell neighbouring half pixels apart.
  static let contentPixels: CGFloat = 0x1p51
}
