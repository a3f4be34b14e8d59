// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension SolvedFlowLayout {
  /// The section in whose body a point is: behind its header and before its footer. Of a section
  /// without items the header counts as well (interaction rule DP-9).
  ///
  /// - Parameter point: The point, in layout coordinates.
  /// - Returns: The section; nil beside all bodies.
  /// - Complexity: O(log sections).
  package func section(withBodyAt point: CGPoint) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let axis = specification.scrollDirection
    let (position, across) = (point[axis], point[axis.cross])
    guard across >= 0, across < contentSize[axis.cross] else { return nil }
    return candidates(from: position, to: position).first { index in
      guard let query = query(index) else { return false }
      let isEmpty = query.section.sizes.count == 0
      let first = query.start + (isEmpty ? 0 : query.section.headerLength)
      return position >= first && position < query.start + query.section.bodyEnd
    }
  }
}
