// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension SolvedFlowLayout: DropGeometry {
  /// The position for a point: in the section that it is in; above all in the first, below all in
  /// the last (appkit rule MX-3).
  ///
  /// - Complexity: O(log sections + log lines), and the items of the line in a section of mixed
  ///   sizes.
  package func dropPosition(at point: CGPoint) -> DropPosition? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return section(at: point[specification.scrollDirection]).flatMap { query($0) }?
      .dropPosition(at: point)
  }

  /// The space in front of an item (appkit rules MX-4 and MZ-10).
  ///
  /// - Complexity: O(log sections + log lines), and the items of the line in a section of mixed
  ///   sizes.
  package func gap(beforeItem item: Int, section: Int) -> DropGap? {
    query(section)?.gap(beforeItem: item)
  }
}
