// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
import Geometry

extension NSCollectionView {
  /// How far a section is scrolled across the layout, in points and in reading direction; where it
  /// starts if it was never scrolled, and 0 for a section that does not scroll.
  ///
  /// > Note: Differs from AppKit: there only the compositional layout knows it.
  public func orthogonalOffset(forSection section: Int) -> CGFloat {
    engine.orthogonalOffset(forSection: section)
  }

  /// Scrolls a section across the layout, as far as it goes.
  ///
  /// > Note: Differs from AppKit: there only a gesture can.
  ///
  /// - Parameters:
  ///   - offset: Points in reading direction; clamped.
  ///   - section: The section.
  /// - Returns: Whether the section scrolls.
  @discardableResult
  public func setOrthogonalOffset(_ offset: CGFloat, forSection section: Int) -> Bool {
    layoutSubtreeIfNeeded()
    return engine.setOrthogonalOffset(offset, forSection: section)
  }

  /// Lets a drag of a section end, and the section come to rest as its behaviour says.
  ///
  /// > Note: Differs from AppKit: there only a gesture can. The section is at rest at once.
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
    layoutSubtreeIfNeeded()
    return engine.endOrthogonalDrag(ofSection: section, at: proposedOffset, velocity: velocity)
  }
}
