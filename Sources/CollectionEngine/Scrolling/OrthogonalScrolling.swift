// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Views

/// The sections that scroll orthogonally: their positions are the engine's state, section by
/// section (behaviour rule O-10).
@MainActor
final class OrthogonalScrolling {
  /// The offsets of the sections that were scrolled.
  private(set) var offsets: [Int: CGFloat] = [:]
  /// The views of the visible sections.
  private(set) var views: [Int: EmbeddedScrollView] = [:]
  /// The views of deleted sections, with elements that are disappearing.
  private(set) var disappearing: [EmbeddedScrollView] = []
  /// What the layout said, until it is prepared again; nil for sections that do not scroll.
  private(set) var areas: [Int: OrthogonalScrollArea?] = [:]

  /// Records how far a section is scrolled; nil for one that does not scroll.
  func scroll(_ section: Int, to offset: CGFloat?) { offsets[section] = offset }

  /// Adds the view of a section.
  func add(_ view: EmbeddedScrollView) { views[view.section] = view }

  /// Removes the view of a section.
  func removeView(ofSection section: Int) { views[section] = nil }

  /// The layout is prepared again: it is asked for areas again, and offsets are kept as far as
  /// possible.
  func forgetAreas() { areas = [:] }

  /// Remembers an area.
  func remember(_ area: OrthogonalScrollArea?, forSection section: Int) {
    areas[section] = .some(area)
  }

  /// Sections keep the offsets that they are scrolled to; the views of those that are deleted
  /// disappear.
  func renumber(by mapping: BatchMapping) {
    let (oldOffsets, oldViews) = (offsets, views)
    (offsets, views) = ([:], [:])
    for (section, offset) in oldOffsets {
      if let new = mapping.section(after: section) { offsets[new] = offset }
    }
    for (section, view) in oldViews {
      guard let new = mapping.section(after: section) else {
        disappearing.append(view)
        continue
      }
      view.section = new
      views[new] = view
    }
  }

  /// Takes views off the screen that were disappearing.
  func endDisappearing(_ ended: [EmbeddedScrollView]) {
    disappearing.removeAll { view in ended.contains { $0 === view } }
    for view in ended { view.removeFromSuperview() }
  }
}
