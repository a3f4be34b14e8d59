// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

/// In blocks of 40 points `nnnn` is 93.6 wide and a line 47.736 high. In bounds 60 high it is at
/// 6.132, its baseline 38.084 below that, at 44.216. Half as large it is 23.868 high, with the
/// baseline at 19.042.
@MainActor
@Suite("Labels that make their text smaller")
struct ShrunkLabelTests {
  private func makeLabel(_ text: String = "nnnn", width: CGFloat = 46.8) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    label.font = .monospacedSystemFont(ofSize: 40, weight: .regular)
    label.text = text
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  private func rows(_ label: UILabel) throws -> ClosedRange<Int>? {
    let pixels = try Pixels(of: label)
    let rows = (0..<60).filter { pixels.hex(5, $0) != "00000000" }
    return rows.first.flatMap { first in rows.last.map { first...$0 } }
  }

  @Test func `The text fits the width`() throws {
    let label = makeLabel()
    // Letters stand 0.546 of 20 points over the baseline: 10.92.
    label.baselineAdjustment = .alignCenters
    try expectEqual(rows(label), 26...37)
    label.adjustsFontSizeToFitWidth = false
    // 21.84 over the baseline of the whole size.
    try expectEqual(rows(label), 22...44)
  }

  @Test func `Usually it stays on its baseline`() throws {
    let label = makeLabel()
    expectEqual(label.baselineAdjustment, .alignBaselines)
    // 44.216 - 10.92 = 33.296
    try expectEqual(rows(label), 33...44)
  }

  @Test func `Centres are aligned where that is asked for`() throws {
    let label = makeLabel()
    label.baselineAdjustment = .alignCenters
    // (60 - 23.868) / 2 + 19.042 = 37.108, less 10.92 is 26.188.
    try expectEqual(rows(label), 26...37)
  }

  @Test func `Without adjustment it is at the top of the whole line`() throws {
    let label = makeLabel()
    label.baselineAdjustment = .none
    // 6.132 + 19.042 = 25.174, less 10.92 is 14.254.
    try expectEqual(rows(label), 14...25)
  }

  @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
  func `Text that fits is in the middle in any case`(adjustment: UIBaselineAdjustment) throws {
    let label = makeLabel(width: 100)
    label.baselineAdjustment = adjustment
    try expectEqual(rows(label), 22...44)
  }

  @Test func `It gets no smaller than the scale allows, and then loses its end`() throws {
    let label = makeLabel("nnnn nnnn", width: 100)
    label.minimumScaleFactor = 0.75
    label.baselineAdjustment = .alignCenters
    // Of 30 points the baseline is at 30 - 17.901 + 28.563 = 40.662, letters stand 16.38 over it.
    try expectEqual(rows(label), 24...40)
    // At the end an ellipsis of 24.9 points: low, not as high as letters.
    let pixels = try Pixels(of: label)
    expectNotEqual(pixels.hex(90, 39), "00000000")
    expectEqual(pixels.hex(90, 30), "00000000")
  }

  @Test(arguments: [TextRendering.real, .blocks])
  func `Text that was made to fit is never cut off`(rendering: TextRendering) throws {
    // Without a minimum nothing is left out: the last letter, a bar, is at the right end.
    for tenths in stride(from: 600, to: 2600, by: 130) {
      let label = makeLabel("several words in a row on|", width: CGFloat(tenths) / 10)
      label.font = .systemFont(ofSize: 40)
      label.traitOverrides.textRendering = rendering
      let scale = CGFloat(4)
      let raster = try Picture(of: label, scale: scale).raster()
      let pixels = Pixels(raster)
      // The bar is the highest there is, an ellipsis stays near the baseline.
      let right = (raster.width - Int(scale) * 3)..<raster.width
      let ink = (0..<raster.height).filter { y in
        right.contains { pixels.hex($0, y) != "00000000" }
      }
      let size = 40 * (CGFloat(tenths) / 10) / label.sizeThatFits(.zero).width
      expectGreater(CGFloat(ink.count), size * 0.5 * scale, "width \(tenths)")
    }
  }

  @Test func `Sizes are those of the whole text`() {
    expectEqual(makeLabel().sizeThatFits(CGSize(width: 10, height: 10)).height, 48)
  }
}
