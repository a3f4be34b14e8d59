// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry
package import Views

/// The margins and separators of a row, for the anatomy of its list.
package struct RowAnatomy {
  /// The row's bounds.
  package var bounds: CGRect
  /// The frames of the visible separators.
  package var separators: [CGRect]
  /// The space before what is first in the row; nil where it is not known.
  package var leadingMargin: CGRect?

  /// Creates the anatomy of a row; the arguments are the properties.
  package init(bounds: CGRect, separators: [CGRect], leadingMargin: CGRect? = nil) {
    self.bounds = bounds
    self.separators = separators
    self.leadingMargin = leadingMargin
  }

  /// The parts, in the row's coordinates.
  package var parts: [AnatomyPart] {
    var parts: [AnatomyPart] = []
    for line in separators {
      parts.append(AnatomyPart(.margins, "separator", .outline, line))
      // Where the row is, above or below its line.
      let height = min(16, bounds.height)
      let band = CGRect(
        x: bounds.minX, y: min(max(line.midY - height / 2, bounds.minY), bounds.maxY - height),
        width: bounds.width, height: height)
      parts += AnatomyPart.insets(
        .margins, "separator inset", of: band,
        UIEdgeInsets(
          top: 0, left: line.minX - bounds.minX, bottom: 0, right: bounds.maxX - line.maxX),
        form: .distance)
    }
    if let leadingMargin, AnatomyPart.isVisible(leadingMargin) {
      var part = AnatomyPart.space(.margins, "leading margin", leadingMargin, along: .horizontal)
      part.form = .distance
      parts.append(part)
    }
    return parts
  }
}
