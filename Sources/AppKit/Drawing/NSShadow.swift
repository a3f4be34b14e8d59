// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A shadow behind a view.
open class NSShadow: NSObject {
  /// How far the shadow is away, in points: to the right and up.
  open var shadowOffset = NSSize.zero
  /// How far the shadow is blurred, in points; 0 for a hard edge.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour; nil for a third of black.
  open var shadowColor: NSColor?

  /// Creates a hard shadow at no distance.
  public override init() { super.init() }
}
