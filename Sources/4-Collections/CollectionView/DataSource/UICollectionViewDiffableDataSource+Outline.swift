// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func isItemExpanded(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let trees = data.contents.trees(at: indexPath.section)
    else { return false }
    return trees.isExpanded(item)
  }

  /// Behaviour rule DD-14: the handlers are asked and told while the data are the old ones.
  func toggleExpansionOfItem(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      let trees = data.contents.trees(at: indexPath.section)
    else { return }
    if trees.isExpanded(item) {
      collapse(item, in: section)
    } else {
      expand(item, in: section)
    }
  }

  private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return }
    handlers.willExpandItem?(item)
    var trees = snapshot(for: section)
    guard trees.contains(item) else { return }
    if let snapshotForExpandingParent = handlers.snapshotForExpandingParent {
      let children = snapshotForExpandingParent(item, trees.snapshot(of: item))
      trees = snapshot(for: section)
      guard trees.contains(item) else { return }
      trees.replace(childrenOf: item, using: children)
    }
    trees.expand([item])
    apply(trees, to: section, animatingDifferences: true, completion: nil)
  }

  private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) ?? true else { return }
    handlers.willCollapseItem?(item)
    var trees = snapshot(for: section)
    // The handler may have taken it away.
    guard trees.contains(item) else { return }
    trees.collapse([item])
    apply(trees, to: section, animatingDifferences: true, completion: nil)
  }

  /// List cells of a section with trees are indented by their levels (behaviour rule DD-16).
  func indent(
    _ cell: UICollectionViewCell, for item: ItemIdentifierType, at indexPath: IndexPath
  ) {
    guard let cell = cell as? UICollectionViewListCell,
      let trees = data.contents.trees(at: indexPath.section)
    else { return }
    cell.indentationLevel = trees.level(of: item)
    cell.list.isIndentedByData = true
  }

  /// Lets the visible cells show the levels and the expansion of their items, which may change
  /// without the items.
  func outlinesChanged(isAnimated: Bool) {
    guard let collectionView, data.contents.hasTrees else { return }
    let cells = collectionView.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    for cell in cells {
      guard let indexPath = cell.itemPath, let item = itemIdentifier(for: indexPath) else {
        continue
      }
      indent(cell, for: item, at: indexPath)
      cell.takeStates()
    }
    guard isAnimated, collectionView.window != nil else { return }
    UIView.animate(withDuration: Timeline.defaultDuration) {
      for cell in cells { cell.layoutIfNeeded() }
    }
  }
}
