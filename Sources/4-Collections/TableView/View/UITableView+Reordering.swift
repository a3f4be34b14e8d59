// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

extension UITableView {
  /// A touch began on the reorder control of a row: it is lifted at once (behaviour rule TV-40).
  ///
  /// - Parameters:
  ///   - cell: The row's cell.
  ///   - point: The touch, in content coordinates.
  func lift(_ cell: UITableViewCell, at point: CGPoint) {
    guard let path = indexPath(for: cell).map(presentedPath), engine.canMove(itemAt: path) else {
      return
    }
    liftedRow = LiftedRow(cell: cell, touchOffset: point.y - cell.center.y)
    engine.beginMovement(ofItemAt: path)
    cell.setLifted(true)
    neighboursLookOtherwise(of: cell)
  }

  /// The touch moved: the row follows it up and down, and others make space.
  func moveLiftedRow(to point: CGPoint) {
    guard let lifted = liftedRow, point.y.isFinite else { return }
    engine.updateMovement(
      to: CGPoint(x: bounds.midX, y: point.y - lifted.touchOffset),
      heldAt: CGPoint(x: bounds.midX, y: point.y))
  }

  /// The touch is gone: the row goes to its place, and the data source learns it once.
  func dropLiftedRow(isCancelled: Bool) {
    guard let lifted = liftedRow else { return }
    liftedRow = nil
    if isCancelled { engine.cancelMovement() } else { engine.endMovement() }
    lifted.cell.setLifted(false)
    neighboursLookOtherwise(of: lifted.cell)
  }

  private func neighboursLookOtherwise(of cell: UITableViewCell) {
    cell.neighbour(-1)?.setNeedsLayout()
  }

  // MARK: Answers to the engine

  package func movementTarget(
    from original: DataIndexPath, at current: PresentedIndexPath, proposed: PresentedIndexPath
  ) -> PresentedIndexPath {
    let generation = engine.dataGeneration
    let target =
      OptionalMethod.value(
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", of: delegate
      ) {
        $0.tableView(
          self, targetIndexPathForMoveFromRowAt: original.indexPath,
          toProposedIndexPath: proposed.indexPath)
      } ?? proposed.indexPath
    // The answer of a delegate that has changed the data is one about rows that may be gone: the movement is over.
    guard generation == engine.dataGeneration else { return current }
    let counts = engine.counts
    do throws(RowMoveError) {
      return try RowMoveError.checked(target, movingFrom: current, counts: counts)
    } catch {
      programmerError("\(type(of: self)): \(error.description)")
    }
  }

  package func didMoveItem(from original: DataIndexPath, to destination: DataIndexPath) -> Bool {
    // The rows are in their new order already.
    isTellingMove = true
    defer { isTellingMove = false }
    return tellMove(from: original.indexPath, to: destination.indexPath)
  }
}

struct LiftedRow {
  let cell: UITableViewCell
  /// From the row's middle to the touch.
  let touchOffset: CGFloat
}

/// An invalid place that the delegate gives a moved row.
struct RowMoveError: Error, Equatable, CustomStringConvertible {
  let target: IndexPath
  let counts: [Int]

  var description: String {
    let known =
      target.count == 2 && counts.indices.contains(target.section)
      ? "section \(target.section) has \(counts[target.section]) rows"
      : "there are \(counts.count) sections"
    return """
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(target), where \
      no row can go: \(known). Return an index path in the table.
      """
  }

  /// The place where a row goes (interaction 8, row 22): a section's count is its last place.
  ///
  /// - Parameters:
  ///   - target: What the delegate returned.
  ///   - current: Where the row is presented.
  ///   - counts: The numbers of rows, as they are presented.
  /// - Returns: The place.
  /// - Throws: The fault of an invalid place.
  static func checked(
    _ target: IndexPath, movingFrom current: PresentedIndexPath, counts: [Int]
  ) throws(RowMoveError) -> PresentedIndexPath {
    guard target.count == 2, counts.indices.contains(target.section), target.item >= 0 else {
      throw RowMoveError(target: target, counts: counts)
    }
    let last = counts[target.section] - (target.section == current.section ? 1 : 0)
    guard target.item <= max(last, counts[target.section]) else {
      throw RowMoveError(target: target, counts: counts)
    }
    return PresentedIndexPath(item: min(target.item, last), section: target.section)
  }
}
