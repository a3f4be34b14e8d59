// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension NSTableViewDataSource {
  /// Returns `0`: the default of `numberOfRows(in:)`.
  public func numberOfRows(in tableView: NSTableView) -> Int {
    OptionalMethod.unimplemented(by: self, 0)
  }

  /// Returns `nil`: the default of `tableView(_:objectValueFor:row:)`.
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
