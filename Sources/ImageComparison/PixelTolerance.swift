// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How far two pictures may differ and still be similar.
public struct PixelTolerance: Hashable, Sendable {
  /// The most that a channel of a pixel may be off, 0…255.
  public var channelDelta: Int
  /// The most of the pixels that may be off by more than ``channelDelta``, 0…1.
  public var share: Double

  /// No difference at all.
  public static let exact = PixelTolerance(channelDelta: 0, share: 0)

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - channelDelta: The most that a channel may be off, 0…255.
  ///   - share: The most of the pixels that may be off by more, 0…1.
  public init(channelDelta: Int, share: Double = 0) {
    self.channelDelta = min(max(channelDelta, 0), 255)
    self.share = share.isNaN ? 0 : min(max(share, 0), 1)
  }
}
