// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interactions
import TableView
import Views

/// A table of letters whose rows can be dragged and dropped on; notes the calls in order.
@MainActor
final class RowDrags: NSObject {
  let table: UITableView
  var letters: [String]
  var calls: [String] = []
  var propose: (IndexPath?) -> UITableViewDropProposal = { _ in
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  var perform: (any UITableViewDropCoordinator) -> Void = { _ in }
  var destinations: [IndexPath?] = []
  var heights: ((IndexPath) -> CGFloat)?

  init(_ letters: String, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 400)) {
    self.letters = letters.map(String.init)
    table = UITableView(frame: frame, style: .plain)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
    table.rowHeight = 40
    table.dataSource = self
    table.delegate = self
    table.dragDelegate = self
    table.dropDelegate = self
  }

  /// The middle of a place in the table, in the table's superview.
  func point(_ row: Int, share: CGFloat = 0.5) -> CGPoint {
    CGPoint(x: table.frame.minX + 100, y: CGFloat(row) * 40 + 40 * share)
  }

  /// The letters as they are seen, from top to bottom, with `_` where there is space.
  var seen: String {
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
      .filter { !$0.isHidden && $0.alpha > 0 }
      .sorted { $0.frame.minY < $1.frame.minY }
    var result = ""
    var y: CGFloat = 0
    for cell in cells {
      while y < cell.frame.minY - 1 {
        result += "_"
        y += 40
      }
      result += cell.textLabel?.text ?? "?"
      y = cell.frame.maxY
    }
    return result
  }
}

extension RowDrags: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = letters[indexPath.item]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }
}

extension RowDrags: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("items \(indexPath.item)")
    let letter = letters[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: letter as NSString))
    item.localObject = letter
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("drag end")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    destinations.append(destinationIndexPath)
    return propose(destinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    calls.append("perform \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "-")")
    perform(coordinator)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    calls.append("drop end")
  }
}
