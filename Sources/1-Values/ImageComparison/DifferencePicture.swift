// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension PixelImage {
  /// Returns a picture of the differences of two pictures: the expected one in pale grey, differing
  /// pixels in red, stronger for greater differences.
  ///
  /// - Parameters:
  ///   - expected: The expected picture.
  ///   - actual: The picture to compare with it.
  /// - Returns: A picture as large as the larger of the two on each axis; what only one of them
  ///   covers is red.
  /// - Complexity: O(pixels); a row that repeats the one above in both is copied.
  public static func difference(expected: PixelImage, actual: PixelImage) -> PixelImage {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    return PixelImage(width: width, height: height) { target in
      withPainter(expected, actual) { $0.paintDifference(into: target, stride: width) }
    }
  }

  /// Returns three pictures side by side: expected, difference, actual, with a gap between them.
  ///
  /// - Parameters:
  ///   - expected: The expected picture.
  ///   - actual: The picture to compare with it.
  /// - Returns: One picture on a grey checkerboard, so that transparent parts show.
  /// - Complexity: O(pixels); opaque rows, and rows that repeat the one above, are copied.
  public static func sideBySide(expected: PixelImage, actual: PixelImage) -> PixelImage {
    var count = 0
    return sideBySide(expected: expected, actual: actual, countingRows: &count)
  }

  /// Draws the pictures side by side, and counts the rows that were painted pixel by pixel.
  static func sideBySide(
    expected: PixelImage, actual: PixelImage, countingRows count: inout Int
  ) -> PixelImage {
    let gap = 8
    let difference = (
      width: max(expected.width, actual.width), height: max(expected.height, actual.height)
    )
    let width = expected.width + difference.width + actual.width + 2 * gap
    return PixelImage(width: width, height: difference.height) { target in
      withPainter(expected, actual) { painter in
        painter.paintCheckerboard(into: target, width: width, height: difference.height)
        let middle = target + (expected.width + gap)
        painter.paint(painter.expected, into: target, stride: width)
        painter.paintDifference(into: middle, stride: width)
        painter.paint(painter.actual, into: middle + (difference.width + gap), stride: width)
        count = painter.paintedRows
      }
    }
  }

  private static func withPainter(
    _ expected: PixelImage, _ actual: PixelImage, _ body: (inout DifferencePainter) -> Void
  ) {
    expected.withRows { expected in
      actual.withRows { actual in
        var painter = DifferencePainter(expected: expected, actual: actual)
        body(&painter)
      }
    }
  }
}

/// Paints what the picture of a failure consists of into the memory of a larger one.
private struct DifferencePainter {
  let expected: PixelRows
  let actual: PixelRows
  private(set) var paintedRows = 0

  private static let opaque: UInt32 = 0xFF00_0000
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let red: UInt32 = 0xFF00_00FF

  // MARK: The checkerboard

  /// Paints squares of eight pixels in two greys.
  func paintCheckerboard(into target: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    var row = 0
    while row < height {
      let line = target + row &* width
      // The two kinds of rows take turns every eight.
      if row >= 16 {
        line.update(from: line - 16 &* width, count: width)
      } else {
        var column = 0
        while column < width {
          let isDark = ((row &>> 3) &+ (column &>> 3)) & 1 == 0
          line[column] = Self.opaque | (isDark ? 205 : 225) &* 0x01_01_01
          column &+= 1
        }
      }
      row &+= 1
    }
  }

  // MARK: A picture

  mutating func paint(
    _ picture: PixelRows, into target: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    var row = 0
    while row < picture.height {
      let (source, line) = (picture.row(row), target + row &* stride)
      if Self.isOpaque(source, count: picture.width) {
        line.update(from: source, count: picture.width)
      } else {
        paintedRows += 1
        Self.blend(source, over: line, count: picture.width)
      }
      row &+= 1
    }
  }

  private static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var all = opaque
    var index = 0
    while index < count {
      all &= pixels[index]
      index &+= 1
    }
    return all == opaque
  }

  private static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      let (above, below) = (source[index], target[index])
      let alpha = above &>> 24
      var blended = opaque
      var shift: UInt32 = 0
      while shift < 24 {
        let sum =
          ((above &>> shift) & 0xFF) &* alpha &+ ((below &>> shift) & 0xFF) &* (255 &- alpha)
        blended |= ((sum &+ 127) / 255) &<< shift
        shift &+= 8
      }
      target[index] = blended
      index &+= 1
    }
  }

  // MARK: The difference

  /// Paints the expected picture in pale grey, and what differs in red.
  mutating func paintDifference(into target: UnsafeMutablePointer<UInt32>, stride: Int) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let sharedWidth = min(expected.width, actual.width)
    let sharedHeight = min(expected.height, actual.height)
    var row = 0
    while row < height {
      let line = target + row &* stride
      if row < sharedHeight {
        if expected.repeatsRowAbove(row), actual.repeatsRowAbove(row) {
          line.update(from: line - stride, count: width)
        } else {
          paintedRows += 1
          paintShared(row, into: line, count: sharedWidth)
          (line + sharedWidth).update(repeating: Self.red, count: width &- sharedWidth)
        }
      } else {
        // The rest of a row that neither picture covers is white.
        let covered = row < expected.height ? expected.width : actual.width
        line.update(repeating: Self.red, count: covered)
        (line + covered).update(repeating: Self.white, count: width &- covered)
      }
      row &+= 1
    }
  }

  private func paintShared(
    _ row: Int, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (left, right) = (expected.row(row), actual.row(row))
    // Neighbours are mostly alike.
    var known = (left: UInt32.max, right: UInt32.max, color: Self.white)
    var column = 0
    while column < count {
      let (old, new) = (left[column], right[column])
      if old != known.left || new != known.right {
        known = (old, new, old == new ? Self.pale(old) : Self.red(greatestDelta(old, new)))
      }
      target[column] = known.color
      column &+= 1
    }
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 0xFF, (pixel &>> 8) & 0xFF, (pixel &>> 16) & 0xFF)
    let luminance = (red &* 2 &+ green &* 5 &+ blue) / 8
    return opaque | (255 &- (255 &- luminance) / 4) &* 0x01_01_01
  }

  private static func red(_ strength: UInt32) -> UInt32 {
    let rest = 160 &- strength &* 160 / 255
    return opaque | rest &<< 16 | rest &<< 8 | 255
  }
}
