// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What decided a length of an item or a group along one axis.
package enum LengthOrigin: UInt8, Hashable, Sendable {
  /// The dimension, as described: points, a fraction, or an estimate that nothing replaced yet.
  case dimension
  /// An equal share of the line (behaviour rules C-1 to C-3).
  case share
  /// What the element's view asked for (E-1).
  case measurement
  /// The greatest measured length of its siblings in the group (U-1).
  case siblings
  /// The greatest measured length of the section's groups (U-4).
  case groups
  /// What an estimated group holds (E-4, G-9).
  case contents
  /// The frame that a custom group's provider gave (K-2).
  case provider
}

/// What decided both lengths of an item or a group.
package struct LengthOrigins: Hashable, Sendable {
  var width = LengthOrigin.dimension
  var height = LengthOrigin.dimension

  /// What decided the length along an axis.
  subscript(axis: LayoutAxis) -> LengthOrigin {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
