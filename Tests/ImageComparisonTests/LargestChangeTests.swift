// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import ImageComparison
import Testing

@Suite("The largest change of two pictures")
struct LargestChangeTests {
  /// A white picture of 60 × 40 pixels with rectangles, each as x, y, width, height, in a grey.
  private func picture(_ rectangles: [[Int]], gray: UInt8 = 0) -> PixelImage {
    var bytes = [UInt8](repeating: 255, count: 60 * 40 * 4)
    for rectangle in rectangles {
      for row in rectangle[1]..<rectangle[1] + rectangle[3] {
        for column in rectangle[0]..<rectangle[0] + rectangle[2] {
          for channel in 0..<3 { bytes[(row * 60 + column) * 4 + channel] = gray }
        }
      }
    }
    return PixelImage(width: 60, height: 40, bytes: bytes)
  }

  private func change(
    _ rectangles: [[Int]], gray: UInt8 = 0, scale: Double = 1
  ) -> LargestChange? {
    PixelImage.largestChange(
      expected: picture([]), actual: picture(rectangles, gray: gray), scale: scale)
  }

  @Test func `An area over 80 points² that differs by more than 150 is found`() {
    expectNil(change([[5, 5, 10, 8]]))
    let found = change([[5, 5, 9, 9]])
    expectEqual(found?.area, 81)
    expectEqual(found?.region, PixelRegion(columns: 5...13, rows: 5...13))
    // 255 - 105 is 150, and not more.
    expectNil(change([[5, 5, 20, 20]], gray: 105))
    expectEqual(change([[5, 5, 20, 20]], gray: 104)?.area, 400)
  }

  @Test func `Areas are measured in points, and so are their places`() {
    expectNil(change([[4, 6, 20, 16]], scale: 2))
    expectEqual(
      change([[4, 6, 20, 17]], scale: 2)?.description,
      """
      an area of 85 points² differs by more than 150 of 255 in a channel, at x 2…12, y 3…12 in \
      points, and at most 80 points² may
      """)
  }

  @Test func `Two thin letters beside one another are one area, spots and far letters are not`() {
    let letters = [[5, 5, 3, 13], [11, 5, 3, 13]]
    expectEqual(change(letters)?.area, 9 * 13)
    // A gap of four points is one between words.
    expectNil(change([[5, 5, 3, 13], [12, 5, 3, 13]]))
    expectNil(change((0..<14).map { [$0 * 4, ($0 % 2) * 5, 1, 4] }))
  }

  @Test func `Parts that meet below or at a corner are one area`() {
    let cup = [[5, 5, 4, 9], [20, 5, 4, 9], [5, 14, 19, 1]]
    expectEqual(change(cup)?.area, 36 + 36 + 19)
    expectEqual(change([[0, 0, 8, 8], [8, 8, 8, 8]])?.area, 128)
    // The larger of two is named.
    expectEqual(
      change([[0, 0, 9, 10], [30, 20, 10, 10]])?.region,
      PixelRegion(columns: 30...39, rows: 20...29))
  }

  @Test func `Pictures of two sizes have no area to compare`() {
    let small = PixelImage(width: 10, height: 10, bytes: [])
    expectNil(PixelImage.largestChange(expected: picture([]), actual: small, scale: 1))
    expectNil(PixelImage.largestChange(expected: picture([]), actual: picture([]), scale: 0))
  }
}
