// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle of a view that is not a view: where its text is, where its lines begin.
///
/// Constraints decide the ``layoutFrame`` of a guide that was added to a view. Others, those of
/// lists and of the system, are placed by their owners: constraints read them and never move them,
/// but for the guide of a list cell's lines.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The rectangle, in ``owningView``'s coordinates.
  open var layoutFrame = CGRect.zero {
    didSet { if layoutFrame != oldValue { frameDidChange() } }
  }
  private var anchors: AnchorStore?
  var anchorStore: AnchorStore {
    if let anchors { return anchors }
    let made = AnchorStore(self)
    anchors = made
    return made
  }
  /// The view whose rectangle it is.
  open weak var owningView: UIView?
  /// A name, for debugging.
  open var identifier = ""

  /// Creates a guide of no size that belongs to no view.
  public override init() { super.init() }

  /// Whether an active constraint has named the guide.
  private var wasNamed = false

  /// Called when a constraint that names the guide becomes active.
  ///
  /// - Returns: Whether the guide is an item of the constraints only since then.
  func becameNamed() -> Bool {
    wasNamed = true
    return false
  }

  /// Constraints follow a guide that its owner places.
  private func frameDidChange() {
    guard wasNamed, !hasUnknowns, let owningView, !owningView.hasAdded(self) else { return }
    owningView.constraintInputsChanged()
  }

  /// Whether the guide is an item of the constraints though it was not added.
  var hasUnknowns: Bool { false }

  /// Returns the span of a guide that the system lays out in its view; nil for other guides.
  func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? { nil }

  /// Whether the guide belongs to its view for good.
  var isOfSystem: Bool { false }

  /// A Boolean value that says whether the rectangle could be another one without any constraint
  /// being met less; false without constraints around.
  ///
  /// - Complexity: As for ``UIView/hasAmbiguousLayout``.
  open var hasAmbiguousLayout: Bool {
    UIView.engine(around: [self])?.isAmbiguous(self) ?? false
  }

  /// Returns the active constraints that decide the rectangle.
  ///
  /// - Parameter axis: The direction in question.
  /// - Returns: The constraints, in order of activation (auto-layout rule ALA-4).
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    UIView.engine(around: [self])?.constraintsDeciding(self, axis) ?? []
  }
}
