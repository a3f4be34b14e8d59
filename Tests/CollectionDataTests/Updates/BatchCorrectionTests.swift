// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionData

/// What a message about updates that do not match says would match.
@Suite("Batch updates: the smallest set that would match")
struct BatchCorrectionTests {
  private func message(
    _ changes: [BatchUpdates.Change], _ before: [Int], _ after: [Int], naming item: String = "item"
  ) -> String {
    do throws(BatchUpdateError) {
      _ = try BatchUpdates(changes).mapping(from: before, to: after)
      return ""
    } catch {
      return error.description(naming: item)
    }
  }

  @Test func `What is missing is named by section, and what could be left out instead`() {
    let insertion = BatchUpdates.Change.insertItem(IndexPath(item: 0, section: 0))
    expectContains(
      message([insertion], [3, 2], [3, 4], naming: "row"),
      """
      + 1 inserted - 0 deleted + 0 moved in - 0 moved out = 4. The smallest set that would match: \
      1 more row deleted or 1 fewer inserted in section 0; 2 more rows inserted in section 1. \
      Change the data
      """)
    let deletion = BatchUpdates.Change.deleteItem(IndexPath(item: 0, section: 0))
    expectContains(
      message([deletion], [3], [3]), "match: 1 more item inserted or 1 fewer deleted in section 0.")
    expectContains(message([deletion], [3], [5]), "match: 3 more items inserted in section 0.")
    expectContains(
      message([.moveSection(0, to: 1)], [1, 2], [2, 3]),
      "match: 2 more items inserted in section 0 (now 1).")
  }

  @Test func `Sections are counted in the same way`() {
    expectContains(
      message([.insertSection(0)], [1], [1]), "match: 1 more section deleted or 1 fewer inserted.")
    expectContains(message([], [1], [1, 4, 4]), "match: 2 more sections inserted.")
  }

  @Test func `Only the first sections are named`() {
    let text = message([], Array(repeating: 1, count: 9), Array(repeating: 2, count: 9))
    expectContains(text, "in section 4; and so on in 4 more.")
    expectLacks(text, "in section 5")
  }

  @Test func `Other faults have no such set`() {
    expectLacks(message([.deleteSection(4)], [1], [1]), "smallest")
    expectEqual(BatchUpdateError.badSection(.delete, -1).correction("item"), "")
  }

  @Test func `The set that is named does match, for any batch`() throws {
    var corrected = 0
    for seed in 0..<400 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let before = (0..<3).map { _ in 2 + generator.next(below: 5) }
      let after = (0..<3).map { _ in 2 + generator.next(below: 5) }
      var changes: [BatchUpdates.Change] = []
      for section in 0..<3 {
        if generator.next(below: 2) == 0 {
          changes.append(.insertItem(IndexPath(item: 0, section: section)))
        }
        if generator.next(below: 2) == 0 {
          changes.append(.deleteItem(IndexPath(item: 1, section: section)))
        }
      }
      let batch = BatchUpdates(changes)
      do throws(BatchUpdateError) {
        _ = try batch.mapping(from: before, to: after)
      } catch {
        guard case .itemCount(let first) = error else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        for count in [first] + first.others {
          changes += Self.insertions(count.missing, section: count.section, after: count.after)
          changes += Self.deletions(-count.missing, section: count.section, before: count.before)
        }
        corrected += 1
        #expect(throws: Never.self, "seed \(seed)") {
          try BatchUpdates(changes).mapping(from: before, to: after)
        }
      }
    }
    expectGreater(corrected, 200)
  }

  /// At places that the batch does not take.
  private static func insertions(
    _ number: Int, section: Int, after: Int
  ) -> [BatchUpdates.Change] {
    (1..<max(1, after)).prefix(max(0, number)).map {
      .insertItem(IndexPath(item: $0, section: section))
    }
  }

  /// Of items that the batch leaves alone.
  private static func deletions(
    _ number: Int, section: Int, before: Int
  ) -> [BatchUpdates.Change] {
    (0..<before).filter { $0 != 1 }.prefix(max(0, number)).map {
      .deleteItem(IndexPath(item: $0, section: section))
    }
  }
}
