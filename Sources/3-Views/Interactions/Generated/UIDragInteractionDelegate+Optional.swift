// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
public import Views
import Geometry

extension UIDragInteractionDelegate {
  /// The optional methods named `dragInteraction` of a `UIDragInteractionDelegate`: a call is nil if the method is not implemented.
  public var dragInteraction: OptionalDragInteractionDelegateMethods? { OptionalDragInteractionDelegateMethods(delegate: self) }
}

/// The optional methods of a drag interaction's delegate.
///
/// A call has the result of the method of a `UIDragInteractionDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalDragInteractionDelegateMethods {
  let delegate: any UIDragInteractionDelegate

  /// Calls `dragInteraction(_:previewForLifting:session:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? {
    OptionalMethod.answer("dragInteraction(_:previewForLifting:session:)", of: delegate) { delegate.dragInteraction(interaction, previewForLifting: item, session: session) } ?? nil
  }

  /// Calls `dragInteraction(_:willAnimateLiftWith:session:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) -> Void? {
    OptionalMethod.answer("dragInteraction(_:willAnimateLiftWith:session:)", of: delegate) { delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session) }
  }

  /// Calls `dragInteraction(_:sessionWillBegin:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) -> Void? {
    OptionalMethod.answer("dragInteraction(_:sessionWillBegin:)", of: delegate) { delegate.dragInteraction(interaction, sessionWillBegin: session) }
  }

  /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool? {
    OptionalMethod.answer("dragInteraction(_:sessionAllowsMoveOperation:)", of: delegate) { delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session) }
  }

  /// Calls `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool? {
    OptionalMethod.answer("dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", of: delegate) { delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) }
  }

  /// Calls `dragInteraction(_:prefersFullSizePreviewsFor:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool? {
    OptionalMethod.answer("dragInteraction(_:prefersFullSizePreviewsFor:)", of: delegate) { delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session) }
  }

  /// Calls `dragInteraction(_:sessionDidMove:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) -> Void? {
    OptionalMethod.answer("dragInteraction(_:sessionDidMove:)", of: delegate) { delegate.dragInteraction(interaction, sessionDidMove: session) }
  }

  /// Calls `dragInteraction(_:session:willEndWith:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) -> Void? {
    OptionalMethod.answer("dragInteraction(_:session:willEndWith:)", of: delegate) { delegate.dragInteraction(interaction, session: session, willEndWith: operation) }
  }

  /// Calls `dragInteraction(_:session:didEndWith:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) -> Void? {
    OptionalMethod.answer("dragInteraction(_:session:didEndWith:)", of: delegate) { delegate.dragInteraction(interaction, session: session, didEndWith: operation) }
  }

  /// Calls `dragInteraction(_:sessionDidTransferItems:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) -> Void? {
    OptionalMethod.answer("dragInteraction(_:sessionDidTransferItems:)", of: delegate) { delegate.dragInteraction(interaction, sessionDidTransferItems: session) }
  }

  /// Calls `dragInteraction(_:itemsForAddingTo:withTouchAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]? {
    OptionalMethod.answer("dragInteraction(_:itemsForAddingTo:withTouchAt:)", of: delegate) { delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point) }
  }

  /// Calls `dragInteraction(_:sessionForAddingItems:withTouchAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)? {
    OptionalMethod.answer("dragInteraction(_:sessionForAddingItems:withTouchAt:)", of: delegate) { delegate.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point) } ?? nil
  }

  /// Calls `dragInteraction(_:session:willAdd:for:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction) -> Void? {
    OptionalMethod.answer("dragInteraction(_:session:willAdd:for:)", of: delegate) { delegate.dragInteraction(interaction, session: session, willAdd: items, for: addingInteraction) }
  }

  /// Calls `dragInteraction(_:previewForCancelling:withDefault:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
    OptionalMethod.answer("dragInteraction(_:previewForCancelling:withDefault:)", of: delegate) { delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview) } ?? nil
  }

  /// Calls `dragInteraction(_:item:willAnimateCancelWith:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) -> Void? {
    OptionalMethod.answer("dragInteraction(_:item:willAnimateCancelWith:)", of: delegate) { delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator) }
  }
}

extension UIDragInteractionDelegate {
  /// Returns `nil`: the default of `dragInteraction(_:previewForLifting:session:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `dragInteraction(_:willAnimateLiftWith:session:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `dragInteraction(_:sessionWillBegin:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `dragInteraction(_:sessionAllowsMoveOperation:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `false`: the default of `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `dragInteraction(_:prefersFullSizePreviewsFor:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing: the default of `dragInteraction(_:sessionDidMove:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `dragInteraction(_:session:willEndWith:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `dragInteraction(_:session:didEndWith:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `dragInteraction(_:sessionDidTransferItems:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `[]`: the default of `dragInteraction(_:itemsForAddingTo:withTouchAt:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem] {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `nil`: the default of `dragInteraction(_:sessionForAddingItems:withTouchAt:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `dragInteraction(_:session:willAdd:for:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `dragInteraction(_:previewForCancelling:withDefault:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `dragInteraction(_:item:willAnimateCancelWith:)`.
  public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
    OptionalMethod.unimplemented(by: self)
  }
}
