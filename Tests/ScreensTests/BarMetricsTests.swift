// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Screens
import Testing

@MainActor struct BarMetricsTests {
  @Test func `Bars are 44 points high on a phone, 32 on its side, 50 on a tablet`() {
    let upright = BarMetrics(windowSize: CGSize(width: 390, height: 844), idiom: .phone)
    let side = BarMetrics(windowSize: CGSize(width: 844, height: 390), idiom: .phone)
    let tablet = BarMetrics(windowSize: CGSize(width: 1024, height: 1366), idiom: .pad)
    expectEqual([upright, side, tablet].map(\.navigationBar), [44, 32, 50])
    expectEqual([upright, side, tablet].map(\.largeTitle), [52, 0, 52])
  }
}
