// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation
package import Views

/// A host whose items touches highlight, select and drag: a collection view, or a table view, whose
/// items are its rows. Index paths are those that clients know.
@MainActor
package protocol ItemSelectionHost: DragHost, MultipleSelectionHost, ItemFocusHost {
  associatedtype Cell: ElementView

  var engine: CollectionEngine { get }
  var drags: DragAndDrop { get }
  var multipleSelection: MultipleSelection { get }
  /// The roles of the selected items and of the highlighted one, as the engine knows them.
  var selectedRole: ItemReferences.Role { get }
  var highlightedRole: ItemReferences.Role { get }

  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }

  var visibleCells: [Cell] { get }
  func showSelection(_ isSelected: Bool, ofItemAt path: IndexPath, animated: Bool)
  /// Lets a cell look as its item is, highlighted or not.
  func updateHighlight(of cell: Cell)
  /// Asks the delegate.
  func shouldHighlightItem(at path: IndexPath) -> Bool
  /// Highlights the item's cell, and tells the delegate.
  func highlightCell(ofItemAt path: IndexPath)
  /// Tells the delegate.
  func didUnhighlightItem(at path: IndexPath)
  /// Selects an item as the user does: the delegate is asked and told.
  ///
  /// - Returns: The item that is selected; nil if the delegate forbade it, or took it away.
  @discardableResult
  func selectAsUser(_ path: IndexPath) -> IndexPath?
  func deselectAsUser(_ path: IndexPath)
}

extension ItemSelectionHost {
  // MARK: Paths and roles

  package var counts: [Int] { engine.clientCounts }

  /// Returns the presented path of an item that a client names.
  package func presentedPath(_ path: IndexPath) -> PresentedIndexPath {
    engine.presentedPath(ofClient: path)
  }

  /// Returns the path that a client has for a presented item; nil for a gap or a placeholder.
  package func clientPath(_ path: PresentedIndexPath) -> IndexPath? { engine.clientPath(path) }

  package func hasItem(at path: IndexPath) -> Bool { engine.hasItem(at: presentedPath(path)) }

  /// Finds the item that a client names; see ``CollectionEngine/requireItem(at:for:since:)``.
  package func requireItem(at path: IndexPath, for purpose: String, since generation: Int) -> Bool {
    engine.requireItem(at: presentedPath(path), for: purpose, since: generation)
  }

  package func items(_ role: ItemReferences.Role) -> [IndexPath] {
    engine.references.paths(role).compactMap(clientPath)
  }

  /// Gives an item a role; false if it had it already.
  package func assign(_ role: ItemReferences.Role, to path: IndexPath) -> Bool {
    engine.assign(role, to: presentedPath(path))
  }

  package func withdraw(_ role: ItemReferences.Role, from path: IndexPath) -> Bool {
    engine.withdraw(role, from: presentedPath(path))
  }

  /// Asks a client about an item; it may change the data meanwhile.
  ///
  /// - Returns: The item as the data have it then; nil if it is refused or gone.
  package func item(_ indexPath: IndexPath, ifAllowedBy ask: () -> Bool) -> IndexPath? {
    let (isAllowed, path) = engine.references.following(presentedPath(indexPath), ask)
    guard isAllowed, let path, engine.hasItem(at: path) else { return nil }
    return clientPath(path)
  }

  /// Tells a client of an item in the same way.
  package func item(_ indexPath: IndexPath, after tell: () -> Void) -> IndexPath? {
    item(
      indexPath,
      ifAllowedBy: {
        tell()
        return true
      })
  }

  // MARK: Selection

  package var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  package var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The selected items in the order of selection.
  package var selectionOrder: [IndexPath] { items(selectedRole) }

  package func isSelected(_ path: IndexPath) -> Bool {
    engine.references.contains(presentedPath(path), selectedRole)
  }

  /// Selects an item, without calls of the delegate, if selection is allowed; nil ends the selection
  /// (behaviour rule SL-6).
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the cells change over time.
  ///   - method: The client's call, for a message.
  ///   - again: What is to be done later if the item cannot be selected yet.
  /// - Returns: The generation of the data, for what else is done with the item; nil if it is not
  ///   selected now.
  package func select(
    _ indexPath: IndexPath?, animated: Bool, for method: String,
    again: @escaping @MainActor () -> Void
  ) -> Int? {
    guard canSelect else { return nil }
    guard let indexPath else {
      deselectAll(animated: animated)
      return nil
    }
    let isPostponed = engine.postpone(untilShowing: indexPath, again)
    let generation = engine.dataGeneration
    guard !isPostponed, requireItem(at: indexPath, for: method, since: generation) else {
      return nil
    }
    if !canSelectSeveral {
      for other in selectionOrder where other != indexPath { deselect(other, animated: animated) }
    }
    if assign(selectedRole, to: indexPath) {
      showSelection(true, ofItemAt: indexPath, animated: animated)
    }
    return generation
  }

