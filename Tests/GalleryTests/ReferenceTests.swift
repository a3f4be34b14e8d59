// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import PictureResults
import Testing
import WaitingSuites

@testable import gallery

@Suite("Golden references")
@MainActor
struct ReferenceTests {
  // In a process, and so on a main thread, of its own: other tests of views need not wait for it.
  @Test(.waitsForProcesses) func `Every sample looks as recorded`() async {
    await #expect(processExitsWith: .success) { try await ReferenceTests.verifyCatalogue() }
  }

  private static func verifyCatalogue() throws {
    let store = try ReferenceStore.checkout()
    let shard = try Shard.current()
    for sample in catalogue.map({ Subject($0) }) {
      for state in GoldenState.states(of: sample) {
        // A picture and a tree that both have no reference are one thing to do.
        let mismatches = try store.verify(state, of: sample, in: shard) ?? []
        for mismatch in Set(mismatches.map(\.description)).sorted() {
          Issue.record("\(mismatch)  To accept it:  swift run gallery record \(sample.name)")
        }
      }
    }
    store.recordRun(in: shard, isFiltered: false)
  }

  @Test func `No reference is left over`() throws {
    let store = try ReferenceStore.checkout()
    for line in store.advice(on: store.orphans()) { Issue.record("\(line)") }
  }

  @Test func `References of a sample that is not listed are not called deleted`() throws {
    let folder = "Tests/GalleryTests/References"
    let store = try ReferenceStore.checkout()
    expectEqual(
      store.advice(on: ["grid/old.png", "grid/old.txt", "no-such-sample/light.png"]),
      [
        """
        No state of 'grid' has these references. To delete them:  rm \(folder)/grid/old.png \
        \(folder)/grid/old.txt
        """,
        """
        The catalogue has no sample 'no-such-sample'. If it is deleted:  rm -r \(folder)/no-such-sample
        """,
      ])
  }

  @Test func `The moments of an animated sample are not all the same`() throws {
    let store = try ReferenceStore.checkout()
    for sample in animatedSamples.map({ Subject($0) }) {
      let moments = GoldenState.states(of: sample).filter { $0.name.hasPrefix("moment-") }
      let pictures = Set(moments.compactMap { store.picture(of: $0, of: sample) })
      expectNotEqual(
        pictures.count, 1,
        """
        All moments of \(sample.name) are the same picture: what it changes is not animated, or \
        changes at another time. If it is repaired:  swift run gallery record \(sample.name)
        """)
    }
  }

  @Test func `A picture of an interface weighs at most 20 KB`() throws {
    let store = try ReferenceStore.checkout()
    for sample in catalogue.map({ Subject($0) }) {
      for state in GoldenState.states(of: sample) {
        let size = store.size(of: state, of: sample)
        expectAtMost(
          size, 20_000,
          """
          \(sample.name)/\(state.name) weighs \(size) bytes. Give the sample a smaller \
          'referenceSize', then:  swift run gallery record \(sample.name)
          """)
      }
    }
  }
}
