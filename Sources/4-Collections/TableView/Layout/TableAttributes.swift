// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation

/// The frame of an element of a table, and the position of a row.
final class TableAttributes: ElementAttributes {
  var key: ElementIdentity
  var state: ElementState
  /// The place of a row; nil for headers and footers.
  let rowPosition: TableRowPosition?
  /// The height by which a row's contents are above their position while they slide out from under
  /// a neighbour, in points; negative below. They are clipped to the row.
  var reveal: CGFloat = 0
  /// Whether a row's contents decide how high it is.
  var sizesItself = false

  init(_ key: ElementIdentity, _ state: ElementState, rowPosition: TableRowPosition?) {
    self.key = key
    self.state = state
    self.rowPosition = rowPosition
  }

  var frame: CGRect {
    CGRect(
      x: state.center.x - state.size.width / 2, y: state.center.y - state.size.height / 2,
      width: state.size.width, height: state.size.height)
  }

  func duplicated() -> any ElementAttributes {
    let copy = TableAttributes(key, state, rowPosition: rowPosition)
    copy.reveal = reveal
    copy.sizesItself = sizesItself
    return copy
  }

  func isSame(as other: any ElementAttributes) -> Bool {
    guard let other = other as? TableAttributes else { return false }
    return key == other.key && state == other.state && rowPosition == other.rowPosition
      && reveal == other.reveal && sizesItself == other.sizesItself
  }
}

/// The invalid part of a table's layout.
@MainActor
final class TableInvalidation: EngineInvalidation {
  /// The extent of the repetition.
  enum Scope {
    /// Nothing is to be asked: an element was measured, or bounds changed.
    case frames
    case heights
    /// Heights are to be asked and measured.
    case measurements
    case counts
    /// The data are to be counted; they are as they were presented, so what was measured holds.
    case order
    case everything
  }

  let scope: Scope
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero

  init(_ scope: Scope) { self.scope = scope }

  var invalidatesCounts: Bool {
    switch scope {
    case .counts, .order, .everything: true
    case .frames, .heights, .measurements: false
    }
  }
}
