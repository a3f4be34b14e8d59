// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Where something can be dropped: a view that registered types.
@preconcurrency @MainActor
public protocol NSDraggingDestination: NSObjectProtocol {
  /// Called when a drag comes over the destination. Returns what a drop would do; nothing refuses.
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// Called when a drag moves over the destination. Returns what a drop would do.
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// Called when a drag leaves the destination, or ends over it without a drop.
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  /// Called when something that was not refused is dropped. Returns whether it is still accepted.
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Takes the data. Returns whether they were accepted.
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Called after data were accepted.
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  /// Called when a drag ends over the destination.
  func draggingEnded(_ sender: any NSDraggingInfo)
  /// Called after each answer, to change the images of what is dragged.
  func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
}
