// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import LayoutDocuments
import UIKit

extension DocumentViewController {
  /// Begins the film of the document: called once at time 0, when the first layout is done.
  package func beginFilm() { remainingSteps = document.film.map { $0.steps[...] } }

  /// The time of the next step of the film, in seconds since its beginning; nil after the last one.
  package var nextStepTime: TimeInterval? { remainingSteps?.first?.at }

  /// Takes the next step of the film. The window is at its time, ``nextStepTime``, so that any frame
  /// rate shows the same motion. Without a next step it does nothing.
  package func takeNextStep() {
    guard let step = remainingSteps?.popFirst() else { return }
    var new = document
    if let data = step.data { new.data = data }
    if let layout = step.layout { new.layout = layout }
    change(to: new, animated: step.animated)
    if let offset = step.scrollTo {
      // An offset holds for the contents that are there.
      collectionView.layoutIfNeeded()
      collectionView.setContentOffset(offset, animated: step.animated)
    }
    if let selected = step.selected { select(selected, animated: step.animated) }
  }

  /// Selects items, and deselects all others; those that are not in the data count for nothing.
  package func select(_ paths: [LayoutDocument.ItemPath], animated: Bool = false) {
    let view = collectionView
    let wanted = Set(
      paths.compactMap { path -> IndexPath? in
        guard path.section >= 0, path.section < view.numberOfSections, path.item >= 0,
          path.item < view.numberOfItems(inSection: path.section)
        else { return nil }
        return IndexPath(item: path.item, section: path.section)
      })
    view.allowsMultipleSelection = wanted.count > 1 || view.allowsMultipleSelection
    for path in view.indexPathsForSelectedItems ?? [] where !wanted.contains(path) {
      view.deselectItem(at: path, animated: animated)
    }
    for path in wanted.sorted() {
      view.selectItem(at: path, animated: animated, scrollPosition: [])
    }
  }
}
