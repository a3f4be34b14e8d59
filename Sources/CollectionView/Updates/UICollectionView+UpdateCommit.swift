// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Seconds that updates take unless an enclosing animation says otherwise (behaviour rule U-s).
  private static let updateDuration: TimeInterval = 0.3

  /// Makes a batch of updates that was found to be right, in the order of behaviour section 6.4.
  func commit(_ mapping: BatchMapping, _ state: UpdateState) {
    let layout = currentLayout
    let elementMapping = ElementMapping(mapping, layout: layout)
    let transition = ElementTransition(
      from: state.former, mapping: elementMapping, formerLayout: layout, layout: layout)
    renumberSelection(mapping)
    renumberScrollAreas(mapping)
    renumberPrefetching(mapping)
    let items = mapping.changes.map { updateItem($0, mapping) }
    for path in state.reconfigured { requireItem(at: path, in: mapping.before) }
    let reconfigured = state.reconfigured.compactMap { mapping.item(after: $0) }
    run(
      transition,
      steps: TransitionSteps(
        prepare: { [self] in
          let context = makeUpdateContext()
          layout.invalidateLayout(with: context)
          // Read once already, and checked: a data source that changes its answer changes nothing.
          itemCounts = mapping.after
          pending.clear()
          prepareLayout()
          layout.prepare(forCollectionViewUpdates: items)
        },
        settle: { [self] in for path in reconfigured { reconfigureCell(at: path) } },
        finalize: { layout.finalizeCollectionViewUpdates() },
        completion: { finished in for completion in state.completions { completion(finished) } }),
      duration: Self.updateDuration)
  }

  private func requireItem(at path: IndexPath, in counts: [Int]) {
    let isThere =
      path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
    guard !isThere else { return }
    programmerError(
      "reconfigureItems(at:): there is no item at \(path) before the batch of updates.")
  }

  private func makeUpdateContext() -> UICollectionViewLayoutInvalidationContext {
    let context = currentLayout.makeInvalidationContext()
    context.markDataSourceCounts()
    return context
  }

  /// A change as the layout is told about it (behaviour rule U-q).
  private func updateItem(
    _ change: BatchUpdates.Change, _ mapping: BatchMapping
  ) -> UICollectionViewUpdateItem {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return switch change {
    case .insertItem(let new): UICollectionViewUpdateItem(before: nil, after: new, action: .insert)
    case .deleteItem(let old): UICollectionViewUpdateItem(before: old, after: nil, action: .delete)
    case .reloadItem(let old):
      UICollectionViewUpdateItem(before: old, after: mapping.item(after: old), action: .reload)
    case .moveItem(let old, let new):
      UICollectionViewUpdateItem(before: old, after: new, action: .move)
    case .insertSection(let new):
      UICollectionViewUpdateItem(before: nil, after: path(new), action: .insert)
    case .deleteSection(let old):
      UICollectionViewUpdateItem(before: path(old), after: nil, action: .delete)
    case .reloadSection(let old):
      UICollectionViewUpdateItem(
        before: path(old), after: mapping.section(after: old).map(path), action: .reload)
    case .moveSection(let old, let new):
      UICollectionViewUpdateItem(before: path(old), after: path(new), action: .move)
    }
  }

  /// Behaviour rule SL-9: selected items are renumbered without a word, deleted and reloaded ones
  /// dropped.
  private func renumberSelection(_ mapping: BatchMapping) {
    highlightedItem = highlightedItem.flatMap { mapping.item(after: $0) }
    selection.renumber { old in
      mapping.isReloaded(item: old) ? nil : mapping.item(after: old)
    }
  }

  /// Sections keep the offsets that they are scrolled to.
  private func renumberScrollAreas(_ mapping: BatchMapping) {
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in scrolling.offsets {
      if let new = mapping.section(after: section) { offsets[new] = offset }
    }
    scrolling.offsets = offsets
    var views: [Int: EmbeddedScrollView] = [:]
    for (section, view) in scrolling.views {
      if let new = mapping.section(after: section) {
        view.section = new
        views[new] = view
      } else {
        updateState.departingAreas.append(view)
      }
    }
    scrolling.views = views
  }
}
