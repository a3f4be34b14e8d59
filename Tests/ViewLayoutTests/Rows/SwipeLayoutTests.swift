// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import ViewLayout

@Suite("Swipe actions as numbers")
struct SwipeLayoutTests {
  private func swipe(_ titles: [CGFloat], full: Bool = true) -> SwipeLayout {
    SwipeLayout(
      titleWidths: titles, rowWidth: 390, performsFirstAction: full,
      metrics: SwipeMetrics(minimumActionWidth: 74, fullSwipeShare: 0.6))
  }

  @Test func `Actions are at least 74 points wide`() {
    expectEqual(swipe([20, 100]).widths, [74, 100])
    expectEqual(swipe([20, 100]).restingLength, 174)
  }

  @Test func `Half visible, each action shows half of itself`() {
    let spans = swipe([20, 100]).spans(revealing: 87)
    expectEqual(spans.map(\.start), [0, 37])
    expectEqual(spans.map(\.length), [37, 50])
  }

  @Test func `Beyond their width actions grow equally`() {
    let spans = swipe([74, 74]).spans(revealing: 168)
    expectEqual(spans.map(\.length), [84, 84])
  }

  @Test func `From six tenths of the width on the first action takes all`() {
    expect(!swipe([74, 74]).isFullSwipe(233))
    expect(swipe([74, 74]).isFullSwipe(234))
    expectEqual(swipe([74, 74]).spans(revealing: 240).map(\.length), [240, 0])
    expect(!swipe([74, 74], full: false).isFullSwipe(380))
  }

  @Test func `A row rests where its actions end, or closes`() {
    expectEqual(swipe([74, 74]).restingDistance(after: 74), 148)
    expectEqual(swipe([74, 74]).restingDistance(after: 73), 0)
    expectEqual(swipe([]).restingDistance(after: 73), 0)
  }
}
