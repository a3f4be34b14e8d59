// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where a custom group puts one item.
///
/// Compared by content.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in points, from the group's top leading corner; it may lie outside the group.
  public let frame: CGRect
  /// The height of the item in the stack of views; 0 where not given.
  public let zIndex: Int

  /// Creates a place at height 0.
  ///
  /// - Parameter frame: The frame in points, from the group's top leading corner.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - frame: The frame in points, from the group's top leading corner.
  ///   - zIndex: The height in the stack of views.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The place itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(zIndex)
    return hasher.finalize()
  }
}
