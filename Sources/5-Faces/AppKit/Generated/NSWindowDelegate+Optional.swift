// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSWindowDelegate {
  /// Does nothing: the default of `windowDidResize(_:)`.
  public func windowDidResize(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `windowWillClose(_:)`.
  public func windowWillClose(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `windowWillBeginSheet(_:)`.
  public func windowWillBeginSheet(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `windowDidEndSheet(_:)`.
  public func windowDidEndSheet(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }
}
