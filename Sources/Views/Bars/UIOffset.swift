// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How far something is moved from where it would be, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No movement.
  public static let zero = UIOffset()

  /// Creates an offset.
  ///
  /// - Parameters:
  ///   - horizontal: Points to the right.
  ///   - vertical: Points downwards.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
