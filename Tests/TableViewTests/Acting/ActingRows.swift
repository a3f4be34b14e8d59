// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TableView
import Views

/// A callback in which a table's client acts.
enum ActingCallback: String {
  case numberOfSections, numberOfRows, cell, height, estimate, title, headerView
  case willDisplay, didEndDisplaying, prefetch, cancelPrefetching
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
  case didEndDecelerating, didEndScrollingAnimation
  case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect, willDeselect
  case didDeselect
  case canEdit, editingStyle, commit, trailingActions, leadingActions, action
  case willBeginEditing, didEndEditing
  case canMove, move, targetPath
  case dragItems, dragPreview, dragWillBegin, dragDidEnd
  case canHandle, dropDidEnter, dropDidUpdate, dropDidExit, performDrop, dropPreview, dropDidEnd
  case reuse, make, completion

  /// Whether it is called so seldom that a history acts in every other call, not in every eighth.
  var isSeldom: Bool {
    switch self {
    case .commit, .trailingActions, .leadingActions, .action, .willBeginEditing, .didEndEditing,
      .move, .targetPath, .dragItems, .dragPreview, .dragWillBegin, .dragDidEnd, .canHandle,
      .dropDidEnter, .dropDidUpdate, .dropDidExit, .performDrop, .dropPreview, .dropDidEnd,
      .completion:
      true
    default: false
    }
  }
}

/// Rows of numbers, whose owner acts when it is called.
///
/// A cell shows the number of its row. What is asked about a row that the data do not have is a
/// fault, but for those that end being displayed.
@MainActor
final class ActingRows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var rows: [[Int]]
  /// Called at each callback.
  var act: (ActingCallback) -> Void = { _ in }
  private(set) var faults: [String] = []
  /// The cells that are displayed, as the calls say.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// The height of a row.
  var height: (Int) -> CGFloat = { _ in 40 }
  var hasTitles = false
  /// Whether rows can be moved: by their reorder controls, and by drags without a drop delegate.
  var canMove = false
  /// What a drop intends.
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

  init(_ rows: [[Int]]) { self.rows = rows }

  /// Answers as another does.
  func answer(like other: ActingRows) {
    (height, hasTitles, canMove) = (other.height, other.hasTitles, other.canMove)
  }

  func number(_ path: IndexPath, in callback: ActingCallback) -> Int {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      faults.append("\(callback) of \(path), which the data do not have")
      return -1
    }
    return rows[path.section][path.row]
  }

  func asked(_ callback: ActingCallback, _ path: IndexPath) -> Int {
    let number = number(path, in: callback)
    act(callback)
    return number
  }

  /// Returns whether a row can be inserted at a path; a path where none can is a fault.
  func isPlace(_ path: IndexPath, in callback: ActingCallback) -> Bool {
    if rows.indices.contains(path.section), (0...rows[path.section].count).contains(path.row) {
      return true
    }
    faults.append("\(callback) to \(path), which the data do not have")
    return false
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    act(.numberOfSections)
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    act(.numberOfRows)
    return rows.indices.contains(section) ? rows[section].count : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let number = number(path, in: .cell)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? ActingRow)?.owner = self
    (cell as? ActingRow)?.number = number
    act(.cell)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if !rows.indices.contains(section) {
      faults.append("a title of section \(section), which the data do not have")
    }
    act(.title)
    return hasTitles ? "Section \(section)" : nil
  }

  // MARK: Heights

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    height(asked(.height, path))
  }

  // MARK: Display

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      faults.append("the cell of \(path) is displayed twice")
    }
    _ = asked(.willDisplay, path)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      faults.append("the cell of \(path) was not displayed")
    }
    act(.didEndDisplaying)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
    for path in paths { _ = number(path, in: .prefetch) }
    act(.prefetch)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    act(.cancelPrefetching)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ view: UIScrollView) { act(.didScroll) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { act(.willBeginDragging) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { act(.willEndDragging) }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    act(.didEndDragging)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { act(.willBeginDecelerating) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { act(.didEndDecelerating) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { act(.didEndScrollingAnimation) }

  // MARK: Touches

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    asked(.shouldHighlight, path) % 7 != 0
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    _ = asked(.didHighlight, path)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    _ = asked(.didUnhighlight, path)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    asked(.willSelect, path) % 5 != 0 ? path : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    _ = asked(.didSelect, path)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    asked(.willDeselect, path) % 5 != 0 ? path : nil
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    _ = asked(.didDeselect, path)
  }
}

/// A cell that shows a number, and acts.
final class ActingRow: UITableViewCell {
  weak var owner: ActingRows?
  var number = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    ActingRow.maker?.act(.make)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }

  /// The owner that hears of new cells.
  weak static var maker: ActingRows?

  override func prepareForReuse() {
    super.prepareForReuse()
    owner?.act(.reuse)
  }
}
