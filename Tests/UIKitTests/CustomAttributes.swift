// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Attributes with a property of their own, as they are written for iOS.
class AngleAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copiedAttributes = super.copy(with: zone) as! AngleAttributes
    copiedAttributes.angle = self.angle
    return copiedAttributes
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AngleAttributes else { return false }
    return super.isEqual(object) && MainActor.assumeIsolated { other.angle == angle }
  }
}

/// A context with a property of its own.
class CircleInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var invalidatesAngles = false
}

/// A cell that takes what its layout adds to attributes.
class AngleCell: UICollectionViewCell {
  var angle: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? AngleAttributes else { return }
    angle = attributes.angle
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    return layoutAttributes
  }
}
