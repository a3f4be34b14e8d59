// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import RandomHistories
import SeededRandom
import Testing

/// Random histories of tables: batches with every row animation, reloads, editing, swipes, moving,
/// scrolling, sizes, insets and traits, against a plain model and, when all has settled, against a new
/// table with the same rows.
///
/// `HISTORIES`, `HISTORY_SEED` and `HISTORY_TRACE` in the environment choose the histories, see
/// ``HistorySeeds``. A history that fails is reported with its seed and with the steps that still fail
/// when others are left out.
@Suite("Random histories of tables", .serialized)
@MainActor
struct TableHistoryTests {
  private static let steps = 40

  @Test func `A table shows what its rows say, whatever happened`() {
    let seeds = HistorySeeds(usualCount: 40)
    var faults = 0
    for seed in seeds {
      seeds.begin(seed)
      var random = SplitMix64(seed: seed)
      let steps = (0..<Self.steps).map { _ in TableStep(&random) }
      guard let failure = TableHistory.failure(seed: seed, steps, tell: seeds.tell) else {
        continue
      }
      faults += 1
      // Each after the first has a line.
      let shrunk = faults <= 8 ? TableHistory.shrunk(failure).description : failure.summary
      Issue.record(Comment(rawValue: shrunk))
    }
    seeds.end("tables", faults: faults)
  }
}

/// A step of a history: what is done, and the random numbers of its details.
struct TableStep {
  enum Kind: CaseIterable {
    case batch, update, emptyBatch, reload, reloadInBatch, reconfigure
    case scroll, scrollToRow, advance, settle
    case edit, select, deselect, press, release
    case swipe, endSwipe, closeSwipe
    case lift, drag, drop
    case tapControl, tapAction, touchSwipe, flick
    case textSize, direction, width, height, inset, estimate, rowHeight, lines, style, scale
  }

  let kind: Kind
  let seed: UInt64

  private static let kinds: [Kind] = {
    let often: [Kind: Int] = [
      .batch: 8, .update: 4, .advance: 8, .scroll: 5, .swipe: 3, .endSwipe: 2, .lift: 2, .drag: 3,
      .drop: 2, .select: 2, .press: 2, .release: 2, .edit: 3, .settle: 2, .tapControl: 3,
      .tapAction: 3, .touchSwipe: 2, .flick: 2,
    ]
    return Kind.allCases.flatMap { Array(repeating: $0, count: often[$0] ?? 1) }
  }()

  init(_ random: inout SplitMix64) {
    kind = random.pick(Self.kinds)
    seed = random.next()
  }
}

/// A history that fails.
struct TableFailure: CustomStringConvertible {
  var seed: UInt64
  var steps: [TableStep]
  var fault: String
  var log: [String]

  /// The seed and the fault.
  var summary: String { "HISTORY_SEED=\(seed): \(fault)" }

  var description: String {
    """
    \(summary)
    \(log.joined(separator: "\n"))
    """
  }
}

extension TableHistory {
  /// Runs a history; nil if nothing is wrong.
  static func failure(
    seed: UInt64, _ steps: [TableStep], tell: @escaping (String) -> Void = { _ in }
  ) -> TableFailure? {
    let history = TableHistory(seed: seed, tell: tell)
    for (index, step) in steps.enumerated() {
      history.take(step)
      if let fault = history.fault {
        return TableFailure(
          seed: seed, steps: Array(steps[...index]), fault: fault, log: history.log)
      }
    }
    history.settle()
    guard let fault = history.fault else { return nil }
    return TableFailure(seed: seed, steps: steps, fault: fault, log: history.log)
  }

  /// Leaves out steps as long as a history still fails, if not always in the same way.
  static func shrunk(_ failure: TableFailure) -> TableFailure {
    var failure = failure
    var size = max(1, failure.steps.count / 2)
    var runs = 0
    while runs < 150 {
      var start = 0
      var isShorter = false
      while start < failure.steps.count, runs < 150 {
        var steps = failure.steps
        steps.removeSubrange(start..<min(steps.count, start + size))
        runs += 1
        if let shorter = Self.failure(seed: failure.seed, steps) {
          failure = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { break }
      size = max(1, size / 2)
    }
    return failure
  }
}
