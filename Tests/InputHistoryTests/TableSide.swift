// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import Interactions
import TableView
import Views

/// A table of a history.
@MainActor
final class TableSide: HistorySide {
  private let table: UITableView

  init(_ name: String, _ sections: [[Int]], frame: CGRect, in history: InputHistory) {
    table = UITableView(frame: frame, style: .plain)
    super.init(name, sections, in: history)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 30
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.allowsFocus = true
    table.dragInteractionEnabled = true
    table.allowsMultipleSelectionDuringEditing = true
  }

  // MARK: The view

  override var view: UIScrollView { table }
  override var hasActiveDrag: Bool { table.hasActiveDrag }
  override var hasActiveDrop: Bool { table.hasActiveDrop }
  override var menu: UIContextMenuInteraction? { table.contextMenuInteraction }
  override var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  override var shownCounts: [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }
  override var allowsSeveral: Bool {
    get { table.allowsMultipleSelection }
    set {
      table.allowsMultipleSelection = newValue
      if !newValue { selected = Array(selected.prefix(1)) }
    }
  }
  override var edits: Bool {
    get { table.isEditing }
    set {
      guard newValue != table.isEditing else { return }
      table.setEditing(newValue, animated: true)
      // Behaviour rule TV-21: several rows can be selected while they are edited.
      editingChanged(selects: newValue)
    }
  }

  override var cells: [(path: IndexPath, cell: UIView, state: CellState)] {
    (table.indexPathsForVisibleRows ?? []).compactMap { path in
      table.cellForRow(at: path).map { cell in
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

  override func reloadData() { table.reloadData() }
  override func select(_ path: IndexPath) {
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    guard selectedPaths.contains(path), let item = item(at: path) else { return }
    if !allowsSeveral, !edits { selected.removeAll { $0 != item } }
    if !selected.contains(item) { selected.append(item) }
  }
  override func deselect(_ path: IndexPath) {
    table.deselectRow(at: path, animated: true)
    selected.removeAll { $0 == item(at: path) }
  }
  override func reconfigure(_ path: IndexPath) { table.reconfigureRows(at: [path]) }
  override func toggleDragDelegate() {
    table.dragDelegate = table.dragDelegate == nil ? self : nil
    calls.forgetDrag()
  }

  override func make(_ batch: Batch) {
    table.performBatchUpdates { [self] in
      apply(batch)
      table.deleteRows(at: batch.deleted, with: .fade)
      table.insertRows(at: batch.inserted, with: .automatic)
      table.reloadRows(at: batch.reloadedPaths, with: .none)
      for move in batch.moved { table.moveRow(at: move.from, to: move.to) }
      table.deleteSections(batch.deletedSections, with: .left)
      table.insertSections(batch.insertedSections, with: .fade)
      table.reloadSections(batch.reloadedSections, with: .automatic)
      if let move = batch.movedSection { table.moveSection(move.from, toSection: move.to) }
    }
  }

  override func settle(_ placeholder: any UIDragAnimating, commits: Bool) {
    guard let context = placeholder as? any UITableViewDropPlaceholderContext else { return }
    guard commits else {
      context.deletePlaceholder()
      return
    }
    context.commitInsertion { [self] path in
      sections[path.section].insert(history.makeItem(), at: path.item)
    }
  }

  override func makeFresh() -> HistorySide {
    let side = TableSide(name, sections, frame: table.frame, in: history)
    side.table.allowsMultipleSelection = true
    side.table.isEditing = table.isEditing
    return side
  }
}

extension TableSide: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.tag = item(at: indexPath) ?? -1
    return cell
  }
  /// Not by the control of editing, which has histories of its own.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

extension TableSide: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    mayHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    didHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    didUnhighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    maySelect(indexPath) ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    didDeselect(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { willDisplay(cell, indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { didEndDisplaying(cell) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let item = item(at: indexPath), item % 4 != 3 else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: nil) { [unowned self] _, _, done in
        var batch = Batch(sections)
        batch.remove(item)
        batch.finish()
        update(batch)
        done(true)
      }
    ])
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { didUpdateFocus(to: context.nextFocusedIndexPath) }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { item(at: indexPath) != nil }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { report(calls.rangeBegins()) }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    report(calls.rangeEnds())
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = item(at: indexPath), item % 3 == 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }])
    })
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { report(calls.menuOpens(configuration)) }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { report(calls.menuCloses(configuration)) }
}

extension TableSide: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { dragItems(at: indexPath) }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { addedItems(at: indexPath) }
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) { report(calls.dragBegins(session)) }
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) { report(calls.dragEnds(session)) }

  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { report(calls.dropEnters(session)) }
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) { report(calls.dropExits(session)) }
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) { report(calls.dropEnds(session)) }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    report(calls.dropUpdates(session))
    return UITableViewDropProposal(
      operation: dropOperation,
      intent: [.automatic, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath][
        dropIntent])
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
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
      for (item, path) in zip(items, paths) { coordinator.drop(item.dragItem, toRowAt: path) }
    case 1:
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: validDestination(destination), reuseIdentifier: "row", rowHeight: 30)
      placeholder.cellUpdateHandler = { $0.tag = -1 }
      for item in items { placeholders.append(coordinator.drop(item.dragItem, to: placeholder)) }
    case 2:
      guard let path = paths.first else { return }
      for item in items {
        coordinator.drop(
          item.dragItem, intoRowAt: path, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      }
    case 3: reload(sections)
    default: break
    }
  }
}
