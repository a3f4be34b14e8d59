// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The width and the height of an item in a layout, each with a rule of its own.
///
/// Immutable and compared by content.
public final class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  ///
  /// ```swift
  /// let row = NSCollectionLayoutSize(
  ///   widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  /// ```
  ///
  /// - Parameters:
  ///   - widthDimension: The width.
  ///   - heightDimension: The height.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The size itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension == other.widthDimension && heightDimension == other.heightDimension
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(widthDimension)
    hasher.combine(heightDimension)
    return hasher.finalize()
  }

  /// Both dimensions, for example `{.containerWidthFactor(0.5), .absolute(20)}`.
  public override var description: String {
    "{\(widthDimension.description), \(heightDimension.description)}"
  }
}
