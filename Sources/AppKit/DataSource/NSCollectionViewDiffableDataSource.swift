// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionData
import CollectionEngine
public import Foundation
import Geometry
import Views

/// Supplies a collection view from snapshots of identifiers.
///
/// It makes itself the collection view's data source, which holds it weakly: keep it. What shows the
/// identifiers comes from providers.
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, NSCollectionViewDataSource {
  /// Gives a configured item; nil stops the program.
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?
  /// Gives a configured supplementary view; nil stops the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)?

  private weak var collectionView: NSCollectionView?
  private let itemProvider: ItemProvider
  private nonisolated let shared = SharedContents<SectionIdentifierType, ItemIdentifierType>()
  private lazy var queue = ApplyQueue(
    shared, view: collectionView, name: "\(type(of: self))", didChange: { _ in })

  /// Gives the supplementary views; needed if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and connects it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, held weakly.
  ///   - itemProvider: Gives the items.
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    self.collectionView = collectionView
    self.itemProvider = itemProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the data of a snapshot: what differs from the present data is inserted, deleted and
  /// moved. The first data, and data of a view that is in no window, are shown by reloading.
  ///
  /// Applying may begin on any queue, but then always on the main queue or never.
  ///
  /// - Parameters:
  ///   - snapshot: The data.
  ///   - animatingDifferences: Whether the change takes time.
  ///   - completion: Called on the main queue when the animations are over, or at once if there are
  ///     none.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let request = ApplyRequest(
      change: .snapshot(snapshot), manner: .differences(isAnimated: animatingDifferences),
      completion: completion)
    MainQueue.transfer(request) { request, isOnMain in
      self.queue.submit(request, isOnMain: isOnMain)
    }
  }

  /// The data that are shown, without marks.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { shared.contents.snapshot }

  /// The item at an index path; nil outside the data.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shared.contents.snapshot.item(at: indexPath)
  }

  /// Where an item is; nil if it is not in the data.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shared.contents.snapshot.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: NSCollectionView) -> Int {
    shared.contents.snapshot.numberOfSections
  }

  /// The number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { shared.contents.snapshot.numberOfItems(at: section) }

  /// The item that the provider gives.
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    guard let identifier = itemIdentifier(for: indexPath) else {
      programmerError("The snapshot has no item at \(indexPath).")
    }
    guard let item = itemProvider(collectionView, indexPath, identifier) else {
      programmerError(
        "The item provider returned nil for the item \(identifier) at \(indexPath); return an item."
      )
    }
    return item
  }

  /// The supplementary view that the provider gives.
  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    guard let supplementaryViewProvider else {
      programmerError(
        """
        The layout has a supplementary view of kind "\(kind)" at \(indexPath), but the data source \
        has no supplementaryViewProvider. Set one before you apply a snapshot.
        """)
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      programmerError(
        """
        The supplementary view provider returned nil for the kind "\(kind)" at \(indexPath); \
        return a view.
        """)
    }
    return view
  }
}
