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
  ///   - expected: The expected picture.
  ///   - actual: The picture to compare with it.
  ///   - limit: The most boxes; what is near is taken more widely until they are as few.
  /// - Returns: The boxes; none if the pictures are the same.
  /// - Complexity: O(pixels); equal rows cost one comparison of memory each.
  package static func changedRegions(
    expected: PixelImage, actual: PixelImage, limit: Int = 40
  ) -> [PixelRegion] {
    var merger = RegionMerger()
    let distance = merger.distance
    expected.withRows { expected in
      actual.withRows { actual in
        changedRuns(expected, actual, distance: distance) { merger.add($0) }
      }
    }
    while merger.regions.count > max(limit, 1) { merger.widen() }
    return merger.regions.sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }

  /// The runs of differing pixels of each row, across gaps of `distance` equal ones.
  private static func changedRuns(
    _ expected: PixelRows, _ actual: PixelRows, distance: Int, _ add: (PixelRegion) -> Void
  ) {
    let sharedHeight = min(expected.height, actual.height)
    let sharedWidth = min(expected.width, actual.width)
    let width = max(expected.width, actual.width)
    for row in 0..<max(expected.height, actual.height) {
      var runs = RowRuns(row: row, distance: distance)
      if row >= sharedHeight {
        let covered = row < expected.height ? expected.width : actual.width
        if covered > 0 { runs.mark(0, covered - 1, add) }
      } else {
        let (left, right) = (expected.row(row), actual.row(row))
        if !areEqual(left, right, count: sharedWidth) {
          runs.mark(left, right, count: sharedWidth, add)
        }
        if width > sharedWidth { runs.mark(sharedWidth, width - 1, add) }
      }
      runs.end(add)
    }
  }
}

/// The runs of differing pixels of one row.
private struct RowRuns {
  private let row: Int
  private let distance: Int
  private var run: (start: Int, last: Int)?

  init(row: Int, distance: Int) {
    self.row = row
    self.distance = distance
  }

  /// Adds columns, which follow those that were added before.
  mutating func mark(_ first: Int, _ last: Int, _ add: (PixelRegion) -> Void) {
    if let known = run, first - known.last <= distance {
      run = (known.start, last)
    } else {
      end(add)
      run = (first, last)
    }
  }

  mutating func mark(
    _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, count: Int,
    _ add: (PixelRegion) -> Void
  ) {
    var column = 0
    while column < count {
      if left[column] != right[column] {
        let first = column
        repeat { column &+= 1 } while column < count && left[column] != right[column]
        mark(first, column - 1, add)
      } else {
        column &+= 1
      }
    }
  }

  mutating func end(_ add: (PixelRegion) -> Void) {
    if let run { add(PixelRegion(columns: run.start...run.last, rows: row...row)) }
    run = nil
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
