// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingSuites

@testable import gallery

@Suite("gallery explain and gallery lint: the Mac's samples", .waitsForProcesses)
struct MacExplainTests {
  @Test func `An item of the Mac is explained with its sums`() async throws {
    let result = try await Command.gallery("explain", "mac-nested-groups", "0,5")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.hasPrefix("the item at [0, 5]"))
    for word in ["container", "section 0", "group 1", "group 2", "fractional"] {
      #expect(result.text.contains(word), "\(word)")
    }
  }

  @Test func `What is not visible is named with the Mac's own call`() async throws {
    let hidden = try await Command.gallery("explain", "mac-grid", "0,90")
    #expect(hidden.status == 0, "\(hidden.errors)")
    #expect(hidden.text.contains("scrollToItems(at: [IndexPath(item: 90, section: 0)]"))
    let none = try await Command.gallery(["explain", "mac-grid", "0,9999"])
    #expect(none.status == 64)
    #expect(none.errorLines.count == 1)
  }

  @Test func `The passes of the Mac's layout are printed`() async throws {
    let result = try await Command.gallery("explain", "mac-grid", "--passes")
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("pass 1\n  round 1   content "))
  }
}
