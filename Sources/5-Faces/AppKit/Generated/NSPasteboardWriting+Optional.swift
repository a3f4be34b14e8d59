// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension NSPasteboardWriting {
  /// Returns `[]`: the default of `writingOptions(forType:pasteboard:)`.
  public func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions {
    OptionalMethod.unimplemented(by: self, [])
  }
}
