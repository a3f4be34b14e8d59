// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry

extension CollectionEngine {
  /// A point of the contents in layout coordinates, or the other way round.
  package func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: pass.contentWidth - point.x, y: point.y) : point
  }

  /// The visible orthogonal section that scrolls at a point, and how far it is scrolled.
  ///
  /// - Parameter point: The point, in layout coordinates.
  /// - Returns: The section and what its contents are shifted by; nil for a point in none.
  package func scrolledSection(at point: CGPoint) -> (section: Int, shift: CGPoint)? {
    let sections = Set(elements.visible.compactMap(\.scrollArea))
    for section in sections.sorted() {
      guard let area = scrollArea(forSection: section), area.frame.contains(point) else {
        continue
      }
      return (section, area.shift(by: orthogonalOffset(forSection: section)))
    }
    return nil
  }

  /// Where a rectangle of the layout is seen in the contents.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - section: The orthogonal section that it scrolls with; nil for none.
  /// - Returns: The rectangle in the host's coordinates.
  package func shown(_ rect: CGRect, inSection section: Int?) -> CGRect {
    var rect = rect
    if let section, let area = scrollArea(forSection: section) {
      let shift = area.shift(by: orthogonalOffset(forSection: section))
      rect = rect.offsetBy(dx: -shift.x, dy: -shift.y)
    }
    return mirrored(rect)
  }
}
