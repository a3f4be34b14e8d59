// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionData
import CollectionEngine
import Dispatch
public import Foundation
import Views

/// A data source that supplies a table view from snapshots of identifiers.
///
/// It makes itself the table view's data source, which holds it weakly: keep it. A subclass
/// overrides titles, and what is edited and moved.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Section, Int>(tableView: tableView) {
///   tableView, indexPath, item in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
///   …
///   return cell
/// }
/// dataSource.apply(snapshot)
/// ```
///
/// Applying may begin on any queue, but then always on the main queue or never; the views change on
/// the main queue. What is applied while something is being applied or laid out waits for its turn.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A snapshot of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// A closure that returns a configured cell for an item; nil stops the program.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private let presenter: TablePresenter
  private nonisolated let data: DiffableData<SectionIdentifierType, ItemIdentifierType>

  /// The animation of rows and sections where a snapshot is applied; automatic at first.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source, which becomes that of the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view, held weakly.
  ///   - cellProvider: Gives the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    presenter = TablePresenter(tableView)
    data = DiffableData(view: presenter)
    super.init()
    presenter.animation = { [weak self] in self?.defaultRowAnimation ?? .automatic }
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the data of a snapshot: inserts, deletes and moves the items that differ, then reloads
  /// and reconfigures those that the snapshot marks.
  ///
  /// The first data, and data of a view that is in no window, are shown by reloading. On the main
  /// queue the data are there when the call returns.
  ///
  /// - Parameters:
  ///   - snapshot: The data that the table shows then.
  ///   - animatingDifferences: Whether rows move to their new frames over time.
  ///   - completion: Called on the main queue when all animations, if any, are over.
  nonisolated open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    data.apply(
      .snapshot(snapshot), .differences(isAnimated: animatingDifferences), of: self,
      completion: completion)
  }

  /// Shows the data of a snapshot, and returns when the update is complete.
  ///
  /// > Note: Differs from UIKit: it does not wait for the end of the animations, since the window's
  /// > time stands still until somebody advances it.
  ///
  /// - Parameters:
  ///   - snapshot: The data that the table shows then.
  ///   - animatingDifferences: Whether rows move to their new frames over time.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows the data of a snapshot by reloading, without computing the differences.
  ///
  /// - Parameters:
  ///   - snapshot: The data that the table shows then.
  ///   - completion: Called on the main queue when the data are shown.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    data.apply(.snapshot(snapshot), .reloading, of: self, completion: completion)
  }

  /// Shows the data of a snapshot by reloading, and returns when the reload is complete.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Returns the snapshot of the data that are shown.
  ///
  /// - Returns: A copy, without marks.
  nonisolated open func snapshot() -> Snapshot { data.snapshot }

  // MARK: Identifiers

  /// The item at an index path; nil outside the data.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    data.snapshot.item(at: indexPath)
  }

  /// The index path of an item; nil if it is not in the data.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    data.snapshot.indexPath(of: itemIdentifier)
  }

  /// The section at an index; nil outside the data.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    data.snapshot.section(at: index)
  }

  /// The index of a section; nil if it is not in the data.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    data.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int {
    data.snapshot.numberOfSections
  }

  /// The number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.snapshot.numberOfItems(at: section)
  }

  /// Returns the cell of the provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    data.view(for: itemIdentifier(for: indexPath), at: indexPath, ("a", "cell")) {
      cellProvider(tableView, indexPath, $0)
    }
  }

  /// Returns the title above a section; none, unless a subclass returns one.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns the title below a section; none, unless a subclass returns one.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns whether a row can be edited; false, unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Returns whether a row can be moved; false, unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when the user deleted or inserted a row; a subclass applies a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called when the user moved a row; a subclass applies a snapshot without animation. The table
  /// shows the order already and does not move again (behaviour rule TV-62).
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// The section that a title of the index leads to; that of the same number unless implemented.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.unimplemented(by: self, index) }

  /// Returns the titles of an index at the side; none, unless a subclass returns some.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
