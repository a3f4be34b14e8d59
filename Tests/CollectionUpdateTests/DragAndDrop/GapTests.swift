// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Interactions
import Testing
import Views

/// Interaction section 2.4 and examples IE-10 to IE-17.
@Suite("Dropping on items: the gap")
@MainActor
struct GapTests {
  private let stage = DragStage()
  private var drags: LetterDrags { stage.drags }

  /// What is dragged belongs to another view, in effect: a copy never is the view's own.
  private func proposeCopy() {
    drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
  }

  @Test func `An item of the view itself makes the gap`() {
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    expectEqual(stage.seen, "BCDAE")
    expectEqual(stage.cell("A")?.alphaInPlace, 0)
    expectEqual(stage.cell("A")?.configurationState.isReordering, true)
    expect(stage.view.hasUncommittedUpdates)
    expectEqual(drags.destinations.last, item(3))
    expectEqual(stage.view.numberOfItems(inSection: 0), 5)
  }

  @Test func `Clients see the order of the data`() {
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    expectEqual((stage.view.cellForItem(at: item(0)) as? LetterCell)?.letter, "A")
    expectEqual((stage.view.cellForItem(at: item(1)) as? LetterCell)?.letter, "B")
    expectEqual(stage.cell("E").flatMap(stage.view.indexPath), item(4))
    expectEqual(stage.view.indexPathForItem(at: stage.row(0)), item(1))
    expectEqual(stage.view.presentationIndexPath(forDataSourceIndexPath: item(0)), item(3))
    expectEqual(stage.view.dataSourceIndexPath(forPresentationIndexPath: item(0)), item(1))
    var presented: IndexPath?
    stage.view.performUsingPresentationValues {
      presented = stage.view.indexPathForItem(at: stage.row(0))
    }
    expectEqual(presented, item(0))
  }

  @Test func `A foreign item makes a gap that no item stands in`() {
    proposeCopy()
    stage.lift(4)
    stage.move(toRow: 2)
    stage.settle()
    expectEqual(stage.seen, "AB_CDE")
    expectEqual(stage.view.numberOfItems(inSection: 0), 5)
    expectNil(stage.view.indexPathForItem(at: stage.row(2)))
    expectEqual(stage.view.visibleCells.count, 5)
    expectNil(stage.view.dataSourceIndexPath(forPresentationIndexPath: item(2)))
    expectEqual(stage.view.presentationIndexPath(forDataSourceIndexPath: item(2)), item(3))
    var count = 0
    stage.view.performUsingPresentationValues {
      count = stage.view.numberOfItems(inSection: 0)
    }
    expectEqual(count, 6)
    stage.move(toRow: 4)
    stage.settle()
    expectEqual(drags.destinations.last, item(3))
    expectEqual(stage.seen, "ABCD_E")
  }

