// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionView
import Foundation
import Geometry
import Interactions

@testable import Views

/// Drags and drops of letters: notes every call in order.
@MainActor
final class LetterDrags: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let log: CallLog
  let source: LetterSource
  /// What stands in front of the calls; for several views.
  var name = ""
  var gives: (IndexPath) -> Int = { _ in 1 }
  var adds: (IndexPath) -> Int = { _ in 0 }
  var allowsMove = true
  var handles = true
  var propose: (IndexPath?) -> UICollectionViewDropProposal = { _ in
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }
  var destinations: [IndexPath?] = []
  var notesUpdates = false

  init(_ source: LetterSource, log: CallLog) {
    self.source = source
    self.log = log
  }

  private func note(_ call: String) { log.add(name.isEmpty ? call : "\(name) \(call)") }

  private func items(_ count: Int, at path: IndexPath) -> [UIDragItem] {
    (0..<count).map { _ in
      let letter = source.rows[path.section][path.item]
      let item = UIDragItem(itemProvider: NSItemProvider(object: letter as NSString))
      item.localObject = letter
      return item
    }
  }

  // MARK: Source

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    note("items \(indexPath.section).\(indexPath.item)")
    return items(gives(indexPath), at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    note("add \(indexPath.section).\(indexPath.item)")
    return items(adds(indexPath), at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    note("parameters \(indexPath.section).\(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { note("willBegin") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { note("dragEnd") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    note("allowsMove?")
    return allowsMove
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    note("restricted?")
    return false
  }

  // MARK: Destination

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    note("canHandle?")
    return handles
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { note("enter") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if notesUpdates { note("update") }
    destinations.append(destinationIndexPath)
    return propose(destinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { note("exit") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { note("dropEnd") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    note(
      "performDrop \(coordinator.destinationIndexPath.map { "\($0.section).\($0.item)" } ?? "-")")
    perform(coordinator)
  }
}

/// A column of letters in a window, that can be dragged.
@MainActor
final class DragStage {
  let stage: Stage
  let drags: LetterDrags
  var window: UIWindow { stage.window }
  var view: UICollectionView { stage.view }
  var source: LetterSource { stage.source }
  var log: CallLog { stage.log }

  /// Rows of 20 points in a view of 100 × 200.
  init(_ rows: [String] = ["ABCDE"], _ layout: UICollectionViewLayout? = nil) {
    stage = Stage(rows, size: CGSize(width: 100, height: 200), layout ?? Self.flow())
    drags = LetterDrags(stage.source, log: stage.log)
    view.dragDelegate = drags
    view.dropDelegate = drags
    _ = log.take()
  }

  static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// The middle of a row.
  func row(_ index: Int) -> CGPoint { CGPoint(x: 50, y: CGFloat(index) * 20 + 10) }

  /// Lifts a row and lets the touch rest until the lift is over.
  func lift(_ index: Int) {
    window.longPress(at: row(index))
    window.advance(to: window.currentTime + window.interactionMetrics.lift.duration)
  }

  /// Moves the touch to a point, in one step.
  func move(to point: CGPoint) {
    window.moveTouch(to: point)
    window.layoutIfNeeded()
  }

  func move(toRow index: Int) { move(to: row(index)) }

  /// Goes on until nothing is under way.
  func settle() { window.advance(to: window.currentTime + 2) }

  /// The letters as they are seen, from top to bottom, with `_` where there is space.
  var seen: String {
    let cells = view.subviews.compactMap { $0 as? LetterCell }
      .filter { !$0.isHidden && $0.alpha > 0 }
      .sorted { $0.frame.minY < $1.frame.minY }
    var result = ""
    var y: CGFloat = 0
    for cell in cells {
      while y < cell.frame.minY - 1 {
        result += "_"
        y += 20
      }
      result += cell.letter
      y = cell.frame.maxY
    }
    return result
  }

  func cell(_ letter: String) -> LetterCell? {
    view.subviews.compactMap { $0 as? LetterCell }.first { $0.letter == letter }
  }
}
