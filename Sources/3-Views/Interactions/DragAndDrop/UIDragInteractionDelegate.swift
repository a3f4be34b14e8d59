// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The methods that supply the items dragged from a view, and follow the drag.
///
/// All but the first are optional in UIKit; here they have defaults.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns what is dragged from where the touch rests; nothing for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview of an item that is lifted; nil for none. Unless implemented, the whole view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called when the items begin to be lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the touch moves after the lift: the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether the data may be moved; true unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may take the drop; false unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns whether previews keep their full size; false unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// Called when the touch has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when the touch has ended, before the drop or the cancellation is animated.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called when the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  /// Called when the destination has received all data.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Returns what a tap of another touch adds to the drag; nothing unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns which of several drags a tap adds to; nil, as unless implemented, for the only one.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Called before items are added to the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Returns where the preview of an item goes when the drag is cancelled; nil to let it fade where
  /// it is. Unless implemented, back to where it came from.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when the animation of an item back to its source begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

/// A source that says itself how its views look in place while they are dragged (interaction rule
/// DG-11): the drag leaves `UIView.alphaInPlace` alone.
@MainActor
package protocol DragSourceAppearance: UIDragInteractionDelegate {}

/// A source whose items may be added to a drag under way, its own or another one's (interaction rule
/// DG-7). Of another one's drag it hears only what its items need.
@MainActor
package protocol DragContributor: UIDragInteractionDelegate {
  /// Items that it gave are added to a drag.
  func willAdd(_ items: [UIDragItem], to session: any UIDragSession)
  /// The touch that drags its items for another source was lifted, or that drag is cancelled.
  func sessionWillEnd(_ session: any UIDragSession)
  /// Another source's drag of its items is over.
  func sessionDidEnd(_ session: any UIDragSession)
}
