// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionData
import CollectionEngine
public import Foundation
import Views

/// A data source that supplies a collection view from snapshots of identifiers.
///
/// It makes itself the collection view's data source, which holds it weakly: keep it. What shows the
/// identifiers comes from providers.
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, NSCollectionViewDataSource {
  /// A closure that returns a configured item; nil stops the program.
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?
  /// A closure that returns a configured supplementary view; nil stops the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)?

  private let itemProvider: ItemProvider
  private nonisolated let data: DiffableData<SectionIdentifierType, ItemIdentifierType>

  /// The closure that returns supplementary views; needed if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, which becomes that of the Mac's collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, held weakly.
  ///   - itemProvider: Gives the items.
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    self.itemProvider = itemProvider
    data = DiffableData(view: collectionView)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the data of a snapshot: inserts, deletes and moves the items that differ. The first
  /// data, and data of a view that is in no window, are shown by reloading.
  ///
  /// Applying may begin on any queue, but then always on the main queue or never.
  ///
  /// - Parameters:
  ///   - snapshot: The data that the view shows then.
  ///   - animatingDifferences: Whether the change takes time.
  ///   - completion: Called on the main queue when all animations, if any, are over.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    data.apply(
      .snapshot(snapshot), .differences(isAnimated: animatingDifferences), of: self,
      completion: completion)
  }

  /// The data that are shown, without marks.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { data.snapshot }

  /// The item at an index path; nil outside the data.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    data.snapshot.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it is not in the data.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    data.snapshot.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: NSCollectionView) -> Int {
    data.snapshot.numberOfSections
  }

  /// The number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.snapshot.numberOfItems(at: section) }

  /// The item that the provider gives.
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    data.view(for: itemIdentifier(for: indexPath), at: indexPath, ("an", "item")) {
      itemProvider(collectionView, indexPath, $0)
    }
  }

  /// The supplementary view that the provider gives.
  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    let provider = supplementaryViewProvider
    return data.supplementaryView(
      ofKind: kind, at: indexPath,
      from: provider.map { provider in { provider(collectionView, $0, $1) } })
  }
}

extension NSCollectionView: @MainActor SnapshotPresenting {
  package var isInLayoutPass: Bool { engine.isLayingOut }
  package var isInWindow: Bool { viewNode.window != nil }
  package func layoutIfNeeded() { layoutSubtreeIfNeeded() }

  package func runAfterLayoutPass(_ action: @escaping () -> Void) {
    engine.afterLayoutPass { action() }
  }

  package func performBatch(
    isAnimated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let batch = { self.performBatchUpdates(updates) { _ in completion() } }
    if isAnimated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  package func update(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty {
      deleteSections(IndexSet(difference.deletedSections))
    }
    if !difference.insertedSections.isEmpty {
      insertSections(IndexSet(difference.insertedSections))
    }
    for move in difference.movedSections { moveSection(move.source, toSection: move.destination) }
    if !difference.deletedItems.isEmpty { deleteItems(at: Set(difference.deletedItems)) }
    if !difference.insertedItems.isEmpty { insertItems(at: Set(difference.insertedItems)) }
    for move in difference.movedItems { moveItem(at: move.source, to: move.destination) }
  }

  package func update(_ refresh: SnapshotRefresh) {
    if !refresh.reloadedSections.isEmpty { reloadSections(IndexSet(refresh.reloadedSections)) }
    let items = refresh.reloadedItems + refresh.reconfiguredItems
    if !items.isEmpty { reloadItems(at: Set(items)) }
  }
}
