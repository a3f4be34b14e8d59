// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A contiguous area of two pictures that differs by much.
///
/// A tolerance counts pixels, and says nothing of where they are: a screen of 390 × 844 points without
/// two letters of its title is 99.9 % the same. Letters that are missing are near one another, and what
/// another decoder or another processor rounds differently is spread, and differs by little.
package struct LargestChange: Hashable, Sendable {
  /// The difference of a channel, of 255, that each pixel of the area is beyond.
  package static let channelDelta = 150
  /// The largest area that may differ so, in points².
  package static let limit = 80.0
  /// The greatest gap within an area, in points: that between two letters of a title, and what a thin
  /// letter leaves free.
  static let gap = 3.0

  /// The area, in points².
  package var area: Double
  /// The smallest region around it, in pixels.
  package var region: PixelRegion
  package var scale: Double

  package var description: String {
    func span(_ range: ClosedRange<Int>) -> String {
      let (start, end) = (Double(range.lowerBound) / scale, Double(range.upperBound + 1) / scale)
      return "\(Int(start.rounded(.down)))…\(Int(end.rounded(.up)))"
    }
    return """
      an area of \(Int(area.rounded())) points² differs by more than \(Self.channelDelta) of 255 in a \
      channel, at x \(span(region.columns)), y \(span(region.rows)) in points, and at most \
      \(Int(Self.limit)) points² may
      """
  }
}

extension PixelImage {
  /// Finds the largest contiguous area that differs by more than ``LargestChange/channelDelta``.
  ///
  /// Pixels belong together that touch, also at a corner, or that are no more than
  /// ``LargestChange/gap`` points apart in one row; the gap counts as area.
  ///
  /// - Parameters:
  ///   - expected: The expected picture.
  ///   - actual: A picture of the same size to compare with it.
  ///   - scale: Pixels per point, more than 0.
  /// - Returns: The area; nil if none is larger than ``LargestChange/limit``.
  /// - Complexity: O(pixels); equal rows cost one comparison of memory each.
  package static func largestChange(
    expected: PixelImage, actual: PixelImage, scale: Double
  ) -> LargestChange? {
    guard scale > 0, expected.width == actual.width, expected.height == actual.height else {
      return nil
    }
    var areas = ChangedAreas(gap: Int(LargestChange.gap * scale))
    expected.withRows { expected in
      actual.withRows { actual in
        for row in 0..<expected.height {
          areas.add(row, expected.row(row), actual.row(row), count: expected.width)
        }
      }
    }
    guard let largest = areas.largest else { return nil }
    let area = Double(largest.count) / (scale * scale)
    guard area > LargestChange.limit else { return nil }
    return LargestChange(area: area, region: largest.region, scale: scale)
  }
}

/// Joins runs of differing pixels that touch those of the row above.
private struct ChangedAreas {
  struct Area {
    var count: Int
    var region: PixelRegion
    /// The area into which this one was joined; its own index if into none.
    var root: Int
  }

  private let gap: Int
  private var areas: [Area] = []
  /// The runs of the row above, and the areas that they are part of.
  private var above: [(columns: ClosedRange<Int>, area: Int)] = []

  init(gap: Int) { self.gap = gap }

  var largest: Area? {
    areas.indices.filter { areas[$0].root == $0 }.map { areas[$0] }.max { $0.count < $1.count }
  }

  mutating func add(
    _ row: Int, _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int
  ) {
    guard !areEqual(expected, actual, count: count) else {
      above = []
      return
    }
    var runs: [(columns: ClosedRange<Int>, area: Int)] = []
    // Both rows' runs are in order: one that ends before this run touches none of the following.
    var first = 0
    for columns in Self.runs(expected, actual, count: count, gap: gap) {
      let own = areas.count
      areas.append(
        Area(
          count: columns.count, region: PixelRegion(columns: columns, rows: row...row), root: own))
      while first < above.count, above[first].columns.upperBound + 1 < columns.lowerBound {
        first += 1
      }
      for (other, area) in above[first...] {
        guard other.lowerBound <= columns.upperBound + 1 else { break }
        join(own, area)
      }
      runs.append((columns, own))
    }
    above = runs
  }

  private static func runs(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int, gap: Int
  ) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var column = 0
    while column < count {
      if expected[column] != actual[column],
        greatestDelta(expected[column], actual[column]) > LargestChange.channelDelta
      {
        if let last = runs.last, column - last.upperBound - 1 <= gap {
          runs[runs.count - 1] = last.lowerBound...column
        } else {
          runs.append(column...column)
        }
      }
      column &+= 1
    }
    return runs
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while areas[index].root != index {
      areas[index].root = areas[areas[index].root].root
      index = areas[index].root
    }
    return index
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (from, into) = (root(of: one), root(of: other))
    guard from != into else { return }
    areas[from].root = into
    areas[into].count += areas[from].count
    areas[into].region = areas[into].region.union(areas[from].region)
  }
}
