// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionData
public import Foundation
import Geometry
import Views

/// Supplies a collection view from snapshots of identifiers.
///
/// It makes itself the collection view's data source, which holds it weakly: keep it. The views for
/// the identifiers come from providers.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A snapshot of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Gives a configured cell for an item; nil stops the program.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Gives a configured supplementary view; nil stops the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var isApplying = false
  private var waiting: [(snapshot: Snapshot, completion: (() -> Void)?)] = []

  /// Gives the supplementary views; needed if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and connects it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, held weakly.
  ///   - cellProvider: Gives the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the data of a snapshot.
  ///
  /// > Note: Differs from UIKit: the collection view reloads; differences are not animated yet.
  ///
  /// - Parameters:
  ///   - snapshot: The data.
  ///   - animatingDifferences: Whether the change takes time.
  ///   - completion: Called when the data are shown.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// Shows the data of a snapshot.
  ///
  /// > Note: Differs from UIKit: the collection view reloads; differences are not animated yet.
  ///
  /// - Parameters:
  ///   - snapshot: The data.
  ///   - animatingDifferences: Whether the change takes time.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows the data of a snapshot by reloading, without looking at what differs.
  ///
  /// - Parameters:
  ///   - snapshot: The data. What is applied while a snapshot is being applied waits for its turn.
  ///   - completion: Called when the data are shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    waiting.append((snapshot, completion))
    guard !isApplying else { return }
    isApplying = true
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      current = next.snapshot.withoutMarks
      collectionView?.reloadData()
      // Outside a window there is nobody else to lay out before the completion runs.
      if next.completion != nil { collectionView?.layoutIfNeeded() }
      next.completion?()
    }
    isApplying = false
  }

  /// The data that are shown.
  ///
  /// - Returns: A copy, without marks.
  open func snapshot() -> Snapshot { current }

  // MARK: Identifiers

  /// The item at an index path.
  ///
  /// - Parameter indexPath: The index path.
  /// - Returns: The item, or nil outside the data.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return current.item(at: indexPath.item, inSection: indexPath.section)
  }

  /// The index path of an item.
  ///
  /// - Parameter itemIdentifier: The item.
  /// - Returns: The index path, or nil if the item is not in the data.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section at an index.
  ///
  /// - Parameter index: The index.
  /// - Returns: The section, or nil outside the data.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The index of a section.
  ///
  /// - Parameter sectionIdentifier: The section.
  /// - Returns: The index, or nil if the section is not in the data.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The number.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items in a section of the snapshot.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The section.
  /// - Returns: The number.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(at: section) }

  /// The cell that the provider gives.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The item's index path.
  /// - Returns: The cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      programmerError("The snapshot has no item at \(indexPath).")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      programmerError(
        "The cell provider returned nil for the item \(item) at \(indexPath); return a cell.")
    }
    return cell
  }

  /// The supplementary view that the provider gives.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The kind of the view.
  ///   - indexPath: Its index path.
  /// - Returns: The view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      programmerError(
        """
        The layout has a supplementary view of kind "\(kind)" at \(indexPath), but the data source \
        has no supplementaryViewProvider. Set one before data are applied.
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

  /// Whether an item may be moved by hand; false, as long as nothing says how data follow.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The item.
  /// - Returns: False.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// An item was moved by hand.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: Where it was.
  ///   - destinationIndexPath: Where it is.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of an index at the side; none.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: Nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Where a title of the index leads.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - title: The title.
  ///   - index: Its place in the index.
  /// - Returns: The first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
