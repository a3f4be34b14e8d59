// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSControlTextEditingDelegate {
  /// Does nothing: the default of `controlTextDidBeginEditing(_:)`.
  public func controlTextDidBeginEditing(_ obj: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `controlTextDidChange(_:)`.
  public func controlTextDidChange(_ obj: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `controlTextDidEndEditing(_:)`.
  public func controlTextDidEndEditing(_ obj: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `control(_:textShouldBeginEditing:)`.
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `control(_:textShouldEndEditing:)`.
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }
}
