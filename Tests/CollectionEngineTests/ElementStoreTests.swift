// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Geometry
import Testing
import Views

@testable import CollectionEngine

@Suite("Engine: elements and the views that wait")
@MainActor
struct ElementStoreTests {
  @Test func `Views of lifted items come back in the order in which they were lifted`() throws {
    let store = ElementStore()
    let role = ReusePool.Role.cell(identifier: "cell")
    store.register(ReusePool.Class(FakeElementView.self) { FakeElementView(frame: $0) }, for: role)
    func dequeue(_ item: Int) throws -> any ElementView {
      try #require(
        store.dequeue(role, for: .cell(item: item, section: 0), with: UITraitCollection())
      ).view
    }
    let views = try (0..<8).map { try dequeue($0) }
    for view in views { store.keep(view) }
    // Kept views do not wait.
    for view in views { store.giveBack(view) }
    expectEqual(
      store.releaseKeptViews().map(ObjectIdentifier.init), views.map(ObjectIdentifier.init))
    // The view that came last is the first that is used again.
    let next = try (0..<8).map { try dequeue($0) }
    expectEqual(next.map(ObjectIdentifier.init), views.reversed().map(ObjectIdentifier.init))
  }
}
