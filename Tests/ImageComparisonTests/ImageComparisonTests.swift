// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import ImageComparison
import Testing

@Suite("Comparing pictures")
struct ImageComparisonTests {
  private func image(_ width: Int, _ height: Int, _ values: [Int: UInt8] = [:]) -> PixelImage {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for (index, value) in values { bytes[index] = value }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  @Test func `A picture is identical with itself`() {
    expectEqual(compare(image(3, 2), image(3, 2)), .identical)
  }

  @Test func `A difference is counted, measured and located`() {
    let changed = image(4, 3, [(1 * 4 + 2) * 4: 200, (2 * 4 + 3) * 4 + 1: 250])
    guard case .different(let difference) = compare(image(4, 3), changed) else {
      Issue.record("the pictures differ")
      return
    }
    expectEqual(difference.count, 2)
    expectEqual(difference.greatest, 55)
    expectEqual(difference.columns, 2...3)
    expectEqual(difference.rows, 1...2)
    expectEqual(
      difference.description,
      "2 pixels differ, by up to 55 of 255 in a channel, in columns 2…3, rows 1…2")
  }

  @Test func `A part of two pictures is judged as the whole of them`() {
    let tolerance = PixelTolerance(channelDelta: 0, share: 0.05)
    // One pixel of 4 × 6 is less than a twentieth, two are more.
    for (values, isAcceptable) in [([4: 9], true), ([4: 9, 12: 9], false)] as [([Int: UInt8], Bool)]
    {
      let moved = Dictionary(uniqueKeysWithValues: values.map { ($0 + 3 * 16, $1) })
      let whole = compare(image(4, 6), image(4, 6, moved), tolerance: tolerance)
      let part = compare(
        image(4, 3), image(4, 3, values), rowsAbove: 3, height: 6, tolerance: tolerance)
      expectEqual(part, whole)
      expectEqual(part.isAcceptable, isAcceptable)
    }
  }

  @Test func `A channel within the tolerance is similar`() {
    let changed = image(2, 2, [0: 253])
    let result = compare(image(2, 2), changed, tolerance: PixelTolerance(channelDelta: 2))
    expect(result.isAcceptable)
    expectNotEqual(result, .identical)
    expect(!compare(image(2, 2), changed, tolerance: PixelTolerance(channelDelta: 1)).isAcceptable)
  }

  @Test func `A share of the pixels may be off by more`() {
    let changed = image(10, 10, [0: 0])
    expect(
      compare(image(10, 10), changed, tolerance: PixelTolerance(channelDelta: 0, share: 0.01))
        .isAcceptable)
    expect(
      !compare(image(10, 10), changed, tolerance: PixelTolerance(channelDelta: 0, share: 0.009))
        .isAcceptable)
  }

  @Test func `A tolerance that is NaN tolerates nothing`() {
    expectEqual(PixelTolerance(channelDelta: -4, share: .nan), .exact)
  }

  @Test func `Pictures of different sizes are different, and the sizes are named`() {
    let result = compare(image(3, 2), image(2, 3))
    expectEqual(
      result,
      .differentSizes(
        expected: PixelSize(width: 3, height: 2), actual: PixelSize(width: 2, height: 3)))
    expect(!result.isAcceptable)
    expectEqual(PixelSize(width: 3, height: 2).description, "3 × 2 px")
  }

  @Test func `The difference is red where pixels differ`() {
    let picture = PixelImage.difference(expected: image(2, 1), actual: image(2, 1, [4: 0]))
    expectEqual(Array(picture.bytes[0..<4]), [255, 255, 255, 255])
    expectEqual(Array(picture.bytes[4..<8]), [255, 0, 0, 255])
  }

  @Test func `The difference covers what only one picture covers`() {
    let picture = PixelImage.difference(expected: image(1, 1), actual: image(2, 2))
    expectEqual((picture.width, picture.height), (2, 2))
    expectEqual(Array(picture.bytes[4..<8]), [255, 0, 0, 255])
  }

  @Test func `Three pictures stand side by side`() {
    let picture = PixelImage.sideBySide(
      expected: image(5, 4), actual: image(5, 4, [0: 0, 1: 0, 2: 0]))
    expectEqual((picture.width, picture.height), (5 * 3 + 16, 4))
    let actualStart = (5 + 8 + 5 + 8) * 4
    expectEqual(Array(picture.bytes[actualStart..<(actualStart + 4)]), [0, 0, 0, 255])
  }

  @Test func `A picture with too few bytes is filled up`() {
    expectEqual(
      PixelImage(width: 2, height: 1, bytes: [1, 2, 3, 4]).bytes, [1, 2, 3, 4, 0, 0, 0, 0])
  }
}
