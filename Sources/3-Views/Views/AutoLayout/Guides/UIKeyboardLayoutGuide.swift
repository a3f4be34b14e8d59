// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
package import Geometry

/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The place that the keyboard takes of a view.
///
/// The guide lies at the bottom of its view, as wide as the view and as high as the part that the
/// keyboard of the window covers, `UIWindow.keyboardHeight`; without a keyboard it is as high as the
/// bottom of the safe area (auto-layout rule ALG-6).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Has no effect: keyboards are docked here. A Boolean value that says whether the guide follows
  /// an undocked keyboard.
  open var followsUndockedKeyboard = false
  /// A Boolean value that says whether the guide is as high as the bottom of the safe area while there is
  /// no keyboard; otherwise it has no height then.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintInputsChanged() } }
  }
  /// Has no effect: no drag dismisses a keyboard. The distance above a keyboard at which a drag
  /// begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  override var isOfSystem: Bool { owningView?.autoLayout?.keyboardGuide === self }

  override func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? {
    guard isOfSystem else { return nil }
    guard axis == .vertical else { return GuideSpan(.zero, axis) }
    let inset = owningView?.safeAreaInsets.bottom ?? 0
    return GuideSpan(
      atEnd: max(usesBottomSafeArea ? inset : 0, owningView?.keyboardOverlap ?? 0))
  }

  /// The rectangle, in the view's coordinates.
  open override var layoutFrame: CGRect {
    get { isOfSystem ? systemFrame : super.layoutFrame }
    set { super.layoutFrame = newValue }
  }
}

/// A guide that lies where its owner says as long as no client's constraint moves it.
///
/// What no constraint names costs no engine: the guide becomes an item of the constraints around
/// with the first one that does.
package final class MovableLayoutGuide: ConstrainedLayoutGuide {
  /// Called when anything but the owner moved the guide.
  package var wasMoved: (@MainActor () -> Void)?
  private var isBeingLaidOut = false
  /// The owner's insets of the guide's sides in its view.
  private var insets = UIEdgeInsets.zero

  /// Creates a guide that belongs to a view.
  ///
  /// - Parameters:
  ///   - view: The view that has the guide.
  ///   - identifier: The guide's name in messages.
  package override init(in view: UIView, identifier: String) {
    super.init(in: view, identifier: identifier)
  }

  /// Says where the guide lies by default.
  ///
  /// - Parameter insets: How far its sides are inside the view, in points.
  package func constrain(insetBy insets: UIEdgeInsets) {
    self.insets = insets
    if constraints.isEmpty {
      guard let view = owningView else { return }
      isBeingLaidOut = true
      let size = view.bounds.size
      layoutFrame = CGRect(
        x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom))
      isBeingLaidOut = false
    } else {
      for (constraint, constant) in zip(constraints, constants)
      where constraint.constant != constant {
        constraint.constant = constant
      }
    }
  }

  private var constants: [CGFloat] { [insets.left, -insets.right, insets.top, -insets.bottom] }

  override func becameNamed() -> Bool {
    _ = super.becameNamed()
    guard constraints.isEmpty, let view = owningView else { return false }
    let parts = [
      ("left", leftAnchor.constraint(equalTo: view.leftAnchor)),
      ("right", rightAnchor.constraint(equalTo: view.rightAnchor)),
      ("top", topAnchor.constraint(equalTo: view.topAnchor)),
      ("bottom", bottomAnchor.constraint(equalTo: view.bottomAnchor)),
    ]
    for ((_, constraint), constant) in zip(parts, constants) {
      constraint.constant = constant
      constraint.priority = UILayoutPriority(1)
    }
    constrain(by: parts, in: view)
    return true
  }

  /// The rectangle, in the view's coordinates.
  package override var layoutFrame: CGRect {
    didSet { if layoutFrame != oldValue, !isBeingLaidOut { wasMoved?() } }
  }
}
