// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of a raster, 32 bits each, row by row: an array, or the memory that they were drawn in.
enum RasterPixels: Sendable {
  case array([UInt32])
  case drawn(DrawnPixels)

  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .array(let pixels): pixels.withUnsafeBytes(body)
    case .drawn(let pixels): withExtendedLifetime(pixels) { body(pixels.bytes) }
    }
  }
}

extension RasterPixels: Hashable {
  static func == (left: RasterPixels, right: RasterPixels) -> Bool {
    if case .array(let left) = left, case .array(let right) = right { return left == right }
    if case .drawn(let left) = left, case .drawn(let right) = right, left === right { return true }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard left.count == right.count else { return false }
        guard let left = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(left, other, right.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// The memory of a canvas that is finished: it is read from now on, and written no more.
final class DrawnPixels: @unchecked Sendable {
  private let memory: LargeMemory

  /// Takes memory over, and gives it back to the system at its own end.
  init(_ memory: LargeMemory) { self.memory = memory }

  deinit { memory.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory.bytes) }
}
