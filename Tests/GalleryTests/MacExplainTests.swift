// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@testable import gallery

@Suite("gallery explain and gallery lint: the Mac's samples", .waitsForProcesses)
struct MacExplainTests {
  @Test func `An item of the Mac is explained with its sums`() async throws {
    let result = try await Command.gallery("explain", "mac-nested-groups", "0,5")
    expectEqual(result.status, 0, "\(result.errors)")
    expectPrefix(result.text, "the item at [0, 5]")
    for word in ["container", "section 0", "group 1", "group 2", "fractional"] {
      expectContains(result.text, word, "\(word)")
    }
  }

  @Test func `What is not visible is named with the Mac's own call`() async throws {
    let hidden = try await Command.gallery("explain", "mac-grid", "0,90")
    expectEqual(hidden.status, 0, "\(hidden.errors)")
    expectContains(hidden.text, "scrollToItems(at: [IndexPath(item: 90, section: 0)]")
    let none = try await Command.gallery(["explain", "mac-grid", "0,9999"])
    expectEqual(none.status, 64)
    expectEqual(none.errorLines.count, 1)
  }

  @Test func `The passes of the Mac's layout are printed`() async throws {
    let result = try await Command.gallery("explain", "mac-grid", "--passes")
    expectEqual(result.status, 0)
    expectPrefix(result.text, "pass 1\n  round 1   content ")
  }
}
