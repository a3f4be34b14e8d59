// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lengths that all groups of a section share, because the outermost group's dimension is
/// uniform across siblings (behaviour rule U-4).
struct SharedLengths: Hashable, Sendable {
  /// The width of all groups; nil if each has its own.
  var width: CGFloat?
  /// The height of all groups; nil if each has its own.
  var height: CGFloat?

  /// Each group has its own lengths.
  static let none = SharedLengths()

  /// The length along an axis.
  subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension SectionPlan {
  /// Whether groups share a length.
  var sharesLengths: Bool {
    let size = specification.group.layoutSize
    return size.width.isUniformAcrossSiblings || size.height.isUniformAcrossSiblings
  }

  /// Returns what groups share when the greatest of those that were measured are so long.
  func sharedLengths(greatest: CGSize?) -> SharedLengths {
    var lengths = SharedLengths.none
    guard let greatest else { return lengths }
    for axis in LayoutAxis.allCases
    where specification.group.layoutSize[axis].isUniformAcrossSiblings {
      lengths[axis] = greatest[axis]
    }
    return lengths
  }
}
