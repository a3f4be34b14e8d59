// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where something is dragged from.
@preconcurrency @MainActor
public protocol NSDraggingSource: NSObjectProtocol {
  /// What may be done with the data.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Called when a drag begins.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// Called when what is dragged moves.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// Called when a drag is over, with what was done: nothing if it was refused or cancelled.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  /// Returns whether ⌘, ⌥ and ⌃ leave the operations as they are.
  func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}
