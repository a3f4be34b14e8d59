// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSObject {
  /// Creates an object of the class that it is called on, by that class's own `init()`.
  ///
  /// Without the Objective-C runtime `type.init()` asks for a `required` initializer, which no app's
  /// delegate has. The initializer below is none; it is called through its symbol with the class at
  /// hand, and calls the class's `init()` by its table.
  @_silgen_name("$s10Foundation8NSObjectC7ScreensE13ofItsOwnClassACyt_tcfC")
  static func instance() -> Self

  // Optimisers keep what others can call.
  @usableFromInline
  convenience init(ofItsOwnClass: Void) { self.init() }
}
