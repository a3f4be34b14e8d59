// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// No `NSObject` as in UIKit: Foundation on Linux stops where it copies a text with two runs whose values
// for one attribute are objects of an `NSObject` class outside it that differ.
/// A shadow of text; see the attribute `shadow`.
///
/// A text reads the shadow when it is set: change it before it is given to one.
open class NSShadow: Hashable, NSCopying, @unchecked Sendable {
  /// The offset of the shadow, in points: to the right and down.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points; 0 for a hard edge, as does a number below 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, a third of black unless set; with nil there is no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  /// Creates a hard shadow at no distance.
  public init() {}

  /// Returns a shadow of the same offset, radius and colour.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether two shadows look the same.
  public static func == (left: NSShadow, right: NSShadow) -> Bool {
    left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
      && left.shadowColor as? UIColor == right.shadowColor as? UIColor
  }

  /// Adds the values that do not depend on the appearance to a hasher.
  open func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
  }
}
