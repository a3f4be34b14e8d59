// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSPopoverDelegate {
  /// Returns `true`: the default of `popoverShouldClose(_:)`.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `popoverWillShow(_:)`.
  public func popoverWillShow(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `popoverDidShow(_:)`.
  public func popoverDidShow(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `popoverWillClose(_:)`.
  public func popoverWillClose(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `popoverDidClose(_:)`.
  public func popoverDidClose(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }
}
