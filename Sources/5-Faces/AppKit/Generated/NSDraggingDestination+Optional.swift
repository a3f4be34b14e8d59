// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// RECORD_OPTIONAL_METHODS=1 swift test --disable-xctest --filter OptionalMethodTests
// swift-format-ignore-file

import Geometry
import Views

extension NSDraggingDestination {
  /// Returns `[]`.
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `(sender as? Drag)?.answer ?? []`.
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, (sender as? Drag)?.answer ?? [])
  }

  /// Does nothing.
  public func draggingExited(_ sender: (any NSDraggingInfo)?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`.
  public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `false`.
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing.
  public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing.
  public func draggingEnded(_ sender: any NSDraggingInfo) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing.
  public func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {
    OptionalMethod.unimplemented(by: self)
  }
}
