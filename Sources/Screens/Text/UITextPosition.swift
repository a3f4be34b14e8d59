// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A place in the text of a view: before a character, or at the end. The view makes it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// How many UTF-16 units are before it.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}
