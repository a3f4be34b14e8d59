// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The axes along which a length is a guess that a measurement replaces.
package struct EstimatedAxes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The width is estimated.
  package static let width = EstimatedAxes(rawValue: 1)
  /// The height is estimated.
  package static let height = EstimatedAxes(rawValue: 2)

  /// The set of one axis.
  private init(_ axis: LayoutAxis) { self = axis == .horizontal ? .width : .height }

  /// Returns whether the length along an axis is estimated.
  package subscript(axis: LayoutAxis) -> Bool {
    get { contains(EstimatedAxes(axis)) }
    set { if newValue { insert(EstimatedAxes(axis)) } else { remove(EstimatedAxes(axis)) } }
  }
}

extension SizeSpecification {
  /// The axes along which the size is estimated.
  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if width.isEstimated { axes.insert(.width) }
    if height.isEstimated { axes.insert(.height) }
    return axes
  }
}
