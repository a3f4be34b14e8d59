// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

extension NSCollectionView {
  /// Collapses the section of the header that a view is in, or expands it (appkit rule MC-2).
  func toggleCollapse(from sender: Any) {
    guard let layout = collectionViewLayout as? NSCollectionViewFlowLayout,
      let section = section(ofHeaderAround: sender)
    else { return }
    // The layout is invalidated inside, and elements go from where they are to where they will be.
    performBatchUpdates({
      if layout.section(atIndexIsCollapsed: section) {
        layout.expandSection(at: section)
      } else {
        layout.collapseSection(at: section)
      }
    })
  }

  /// The section of the visible header that is a view or around it; nil for none.
  private func section(ofHeaderAround sender: Any) -> Int? {
    let view = (sender as? NSView) ?? (sender as? NSViewController)?.view
    guard let view, view.isDescendant(of: self) else { return nil }
    let headers = engine.visibleViews(
      of: .supplementaryView, kind: Self.elementKindSectionHeader)
    return headers.first { header in
      (header.view as? NSView).map(view.isDescendant) ?? false
    }?.key.section
  }

  /// Shows the buttons of the headers whose sections have more than one line, or are collapsed
  /// (appkit rule MC-4).
  func showCollapseButtons() {
    guard let layout = collectionViewLayout as? NSCollectionViewFlowLayout else { return }
    for header in engine.visibleViews(
      of: .supplementaryView, kind: Self.elementKindSectionHeader)
    {
      guard let view = header.view as? any NSCollectionViewSectionHeaderView,
        let button = view.sectionCollapseButton
      else { continue }
      let section = header.key.section
      let isHidden =
        !layout.section(atIndexIsCollapsed: section)
        && layout.solvedLayout?.isOneLine(section: section) ?? true
      if button.isHidden != isHidden { button.isHidden = isHidden }
    }
  }
}
