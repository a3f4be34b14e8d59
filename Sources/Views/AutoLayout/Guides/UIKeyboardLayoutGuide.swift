// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The place that the keyboard takes of a view.
///
/// There is no keyboard: the guide lies at the bottom of its view, as wide as the view and as high
/// as the bottom of the safe area (auto-layout rule ALG-6).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Has no effect: there is no keyboard. Whether the guide follows one that is not docked.
  open var followsUndockedKeyboard = false
  /// A Boolean value that says whether the guide is as high as the bottom of the safe area; otherwise
  /// it has no height.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintInputsChanged() } }
  }
  /// Has no effect: there is no keyboard. How far above one a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  override var isOfSystem: Bool { owningView?.autoLayout?.keyboardGuide === self }

  override func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? {
    guard isOfSystem else { return nil }
    guard axis == .vertical else { return GuideSpan(.zero, axis) }
    let inset = owningView?.safeAreaInsets.bottom ?? 0
    return GuideSpan(atEnd: usesBottomSafeArea ? inset : 0)
  }

  /// The rectangle, in the view's coordinates.
  open override var layoutFrame: CGRect {
    get { isOfSystem ? systemFrame : super.layoutFrame }
    set { super.layoutFrame = newValue }
  }
}
