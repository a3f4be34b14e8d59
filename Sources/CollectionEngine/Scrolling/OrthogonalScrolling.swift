// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation

/// The sections that scroll orthogonally: their positions are the engine's state, section by
/// section (behaviour rule O-10).
struct OrthogonalScrolling {
  /// The offsets of the sections that were scrolled.
  var offsets: [Int: CGFloat] = [:]
  /// The views of the visible sections.
  var views: [Int: EmbeddedScrollView] = [:]
  /// What the layout said, until it is prepared again; nil for sections that do not scroll.
  private(set) var areas: [Int: OrthogonalScrollArea?] = [:]

  /// The layout is prepared again: it is asked for areas again, and offsets are kept as far as
  /// possible.
  mutating func forgetAreas() { areas = [:] }

  /// Remembers an area.
  mutating func remember(_ area: OrthogonalScrollArea?, forSection section: Int) {
    areas[section] = .some(area)
  }

  /// Sections keep the offsets that they are scrolled to.
  @MainActor
  mutating func renumber(by mapping: BatchMapping) -> [EmbeddedScrollView] {
    let (oldOffsets, oldViews) = (offsets, views)
    var deleted: [EmbeddedScrollView] = []
    (offsets, views) = ([:], [:])
    for (section, offset) in oldOffsets {
      if let new = mapping.section(after: section) { offsets[new] = offset }
    }
    for (section, view) in oldViews {
      guard let new = mapping.section(after: section) else {
        deleted.append(view)
        continue
      }
      view.section = new
      views[new] = view
    }
    return deleted
  }
}
