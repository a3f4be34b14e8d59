// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What came out when two pictures were compared.
public enum PictureComparison: Hashable, Sendable {
  /// Every byte is the same.
  case identical
  /// Within the tolerance.
  case similar(PixelDifference)
  /// Beyond the tolerance.
  case different(PixelDifference)
  /// The pictures have different sizes, in pixels.
  case differentSizes(expected: PixelSize, actual: PixelSize)

  /// A Boolean value that says whether the pictures are the same as far as the tolerance goes.
  public var isAcceptable: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .differentSizes: false
    }
  }
}

/// A size in pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// Pixels from side to side.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: Pixels from side to side.
  ///   - height: Pixels from top to bottom.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size as `780 × 1688 px`.
  public var description: String { "\(width) × \(height) px" }
}

/// How two pictures of one size differ.
public struct PixelDifference: Hashable, Sendable, CustomStringConvertible {
  /// How many pixels differ at all.
  public var count: Int
  /// How many pixels differ by more than the tolerance's channel delta.
  public var countBeyondTolerance: Int
  /// The greatest difference of a channel, 1…255.
  public var greatest: Int
  /// The columns that hold differing pixels.
  public var columns: ClosedRange<Int>
  /// The rows that hold differing pixels.
  public var rows: ClosedRange<Int>

  /// The difference in a sentence.
  public var description: String {
    """
    \(count) pixel\(count == 1 ? " differs" : "s differ"), by up to \(greatest), in columns \
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

/// Compares parts of two pictures of one size that are the same in all other rows.
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
  var result: PixelDifference?
  expected.bytes.withUnsafeBufferPointer { expectedBytes in
    actual.bytes.withUnsafeBufferPointer { actualBytes in
      let rowLength = expected.width * 4
      for row in 0..<expected.height {
        let range = (row * rowLength)..<((row + 1) * rowLength)
        guard !areEqual(expectedBytes[range], actualBytes[range]) else { continue }
        for column in 0..<expected.width {
          let start = range.lowerBound + column * 4
          var greatest = 0
          for channel in start..<(start + 4) {
            let delta = abs(Int(expectedBytes[channel]) - Int(actualBytes[channel]))
            greatest = max(greatest, delta)
          }
          guard greatest > 0 else { continue }
          let isBeyond = greatest > tolerance.channelDelta
          guard var known = result else {
            result = PixelDifference(
              count: 1, countBeyondTolerance: isBeyond ? 1 : 0, greatest: greatest,
              columns: column...column, rows: row...row)
            continue
          }
          known.count += 1
          known.countBeyondTolerance += isBeyond ? 1 : 0
          known.greatest = max(known.greatest, greatest)
          known.columns =
            min(known.columns.lowerBound, column)...max(known.columns.upperBound, column)
          known.rows = known.rows.lowerBound...row
          result = known
        }
      }
    }
  }
  return result
}

/// Returns whether two rows of one length are equal. Looks at all of both, many bytes at once, which
/// takes a tenth of the time of looking for the first that differs.
private func areEqual(
  _ row: Slice<UnsafeBufferPointer<UInt8>>, _ other: Slice<UnsafeBufferPointer<UInt8>>
) -> Bool {
  let (row, other) = (UnsafeBufferPointer(rebasing: row), UnsafeBufferPointer(rebasing: other))
  var differences: UInt8 = 0
  for index in row.indices { differences |= row[index] ^ other[index] }
  return differences == 0
}
