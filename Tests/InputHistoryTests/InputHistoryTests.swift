// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Random histories of two views in one window: drags, drops, placeholders, menus, focus, swipes and
/// several touches, while batches and reloads come in between. Each is compared with a plain model
/// after every step and, when all has settled, with a view that is made for the same data.
///
/// `HISTORIES=<count>` in the environment runs so many, `HISTORY_SEED=<seed>` runs one, and both
/// together run the count from the seed on. A fault is reported with its seed and the steps that led
/// to it.
@Suite("Input: random histories")
@MainActor
struct InputHistoryTests {
  @Test func `Two collection views follow their models`() { run(.collectionViews) }

  @Test func `A collection view and a table follow their models`() { run(.collectionViewAndTable) }

  // A touch that had stopped contents never ended, and one selected where editing had begun below it.
  @Test(arguments: [422, 702] as [UInt64])
  func `What was faulty once stays right`(seed: UInt64) {
    let history = InputHistory(of: .collectionViewAndTable, seed: seed, isTraced: false)
    history.run(steps: 40)
    #expect(history.fault == nil)
  }

  private func run(_ views: InputHistory.Views) {
    let seeds = HistorySeeds()
    var faults = 0
    for seed in seeds.range {
      seeds.begin(seed)
      let history = InputHistory(of: views, seed: seed, isTraced: seeds.isTraced)
      history.run(steps: 40)
      guard let fault = history.fault else { continue }
      faults += 1
      seeds.report("\(views) seed \(seed): \(fault)")
      // The others are counted; a report of thousands of steps helps no one.
      if faults <= 3 {
        Issue.record(
          """
          \(views), HISTORY_SEED=\(seed): \(fault)
          \(history.steps.joined(separator: "\n"))
          """)
      }
    }
    #expect(faults == 0, "of \(seeds.range.count) histories")
    seeds.report("\(views): \(faults) of \(seeds.range.count) histories are faulty")
  }
}

/// The histories that are to be run, as the environment says.
private struct HistorySeeds {
  let range: Range<UInt64>
  /// Whether steps are printed as they are made, for a history that stops the program.
  let isTraced: Bool
  /// Whether more than the usual ones are run, which says what it is doing.
  private let isLong: Bool

  init() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["HISTORIES"].flatMap(UInt64.init)
    let seed = environment["HISTORY_SEED"].flatMap(UInt64.init)
    isTraced = seed != nil && count == nil
    isLong = count != nil
    let first = seed ?? 0
    range = first..<first + (count ?? (seed == nil ? 25 : 1))
  }

  /// Says where a program was that stops.
  func begin(_ seed: UInt64) { if isLong { report("seed \(seed)") } }

  func report(_ line: String) {
    guard isLong || isTraced else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
