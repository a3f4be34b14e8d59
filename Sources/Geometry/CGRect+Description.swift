// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// On iOS these have a debug description alone, which print and "\(rect)" use as well.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, for example `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The lengths, for example `(100.0, 50.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size, for example `(0.0, 0.0, 100.0, 100.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
