// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSDraggingSource {
  /// Does nothing: the default of `draggingSession(_:willBeginAt:)`.
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `draggingSession(_:movedTo:)`.
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `draggingSession(_:endedAt:operation:)`.
  public func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `false`: the default of `ignoreModifierKeys(for:)`.
  public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }
}
