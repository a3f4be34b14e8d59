// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionData
import CollectionEngine
public import Foundation
import Geometry
import Views

/// A data source that supplies a collection view from snapshots of identifiers.
///
/// It makes itself the collection view's data source, which holds it weakly: keep it. The views for
/// the identifiers come from providers.
///
/// ```swift
/// let dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: view) {
///   view, indexPath, item in
///   view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
/// }
/// dataSource.apply(snapshot)
/// ```
///
/// Applying may begin on any queue, but then always on the main queue or never; the views change on
/// the main queue. What is applied while something is being applied or laid out waits for its turn.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A snapshot of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// A closure that returns a configured cell for an item; nil stops the program.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a configured supplementary view; nil stops the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  nonisolated let data: DiffableData<SectionIdentifierType, ItemIdentifierType>

  /// The closure that returns supplementary views; needed if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures that are called when items are reordered interactively.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures that are called when a reader expands or collapses an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source and connects it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, held weakly.
  ///   - cellProvider: Gives the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    data = DiffableData(view: collectionView)
    super.init()
    data.didChange = { [weak self] in self?.outlinesChanged(isAnimated: $0) }
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the data of a snapshot: inserts, deletes and moves the items that differ, then reloads
  /// and reconfigures those that the snapshot marks.
  ///
  /// The first data, and data of a view that is in no window, are shown by reloading. On the main
  /// queue the data are there when the call returns.
  ///
  /// - Parameters:
  ///   - snapshot: The data that the collection view shows then.
  ///   - animatingDifferences: Whether items move to their new frames over time.
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
  ///   - snapshot: The data that the collection view shows then.
  ///   - animatingDifferences: Whether items move to their new frames over time.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows the data of a snapshot by reloading, without computing the differences.
  ///
  /// Selection and measured sizes are forgotten, as `reloadData()` does.
  ///
  /// - Parameters:
  ///   - snapshot: The data that the collection view shows after the reload.
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

  // MARK: Section snapshots

  /// Replaces the items of a section with the visible items of a section snapshot.
  ///
  /// From then on the section keeps the trees: list cells are indented by their levels, outline
  /// disclosures expand and collapse them, and later snapshots change them (see
  /// ``snapshot(for:)``).
  ///
  /// - Parameters:
  ///   - snapshot: The items as trees.
  ///   - section: The section; one that is not there is added at the end.
  ///   - animatingDifferences: Whether the items of the section move over time.
  ///   - completion: Called on the main queue when all animations, if any, are over.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    data.apply(
      .trees(snapshot, section), .differences(isAnimated: animatingDifferences), of: self,
      completion: completion)
  }

  /// Replaces the items of a section with the visible items of a section snapshot, and returns when
  /// the update is complete.
  ///
  /// - Parameters:
  ///   - snapshot: The items as trees.
  ///   - section: The section; one that is not there is added at the end.
  ///   - animatingDifferences: Whether the items of the section move over time.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Returns a copy of a section's trees; a section without trees has its items as roots, an
  /// unknown one no items.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    data.contents.sectionSnapshot(of: section)
  }

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
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    data.snapshot.numberOfSections
  }

  /// The number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.snapshot.numberOfItems(at: section) }

  /// Returns the cell of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    data.view(for: itemIdentifier(for: indexPath), at: indexPath, ("a", "cell")) { item in
      let cell = cellProvider(collectionView, indexPath, item)
      if let cell { indent(cell, for: item, at: indexPath) }
      return cell
    }
  }

  /// Returns the supplementary view of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let provider = supplementaryViewProvider
    return data.supplementaryView(
      ofKind: kind, at: indexPath,
      from: provider.map { provider in { provider(collectionView, $0, $1) } })
  }

  /// Returns whether `reorderingHandlers.canReorderItem` lets an item be interactively reordered;
  /// false without it.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return canReorder(item)
  }

  /// Called after an item was moved interactively: the data are updated, between the two calls of
  /// the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    // Behaviour rule DD-18.
    let (source, destination) = (sourceIndexPath, destinationIndexPath)
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

  /// The titles of an index at the side; none.
  ///
  /// - Returns: Nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the index path to which a title of the index leads.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

extension UICollectionViewDiffableDataSource {
  /// The closures that a data source calls when items are reordered interactively.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item may be moved. Without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before a reordering, with the change; the data source still has the
    /// old data.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure called after a reordering, with the change; the data source has the new data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  /// The closures that a data source calls when a reader expands or collapses an item; the data
  /// source still has the old data.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable {
    /// A closure that returns whether an item may be expanded. Without it every item may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// A closure that is called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// A closure that returns whether an item may be collapsed. Without it every item may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// A closure that is called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// A closure that returns the descendants of an item that is being expanded, from its present
    /// ones, which it keeps without this closure.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ current: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without closures.
    public init() {}
  }
}

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
