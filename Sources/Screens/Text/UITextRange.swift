// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of the text of a view, from one place to another. The view makes it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The part, in UTF-16 units.
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  /// A Boolean value that says whether the part is a place alone.
  open var isEmpty: Bool { range.length == 0 }
}

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
