// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import CollectionData

/// How often elements are looked up, and how many at a time.
@Suite("Pairing")
struct PairingTests {
  /// Pairs two lists. Returns the places, and how many elements each question was about.
  private func pair(_ new: [Int], with old: [Int]) -> (places: [Int32], questions: [Int]) {
    var questions: [Int] = []
    let pairing = Pairing(of: new, with: old, inSection: 0) { indices in
      if !indices.isEmpty { questions.append(indices.count) }
      return indices.map { index in old.firstIndex(of: new[index]).map { (0, $0) } }
    }
    return (pairing.indices, questions)
  }

  @Test func `New elements one by one are looked up together at the end`() {
    let old = Array(0..<100)
    let new = old.flatMap { $0 % 10 == 5 ? [$0, 1_000 + $0] : [$0] }
    let (places, questions) = pair(new, with: old)
    expectEqual(questions, [10])
    expectEqual(places.filter { $0 == Pairing.isNew }.count, 10)
    expectEqual(places.filter { $0 >= 0 }, old.map(Int32.init))
  }

  @Test func `Many new elements in a row are looked up in runs that become longer`() {
    let (places, questions) = pair(Array(0..<1_000), with: [])
    expectAll(places, where: { $0 == Pairing.isNew })
    expectEqual(questions.reduce(0, +), 1_000)
    expectLess(questions.count, 12, "\(questions)")
  }

  @Test func `A block that moved is looked up once`() {
    let old = Array(0..<100)
    let new = Array(50..<100) + Array(0..<50)
    let (places, questions) = pair(new, with: old)
    expectEqual(places, new.map(Int32.init))
    expect(questions == [2, 2] || questions == [2])
  }
}
