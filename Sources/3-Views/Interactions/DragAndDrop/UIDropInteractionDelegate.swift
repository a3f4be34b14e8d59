// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The methods that handle drops on a view, and follow drags over it.
///
/// All are optional in UIKit; here they have defaults.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view takes a drag at all; if not, no other method is called. True unless
  /// implemented. The answer is kept until items are added.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// Called when the drag enters the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do where the touch is now; a cancel unless implemented.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the drag has left the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the touch ended over the view, and a copy or a move is proposed: the data can
  /// be loaded in this call.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the drop's animations have ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of every drag that was over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns where the preview of a dropped item goes; nil, as unless implemented, to let it shrink
  /// and fade where it is.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when the animation of an item's drop begins.
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
  /// The drag is cancelled.
  case cancel = 0
  /// The drop is refused, though the view accepts drops at other times: a badge shows it.
  case forbidden = 1
  /// The data are copied.
  case copy = 2
  /// The data are moved; the source must allow it.
  case move = 3
}

/// The style of the indicator of loading after a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No indicator is shown.
  case none = 0
  /// An alert shows the progress.
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
  /// Has no effect: the point of a drag is always its touch's. A Boolean value that says whether
  /// the drop needs an exact point.
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
