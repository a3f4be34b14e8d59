// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle of a view that is not a view: where its text is, where its lines begin.
///
/// > Note: Differs from UIKit: there are no constraints, so a guide has no anchors; whoever lays
/// > out reads and sets its ``layoutFrame``.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The rectangle, in ``owningView``'s coordinates.
  open var layoutFrame = CGRect.zero
  /// The view whose rectangle it is.
  open weak var owningView: UIView?
  /// A name, for debugging.
  open var identifier = ""

  /// Creates a guide of no size that belongs to no view.
  public override init() { super.init() }
}
