// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionView
import Foundation
import Geometry
import Interactions
import Views

/// A collection view of a history: a grid, or a list whose rows show swipe actions.
@MainActor
final class CollectionSide: HistorySide {
  private let collectionView: UICollectionView
  private let isList: Bool

  init(_ name: String, _ sections: [[Int]], isList: Bool, frame: CGRect, in history: InputHistory) {
    self.isList = isList
    let layout = isList ? nil : Self.grid()
    collectionView = UICollectionView(
      frame: frame, collectionViewLayout: layout ?? UICollectionViewLayout())
    super.init(name, sections, in: history)
    if isList { collectionView.collectionViewLayout = list() }
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "grid")
    collectionView.register(ListRowCell.self, forCellWithReuseIdentifier: "list")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.allowsFocus = true
  }

  private static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 30)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    return layout
  }

  private func list() -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      guard let item = item(at: path), item % 4 != 3 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: nil) { [unowned self] _, _, done in
          var batch = Batch(self.sections)
          batch.remove(item)
          batch.finish()
          update(batch)
          done(true)
        }
      ])
    }
    return .list(using: configuration)
  }

  // MARK: The view

  override var view: UIScrollView { collectionView }
  override var estimates: Bool { isList }
  override var hasActiveDrag: Bool { collectionView.hasActiveDrag }
  override var hasActiveDrop: Bool { collectionView.hasActiveDrop }
  override var menu: UIContextMenuInteraction? { collectionView.contextMenuInteraction }
  override var selectedPaths: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }
  override var shownCounts: [Int] {
    (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
  }
  override var allowsSeveral: Bool {
    get { collectionView.allowsMultipleSelection }
    set {
      collectionView.allowsMultipleSelection = newValue
      if !newValue { selected = Array(selected.prefix(1)) }
    }
  }
  override var edits: Bool {
    get { collectionView.isEditing }
    set {
      guard newValue != collectionView.isEditing else { return }
      collectionView.isEditing = newValue
      // Behaviour rule SL-11.
      editingChanged(selects: false)
    }
  }

  override var cells: [(path: IndexPath, cell: UIView, state: CellState)] {
    collectionView.indexPathsForVisibleItems.compactMap { path in
      collectionView.cellForItem(at: path).map { cell in
        let state = cell.configurationState
        return (
          path, cell,
          CellState(
            isSelected: cell.isSelected, isHighlighted: cell.isHighlighted,
            isFocused: cell.isFocused,
            isDragged: state.cellDragState != .none,
            isTargeted: state.cellDropState == .targeted)
        )
      }
    }
  }

  override func reloadData() { collectionView.reloadData() }
  override func select(_ path: IndexPath) {
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    guard selectedPaths.contains(path), let item = item(at: path) else { return }
    if !allowsSeveral { selected.removeAll { $0 != item } }
    if !selected.contains(item) { selected.append(item) }
  }
  override func deselect(_ path: IndexPath) {
    collectionView.deselectItem(at: path, animated: true)
    selected.removeAll { $0 == item(at: path) }
  }
  override func reconfigure(_ path: IndexPath) { collectionView.reconfigureItems(at: [path]) }
  override func toggleDragDelegate() {
    collectionView.dragDelegate = collectionView.dragDelegate == nil ? self : nil
    calls.forgetDrag()
  }

  override func make(_ batch: Batch) {
    collectionView.performBatchUpdates { [self] in
      apply(batch)
      collectionView.deleteItems(at: batch.deleted)
      collectionView.insertItems(at: batch.inserted)
      collectionView.reloadItems(at: batch.reloadedPaths)
      for move in batch.moved { collectionView.moveItem(at: move.from, to: move.to) }
      collectionView.deleteSections(batch.deletedSections)
      collectionView.insertSections(batch.insertedSections)
      collectionView.reloadSections(batch.reloadedSections)
      if let move = batch.movedSection {
        collectionView.moveSection(move.from, toSection: move.to)
      }
    }
  }

  override func settle(_ placeholder: any UIDragAnimating, commits: Bool) {
    guard let context = placeholder as? any UICollectionViewDropPlaceholderContext else { return }
    guard commits else {
      context.deletePlaceholder()
      return
    }
    context.commitInsertion { [self] path in
      sections[path.section].insert(history.makeItem(), at: path.item)
    }
  }

  override func makeFresh() -> HistorySide {
    let side = CollectionSide(
      name, sections, isList: isList, frame: collectionView.frame, in: history)
    side.collectionView.allowsMultipleSelection = true
    side.collectionView.isEditing = collectionView.isEditing
    return side
  }
}

extension CollectionSide: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: isList ? "list" : "grid", for: indexPath)
    cell.tag = item(at: indexPath) ?? -1
    return cell
  }
}

extension CollectionSide: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { mayHighlight(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { didHighlight(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { didUnhighlight(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { maySelect(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { item(at: indexPath) != nil }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { didSelect(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { didDeselect(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { willDisplay(cell, indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { didEndDisplaying(cell) }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { didUpdateFocus(to: context.nextFocusedIndexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { item(at: indexPath) != nil }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { report(calls.rangeBegins()) }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    report(calls.rangeEnds())
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let item = item(at: path), item % 3 == 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }])
    })
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { report(calls.menuOpens(configuration)) }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { report(calls.menuCloses(configuration)) }
}

extension CollectionSide: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { dragItems(at: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { addedItems(at: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { report(calls.dragBegins(session)) }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { report(calls.dragEnds(session)) }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { report(calls.dropEnters(session)) }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { report(calls.dropExits(session)) }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { report(calls.dropEnds(session)) }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    report(calls.dropUpdates(session))
    return UICollectionViewDropProposal(
      operation: dropOperation,
      intent: [.unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath][
        dropIntent])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    report(calls.dropIsPerformed(coordinator.session))
    let items = coordinator.items
    let destination = coordinator.destinationIndexPath
    checkDestination(destination)
    switch dropKind {
    case 0:
      let paths = insertDropped(
        items.map(\.sourceIndexPath), at: destination,
        moves: coordinator.proposal.operation == .move)
      for (item, path) in zip(items, paths) { coordinator.drop(item.dragItem, toItemAt: path) }
    case 1:
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: validDestination(destination),
        reuseIdentifier: isList ? "list" : "grid")
      placeholder.cellUpdateHandler = { $0.tag = -1 }
      for item in items { placeholders.append(coordinator.drop(item.dragItem, to: placeholder)) }
    case 2:
      guard let path = paths.first else { return }
      for item in items {
        coordinator.drop(
          item.dragItem, intoItemAt: path, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      }
    case 3: reload(sections)
    default: break
    }
  }
}

private final class GridCell: UICollectionViewCell {}

/// A row of a fixed height.
private final class ListRowCell: UICollectionViewListCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 30
    return layoutAttributes
  }
}
