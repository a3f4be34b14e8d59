// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import SeededRandom
import Testing

@testable import CollectionEngine

@Suite("What is presented otherwise than the data have it")
struct PresentationTests {
  private func item(_ item: Int, _ section: Int = 0) -> DataIndexPath {
    DataIndexPath(item: item, section: section)
  }

  private func place(_ item: Int, _ section: Int = 0) -> PresentedIndexPath {
    PresentedIndexPath(item: item, section: section)
  }

  private func destination(_ index: Int, path: Int) -> DropDestination {
    DropDestination(presentedPath: place(index), path: item(path))
  }

  @Test func `An item that is interactively moved is at home until it is moved`() {
    var presentation = Presentation<String>()
    presentation.beginMovement(of: item(2), at: CGPoint(x: 1, y: 2))
    expect(presentation.isIdentity)
    expectEqual(presentation.movement?.presentedPath, place(2))
    presentation.moveItem(at: CGPoint(x: 3, y: 4))
    expect(presentation.isIdentity)
    expectEqual(presentation.movement?.position, CGPoint(x: 3, y: 4))
    presentation.moveItem(to: place(0), at: .zero)
    expectEqual(presentation.movement?.presentedPath, place(0))
    expectEqual(presentation.order.dataPath(of: place(0)), item(2))
  }

  @Test func `A movement is no gap`() {
    var presentation = Presentation<String>()
    presentation.beginMovement(of: item(2), at: .zero)
    presentation.moveItem(to: place(0), at: .zero)
    expectNil(presentation.gap)
    expectNil(presentation.itemInGap)
    presentation.openGap(for: destination(1, path: 1))
    expectNil(presentation.gap)
    expectEqual(presentation.movement?.presentedPath, place(0))
  }

  @Test func `A placeholder in front of an item that is moved takes its place along`() {
    var presentation = Presentation<String>()
    presentation.beginMovement(of: item(2), at: .zero)
    let number = presentation.insertPlaceholder("a", before: item(0))
    expectEqual(presentation.movement?.presentedPath, place(3))
    presentation.deletePlaceholder(number)
    expectEqual(presentation.movement?.presentedPath, place(2))
  }

  @Test func `A placeholder closes the gap`() {
    var presentation = Presentation<String>()
    presentation.openGap(for: destination(3, path: 3), by: item(0))
    expectEqual(presentation.itemInGap, item(0))
    _ = presentation.insertPlaceholder("a", before: item(1))
    expectNil(presentation.gap)
    expectEqual(presentation.order.dataPath(of: place(0)), item(0))
    expectEqual(presentation.content(at: place(1)), "a")
  }

  @Test func `A number stands for one placeholder, also after all data are loaded again`() {
    var presentation = Presentation<String>()
    let first = presentation.insertPlaceholder("a", before: item(0))
    presentation.reset()
    let second = presentation.insertPlaceholder("b", before: item(0))
    expectNotEqual(first, second)
    expectNil(presentation.insertionPath(ofPlaceholder: first))
    expectEqual(presentation.insertionPath(ofPlaceholder: second), item(0))
  }

  @Test func `Lifted items stay lifted where they are presented`() {
    var presentation = Presentation<String>()
    let changes = [presentation.lift(item(0)), presentation.lift(item(0))]
    expectEqual(changes, [true, false])
    presentation.openGap(for: destination(3, path: 3), by: item(0))
    expect(presentation.isLifted(at: place(3)))
    expect(!presentation.isLifted(at: place(0)))
    presentation.commitDisplacement()
    expectEqual(presentation.liftedItems, [item(3)])
    expect(presentation.isLifted(at: place(3)))
  }

  @Test func `Data that have too few items are presented as they are`() {
    var presentation = Presentation<String>()
    presentation.openGap(for: destination(4, path: 4))
    presentation.conform(to: [4])
    expectNotNil(presentation.gap)
    presentation.conform(to: [3])
    expectNil(presentation.gap)
    expect(presentation.isIdentity)
  }

  @Test(arguments: [(2, false), (3, true)])
  func `A movement goes on at home as long as the data have its item`(count: Int, goesOn: Bool) {
    var presentation = Presentation<String>()
    presentation.beginMovement(of: item(2), at: .zero)
    presentation.moveItem(to: place(0, 1), at: .zero)
    presentation.conform(to: [count])
    expect(presentation.isIdentity)
    expectEqual(presentation.movement?.presentedPath, (goesOn ? place(2) : nil))
  }

  @Test func `Random histories agree with a plain model`() {
    for seed in 0..<600 as Range<UInt64> {
      var history = PresentationHistory(seed: seed)
      for step in 0..<60 {
        history.step()
        if let fault = history.fault() {
          Issue.record("seed \(seed), step \(step), \(history.last): \(fault)")
          return
        }
      }
    }
  }
}
