// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension PlacedSection {
  /// Whether its groups scroll by themselves.
  var isOrthogonal: Bool { stackAxis != mainAxis }

  /// The section with its content insets, and the space after it.
  var anatomyParts: [AnatomyPart] {
    var section = AnatomyPart(.sections, "section", .outline, frame)
    section.tag = "section \(index)"
    var parts = [section]
    let insets = contentInsets + referenceInsets
    parts += AnatomyPart.insets(
      .insets, "section", of: body,
      UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    var gap = frame
    gap.origin[mainAxis] += frame.size[mainAxis]
    gap.size[mainAxis] = interSectionSpacing
    if interSectionSpacing > 0, AnatomyPart.isVisible(gap) {
      parts.append(.space(.spacing, "inter-section", gap, along: mainAxis))
    }
    for index in parts.indices { parts[index].section = self.index }
    return parts
  }
}
