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
import WaitingSuites

@testable import Views

/// Interaction section 2.5, examples IE-21 to IE-23, and rows 1, 2, 5 and 6 of section 8.
@Suite("Dropping on items")
@MainActor
struct DropTests {
  private let stage = DragStage()
  private var drags: LetterDrags { stage.drags }

  /// Moves the dragged letter in the data, as one batch, and lets the preview go there.
  private func performMove(animations: [String] = []) {
    drags.perform = { [stage] coordinator in
      guard let dropped = coordinator.items.first, let source = dropped.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return }
      stage.view.performBatchUpdates {
        let letter = stage.source.rows[0].remove(at: source.item)
        stage.source.rows[0].insert(letter, at: destination.item)
        stage.view.moveItem(at: source, to: destination)
      }
      let animator = coordinator.drop(dropped.dragItem, toItemAt: destination)
      animator.addCompletion { stage.log.add("landed \($0 == .end)") }
    }
  }

  private func drop(_ index: Int, onRow target: Int) {
    stage.lift(index)
    stage.move(toRow: target)
    stage.settle()
    stage.window.endTouch()
  }

  @Test func `The order of calls of a drop`() {
    performMove()
    drop(0, onRow: 3)
    stage.settle()
    let calls = stage.log.take().filter {
      !["cell ", "willDisplay", "didEndDisplaying", "prepareForReuse"].contains(
        where: $0.hasPrefix)
    }
    expectEqual(
      calls,
      [
        "items 0.0", "parameters 0.0", "restricted?", "allowsMove?", "willBegin", "canHandle?",
        "enter", "performDrop 0.3", "landed true", "dropEnd", "dragEnd",
      ])
    expectEqual(stage.seen, "BCDAE")
    expect(!stage.view.hasActiveDrag)
    expect(!stage.view.hasActiveDrop)
    expect(!stage.view.hasUncommittedUpdates)
    expectEqual(stage.cell("A")?.alphaInPlace, 1)
  }

  // Interaction rule DP-14.
  @Test func `A drop after a reload has a destination of the new data`() {
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    stage.source.rows = [["X", "Y"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    _ = stage.log.take()
    stage.window.endTouch()
    // Row 3 is below the two letters that there are now.
    expectContains(stage.log.take(), "performDrop -")
  }

  @Test func `No cell moves when an item is dropped into its own gap`() {
    performMove()
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    let places = Dictionary(
      uniqueKeysWithValues: "ABCDE".map { ("\($0)", stage.cell("\($0)")?.frame.minY) })
    stage.window.endTouch()
    let start = stage.window.currentTime
    for frame in 0...30 {
      stage.window.advance(to: start + Double(frame) / 60)
      for (letter, place) in places {
        expectEqual(
          stage.cell(letter)?.presentationGeometry.frame.minY, place,
          "\(letter) at frame \(frame)")
      }
    }
  }

  @Test func `A deleted and inserted item moves no other cell either`() {
    drags.perform = { [stage] coordinator in
      guard let dropped = coordinator.items.first, let source = dropped.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return }
      stage.view.performBatchUpdates {
        let letter = stage.source.rows[0].remove(at: source.item)
        stage.source.rows[0].insert(letter, at: destination.item)
        stage.view.deleteItems(at: [source])
        stage.view.insertItems(at: [destination])
      }
      coordinator.drop(dropped.dragItem, toItemAt: destination)
    }
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    let places = Dictionary(
      uniqueKeysWithValues: "BCDE".map { ("\($0)", stage.cell("\($0)")?.frame.minY) })
    stage.window.endTouch()
    let start = stage.window.currentTime
    for frame in 0...30 {
      stage.window.advance(to: start + Double(frame) / 60)
      for (letter, place) in places {
        expectEqual(stage.cell(letter)?.presentationGeometry.frame.minY, place, "frame \(frame)")
      }
    }
    stage.settle()
    expectEqual(stage.seen, "BCDAE")
    expectAll(stage.view.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  @Test func `A copy moves no cell twice`() {
    drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    drags.perform = { [stage] coordinator in
      guard let dropped = coordinator.items.first,
        let destination = coordinator.destinationIndexPath
      else { return }
      stage.source.rows[0].insert("X", at: destination.item)
      stage.view.insertItems(at: [destination])
      coordinator.drop(dropped.dragItem, toItemAt: destination)
    }
    stage.lift(4)
    stage.move(toRow: 1)
    let start = stage.window.currentTime
    var tracks: [String: [CGFloat]] = [:]
    for frame in 0...60 {
      stage.window.advance(to: start + Double(frame) / 60)
      if frame == 20 { stage.window.endTouch() }
      for letter in ["A", "B", "C", "D", "E"] {
        tracks[letter, default: []].append(
          stage.cell(letter)?.presentationGeometry.frame.minY ?? -1)
      }
    }
    for (letter, track) in tracks {
      expectAll(zip(track, track.dropFirst()), where: { $0 <= $1 }, "\(letter) \(track)")
      expectEqual((track.last ?? 0) - track[0], (letter == "A" ? 0 : 20), "\(letter) \(track)")
    }
    stage.settle()
    expectEqual(stage.seen, "AXBCDE")
  }

  @Test func `A drop that does nothing leaves the data's order`() {
    drop(0, onRow: 3)
    stage.window.advance(to: stage.window.currentTime + 0.25)
    expectEqual(stage.seen, "ABCDE")
    expectEqual(stage.log.take().suffix(3), ["performDrop 0.3", "dropEnd", "dragEnd"])
    expectEqual(stage.cell("A")?.alphaInPlace, 1)
  }

  @Test func `The coordinator says what was dropped and where`() throws {
    var seen: (any UICollectionViewDropCoordinator)?
    drags.perform = { seen = $0 }
    drop(1, onRow: 2)
    let coordinator = try #require(seen)
    expectEqual(coordinator.items.map(\.sourceIndexPath), [item(1)])
    expectEqual(coordinator.items.map(\.previewSize), [CGSize(width: 100, height: 20)])
    expectEqual(coordinator.destinationIndexPath, item(2))
    expectEqual(coordinator.proposal.operation, .move)
    expectEqual(coordinator.proposal.intent, .insertAtDestinationIndexPath)
    expectEqual(coordinator.session.items.count, 1)
  }

  @Test func `After the drop the coordinator does nothing`() throws {
    var kept: (any UICollectionViewDropCoordinator)?
    drags.perform = { kept = $0 }
    drop(1, onRow: 2)
    let coordinator = try #require(kept)
    let dropped = coordinator.items[0].dragItem
    var positions: [UIViewAnimatingPosition] = []
    coordinator.drop(dropped, toItemAt: item(0)).addCompletion { positions.append($0) }
    coordinator.drop(dropped, intoItemAt: item(0), rect: .zero)
      .addCompletion { positions.append($0) }
    expectEqual(positions, [.end, .end])
    let context = coordinator.drop(
      dropped,
      to: UICollectionViewDropPlaceholder(insertionIndexPath: item(0), reuseIdentifier: "cell"))
    expect(!context.commitInsertion { _ in Issue.record("the block ran") })
    expect(!context.deletePlaceholder())
    stage.settle()
    expectEqual(stage.seen, "ABCDE")
  }

  @Test func `A path that the data do not have, and another session's item, fly nowhere`() {
    drags.perform = { coordinator in
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: item(99))
      coordinator.drop(UIDragItem(itemProvider: NSItemProvider()), toItemAt: item(0))
    }
    drop(1, onRow: 2)
    stage.settle()
    expectEqual(stage.seen, "ABCDE")
    expect(!stage.view.hasActiveDrag)
  }

  @Test func `The last call for an item counts`() throws {
    drags.propose = { _ in UICollectionViewDropProposal(operation: .copy) }
    drags.perform = { coordinator in
      let dropped = coordinator.items[0].dragItem
      coordinator.drop(dropped, toItemAt: item(0))
      coordinator.drop(
        dropped, intoItemAt: item(4), rect: CGRect(x: 0, y: 0, width: 50, height: 10))
    }
    drop(1, onRow: 2)
    stage.window.advance(to: stage.window.currentTime + 0.3999)
    let preview = try #require(flyingPreview())
    expectNear(preview.center.x, 25, within: 0.1)
    expectNear(preview.center.y, 85, within: 0.1)
    expectNear(preview.transform.a, 0.5, within: 0.01)
  }

  /// The only preview in the overlay.
  private func flyingPreview() -> PreviewView? {
    let previews = stage.window.previewOverlay?.subviews.compactMap { $0 as? PreviewView } ?? []
    return previews.count == 1 ? previews[0] : nil
  }

  @Test func `The preview flies to the item for four tenths of a second`() throws {
    performMove()
    drop(0, onRow: 3)
    let preview = try #require(flyingPreview())
    stage.window.advance(to: stage.window.currentTime + 0.39)
    expectNotNil(stage.window.previewOverlay)
    expectEqual(preview.center, CGPoint(x: 50, y: 70))
    stage.window.advance(to: stage.window.currentTime + 0.011)
    expectNil(stage.window.previewOverlay)
  }

  @Test func `An item out of sight is gone towards it`() {
    let stage = DragStage(["ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
    stage.drags.propose = { _ in UICollectionViewDropProposal(operation: .copy) }
    stage.drags.perform = { coordinator in
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: item(25))
    }
    stage.lift(0)
    stage.move(toRow: 3)
    stage.window.endTouch()
    let previews = stage.window.previewOverlay?.subviews.compactMap { $0 as? PreviewView }
    expectEqual(previews?.first?.center, CGPoint(x: 50, y: 200))
    stage.window.advance(to: stage.window.currentTime + 0.399)
    expectLess((previews?.first?.presentationAlpha ?? 1), 0.1)
    stage.settle()
    expect(!stage.view.hasActiveDrag)
  }

  @Test func `A target of one's own is where the preview ends`() throws {
    drags.propose = { _ in UICollectionViewDropProposal(operation: .copy) }
    let window = stage.window
    drags.perform = { coordinator in
      coordinator.drop(
        coordinator.items[0].dragItem,
        to: UIDragPreviewTarget(
          container: window, center: CGPoint(x: 10, y: 190),
          transform: CGAffineTransform(scaleX: 0.2, y: 0.2)))
    }
    drop(1, onRow: 2)
    let preview = try #require(flyingPreview())
    expectEqual(preview.center, CGPoint(x: 10, y: 190))
    expectNear(preview.transform.a, 0.2, within: 1e-9)
    stage.settle()
    expectNil(window.previewOverlay)
  }

  @Test func `An item that was selected stays so when it is moved`() {
    performMove()
    stage.view.selectItem(at: item(0), animated: false, scrollPosition: [])
    drop(0, onRow: 3)
    stage.settle()
    expectEqual(stage.view.indexPathsForSelectedItems, [item(3)])
    expectEqual(stage.cell("A")?.isSelected, true)
  }

  @Test func `Several items open one gap and arrive together`() {
    stage.view.allowsMultipleSelection = true
    for index in [0, 1] {
      stage.view.selectItem(at: item(index), animated: false, scrollPosition: [])
    }
    drags.perform = { [stage] coordinator in
      let letters = coordinator.items.compactMap { $0.dragItem.localObject as? String }
      let place = coordinator.destinationIndexPath?.item ?? 0
      stage.view.performBatchUpdates {
        stage.source.rows = [["C", "D", "A", "B", "E"]]
        stage.view.moveItem(at: item(0), to: item(2))
        stage.view.moveItem(at: item(1), to: item(3))
      }
      stage.log.add("dropped \(letters.joined()) at \(place)")
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: item(2))
      coordinator.drop(coordinator.items[1].dragItem, toItemAt: item(3))
    }
    stage.lift(0)
    stage.move(toRow: 4)
    stage.settle()
    expectEqual(stage.seen, "ABCD_E")
    expectEqual(stage.cell("A")?.alphaInPlace, 0.2)
    expectEqual(stage.cell("B")?.alphaInPlace, 0.2)
    stage.window.endTouch()
    stage.settle()
    expectContains(stage.log.take(), "dropped AB at 4")
    expectEqual(stage.seen, "CDABE")
    expectAll(stage.view.visibleCells, where: { $0.alphaInPlace == 1 })
  }

  @Test func `Every frame rate ends in the same tree`() {
    func end(_ rate: Double) -> String {
      let stage = DragStage(["ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
      stage.view.reorderingCadence = .fast
      stage.drags.perform = { coordinator in
        guard let source = coordinator.items[0].sourceIndexPath,
          let destination = coordinator.destinationIndexPath
        else { return }
        stage.view.performBatchUpdates {
          let letter = stage.source.rows[0].remove(at: source.item)
          stage.source.rows[0].insert(letter, at: destination.item)
          stage.view.moveItem(at: source, to: destination)
        }
        coordinator.drop(coordinator.items[0].dragItem, toItemAt: destination)
      }
      let script: [(TimeInterval, () -> Void)] = [
        (0, { stage.window.beginTouch(at: stage.row(1)) }),
        (0.8, { stage.window.moveTouch(to: stage.row(5)) }),
        (1.0, { stage.window.moveTouch(to: CGPoint(x: 50, y: 195)) }),
        (2.0, { stage.window.moveTouch(to: stage.row(4)) }),
        (2.5, { stage.window.endTouch() }),
      ]
      var next = 0
      for frame in 0...Int(4 * rate) {
        let time = Double(frame) / rate
        while next < script.count, script[next].0 <= time {
          stage.window.advance(to: script[next].0)
          script[next].1()
          next += 1
        }
        stage.window.advance(to: time)
      }
      return stage.source.rows[0].joined() + " \(stage.view.contentOffset.y) " + stage.seen
    }
    let trees = [10.0, 60, 240].map(end)
    expectEqual(trees[0], trees[1])
    expectEqual(trees[1], trees[2])
    expect(!trees[0].hasPrefix("ABCDEF"))
  }

  @Test func `Near the edge contents scroll below the touch`() {
    let stage = DragStage(["ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
    stage.lift(1)
    // 22 points deep in a band of 44.
    stage.move(to: CGPoint(x: 50, y: 178))
    let start = stage.window.currentTime
    stage.window.advance(to: start + 0.5)
    expectNear(stage.view.contentOffset.y, 150, within: 1e-6)
    expectEqual(stage.drags.destinations.last, item(16))
    stage.move(to: CGPoint(x: 50, y: 100))
    stage.window.advance(to: start + 1)
    expectNear(stage.view.contentOffset.y, 150, within: 1e-6)
    // The cell of the dragged item is far away, and the preview still shows it.
    expectNotNil(stage.cell("B")?.superview)
    stage.window.cancelDrag()
    stage.settle()
    expect(stage.cell("B") == nil || stage.cell("B")?.alphaInPlace == 1)
  }

  @Test(.waitsForProcesses)
  func `Counts that do not follow from the drop's batch are a programmer error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = DragStage()
        stage.drags.perform = { _ in
          stage.view.performBatchUpdates { stage.view.deleteItems(at: [item(0)]) }
        }
        stage.lift(0)
        stage.move(toRow: 3)
        stage.window.endTouch()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "1 more item inserted or 1 fewer deleted in section 0", "\(message)")
  }
}

/// Interaction rule DP-25 and example IE-23.
@Suite("Dragging between two collection views")
@MainActor
struct DragBetweenTests {
  private let left = DragStage(["ABCDE"])
  private let right: Stage
  private let drops: LetterDrags

  init() {
    right = Stage(["VWXYZ"], size: CGSize(width: 100, height: 200), DragStage.flow())
    drops = LetterDrags(right.source, log: left.log)
    drops.name = "right"
    left.drags.name = "left"
    left.window.frame.size.width = 200
    left.window.addSubview(right.view)
    right.view.frame.origin.x = 100
    right.view.dropDelegate = drops
    left.view.dropDelegate = nil
    left.window.layoutIfNeeded()
    _ = left.log.take()
  }

  @Test func `A copy has no source in the target, and the source hears of the end only`() {
    drops.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    var sources: [IndexPath?] = []
    drops.perform = { [right] coordinator in
      sources = coordinator.items.map(\.sourceIndexPath)
      guard let destination = coordinator.destinationIndexPath else { return }
      right.source.rows[0].insert(
        coordinator.items[0].dragItem.localObject as? String ?? "?", at: destination.item)
      right.view.insertItems(at: [destination])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: destination)
    }
    left.lift(1)
    _ = left.log.take()
    left.move(to: CGPoint(x: 150, y: 50))
    left.settle()
    expectEqual(right.view.presentationIndexPath(forDataSourceIndexPath: item(2)), item(3))
    left.window.endTouch()
    left.settle()
    expectEqual(sources, [nil])
    let calls = left.log.take().filter { $0.hasPrefix("left") || $0.hasPrefix("right") }
    expectEqual(
      calls,
      [
        "left restricted?", "left allowsMove?", "left willBegin", "right canHandle?",
        "right enter", "right performDrop 0.2", "right dropEnd", "left dragEnd",
      ])
    expectEqual(right.source.rows, [["V", "W", "B", "X", "Y", "Z"]])
    expectEqual(left.source.rows, [["A", "B", "C", "D", "E"]])
    expectAll(right.view.visibleCells, where: { $0.alphaInPlace == 1 })
  }
}
