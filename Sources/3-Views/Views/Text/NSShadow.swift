// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A shadow of text; see the attribute `shadow`.
///
/// A text reads the shadow when it is set: change it before it is given to one.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()

  /// The offset of the shadow, in points: to the right and down.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points; 0 for a hard edge, as does a number below 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, a third of black unless set; with nil there is no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  /// Creates a hard shadow at no distance.
  public override init() {}

  /// Returns a shadow of the same offset, radius and colour.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether an object is a shadow that looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// A hash of the values that do not depend on the appearance.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
