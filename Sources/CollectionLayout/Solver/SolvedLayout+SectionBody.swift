// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension SolvedLayout {
  /// The section in whose body a point is: behind its header and before its footer. Of a section
  /// without items the header counts as well (interaction rule DP-9).
  ///
  /// - Parameter point: The point, in layout coordinates.
  /// - Returns: The section; nil beside all bodies.
  /// - Complexity: O(log sections).
  package func section(withBodyAt point: CGPoint) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let (position, across) = (point[mainAxis], point[mainAxis.cross])
    guard across >= 0, across < contentSize[mainAxis.cross] else { return nil }
    return candidates(from: position, to: position).first { index in
      let section = sections[index]
      guard section.isShown, let boundary = section.boundary else { return false }
      let start = start(of: index)
      let body = start + boundary.before
      let first = section.itemCount == 0 ? start : body
      return position >= first && position < max(body, start) + boundary.body
    }
  }
}