  package func deselect(_ indexPath: IndexPath, animated: Bool = false) {
    let isPostponed = engine.postpone(untilShowing: indexPath) { [weak self] in
      self?.deselect(indexPath, animated: animated)
    }
    guard !isPostponed, withdraw(selectedRole, from: indexPath) else { return }
    showSelection(false, ofItemAt: indexPath, animated: animated)
  }

  package func deselectAll(animated: Bool = false) {
    for indexPath in selectionOrder { deselect(indexPath, animated: animated) }
  }

  /// Behaviour rule SL-7.
  package func keepFirstSelected() {
    for indexPath in selectionOrder.dropFirst() { deselect(indexPath) }
  }

  package func setSelectedByUser(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selectAsUser(path) } else { deselectAsUser(path) }
  }

  package func extendSelection(to item: any UIFocusItem) {
    guard let path = itemFocus.indexPath(of: item) else { return }
    _ = multipleSelection.extendByShift(to: path)
  }

  // MARK: Touches

  /// Interaction rule TS-1.
  package func takePan(from point: CGPoint) -> Bool { multipleSelection.takePan(from: point) }
  package func panMoved(to point: CGPoint) { multipleSelection.move(to: point) }
  package func panEnded() { multipleSelection.end() }

  /// Whether an item looks highlighted: by a touch, or by a drag that would drop something into it.
  package func isHighlighted(at path: PresentedIndexPath) -> Bool {
    engine.references.contains(path, highlightedRole) || drags.target.isTargeted(path)
  }

  /// A touch is on an item: it is highlighted if the delegate allows it (behaviour rules SL-1 and
  /// TV-20).
  package func highlightItem(at point: CGPoint) {
    // The data have items elsewhere than they are shown while one is interactively moved.
    guard engine.movingItem == nil else { return }
    let window = root
    // The delegate may change the data whenever it is called.
    guard canSelect, let touched = item(at: point), view(ofItemAt: touched) != nil,
      let allowed = item(
        touched.indexPath, ifAllowedBy: { shouldHighlightItem(at: touched.indexPath) }),
      let indexPath = item(allowed, after: { unhighlightItem() }),
      // A client that took the view out of its window ended the touch.
      root === window
    else { return }
    _ = assign(highlightedRole, to: indexPath)
    highlightCell(ofItemAt: indexPath)
  }

  /// The touch is gone: the item is no longer highlighted.
  @discardableResult
  package func unhighlightItem() -> IndexPath? {
    guard let indexPath = items(highlightedRole).first else { return nil }
    // Data that a batch counts have other paths than the items that are shown: once they are shown.
    if !engine.isInterrupted,
      engine.postpone(untilShowing: nil, { [weak self] in _ = self?.unhighlightItem() })
    {
      return nil
    }
    _ = withdraw(highlightedRole, from: indexPath)
    if engine.isLayingOut {
      // Items may have their new index paths, and cells still the old ones.
      for cell in visibleCells { updateHighlight(of: cell) }
    } else if let cell = view(ofItemAt: DataIndexPath(indexPath)) as? Cell {
      updateHighlight(of: cell)
    }
    // Of data that are about to be loaded again the delegate hears nothing (behaviour rule RL-3).
    guard !engine.isInterrupted, let item = engine.dataPath(of: presentedPath(indexPath)) else {
      return nil
    }
    return self.item(indexPath, after: { didUnhighlightItem(at: item.indexPath) })
  }

  /// The touch ended: inside the highlighted item that is a tap. With Shift it selects the items on
  /// the way (interaction rule TS-5).
  package func endTouch(at point: CGPoint, with event: UIEvent?) {
    // Editing may have begun below the touch.
    guard let highlighted = unhighlightItem(),
      let indexPath = item(
        highlighted, ifAllowedBy: { item(at: point)?.indexPath == highlighted }),
      canSelect
    else { return }
    if event?.modifierFlags.contains(.shift) == true,
      multipleSelection.extendByShift(to: indexPath)
    {
      return
    }
    tapItem(at: indexPath)
  }
}

// What both are for others.
extension ItemSelectionHost {
  package func openItem(at path: DataIndexPath) { if canSelect { tapItem(at: path.indexPath) } }

  package func accessibilitySection(of view: UIView) -> Int? {
    (view as? any ElementView).flatMap { engine.key(of: $0)?.section }
  }

  /// Tells the layout of the new bounds, if it said that they invalidate it.
  package func boundsWereStored() { engine.boundsWereStored() }
  /// The root view of a controller begins below the bars whatever it shows (behaviour rule SV-12).
  package var adjustsInsetsOfShortContents: Bool { controller != nil }
}
