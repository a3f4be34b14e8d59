// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine

/// What of a flow layout is no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that says whether the delegate is asked again for sizes, insets and spacings;
  /// true at first.
  ///
  /// Lines are then broken again too: sizes alone would have no effect.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that says whether lines are broken again; true at first.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates the delegate's metrics and the lines.
  public override init() { super.init() }
}

extension UICollectionViewFlowLayoutInvalidationContext: OpenFlowInvalidation {}
