// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import RandomHistories
import Testing

@Suite("Seeds of random histories")
struct HistorySeedsTests {
  @Test(
    arguments: [
      ([:], 1...14),
      (["HISTORIES": "all"], 1...40),
      (["HISTORIES": "3"], 1...3),
      (["HISTORY_SEED": "17"], 17...17),
      (["HISTORY_SEED": "17", "HISTORIES": "2"], 17...18),
      (["HISTORY_SEED": "17", "HISTORIES": "all"], 17...56),
      (["HISTORY_SEED": "\(UInt64.max)", "HISTORIES": "all"], nil),
      (["HISTORIES": "0"], nil),
      (["HISTORIES": "many", "HISTORY_SEED": "x"], 1...14),
    ] as [([String: String], ClosedRange<UInt64>?)])
  func `The environment chooses histories`(
    environment: [String: String], seeds: ClosedRange<UInt64>?
  ) {
    let chosen = HistorySeeds(usualCount: 40, environment: environment)
    #expect(Array(chosen) == seeds.map(Array.init) ?? [])
    #expect(chosen.count == seeds?.count ?? 0)
  }

  @Test func `A seed chooses the same each time, and seeds choose each value`() {
    let choices = (0..<20).map { HistorySeeds.choice(["a", "b"], of: $0) }
    #expect(Set(choices) == ["a", "b"])
    #expect(choices == (0..<20).map { HistorySeeds.choice(["a", "b"], of: $0) })
  }

  @Test func `A suite of few histories runs one`() {
    #expect(Array(HistorySeeds(usualCount: 1, environment: [:])) == [1])
    #expect(Array(HistorySeeds(usualCount: 0, environment: [:])) == [])
  }

  @Test func `The environment chooses the steps and the seed of one long history`() {
    let usual = { HistorySeeds.steps(usualCount: 34_000, environment: $0) }
    #expect(usual([:]) == 11_334)
    #expect(usual(["HISTORIES": "all"]) == 34_000)
    #expect(usual(["HISTORIES": "all", "HISTORY_STEPS": "7"]) == 7)
    #expect(usual(["HISTORY_STEPS": "-1"]) == 0)
    #expect(HistorySeeds.seed(usual: 3, environment: [:]) == 3)
    #expect(HistorySeeds.seed(usual: 3, environment: ["HISTORY_SEED": "17"]) == 19)
    #expect(HistorySeeds.seed(usual: 3, environment: ["HISTORY_SEED": "\(UInt64.max)"]) == 1)
  }
}
