// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Screens
import Testing

struct BarSlotTests {
  @Test func `The first content begins at the margin, and its padding is before it`() {
    let ranges = BarSlot.row(
      [.content(width: 30, padding: 8), .content(width: 22, padding: 11)], from: 16)
    expectEqual(ranges, [8...54, 54...98])
  }

  @Test func `Flexible spaces share what is left alike`() {
    let ranges = BarSlot.row(
      [
        .flexible, .content(width: 40, padding: 8), .flexible,
        .content(width: 20, padding: 8),
      ], filling: 16...216)
    // 200 and the padding after the last one, less 56 and 36.
    expectEqual(ranges.map(\.lowerBound), [16, 74, 130, 188])
    expectEqual(ranges.last?.upperBound, 224)
  }

  @Test func `Contents that do not fit begin at the start, without space between them`() {
    let ranges = BarSlot.row(
      [.content(width: 100, padding: 8), .flexible, .content(width: 100, padding: 8)],
      filling: 16...17)
    expectEqual(ranges, [8...124, 124...124, 124...240])
  }

  @Test func `Space of a negative width is left out`() {
    expectEqual(BarSlot.row([.space(-5), .space(7)], from: 0), [0...0, 0...7])
  }
}
