// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import ImageComparison

/// What is drawn row by row against the same rules written pixel by pixel.
@Suite("Pictures of differences")
struct DifferencePictureTests {
  /// Random pictures with rows that repeat, and some transparent pixels.
  private struct Pictures {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }

    mutating func picture(width: Int, height: Int) -> PixelImage {
      let palette: [[UInt8]] = [
        [255, 255, 255, 255], [0, 90, 200, 255], [250, 3, 1, 255], [10, 200, 30, 128],
        [0, 0, 0, 0],
      ]
      var rows: [[UInt8]] = []
      for _ in 0..<height {
        if let last = rows.last, number(3) > 0 {
          rows.append(last)
        } else {
          rows.append((0..<width).flatMap { _ in palette[number(palette.count)] })
        }
      }
      return PixelImage(width: width, height: height, bytes: rows.flatMap(\.self))
    }

    /// The picture with other values in some places, or another one of another size.
    mutating func change(_ picture: PixelImage) -> PixelImage {
      guard number(2) == 0 else {
        return self.picture(width: 1 + number(30), height: 1 + number(30))
      }
      var bytes = picture.bytes
      for _ in 0..<number(6) { bytes[number(bytes.count)] = UInt8(number(256)) }
      return PixelImage(width: picture.width, height: picture.height, bytes: bytes)
    }
  }

  private func pair(_ seed: UInt64) -> (expected: PixelImage, actual: PixelImage) {
    var pictures = Pictures(seed: seed)
    let expected = pictures.picture(width: 1 + pictures.number(30), height: 1 + pictures.number(30))
    return (expected, pictures.change(expected))
  }

  private func pixel(_ image: PixelImage, _ column: Int, _ row: Int) -> [Int]? {
    guard column < image.width, row < image.height else { return nil }
    let start = (row * image.width + column) * 4
    return image.bytes[start..<(start + 4)].map(Int.init)
  }

  /// The colour of a pixel of the difference, by the rule.
  private func difference(_ old: [Int]?, _ new: [Int]?) -> [Int] {
    if old == new {
      guard let old else { return [255, 255, 255] }
      let light = (old[0] * 2 + old[1] * 5 + old[2]) / 8
      let pale = 255 - (255 - light) / 4
      return [pale, pale, pale]
    }
    var strength = 255
    if let old, let new { strength = zip(old, new).map { abs($0 - $1) }.max() ?? 0 }
    let rest = 160 - strength * 160 / 255
    return [255, rest, rest]
  }

  @Test("Each pixel of the difference has its rule's colour", arguments: 0..<80 as Range<UInt64>)
  func differenceIsExact(seed: UInt64) {
    let (expected, actual) = pair(seed)
    let picture = PixelImage.difference(expected: expected, actual: actual)
    expectEqual(picture.width, max(expected.width, actual.width))
    expectEqual(picture.height, max(expected.height, actual.height))
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let color = difference(pixel(expected, column, row), pixel(actual, column, row))
        expectEqual(pixel(picture, column, row), color + [255], "\(column), \(row)")
      }
    }
  }

  @Test("Each pixel of the three has its rule's colour", arguments: 0..<80 as Range<UInt64>)
  func sidesAreExact(seed: UInt64) {
    let (expected, actual) = pair(seed)
    let middle = PixelImage.difference(expected: expected, actual: actual)
    let picture = PixelImage.sideBySide(expected: expected, actual: actual)
    expectEqual(picture.width, expected.width + middle.width + actual.width + 16)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let isDark = (row / 8 + column / 8).isMultiple(of: 2)
        var color = [Int](repeating: isDark ? 205 : 225, count: 3)
        var left = 0
        for pane in [expected, middle, actual] {
          if column >= left, let above = pixel(pane, column - left, row) {
            color = (0..<3).map {
              (above[$0] * above[3] + color[$0] * (255 - above[3]) + 127) / 255
            }
          }
          left += pane.width + 8
        }
        expectEqual(pixel(picture, column, row), color + [255], "\(column), \(row)")
      }
    }
  }

  @Test("A comparison counts as a loop over pixels does", arguments: 0..<80 as Range<UInt64>)
  func comparisonIsExact(seed: UInt64) {
    let (expected, actual) = pair(seed)
    guard (expected.width, expected.height) == (actual.width, actual.height) else { return }
    var places: [(column: Int, row: Int, delta: Int)] = []
    for row in 0..<expected.height {
      for column in 0..<expected.width {
        let channels = zip(pixel(expected, column, row) ?? [], pixel(actual, column, row) ?? [])
        let delta = channels.map { abs($0 - $1) }.max() ?? 0
        if delta > 0 { places.append((column, row, delta)) }
      }
    }
    switch compare(expected, actual, tolerance: PixelTolerance(channelDelta: 40)) {
    case .identical: expectEmpty(places)
    case .similar(let found), .different(let found):
      expectEqual(found.count, places.count)
      expectEqual(found.countBeyondTolerance, places.count { $0.delta > 40 })
      expectEqual(found.greatest, places.map(\.delta).max())
      expectEqual(found.columns.lowerBound, places.map(\.column).min())
      expectEqual(found.columns.upperBound, places.map(\.column).max())
      expectEqual(found.rows.lowerBound, places.map(\.row).min())
      expectEqual(found.rows.upperBound, places.map(\.row).max())
    case .differentSizes: Issue.record("The sizes are the same")
    }
  }

  @Test func `Opaque rows, and rows that repeat the one above, are copied`() {
    let (width, height) = (50, 400)
    let expected = PixelImage(
      width: width, height: height, bytes: .init(repeating: 255, count: width * height * 4))
    var bytes = expected.bytes
    bytes[(200 * width + 7) * 4] = 0
    let actual = PixelImage(width: width, height: height, bytes: bytes)
    var count = 0
    _ = PixelImage.sideBySide(expected: expected, actual: actual, countingRows: &count)
    // The first row, the changed one, and the one below it, which does not repeat that.
    expectEqual(count, 3)
    bytes[3] = 0
    let transparent = PixelImage(width: width, height: height, bytes: bytes)
    _ = PixelImage.sideBySide(expected: expected, actual: transparent, countingRows: &count)
    // The second row, too, and the transparent one over the squares.
    expectEqual(count, 5)
  }

  @Test func `Pictures without pixels have a difference`() {
    let (empty, dot) = (
      PixelImage(width: 0, height: 0, bytes: []),
      PixelImage(width: 1, height: 1, bytes: [0, 0, 0, 255])
    )
    expectEqual(PixelImage.sideBySide(expected: empty, actual: empty).width, 16)
    expectEqual(PixelImage.difference(expected: empty, actual: dot).bytes, [255, 0, 0, 255])
    expectEqual(PixelImage.difference(expected: dot, actual: empty).bytes, [255, 0, 0, 255])
  }
}
