// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A table view controller that writes down which methods of data source and delegate are called:
/// forty rows of 50 points in two sections, with views of its own above and below.
final class RecordingTableController: UITableViewController {
  /// Names of methods with the section or row, in order.
  var calls: [String] = []
  var menus: [IndexPath: [String]] = [:]

  private func note(_ what: Any? = nil, _ name: String = #function) {
    let path = (what as? IndexPath).map { "\($0.section).\($0.row)" }
    calls.append(
      [name, path ?? what.map { "\($0)" }].compactMap(\.self).joined(separator: " "))
  }

  /// The calls of a method, with what they were about.
  func calls(of name: String) -> [String] {
    calls.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.sectionHeaderTopPadding = 0
  }

  // MARK: Data source

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    cell.showsReorderControl = true
    cell.accessoryType = indexPath.row == 3 ? .detailButton : .none
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 0
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { note(indexPath) }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to: IndexPath
  ) { note(to) }
  var titles: [String]?
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    note(title)
    return index
  }

  // MARK: Heights and views

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  { 50 }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { 30 }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { 20 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let label = UILabel()
    label.text = "Header \(section)"
    return label
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    let label = UILabel()
    label.text = "Footer \(section)"
    return label
  }
  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.row == 2 ? 2 : 0 }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note(indexPath) }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt: IndexPath
  ) { note(forRowAt) }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { note(section) }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { note(section) }
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { note(section) }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { note(section) }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { indexPath.row != 5 }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note(indexPath)
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note(indexPath)
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    note(indexPath)
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(indexPath)
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    note(indexPath)
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note(indexPath)
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note(indexPath) }
  override func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 6 }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { note(indexPath) }
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { note(indexPath) }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note() }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 4 }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note(indexPath)
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note(indexPath)
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath: IndexPath
  ) -> IndexPath {
    note(toProposedIndexPath)
    return toProposedIndexPath
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.calls.append("flag \(indexPath.row)")
        done(true)
      }
    ])
    configuration.performsFirstActionWithFullSwipe = true
    return configuration
  }

  // MARK: Scrolling

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note() }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note()
    targetContentOffset.pointee.y = 200
  }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    note(willDecelerate)
  }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note() }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note() }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note() }

  // MARK: Menus

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    }
  }
  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    note()
    let preview = animator.previewViewController
    animator.addCompletion { [weak self] in
      self?.calls.append("committed \(preview == nil ? "a view" : "a controller")")
    }
  }
  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }
  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }

  // MARK: Focus

  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }
  override func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { false }
  override func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    note(context.nextFocusedIndexPath)
    return true
  }
  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { note(context.nextFocusedIndexPath) }
  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    IndexPath(row: 2, section: 0)
  }
}
