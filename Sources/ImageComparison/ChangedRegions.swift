// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension PixelImage {
  /// Returns boxes around what differs between two pictures, from top to bottom.
  ///
  /// Pixels that are near one another share a box, so that a word that moved is one box and not
  /// one for each stroke. Every pixel that differs is in a box, and every side of a box touches
  /// one. What only one of two pictures of different sizes covers differs.
  ///
  /// - Parameters:
  ///   - expected: The picture that should be.
  ///   - actual: The picture that is.
  ///   - limit: The most boxes; what is near is taken more widely until there are as few. At
  ///     least 1.
  /// - Returns: The boxes; none if the pictures are the same.
  /// - Complexity: O(pixels); equal rows cost one comparison of memory each.
  package static func changedRegions(
    expected: PixelImage, actual: PixelImage, limit: Int = 40
  ) -> [PixelRegion] {
    var merger = RegionMerger()
    for run in changedRuns(expected, actual, distance: merger.distance) { merger.add(run) }
    while merger.regions.count > max(limit, 1) { merger.widen() }
    return merger.regions.sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }

  /// The runs of differing pixels of each row, across gaps of `distance` equal ones.
  private static func changedRuns(
    _ expected: PixelImage, _ actual: PixelImage, distance: Int
  ) -> [PixelRegion] {
    var runs: [PixelRegion] = []
    let shared = min(expected.width, actual.width)
    for row in 0..<max(expected.height, actual.height) {
      let width = (
        row < expected.height ? expected.width : 0, row < actual.height ? actual.width : 0
      )
      var start: Int?
      var last = 0
      func close() {
        if let start { runs.append(PixelRegion(columns: start...last, rows: row...row)) }
      }
      func mark(_ columns: ClosedRange<Int>) {
        if let known = start, columns.lowerBound - last > distance {
          runs.append(PixelRegion(columns: known...last, rows: row...row))
          start = nil
        }
        start = start ?? columns.lowerBound
        last = columns.upperBound
      }
      let covered = min(width.0, width.1)
      if covered == shared, !rowsAreEqual(expected, actual, row: row, width: covered) {
        for column in 0..<covered where !pixelsAreEqual(expected, actual, column: column, row: row)
        {
          mark(column...column)
        }
      }
      if width.0 != width.1 { mark(covered...(max(width.0, width.1) - 1)) }
      close()
    }
    return runs
  }

  private static func rowsAreEqual(
    _ left: PixelImage, _ right: PixelImage, row: Int, width: Int
  ) -> Bool {
    let (start, other) = (row * left.width * 4, row * right.width * 4)
    return left.bytes[start..<(start + width * 4)] == right.bytes[other..<(other + width * 4)]
  }

  private static func pixelsAreEqual(
    _ left: PixelImage, _ right: PixelImage, column: Int, row: Int
  ) -> Bool {
    let (start, other) = ((row * left.width + column) * 4, (row * right.width + column) * 4)
    for channel in 0..<4 where left.bytes[start + channel] != right.bytes[other + channel] {
      return false
    }
    return true
  }
}

/// Joins regions that are near one another.
private struct RegionMerger {
  /// The most pixels between what is joined.
  private(set) var distance = 8
  private(set) var regions: [PixelRegion] = []

  // Each region is held against all others: thousands of them, noise, would take seconds.
  private static let capacity = 400

  mutating func add(_ region: PixelRegion) {
    var grown = region
    // What has grown may have come near to what it was far from.
    while let index = regions.lastIndex(where: { $0.isNear(grown, distance: distance) }) {
      grown = grown.union(regions.remove(at: index))
    }
    regions.append(grown)
    while regions.count > Self.capacity { widen() }
  }

  /// Joins what is twice as far apart.
  mutating func widen() {
    distance *= 2
    let narrow = regions
    regions = []
    for region in narrow { add(region) }
  }
}
