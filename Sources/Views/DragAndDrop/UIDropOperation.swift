// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a drop would do.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: the drag is cancelled.
  case cancel = 0
  /// Nothing, though the place takes drops at other times: a badge says so.
  case forbidden = 1
  /// The data are copied.
  case copy = 2
  /// The data are moved; the source must allow it.
  case move = 3
}

/// How loading what was dropped is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// By an alert.
  case `default` = 1
}

/// What a view says to a drop at the point where the drag is.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  private let proposed: UIDropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: What a drop would do.
  public init(operation: UIDropOperation) {
    proposed = operation
    super.init()
  }

  /// What a drop would do.
  open var operation: UIDropOperation { proposed }
  /// Has no effect: the point of a drag is always its touch's. Says that the drop needs an exact
  /// place.
  open var isPrecise = false
  /// A Boolean value that says whether previews keep their full size over the view.
  open var prefersFullSizePreview = false

  /// Returns a proposal that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: proposed)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
