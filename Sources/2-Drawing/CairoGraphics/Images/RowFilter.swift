// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Undoes the filters of a PNG file's rows, one after the other.
struct RowFilter {
  /// Bytes of a row.
  private let length: Int
  private let step: Int
  /// The row that is read, and the one above it, which is clear before the first. One byte longer each,
  /// so that a last pixel of three bytes can be read as four.
  private var row: UnsafeMutablePointer<UInt8>
  private var above: UnsafeMutablePointer<UInt8>

  /// Begins before the first row.
  ///
  /// - Parameters:
  ///   - length: Bytes of a row.
  ///   - step: Bytes of a pixel.
  init(length: Int, step: Int) {
    self.length = length
    self.step = step
    row = .allocate(capacity: length + 1)
    above = .allocate(capacity: length + 1)
    row.initialize(repeating: 0, count: length + 1)
    above.initialize(repeating: 0, count: length + 1)
  }

  func deallocate() {
    row.deallocate()
    above.deallocate()
  }

  /// Undoes the filter of the next row.
  ///
  /// - Parameter filtered: The filter's number and the row's bytes; they stay as they are.
  /// - Returns: The row, until the next one is undone; nil for a filter that there is not.
  mutating func undo(_ filtered: UnsafeRawPointer) -> UnsafePointer<UInt8>? {
    let bytes = filtered.assumingMemoryBound(to: UInt8.self) + 1
    swap(&row, &above)
    let (row, above) = (row, above)
    switch filtered.load(as: UInt8.self) {
    case 0: row.update(from: bytes, count: length)
    case 1:
      for index in 0..<length {
        row[index] = bytes[index] &+ (index < step ? 0 : row[index - step])
      }
    case 2:
      // The filter of most rows: counted as in `PremultipliedPixels`.
      var index = 0
      while index < length {
        row[index] = bytes[index] &+ above[index]
        index &+= 1
      }
    case 3:
      for index in 0..<length {
        let left = index < step ? 0 : Int(row[index - step])
        let average = (left + Int(above[index])) / 2
        row[index] = bytes[index] &+ UInt8(truncatingIfNeeded: average)
      }
    case 4:
      for index in 0..<length {
        let left = index < step ? 0 : Int(row[index - step])
        let corner = index < step ? 0 : Int(above[index - step])
        let nearest = Self.nearest(left, Int(above[index]), corner)
        row[index] = bytes[index] &+ UInt8(truncatingIfNeeded: nearest)
      }
    default: return nil
    }
    return UnsafePointer(row)
  }

  /// Which of three neighbours is nearest to their slope (Paeth's predictor).
  @inline(__always)
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
    let toCorner = abs(left + up - 2 * corner)
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
