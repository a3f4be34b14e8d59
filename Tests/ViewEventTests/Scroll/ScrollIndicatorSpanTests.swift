// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

@Suite("Span of a scroll indicator")
struct ScrollIndicatorSpanTests {
  private let range = ScrollRange(0, 1000)

  private func span(_ offset: CGFloat, track: CGFloat = 200) -> ScrollIndicatorSpan? {
    ScrollIndicatorSpan(offset: offset, range: range, visible: 1000, track: track)
  }

  @Test func `It is as much of the track as is seen of the contents`() {
    expectEqual(span(0)?.length, 100)
    expectEqual(span(0)?.start, 0)
    expectEqual(span(500)?.start, 50)
    expectEqual(span(1000)?.start, 100)
  }

  @Test func `It is at least 36 points long`() {
    let span = ScrollIndicatorSpan(
      offset: 0, range: ScrollRange(0, 100_000), visible: 500, track: 500)
    expectEqual(span?.length, 36)
  }

  @Test func `Beyond the edge it is shorter, at its end of the track`() {
    expectEqual(span(-40)?.length, 60)
    expectEqual(span(-40)?.start, 0)
    expectEqual(span(1040)?.start, 140)
    expectEqual(span(-4000)?.length, 7)
  }

  @Test func `There is none where nothing scrolls`() {
    expectNil(ScrollIndicatorSpan(offset: 0, range: ScrollRange(0, -5), visible: 100, track: 100))
    expectNil(span(0, track: 3))
    expectNil(span(.nan))
  }
}
