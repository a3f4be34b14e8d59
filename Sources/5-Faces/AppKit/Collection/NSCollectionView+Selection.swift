// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation

extension NSCollectionView {
  static func roles(
    in engine: CollectionEngine
  ) -> [NSCollectionViewItem.HighlightState: ItemReferences.Role] {
    var roles: [NSCollectionViewItem.HighlightState: ItemReferences.Role] = [:]
    for state in [NSCollectionViewItem.HighlightState.forSelection, .forDeselection, .asDropTarget]
    {
      roles[state] = engine.registerRole(keepsReloadedItems: true)
    }
    return roles
  }

  var selectedPaths: Set<IndexPath> { Set(engine.references.paths(selectedRole).map(\.indexPath)) }

  /// A client's path as the engine knows it.
  func presentedPath(_ path: IndexPath) -> PresentedIndexPath {
    engine.presentedPath(ofClient: path)
  }

  func isSelected(_ indexPath: IndexPath) -> Bool {
    engine.references.contains(presentedPath(indexPath), selectedRole)
  }

  func replaceSelection(by indexPaths: Set<IndexPath>) {
    let isPostponed = engine.postpone(untilShowing: nil) { [weak self] in
      guard let self else { return }
      replaceSelection(by: indexPaths.filter { engine.hasItem(at: presentedPath($0)) })
    }
    guard !isPostponed else { return }
    let generation = engine.dataGeneration
    for path in indexPaths.sorted() {
      let isThere = engine.requireItem(
        at: presentedPath(path), for: "NSCollectionView.selectionIndexPaths", since: generation)
      guard isThere else { return }
    }
    for path in selectedPaths.subtracting(indexPaths).sorted()
    where engine.withdraw(selectedRole, from: presentedPath(path)) {
      knownItem(at: path)?.isSelected = false
    }
    for path in indexPaths.subtracting(selectedPaths).sorted()
    where engine.assign(selectedRole, to: presentedPath(path)) {
      knownItem(at: path)?.isSelected = true
    }
  }

  /// The item at an index path: a visible one or, without a data source, any (appkit rule ML-3).
  private func knownItem(at indexPath: IndexPath) -> NSCollectionViewItem? {
    dataSource == nil ? legacyItem(at: indexPath) : item(at: indexPath)
  }

  // MARK: Highlights

  func highlightState(at indexPath: IndexPath) -> NSCollectionViewItem.HighlightState {
    let path = presentedPath(indexPath)
    return highlightRoles.first { engine.references.contains(path, $0.value) }?.key ?? .none
  }

  // MARK: All

  /// Follows items while the delegate is called, who may change the data.
  ///
  /// - Returns: What `call` returns, and where those items are that are still there, by their paths before.
  func following<Answer>(
    _ paths: Set<IndexPath>, _ call: () -> Answer
  ) -> (answer: Answer, paths: [IndexPath: IndexPath]) {
    let before = paths.sorted()
    let (answer, after) = engine.references.following(before.map(presentedPath), call)
    let there = zip(before, after).compactMap { old, new in
      new.flatMap { engine.hasItem(at: $0) ? (old, $0.indexPath) : nil }
    }
    return (answer, Dictionary(uniqueKeysWithValues: there))
  }

  /// Returns those of some items that the delegate accepts, where they are when it has answered; what it
  /// adds does not count.
  func accepted(
    of proposed: Set<IndexPath>, _ ask: (any NSCollectionViewDelegate) -> Set<IndexPath>
  ) -> Set<IndexPath> {
    guard !proposed.isEmpty, let delegate else { return proposed }
    let (answer, paths) = following(proposed) { ask(delegate) }
    return Set(paths.filter { answer.contains($0.key) }.values)
  }

  /// Returns the items that the delegate lets be selected.
  func allowedSelection(of proposed: Set<IndexPath>) -> Set<IndexPath> {
    accepted(of: proposed) { $0.collectionView(self, shouldSelectItemsAt: proposed) }
  }

  /// Returns the items that the delegate lets be deselected.
  func allowedDeselection(of proposed: Set<IndexPath>) -> Set<IndexPath> {
    accepted(of: proposed) { $0.collectionView(self, shouldDeselectItemsAt: proposed) }
  }
}
