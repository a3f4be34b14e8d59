// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// Interaction rules DP-24, IX-7 and IH-7, behaviour rules DD-18 and AC-9, and row 13 of interaction
/// section 8.
@Suite("Dragging items: data sources, directions, controls")
@MainActor
struct DragDataSourceTests {
  /// Letters from a diffable data source.
  @MainActor
  private final class DiffableStage {
    let stage = DragStage()
    let dataSource: UICollectionViewDiffableDataSource<Int, String>

    init() {
      let registration = UICollectionView.CellRegistration<LetterCell, String> {
        $0.letter = $2
        _ = $1
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: stage.view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      dataSource.apply(Self.snapshot(["A", "B", "C", "D", "E"]), animatingDifferences: false)
      stage.window.layoutIfNeeded()
    }

    static func snapshot(_ letters: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(letters)
      return snapshot
    }
  }

  @Test func `A snapshot that is applied in the drop moves no cell`() {
    let diffable = DiffableStage()
    let stage = diffable.stage
    stage.drags.perform = { coordinator in
      diffable.dataSource.apply(DiffableStage.snapshot(["B", "C", "D", "A", "E"]))
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: item(3))
    }
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
    stage.settle()
    expectEqual(stage.seen, "BCDAE")
    expectEqual(stage.cell("A")?.alphaInPlace, 1)
  }

  @Test func `Without a drop delegate the data source's reordering handlers are called once`() {
    let diffable = DiffableStage()
    let stage = diffable.stage
    stage.view.dropDelegate = nil
    var calls: [String] = []
    diffable.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    diffable.dataSource.reorderingHandlers.willReorder = { _ in calls.append("will") }
    diffable.dataSource.reorderingHandlers.didReorder = {
      calls.append("did \($0.finalSnapshot.itemIdentifiers.joined())")
    }
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    expectEqual(calls, [])
    stage.window.endTouch()
    stage.settle()
    expectEqual(calls, ["will", "did BCDAE"])
    expectEqual(stage.seen, "BCDAE")
  }

  @Test func `An item is in a drag or in a movement, never in both`() {
    let stage = DragStage()
    stage.lift(0)
    expect(!stage.view.beginInteractiveMovementForItem(at: item(1)))
    stage.move(toRow: 3)
    expect(!stage.view.beginInteractiveMovementForItem(at: item(1)))
    stage.view.updateInteractiveMovementTargetPosition(.zero)
    stage.settle()
    expectEqual(stage.seen, "BCDAE")
  }

  @Test func `From right to left the gap opens below the touch`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 20)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let stage = DragStage(["ABCD"], layout)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.window.layoutIfNeeded()
    let flips = layout.flipsHorizontallyInOppositeLayoutDirection
    let upperRight = CGPoint(x: 75, y: 10)
    stage.window.longPress(at: CGPoint(x: 25, y: 30), duration: 0.8)
    stage.move(to: upperRight)
    stage.settle()
    expectEqual(stage.drags.destinations.last, (flips ? item(0) : item(1)))
    let place = stage.view.presentationIndexPath(
      forDataSourceIndexPath: flips ? item(3) : item(2))
    expectEqual(place, (flips ? item(0) : item(1)))
  }

  @Test func `A point that is no number moves nothing`() {
    let stage = DragStage()
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    stage.window.moveTouch(to: CGPoint(x: CGFloat.nan, y: 10))
    stage.settle()
    expectEqual(stage.seen, "BCDAE")
  }

  @Test func `A reorder accessory moves its row as soon as it is touched`() throws {
    final class Source: LetterSource {
      var moves: [String] = []
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { true }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let source = Source(["ABCDE"], log: CallLog())
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: item(0)))
    let third = try #require(view.cellForItem(at: item(2)))
    window.beginTouch(at: CGPoint(x: 280, y: first.frame.midY))
    window.moveTouch(to: CGPoint(x: 250, y: third.frame.midY))
    window.advance(to: 1)
    expectEqual(first.center.x, 150)
    window.endTouch()
    expectEqual(source.moves, ["0 to 2"])
  }
}
