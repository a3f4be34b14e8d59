// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How the scrolling of a section across its layout feels.
///
/// Compared by content and copied when set on a section.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// How soon scrolling slows down.
  public enum DecelerationRate: Int, Hashable, Sendable, CaseIterable {
    /// Normal for continuous scrolling, fast for paging.
    case automatic = 0
    /// As a scroll view does.
    case normal = 1
    /// Sooner.
    case fast = 2
  }

  /// Whether scrolling by touch goes beyond the ends and comes back.
  public enum Bounce: Int, Hashable, Sendable, CaseIterable {
    /// If there is something to scroll to.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How soon scrolling slows down; automatic at first.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether scrolling by touch goes beyond the ends.
  public var bounce = Bounce.automatic

  /// Creates properties that are all automatic.
  public override init() { super.init() }

  /// A new object of the same content.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    properties.decelerationRate = decelerationRate
    properties.bounce = bounce
    return properties
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else {
      return false
    }
    return decelerationRate == other.decelerationRate && bounce == other.bounce
  }

  public override var hash: Int { decelerationRate.rawValue * 3 + bounce.rawValue }
}

/// UIKit's name for how soon an orthogonal section slows down.
public typealias UICollectionLayoutSectionOrthogonalScrollingDecelerationRate =
  UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate

/// UIKit's name for whether an orthogonal section scrolls beyond its ends.
public typealias UICollectionLayoutSectionOrthogonalScrollingBounce =
  UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
