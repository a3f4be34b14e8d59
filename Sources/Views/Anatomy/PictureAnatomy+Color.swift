// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics

extension PictureAnatomy.Kind {
  /// Returns the colour that the kind has in figures, for legends that are drawn elsewhere.
  ///
  /// - Parameter isDark: Whether the figure is dark.
  /// - Returns: The colour.
  package func legendColor(isDark: Bool) -> RGBA { AnatomyPalette(isDark: isDark).color(self) }
}
