// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle of a view that is not a view: where its text is, where its lines begin.
///
/// Constraints decide the ``layoutFrame`` of a guide that was added to a view. Others, those of
/// lists, are placed by their owners: constraints read them and never move them.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The rectangle, in ``owningView``'s coordinates.
  open var layoutFrame = CGRect.zero {
    didSet { if layoutFrame != oldValue { frameDidChange() } }
  }
  private var anchors: AnchorStore?
  var anchorStore: AnchorStore {
    if let anchors { return anchors }
    let made = AnchorStore()
    anchors = made
    return made
  }
  /// The view whose rectangle it is.
  open weak var owningView: UIView?
  /// A name, for debugging.
  open var identifier = ""

  /// Creates a guide of no size that belongs to no view.
  public override init() { super.init() }

  /// Constraints follow a guide that its owner places.
  private func frameDidChange() {
    guard anchors != nil, let owningView, !owningView.hasAdded(self) else { return }
    owningView.constraintInputsChanged()
  }
}
