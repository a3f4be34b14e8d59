// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The sizes that the measured groups of a section need, each for what it holds.
///
/// Setting costs O(1), but O(measured groups) where the greatest becomes less.
struct GroupNeeds: Sendable {
  /// The sizes by group.
  private(set) var sizes: [Int: CGSize] = [:]
  /// The greatest width and the greatest height; nil before anything was measured.
  private(set) var greatest: CGSize?

  /// Records what a group needs.
  mutating func set(_ size: CGSize, of group: Int) {
    let old = sizes.updateValue(size, forKey: group)
    guard var greatest else { return self.greatest = size }
    for axis in LayoutAxis.allCases {
      if size[axis] >= greatest[axis] {
        greatest[axis] = size[axis]
      } else if old?[axis] == greatest[axis] {
        greatest[axis] = sizes.values.lazy.map { $0[axis] }.max() ?? size[axis]
      }
    }
    self.greatest = greatest
  }
}

extension GroupInstance {
  /// Returns what the instance needs along both axes.
  func size(stackedAlong axis: LayoutAxis) -> CGSize {
    CGSize(axis, along: length, across: crossLength)
  }
}
