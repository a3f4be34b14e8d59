// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The axes along which a length is a guess that a measurement replaces.
struct EstimatedAxes: Hashable, Sendable {
  /// Whether the width is estimated.
  var width = false
  /// Whether the height is estimated.
  var height = false

  /// Whether either is.
  var any: Bool { width || height }

  /// Whether the length along an axis is estimated.
  subscript(axis: LayoutAxis) -> Bool {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
