// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionData
import CollectionEngine
import Foundation
import Geometry

extension UICollectionViewDiffableDataSource {
  /// What a data source asks and tells when items are reordered interactively.
  public struct ReorderingHandlers {
    /// A Boolean value that says whether an item may be moved. Without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called with what will change; the data source still has the old data.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called with what has changed; the data source has the new data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// What a data source asks and tells when a reader expands or collapses an item; the data source
  /// still has the old data.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable {
    /// A Boolean value that says whether an item may be expanded. Without it every item may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called when an item will be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// A Boolean value that says whether an item may be collapsed. Without it every item may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called when an item will be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is below an item that is being expanded, from what is below it now. Without it
    /// that stays.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ current: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Lets the data follow an item that was moved interactively (behaviour rule DD-18).
  func reorder(from source: IndexPath, to destination: IndexPath) {
    var new = data.contents
    guard source.count == 2, destination.count == 2,
      new.move(
        from: (source.section, source.item), to: (destination.section, destination.item))
    else {
      programmerError(
        """
        collectionView(_:moveItemAt:to:): an item cannot move from \(source) to \(destination); \
        one of them is not in the data of \(type(of: self)).
        """)
    }
    let transaction = data.contents.transaction(to: new)
    reorderingHandlers.willReorder?(transaction)
    data.contents = new
    reorderingHandlers.didReorder?(transaction)
  }
}
