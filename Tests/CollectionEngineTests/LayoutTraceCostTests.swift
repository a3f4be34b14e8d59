// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Testing
import Views

@testable import CollectionEngine

/// What a trace makes a pass do, counted; what it costs while it is off was measured.
@Suite("Engine: what traces cost")
@MainActor
struct LayoutTraceCostTests {
  /// How often a pass asks attributes for their frames, and how many elements are visible.
  private func pass(_ items: Int, _ trace: LayoutTrace?) -> (reads: Int, visible: Int) {
    let host = ScrollHost([Array(0..<items)], layout: FakeLayout())
    host.window.layoutIfNeeded()
    host.engine.trace = trace
    let before = FakeAttributes.frameReads
    host.node.setNeedsLayout()
    host.window.layoutIfNeeded()
    return (FakeAttributes.frameReads - before, host.engine.elements.visible.count)
  }

  @Test func `Only a trace that is on reads where the visible elements are`() {
    for items in [1, 4, 40] {
      let (off, on) = (pass(items, nil), pass(items, LayoutTrace()))
      expectGreater(on.visible, 0)
      expectEqual(on.reads - off.reads, on.visible, "\(items) items")
    }
  }
}
