// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
import CollectionEngine
public import Foundation
import Geometry
public import Interactions
public import Views

/// A controller whose view is a table view, which it supplies.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var documentRefreshControl: UIRefreshControl?
  /// A Boolean value that says whether the selection ends when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table in a style.
  ///
  /// - Parameter style: The look of the table.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a table.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an Interface Builder document that has the controller as its owner and
  ///     sets its view, a table; nil for one that is named after the class, or a plain table.
  ///   - nibBundleOrNil: The document's bundle; nil for the main one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of an Interface Builder document. With another coder its table is plain.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    if coder.nibElement?.flag("clearsSelectionOnViewWillAppear") == false {
      clearsSelectionOnViewWillAppear = false
    }
    documentRefreshControl = coder.nibObject(for: "refreshControl") as? UIRefreshControl
    coder.nibFinish { [weak self] in self?.takeDocumentRefreshControl() }
  }

  // Implicitly unwrapped as in UIKit, where it can be set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table view; the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The table view's control for refreshing the rows; nil for none.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates the table view, with the controller as data source and delegate; one of an Interface Builder
  /// document has those that the document says.
  open override func loadView() {
    if !loadViewFromNib() {
      let tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
      tableView.dataSource = self
      tableView.delegate = self
      view = tableView
    }
    takeDocumentRefreshControl()
  }

  private func takeDocumentRefreshControl() {
    guard isViewLoaded, let control = documentRefreshControl else { return }
    documentRefreshControl = nil
    refreshControl = control
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true (behaviour rule TV-21).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView.deselectAll(animated: animated) }
  }

  /// Begins or ends editing, of the table view as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  // What is not overridden is answered for a table whose rows are in a document (rule IB-33).

  /// Returns the number of sections, zero or more; unless implemented those of the document, or 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections?.count ?? 1
  }

  /// Returns the number of rows in a section, zero or more; unless implemented those of the
  /// document, or none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }

  /// Returns the cell of a row, configured; that of the document unless implemented.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.staticRow(at: indexPath)?.cell { return cell }
    programmerError(
      "\(type(of: self)) shows rows, so it must override tableView(_:cellForRowAt:).")
  }

  /// The title above a section; unless implemented that of the document, or none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.header }
    return OptionalMethod.unimplemented(by: self, nil)
  }

  /// The title below a section; unless implemented that of the document, or none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.footer }
    return OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns whether a row can be edited; true unless implemented.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Returns whether a row can be moved while it is edited. Unless implemented, the cell's
  /// `showsReorderControl` says it.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called when the user deletes a row, or inserts one; change the data and name the change.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called when the user moved a row; change the data, and name no change: the table shows it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// The section that a title of the index leads to; that of the same number unless implemented.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.unimplemented(by: self, index) }

  /// The titles of an index at the side of a plain table; none unless implemented.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  // MARK: Delegate

  /// The height of a row, in points; `UITableView.automaticDimension` for that of its contents. Asked
  /// for rows that come near to what is visible, unless estimates are switched off.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let row = tableView.staticRow(at: indexPath) { return row.height ?? tableView.rowHeight }
    return OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// The height of a section's header, in points; `UITableView.automaticDimension` for that of its
  /// contents.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// The height of a section's footer, in points; `UITableView.automaticDimension` for that of its
  /// contents.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// The height that a row counts with until it comes near to what is visible, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMethod.unimplemented(by: self, UITableView.automaticDimension) }

  /// The header of a section; nil for a title, if there is one. Asked when it becomes visible.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// The footer of a section; nil for a title, if there is one. Asked when it becomes visible.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns the indentation level of a row's contents; the cell's own level unless implemented.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalMethod.unimplemented(by: self, 0) }

  /// Returns whether a row is highlighted under a touch; true unless implemented.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Called after a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called after a row was unhighlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns the row that a tap selects: another one than the tapped, or nil for none; the tapped
  /// one unless implemented.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethod.unimplemented(by: self, indexPath) }

  /// Called after the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns the row to deselect in a row's place, or nil; the same one unless implemented.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethod.unimplemented(by: self, indexPath) }

  /// Called after the user deselected a row, or selected another one.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when the information symbol at the trailing edge of a row was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a cell is shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called after a cell was removed.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a header is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called after a header was removed.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a footer is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called after a footer was removed.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns the effect of editing on a row; a deletion unless implemented.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { OptionalMethod.unimplemented(by: self, .delete) }

  /// Returns the title of the action that deletes a row; nil for "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the actions before a row; nil for none.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the actions after a row; nil for the one to delete it, if editing deletes it.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the actions after a row, in the form before iOS 11; nil unless implemented.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns whether the contents of a row make space for edit controls; true unless implemented.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called when a row is swiped and actions become visible beside it.
  open func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called when the row that was swiped is closed again; with nil for a row that was deleted.
  open func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns the target of a row that is moved; the proposed one unless implemented. An invalid index
  /// path stops the program.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.unimplemented(by: self, proposedDestinationIndexPath) }

  /// Returns whether a tap on a row does more than select it; true unless implemented.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called for a tap on a row that does more than select it.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// The height that a section's header counts with until it is visible, in points.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { OptionalMethod.unimplemented(by: self, UITableView.automaticDimension) }

  /// The height that a section's footer counts with until it is visible, in points.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { OptionalMethod.unimplemented(by: self, UITableView.automaticDimension) }

  // MARK: Scrolling
  /// Called after the offset changed; does nothing unless a table's controller overrides it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when a drag begins; does nothing unless a table's controller overrides it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns whether a row can have the focus; unless implemented the table view's `allowsFocus` says it.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns whether focusing a row selects it; true unless implemented.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Returns whether the focus may move from a row or to one; true unless implemented.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called after the focus moved from a row or to one.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns the row that gets the focus with the table; none in particular unless implemented.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns whether two touches moving over rows, or a tap with Shift, select several from a row
  /// on; false unless implemented.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }

  /// Called when a gesture begins to select several rows; two touches start editing.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called when a gesture that selected several rows has ended; the table is still edited.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when a drag of the table ends, with the velocity of the rows in points per millisecond; a
  /// subclass may change where they come to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called when a drag ended, and the rows move on or not; does nothing unless a table's controller
  /// overrides it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when a drag ended and the contents move on; does nothing unless a table's controller
  /// overrides it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when the contents came to rest, or a touch stopped them; does nothing unless a table's
  /// controller overrides it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when an animated scroll ended; does nothing unless a table's controller overrides it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns the view that is scaled when the contents are zoomed; nil unless implemented.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Called when the contents begin to be zoomed.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called after the scale of the contents changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.unimplemented(by: self) }

  /// Called when the contents have been zoomed to a scale.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns whether a tap of the status bar may scroll to the top; true unless implemented.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Called when a tap of the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called after the adjusted inset of the contents changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  // MARK: Context menus

  /// Has no effect: never called. Returns whether a long press shows a menu with the actions of a row.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }

  /// Has no effect: never called. Returns whether the menu of a row has an action.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }

  /// Has no effect: never called. Performs an action that was chosen in the menu of a row.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns what the context menu of a row shows; nil for no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the preview of a context menu when it appears.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the preview to which a context menu is dismissed.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Called when the preview of a context menu was tapped.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a context menu appears.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns whether a row opens under a drag that rests over it; true unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called before a context menu disappears.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.unimplemented(by: self) }
}
