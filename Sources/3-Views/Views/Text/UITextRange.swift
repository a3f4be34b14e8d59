// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of the text of a view, from one place to another. The view makes it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The part, in UTF-16 units.
  package let range: NSRange

  package init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// The part between two places, in either order.
  package convenience init(between one: UITextPosition, and other: UITextPosition) {
    self.init(
      NSRange(location: min(one.offset, other.offset), length: abs(other.offset - one.offset)))
  }

  /// The position at which the part begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The position at which the part ends.
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  /// A Boolean value that says whether the part is a place alone.
  open var isEmpty: Bool { range.length == 0 }
}

/// A place in the text of a view: before a character, or at the end. The view makes it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before it.
  package let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns the place at a distance, in a text of a length; nil beyond it.
  package func moved(by distance: Int, within length: Int) -> UITextPosition? {
    let (sum, overflows) = offset.addingReportingOverflow(distance)
    return !overflows && (0...length).contains(sum) ? UITextPosition(sum) : nil
  }

  package func compare(to other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
