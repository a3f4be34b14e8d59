// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing

@Suite("Identities of items, and their number")
struct IdentityTests {
  @Test func `Ids are compared in the state whose data they are, and once`() {
    let lines = DocumentReadingTests.lines(
      """
      { version: 1, layout: { type: "flow" }, data: { sections: [{ items: ["a", "a"] }] },
        film: { steps: [{ at: 1, layout: { type: "flow", itemSize: [9, 9] } },
          { at: 2, data: { sections: [{ items: ["a"] }, { count: 1 }] } }] } }
      """)
    expectEqual(lines.count, 1, "\(lines)")
  }

  @Test func `Counts that are too large are reported before items are made of them`() {
    let sections = Array(repeating: "{ count: 20000 }", count: 1_000).joined(separator: ", ")
    let data = "{ sections: [\(sections)] }"
    let start = Self.processorTime
    let reading = DocumentReading(
      """
      { version: 1, layout: { type: "flow" }, data: \(data),
        film: { steps: [{ at: 1, layout: { type: "list", appearance: "plain" } },
          { at: 2, data: \(data) }] } }
      """)
    let message = "A document has at most 20000 items, found 20000000."
    expectEqual(reading.problems.map(\.message), [message, message])
    expectLess(Self.processorTime - start, 2)
  }

  /// The seconds that this thread has been running.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
