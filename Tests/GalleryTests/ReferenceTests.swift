// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureResults
import Testing

@testable import gallery

@Suite("Golden references")
@MainActor
struct ReferenceTests {
  @Test func `Every sample looks as recorded`() throws {
    let store = try ReferenceStore.checkout()
    let shard = try Shard.current()
    for sample in catalogue {
      for state in GoldenState.states(of: sample) {
        for mismatch in try store.verify(state, of: sample, in: shard) ?? [] {
          Issue.record("\(mismatch)  To accept it:  swift run gallery record \(sample.name)")
        }
      }
    }
    store.recordRun(in: shard, isFiltered: false)
  }

  @Test func `No reference is left over`() throws {
    #expect(try ReferenceStore.checkout().orphans() == [])
  }

  @Test func `A picture of an interface weighs at most 20 KB`() throws {
    let store = try ReferenceStore.checkout()
    for sample in catalogue {
      for state in GoldenState.states(of: sample) {
        let size = store.size(of: state, of: sample)
        #expect(size <= 20_000, "\(sample.name)/\(state.name) weighs \(size) bytes")
      }
    }
  }
}
