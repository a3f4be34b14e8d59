// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// No `NSObject` as in AppKit: Foundation on Linux stops where it copies a text with two runs whose values
// for one attribute are objects of an `NSObject` class outside it that differ.
/// A shadow behind a view.
open class NSShadow: Hashable, NSCopying {
  /// How far the shadow is away, in points: to the right and up.
  open var shadowOffset = NSSize.zero
  /// How far the shadow is blurred, in points; 0 for a hard edge.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour; nil for a third of black.
  open var shadowColor: NSColor?

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

  /// Shadows are equal that look the same.
  public static func == (left: NSShadow, right: NSShadow) -> Bool {
    left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
      && left.shadowColor == right.shadowColor
  }

  /// Hashes what does not depend on the appearance.
  open func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
  }
}
