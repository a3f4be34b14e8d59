// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The result of a comparison of two pictures.
public enum PictureComparison: Hashable, Sendable {
  /// Every byte is the same.
  case identical
  /// Pictures whose difference is within the tolerance.
  case similar(PixelDifference)
  /// Pictures whose difference is beyond the tolerance.
  case different(PixelDifference)
  /// Pictures of different sizes, in pixels.
  case differentSizes(expected: PixelSize, actual: PixelSize)

  /// A Boolean value that says whether the pictures are the same within the tolerance.
  public var isAcceptable: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .differentSizes: false
    }
  }
}

/// A size in pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size as `780 × 1688 px`.
  public var description: String { "\(width) × \(height) px" }
}

/// The difference of two pictures of one size.
public struct PixelDifference: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels that differ.
  public var count: Int
  /// The number of pixels that differ by more than the tolerance's channel delta.
  public var countBeyondTolerance: Int
  /// The greatest difference of a channel, 1…255.
  public var greatest: Int
  /// The range of columns with differing pixels.
  public var columns: ClosedRange<Int>
  /// The range of rows with differing pixels.
  public var rows: ClosedRange<Int>

  /// The difference in a sentence.
  public var description: String {
    """
    \(count) pixel\(count == 1 ? " differs" : "s differ"), by up to \(greatest) of 255 in a channel, in columns \
    \(columns.lowerBound)…\(columns.upperBound), rows \(rows.lowerBound)…\(rows.upperBound)
    """
  }
}

/// Compares two pictures.
///
/// - Parameters:
///   - expected: The picture that should be.
///   - actual: The picture that is.
///   - tolerance: How far they may differ.
/// - Returns: Whether they are the same, and how they differ if not.
/// - Complexity: O(pixels); equal rows cost one comparison of memory each.
public func compare(
  _ expected: PixelImage, _ actual: PixelImage, tolerance: PixelTolerance = .exact
) -> PictureComparison {
  guard expected.width == actual.width, expected.height == actual.height else {
    return .differentSizes(
      expected: PixelSize(width: expected.width, height: expected.height),
      actual: PixelSize(width: actual.width, height: actual.height))
  }
  return compare(
    expected, actual, rowsAbove: 0, height: expected.height, tolerance: tolerance)
}

/// Compares parts of two pictures of one size whose other rows are the same.
///
/// - Parameters:
///   - expected: Rows of the picture that should be.
///   - actual: As many rows of the picture that is.
///   - rowsAbove: How many rows are above them.
///   - height: How many rows the pictures have.
///   - tolerance: How far the pictures may differ.
/// - Returns: What ``compare(_:_:tolerance:)`` says of the pictures.
/// - Complexity: O(pixels of the parts).
public func compare(
  _ expected: PixelImage, _ actual: PixelImage, rowsAbove: Int, height: Int,
  tolerance: PixelTolerance = .exact
) -> PictureComparison {
  guard var difference = difference(expected, actual, tolerance: tolerance) else {
    return .identical
  }
  let rows = difference.rows
  difference.rows = (rows.lowerBound + rowsAbove)...(rows.upperBound + rowsAbove)
  let share = Double(difference.countBeyondTolerance) / Double(expected.width * height)
  return share <= tolerance.share ? .similar(difference) : .different(difference)
}

private func difference(
  _ expected: PixelImage, _ actual: PixelImage, tolerance: PixelTolerance
) -> PixelDifference? {
  expected.withRows { expected in
    actual.withRows { actual in
      var count = DifferenceCount(tolerance: tolerance)
      var row = 0
      while row < expected.height {
        count.add(expected.row(row), actual.row(row), row: row, count: expected.width)
        row &+= 1
      }
      return count.difference
    }
  }
}

/// Counts pixels that differ, row by row.
private struct DifferenceCount {
  private let limit: UInt32
  private var count = 0
  private var countBeyondTolerance = 0
  private var greatest: UInt32 = 0
  private var (left, right) = (Int.max, Int.min)
  private var (top, bottom) = (Int.max, Int.min)

  init(tolerance: PixelTolerance) { limit = UInt32(tolerance.channelDelta) }

  var difference: PixelDifference? {
    guard count > 0 else { return nil }
    return PixelDifference(
      count: count, countBeyondTolerance: countBeyondTolerance, greatest: Int(greatest),
      columns: left...right, rows: top...bottom)
  }

  mutating func add(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, row: Int, count: Int
  ) {
    guard !areEqual(expected, actual, count: count) else { return }
    top = min(top, row)
    bottom = row
    // Neighbours are mostly alike.
    var known = (expected: UInt32(0), actual: UInt32(0), delta: UInt32(0))
    var column = 0
    while column < count {
      let (old, new) = (expected[column], actual[column])
      if old != new {
        if old != known.expected || new != known.actual {
          known = (old, new, greatestDelta(old, new))
          if known.delta > greatest { greatest = known.delta }
        }
        self.count &+= 1
        if known.delta > limit { countBeyondTolerance &+= 1 }
        if column < left { left = column }
        if column > right { right = column }
      }
      column &+= 1
    }
  }
}
