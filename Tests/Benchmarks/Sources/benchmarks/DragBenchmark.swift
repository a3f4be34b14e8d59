// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Drags a row over many others, which make space for it.
@MainActor enum DragBenchmark {
  private static let moves = 60

  static func run(_ report: inout Report) {
    report.section("Dragging: rows at 390 × 844 @2x")
    let (scrolled, dragged) = (Rows(1_000_000), Rows(1_000_000))
    let drag = RowDrag(dragged)
    drag.lift()
    // 660 points a second: the gap moves with each fourth frame.
    let times = Stopwatch.medians(
      of: 21, { scrolled.scroll(frames: moves, by: 100) },
      { drag.move(times: moves, by: Rows.rowHeight / 4) })
    report.row("a move of the touch, 1000000 rows", times.second / Double(moves) * 1e3, "µs")
    report.row(
      "a move of the touch, to a scrolled frame", times.second / times.first, "times",
      atMost: 1.5)
    let fast = Stopwatch.median(of: 11) { drag.move(times: moves, by: Rows.rowHeight) }
    report.row("a move that moves the gap each time", fast / Double(moves) * 1e3, "µs")
  }
}

/// A touch that drags a row from one position to the next.
@MainActor
private final class RowDrag: NSObject, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  private let rows: Rows
  private var travelled: CGFloat = 0

  init(_ rows: Rows) {
    self.rows = rows
    super.init()
    rows.view.dragDelegate = self
    rows.view.dropDelegate = self
  }

  func lift() { rows.window.longPress(at: CGPoint(x: 195, y: 30), duration: 0.8) }

  /// Moves the touch up and down over eight rows.
  ///
  /// - Parameters:
  ///   - times: How often.
  ///   - distance: How far each time, in points.
  func move(times: Int, by distance: CGFloat) {
    let way = 8 * Rows.rowHeight
    for _ in 0..<times {
      travelled += distance
      let offset = abs(travelled.truncatingRemainder(dividingBy: 2 * way) - way)
      rows.window.moveTouch(to: CGPoint(x: 195, y: 4 * Rows.rowHeight + 22 + offset))
      rows.window.advance(to: rows.window.currentTime + 1.0 / 60)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
