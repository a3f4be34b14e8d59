// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// What a table view says to a drop: what it would do, and how the view shows that.
open class UITableViewDropProposal: UIDropProposal {
  /// How the view shows where something would be dropped.
  public enum Intent: Int, Hashable, Sendable {
    /// Not at all.
    case unspecified = 0
    /// By a gap, which simulates the layout after the drop (interaction rule DP-8).
    case insertAtDestinationIndexPath = 1
    /// By the highlighted row, which takes what is dropped (interaction rule DP-5).
    case insertIntoDestinationIndexPath = 2
    /// As the touch is over the middle of a row, which takes what is dropped, or near its edges,
    /// where a gap opens (interaction rule TV-41).
    case automatic = 3
  }

  private let proposedIntent: Intent

  /// Creates a proposal of no intent.
  ///
  /// - Parameter operation: What a drop would do.
  public override init(operation: UIDropOperation) {
    proposedIntent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: What a drop would do.
  ///   - intent: How the view shows it; without a destination, not at all.
  public init(operation: UIDropOperation, intent: Intent) {
    proposedIntent = intent
    super.init(operation: operation)
  }

  /// How the view shows where something would be dropped.
  open var intent: Intent { proposedIntent }

  /// Returns a proposal that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
