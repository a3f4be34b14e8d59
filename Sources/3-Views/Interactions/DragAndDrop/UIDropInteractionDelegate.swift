// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Methods that decide what a view does with drops, and follow drags over it.
///
/// All are optional in UIKit; here they have defaults.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view takes a drag at all; if not, no other method is called. True unless
  /// implemented. The answer is kept until items are added.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// Called when the touch has come over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do where the touch is now; a cancel unless implemented.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the touch has left the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the touch ended over the view, and a copy or a move is proposed: the data can
  /// be loaded in this call.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the drop's animations are over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of every drag that was over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns where the preview of a dropped item goes; nil, as unless implemented, to let it shrink
  /// and fade where it is.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when the drop of an item begins to be animated.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

/// The flight of the preview of a dropped item.
package enum DropFlight {
  /// To a target, where the view takes its place.
  case fly(to: UITargetedDragPreview)
  /// To a target, where it disappears (interaction rule DP-19).
  case shrink(into: UITargetedDragPreview)
  /// Nowhere: it shrinks and fades where it is (interaction rule DP-16).
  case fade
}

/// A destination that says more of where previews go than UIKit's delegates can.
@MainActor
package protocol DropFlightSource: UIDropInteractionDelegate {
  func flight(of item: UIDragItem, in session: any UIDropSession) -> DropFlight
  /// Called when the drag is given up over the view, before its previews go back; the session ends
  /// when they have arrived.
  func sessionWillBeCancelled(_ session: any UIDropSession)
}

/// The operation of a drop.
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

/// The style of the indicator of loading after a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No indicator.
  case none = 0
  /// By an alert.
  case `default` = 1
}

/// The proposal of a view for a drop at the point where the drag is.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  private let proposed: UIDropOperation

  /// Creates a drop proposal.
  ///
  /// - Parameter operation: What a drop would do.
  public init(operation: UIDropOperation) {
    proposed = operation
    super.init()
  }

  /// The operation that is proposed.
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
