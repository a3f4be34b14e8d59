// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Geometry

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func isItemExpanded(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let trees = shared.contents.trees(at: indexPath.section)
    else { return false }
    return trees.isExpanded(item)
  }

  /// Behaviour rule DD-14: the handlers are asked and told while the data are the old ones.
  func toggleExpansionOfItem(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      let trees = shared.contents.trees(at: indexPath.section)
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
    trees.collapse([item])
    apply(trees, to: section, animatingDifferences: true, completion: nil)
  }

  /// List cells of a section with trees are indented by their levels (behaviour rule DD-16).
  func indent(
    _ cell: UICollectionViewCell, for item: ItemIdentifierType, at indexPath: IndexPath
  ) {
    guard let cell = cell as? UICollectionViewListCell,
      let trees = shared.contents.trees(at: indexPath.section)
    else { return }
    cell.indentationLevel = trees.level(of: item)
  }
}
