// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import PlaygroundServer

@Suite("Connections of browsers")
struct PageListenerTests {
  @Test func `At most half of the files that may be open, and all connections without a limit`() {
    let most = [-1, 0, 20, 512, 1_000_000].map(PageListener.mostConnections(openFiles:))
    expectEqual(most, [256, 0, 10, 256, 256])
  }
}
