// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation

/// Where an element of a table is, and what a row knows of its place.
final class TableAttributes: ElementAttributes {
  var key: ElementIdentity
  var state: ElementState
  /// The place of a row; nil for headers and footers.
  let place: TableRowPlace?
  /// How far above its place a row's contents are that slides out from under its neighbours, in
  /// points; negative below. They are clipped to the row.
  var reveal: CGFloat = 0
  /// Whether a row's contents decide how high it is.
  var sizesItself = false

  init(_ key: ElementIdentity, _ state: ElementState, place: TableRowPlace?) {
    self.key = key
    self.state = state
    self.place = place
  }

  var frame: CGRect {
    CGRect(
      x: state.center.x - state.size.width / 2, y: state.center.y - state.size.height / 2,
      width: state.size.width, height: state.size.height)
  }

  func duplicated() -> any ElementAttributes {
    let copy = TableAttributes(key, state, place: place)
    copy.reveal = reveal
    copy.sizesItself = sizesItself
    return copy
  }

  func isSame(as other: any ElementAttributes) -> Bool {
    guard let other = other as? TableAttributes else { return false }
    return key == other.key && state == other.state && place == other.place
      && reveal == other.reveal && sizesItself == other.sizesItself
  }
}

/// What of a table's layout is no longer valid.
@MainActor
final class TableInvalidation: EngineInvalidation {
  /// What is to be done again.
  enum Scope {
    /// Nothing is to be asked: an element was measured, or bounds changed.
    case places
    /// Heights are to be asked.
    case heights
    /// Heights are to be asked and measured.
    case measurements
    /// The data are to be counted.
    case counts
    /// The data are to be counted; they are as they were presented, so what was measured holds.
    case order
    /// All is new.
    case everything
  }

  let scope: Scope
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero

  init(_ scope: Scope) { self.scope = scope }

  var invalidatesCounts: Bool {
    switch scope {
    case .counts, .order, .everything: true
    case .places, .heights, .measurements: false
    }
  }
}
