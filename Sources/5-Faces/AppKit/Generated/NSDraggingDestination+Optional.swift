// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension NSDraggingDestination {
  /// Returns `[]`: the default of `draggingEntered(_:)`.
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `(sender as? Drag)?.answer ?? []`: the default of `draggingUpdated(_:)`.
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, (sender as? Drag)?.answer ?? [])
  }

  /// Does nothing: the default of `draggingExited(_:)`.
  public func draggingExited(_ sender: (any NSDraggingInfo)?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `prepareForDragOperation(_:)`.
  public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `false`: the default of `performDragOperation(_:)`.
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing: the default of `concludeDragOperation(_:)`.
  public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `draggingEnded(_:)`.
  public func draggingEnded(_ sender: any NSDraggingInfo) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `updateDraggingItemsForDrag(_:)`.
  public func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {
    OptionalMethod.unimplemented(by: self)
  }
}