  @Test func `The gap closes when the drag leaves the view`() {
    stage.window.frame.size.width = 300
    proposeCopy()
    stage.lift(4)
    stage.move(toRow: 2)
    stage.settle()
    stage.move(to: CGPoint(x: 200, y: 50))
    stage.settle()
    expectEqual(stage.seen, "ABCDE")
    expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `The layout is notified of each change once, and the data source is asked nothing`() {
    let stage = DragStage(["ABCDE"], SpyLayout.rows())
    stage.stage.source.notesCounts = true
    func told() -> [String] {
      (stage.log.take() + stage.stage.spy.log.take()).filter {
        $0.hasPrefix("prepare(for") || $0.hasPrefix("number") || $0.hasPrefix("cell ")
      }
    }
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    expectEqual(told(), ["prepare(forCollectionViewUpdates:) move [\"[0, 0]\", \"[0, 3]\"]"])
    stage.drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    stage.move(toRow: 1)
    stage.settle()
    _ = told()
    expectEqual(stage.seen, "AB_CDE")
    stage.move(toRow: 4)
    stage.settle()
    expectEqual(told(), ["prepare(forCollectionViewUpdates:) move [\"[0, 2]\", \"[0, 4]\"]"])
    stage.drags.propose = { _ in UICollectionViewDropProposal(operation: .copy) }
    stage.move(toRow: 1)
    stage.settle()
    expectEqual(told(), ["prepare(forCollectionViewUpdates:) delete [\"[0, 4]\", \"–\"]"])
  }

  @Test func `Below the last line is the end of the section`() {
    let stage = DragStage(["ABCDE"], Self.padded())
    stage.drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    stage.lift(0)
    stage.move(toRow: 1)
    stage.move(to: CGPoint(x: 50, y: 130))
    stage.settle()
    expectEqual(stage.drags.destinations.last, item(5))
    expectEqual(stage.seen, "ABCDE")
    stage.window.endTouch()
    expectContains(stage.log.take(), "performDrop 0.5")
  }

  /// Flow with space below its lines.
  private static func padded() -> UICollectionViewFlowLayout {
    let layout = DragStage.flow()
    layout.sectionInset.bottom = 60
    return layout
  }

  @Test func `Below the last line an own item goes to the last place`() {
    let stage = DragStage(["ABCDE"], Self.padded())
    stage.lift(0)
    stage.move(to: CGPoint(x: 50, y: 130))
    stage.settle()
    expectEqual(stage.drags.destinations.last, item(4))
    expectEqual(stage.seen, "BCDEA")
  }

  @Test func `A section without items takes drops in its body`() {
    let stage = DragStage(["AB", ""], Self.padded())
    stage.lift(0)
    stage.move(to: CGPoint(x: 50, y: 130))
    expectEqual(stage.drags.destinations.last, IndexPath(item: 0, section: 1))
  }

  @Test func `Empty space below all sections is no destination`() {
    stage.lift(0)
    stage.move(to: CGPoint(x: 50, y: 150))
    expectEqual(drags.destinations, [nil])
    expectEqual(stage.seen, "ABCDE")
    expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `Something that goes into an item highlights it, and opens no gap`() {
    drags.propose = { _ in
      UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    }
    stage.lift(0)
    stage.move(toRow: 2)
    expectEqual(stage.seen, "ABCDE")
    expectEqual(stage.cell("C")?.configurationState.cellDropState, .targeted)
    expectEqual(stage.cell("C")?.isHighlighted, true)
    expectEqual(stage.cell("D")?.configurationState.cellDropState, .notTargeted)
    stage.move(toRow: 3)
    expectEqual(stage.cell("C")?.configurationState.cellDropState, .notTargeted)
    expectEqual(stage.cell("C")?.isHighlighted, false)
    stage.window.cancelDrag()
    stage.settle()
    expectEqual(
      stage.cell("D")?.configurationState.cellDropState, UICellConfigurationState.DropState.none)
    expectLacks(stage.log.take(), where: { $0.contains("ighlight") })
  }

  @Test(
    arguments: [
      (UICollectionView.ReorderingCadence.immediate, 0.0), (.fast, 0.1), (.slow, 0.5),
    ])
  func `The gap follows in the view's cadence`(
    cadence: UICollectionView.ReorderingCadence, delay: TimeInterval
  ) {
    stage.view.reorderingCadence = cadence
    stage.lift(0)
    let start = stage.window.currentTime
    stage.move(toRow: 2)
    stage.window.advance(to: start + 0.05)
    stage.move(toRow: 3)
    expectEqual(drags.destinations, [item(2), item(3)])
    func place() -> IndexPath? {
      stage.view.presentationIndexPath(forDataSourceIndexPath: item(0))
    }
    expectEqual(place(), (delay == 0 ? item(3) : item(0)))
    stage.window.advance(to: start + 0.05 + delay - 0.001)
    expectEqual(place(), (delay == 0 ? item(3) : item(0)))
    stage.window.advance(to: start + 0.05 + delay)
    expectEqual(place(), item(3))
  }

  @Test func `A batch of the client's own leaves the gap behind the same neighbour`() {
    proposeCopy()
    stage.lift(4)
    stage.move(toRow: 2)
    stage.settle()
    stage.source.rows = [["X", "A", "B", "C", "D", "E"]]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [item(0)]) }
    stage.settle()
    expectEqual(stage.seen, "XAB_CDE")
    expect(stage.view.hasUncommittedUpdates)
    stage.window.cancelDrag()
    stage.settle()
    expectEqual(stage.seen, "XABCDE")
  }

  @Test func `Changed data show a lifted item again`() {
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    stage.source.rows = [["A", "B", "C", "D", "E", "F"]]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [item(5)]) }
    stage.settle()
    expectEqual(stage.seen, "ABCDEF")
    expectEqual(stage.cell("A")?.alphaInPlace, 1)
    expect(stage.view.hasActiveDrag)
    var sources: [IndexPath?] = []
    drags.perform = { sources = $0.items.map(\.sourceIndexPath) }
    stage.move(toRow: 2)
    stage.window.endTouch()
    expectEqual(sources, [nil])
  }

  @Test func `Reloading all data discards the gap`() {
    stage.lift(0)
    stage.move(toRow: 3)
    stage.view.reloadData()
    stage.settle()
    expectEqual(stage.seen, "ABCDE")
    expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `The flow layout asks for the size of the item that the gap stands before`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var asked: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked.append(indexPath.item)
        return CGSize(width: 100, height: 20)
      }
    }
    let sizes = Sizes()
    stage.view.delegate = sizes
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    proposeCopy()
    stage.lift(4)
    sizes.asked = []
    stage.move(toRow: 2)
    expectEqual(sizes.asked.sorted(), [0, 1, 2, 2, 3, 4])
    stage.move(to: CGPoint(x: 50, y: 110))
    sizes.asked = []
    stage.settle()
    stage.move(toRow: 5)
    expectLacks(sizes.asked, 5)
  }

  @Test func `The delegate's moves of the layout see presented counts`() {
    let stage = DragStage(["ABCDE"], SpyLayout.rows())
    stage.drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    stage.lift(4)
    stage.move(toRow: 1)
    stage.settle()
    expectEqual(stage.view.contentSize.height, 120)
    expectEqual(stage.view.numberOfItems(inSection: 0), 5)
  }
}

extension SpyLayout {
  /// Rows of 20 points that note updates.
  static func rows() -> SpyLayout {
    let layout = SpyLayout()
    layout.rowHeight = 20
    layout.width = 100
    layout.notesUpdates = true
    return layout
  }
}
