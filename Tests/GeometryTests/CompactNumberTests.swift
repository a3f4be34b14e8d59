// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@Suite("Numbers for people")
struct CompactNumberTests {
  @Test(
    arguments: [
      (253.0, "253"), (317.5, "317.5"), (320.0 / 3, "106.67"), (-0.001, "0"), (-7.05, "-7.05"),
      (0.004999, "0"), (1e20, "1e+20"), (.nan, "nan"), (-.infinity, "-inf"),
    ] as [(CGFloat, String)])
  func `A number has at most two decimals`(number: CGFloat, text: String) {
    expectEqual(number.compactDescription, text)
  }

  @Test func `A rectangle reads as origin, then size`() {
    let frame = CGRect(x: 10, y: 10, width: 253, height: 317.5)
    expectEqual(frame.compactDescription, "10, 10  253 × 317.5")
  }

  @Test func `A rectangle with a NaN is not finite`() {
    expect(!CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1).isFinite)
    expect(CGRect(x: 0, y: 0, width: 1, height: 1).isFinite)
  }
}
