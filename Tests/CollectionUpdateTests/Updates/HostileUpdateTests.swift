// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Pictures
import SeededRandom
import Testing
import Views
import WaitingSuites

/// Updates, data sources and layouts that are wrong.
@Suite("Updates: hostile input")
@MainActor
struct HostileUpdateTests {
  @Test(.waitsForProcesses)
  func `A batch that does not fit the data stops the program with the numbers`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(["abc"])
        stage.view.insertItems(at: [item(1)])
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "section 0 has 3 items after the batch, but 3 before it + 1 inserted")
  }

  @Test(.waitsForProcesses)
  func `What a layout keeps of deleted items after an update is left out and named`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Stale: SectionRows {
          var isPrepared = false
          override func prepare() {
            if !isPrepared { super.prepare() }
            isPrepared = true
          }
        }
        let stage = Stage(["abc"], Stale())
        stage.update(["ab"]) { stage.view.deleteItems(at: [item(2)]) }
        expectEqual(stage.view.visibleCells.count, 2)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "gives attributes of the item at [0, 2], but the data do not have")
  }

  @Test(.waitsForProcesses) func `Updates inside a layout pass stop the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Updating: SectionRows {
          override func prepare() {
            super.prepare()
            collectionView?.performBatchUpdates({})
          }
        }
        let stage = Stage(["abc"], Updating())
        stage.view.layoutIfNeeded()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "cannot change while it lays them out")
  }

  @Test(.waitsForProcesses) func `Reconfiguring with another cell stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Changing: LetterSource {
          override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(
              withReuseIdentifier: rows[0][0] == "a" ? "cell" : "other", for: indexPath)
          }
        }
        let stage = Stage(["abc"])
        let source = Changing(["abc"], log: stage.log)
        stage.view.register(LetterCell.self, forCellWithReuseIdentifier: "other")
        stage.view.dataSource = source
        stage.view.layoutIfNeeded()
        source.rows = [["x", "b", "c"]]
        stage.view.reconfigureItems(at: [item(0)])
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "returned a different cell for [0, 0]")
  }

  @Test func `Final and initial attributes that are no numbers are not drawn, and do no harm`() {
    final class Nowhere: SectionRows {
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        attributes?.center.y = .nan
        return attributes
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.center.x = .infinity
        return attributes
      }
    }
    let stage = Stage(["abc"], Nowhere())
    stage.update(["bcx"]) {
      stage.view.deleteItems(at: [item(0)])
      stage.view.insertItems(at: [item(2)])
    }
    stage.window.advance(to: 0.5)
    #expect(throws: Never.self) { try Picture(of: stage.window, scale: 1).data(.png) }
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["b 0", "c 20", "x 40"])
  }

  @Test func `A layout that invalidates itself in every preparation comes to an end`() {
    final class Restless: SectionRows {
      var preparations = 0
      override func prepare() {
        super.prepare()
        preparations += 1
        invalidateLayout()
      }
    }
    let layout = Restless()
    let stage = Stage(["abc"], layout)
    stage.update(["bc"]) { stage.view.deleteItems(at: [item(0)]) }
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["b 0", "c 20"])
    expectLess(layout.preparations, 20)
  }

  @Test func `Thousands of random batches keep cells and data together`() {
    var random = SplitMix64(seed: 3)
    let stage = Stage(["abcdefghijklmnop"], SectionRows())
    var letters = stage.source.rows[0]
    var time = 0.0
    for round in 0..<400 {
      let gone = Set(
        (0..<random.next(below: 4)).map { _ in random.next(below: max(letters.count, 1)) }
      )
      .filter { $0 < letters.count }
      var after = letters.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
      let new = random.next(below: 4)
      for _ in 0..<new {
        after.insert("\(Character(Unicode.Scalar(UInt8(65 + random.next(below: 26)))))", at: 0)
      }
      stage.update([after.joined()]) {
        stage.view.deleteItems(at: gone.map(item))
        stage.view.insertItems(at: (0..<new).map(item))
      }
      letters = after
      time += Double(random.next(below: 3)) * 0.4
      stage.window.advance(to: time)
      if random.next(below: 3) == 0 {
        stage.view.contentOffset.y = CGFloat(random.next(below: 100))
        stage.view.layoutIfNeeded()
      }
      for cell in stage.view.visibleCells {
        guard let path = stage.view.indexPath(for: cell) else { continue }
        expectEqual((cell as? LetterCell)?.letter, letters[path.item], "round \(round)")
        expectEqual(cell.frame.origin.y, CGFloat(path.item) * 20, "round \(round)")
      }
    }
    stage.window.advance(to: time + 2)
    expectEqual(stage.view.subviews.count, stage.view.visibleCells.count)
  }
}
