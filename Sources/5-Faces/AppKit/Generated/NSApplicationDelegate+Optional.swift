// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSApplicationDelegate {
  /// Does nothing: the default of `applicationDidFinishLaunching(_:)`.
  public func applicationDidFinishLaunching(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `applicationWillTerminate(_:)`.
  public func applicationWillTerminate(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `false`: the default of `applicationShouldTerminateAfterLastWindowClosed(_:)`.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }
}
