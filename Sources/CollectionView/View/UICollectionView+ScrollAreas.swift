// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
import Geometry
import Views

extension UICollectionView {
  /// How far a section is scrolled across the layout, in points and in reading direction.
  ///
  /// > Note: Differs from UIKit: there the position is only told to the section's
  /// > `visibleItemsInvalidationHandler`. A layout with scroll areas needs it to answer which
  /// > elements are in a rectangle.
  ///
  /// - Parameter section: The section.
  /// - Returns: The offset; where the section starts if it was never scrolled, and 0 for a section
  ///   that does not scroll.
  public func orthogonalOffset(forSection section: Int) -> CGFloat {
    engine.orthogonalOffset(forSection: section)
  }

  /// The offsets of all sections that were scrolled across the layout; see
  /// ``orthogonalOffset(forSection:)``.
  ///
  /// > Note: Differs from UIKit: there only the compositional layout knows them.
  public var orthogonalOffsets: [Int: CGFloat] { engine.orthogonalOffsets }

  /// Scrolls a section across the layout, as far as it goes.
  ///
  /// > Note: Differs from UIKit: there only a gesture can.
  ///
  /// - Parameters:
  ///   - offset: Points in reading direction; clamped.
  ///   - section: The section.
  /// - Returns: Whether the section scrolls.
  @discardableResult
  public func setOrthogonalOffset(_ offset: CGFloat, forSection section: Int) -> Bool {
    layoutIfNeeded()
    return engine.setOrthogonalOffset(offset, forSection: section)
  }

  /// Lets a drag of a section end, and the section come to rest as its behaviour says: over time, from
  /// where the drag ends, in a window that `scrollsOverTime`, and at once in another.
  ///
  /// > Note: Differs from UIKit: there only a gesture can.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - proposedOffset: The offset at which the drag ends; points in reading direction.
  ///   - velocity: Points per millisecond; positive towards greater offsets.
  /// - Returns: The offset at rest, or nil if the section does not scroll.
  @discardableResult
  public func endOrthogonalDrag(
    ofSection section: Int, at proposedOffset: CGFloat, velocity: CGFloat = 0
  ) -> CGFloat? {
    layoutIfNeeded()
    return engine.endOrthogonalDrag(
      ofSection: section, at: proposedOffset, velocity: velocity)
  }
}
