// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionView {
  /// Scrolls the section under the mouse that scrolls orthogonally, if the wheel turns along it.
  ///
  /// A wheel without phases lets the section come to rest at each turn as its behaviour says; a
  /// trackpad's gesture does at its end.
  ///
  /// - Returns: Whether a section took it.
  func scrollSection(with event: NSEvent) -> Bool {
    let delta = CGSize(width: event.scrollingDeltaX, height: event.scrollingDeltaY)
    guard delta.width.isFinite, delta.height.isFinite,
      delta.width.magnitude != delta.height.magnitude,
      let (section, area) = scrollArea(at: convert(event.locationInWindow, from: nil))
    else { return false }
    let across: LayoutAxis =
      delta.width.magnitude > delta.height.magnitude ? .horizontal : .vertical
    guard area.axis == across, area.offsetRange.lowerBound < area.offsetRange.upperBound else {
      return false
    }
    // Contents follow the touches: what moves to the right shows what was before.
    let isReversed = area.axis == .horizontal && engine.isMirrored
    let offset =
      orthogonalOffset(forSection: section) + delta[area.axis] * (isReversed ? 1 : -1)
    if event.phase.isEmpty || !event.phase.isDisjoint(with: [.ended, .cancelled]) {
      endOrthogonalDrag(ofSection: section, at: offset)
    } else {
      setOrthogonalOffset(offset, forSection: section)
    }
    return true
  }

  /// The visible section that scrolls orthogonally at a point.
  private func scrollArea(at point: NSPoint) -> (Int, OrthogonalScrollArea)? {
    let sections = Set(engine.visibleViews(of: .cell).map(\.key.section))
    for section in sections.sorted() {
      guard let area = engine.scrollArea(forSection: section) else { continue }
      if mouse(point, in: engine.mirrored(area.frame)) { return (section, area) }
    }
    return nil
  }
}
