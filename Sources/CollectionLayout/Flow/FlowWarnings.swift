// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a flow layout warns about and lays out all the same.
package struct FlowWarnings: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An item is longer across the scroll direction than its line (behaviour rule F-7).
  package static let itemExceedsLine = FlowWarnings(rawValue: 1)
  /// An item's size is negative; the length counts as zero.
  package static let negativeSize = FlowWarnings(rawValue: 2)
}
