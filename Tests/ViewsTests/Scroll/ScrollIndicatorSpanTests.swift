// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(span(0)?.length == 100)
    #expect(span(0)?.start == 0)
    #expect(span(500)?.start == 50)
    #expect(span(1000)?.start == 100)
  }

  @Test func `It is at least 36 points long`() {
    let span = ScrollIndicatorSpan(
      offset: 0, range: ScrollRange(0, 100_000), visible: 500, track: 500)
    #expect(span?.length == 36)
  }

  @Test func `Beyond the edge it is shorter, at its end of the track`() {
    #expect(span(-40)?.length == 60)
    #expect(span(-40)?.start == 0)
    #expect(span(1040)?.start == 140)
    #expect(span(-4000)?.length == 7)
  }

  @Test func `There is none where nothing scrolls`() {
    #expect(
      ScrollIndicatorSpan(offset: 0, range: ScrollRange(0, -5), visible: 100, track: 100) == nil)
    #expect(span(0, track: 3) == nil)
    #expect(span(.nan) == nil)
  }
}
