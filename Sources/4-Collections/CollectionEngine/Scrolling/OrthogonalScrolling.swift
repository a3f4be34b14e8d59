// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
package import Foundation
import Geometry
import Views

/// The sections that scroll orthogonally: their positions are the engine's state, section by
/// section (behaviour rule O-10).
@MainActor
final class OrthogonalScrolling {
  private(set) var offsets: [Int: CGFloat] = [:]
  private(set) var views: [Int: EmbeddedScrollView] = [:]
  /// The views of deleted sections, with elements that are disappearing.
  private(set) var disappearing: [EmbeddedScrollView] = []
  /// The views that elements come into from outside, in the transition under way.
  private var arriving: [EmbeddedScrollView] = []
  /// The layout's scroll areas, until it is prepared again; nil for sections that do not scroll.
  private(set) var areas: [Int: OrthogonalScrollArea?] = [:]

  /// Records how far a section is scrolled; nil for one that does not scroll.
  func scroll(_ section: Int, to offset: CGFloat?) { offsets[section] = offset }

  func add(_ view: EmbeddedScrollView) { views[view.section] = view }

  func removeView(ofSection section: Int) { views[section] = nil }

  /// The layout is prepared again: areas are asked for again, offsets kept as far as possible.
  func forgetAreas() { areas = [:] }

  func remember(_ area: OrthogonalScrollArea?, forSection section: Int) {
    areas[section] = .some(area)
  }

  /// Sections keep their scroll offsets; the views of those that are deleted disappear.
  func renumber(by mapping: BatchMapping) {
    let (oldOffsets, oldViews) = (offsets, views)
    (offsets, views) = ([:], [:])
    for (section, offset) in oldOffsets {
      if let new = mapping.section(after: section) { offsets[new] = offset }
    }
    for (section, view) in oldViews {
      guard let new = mapping.section(after: section) else {
        disappearing.append(view)
        continue
      }
      view.section = new
      views[new] = view
    }
  }

  /// Begins to show elements that come into a view in the transition under way beyond its edges.
  func admit(into view: EmbeddedScrollView) {
    guard !arriving.contains(where: { $0 === view }) else { return }
    arriving.append(view)
    view.beginArrival()
  }

  /// Returns the views that elements have come into since the last call.
  func takeArriving() -> [EmbeddedScrollView] {
    defer { arriving = [] }
    return arriving
  }

  /// Takes views off the screen that were disappearing.
  func endDisappearing(_ ended: [EmbeddedScrollView]) {
    disappearing.removeAll { view in ended.contains { $0 === view } }
    for view in ended { view.removeFromSuperview() }
  }
}

extension OrthogonalScrollArea {
  /// The nearest offset at which the area may rest.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, offsetRange.lowerBound), offsetRange.upperBound)
  }

  /// Returns the distance that contents are moved which scroll, in layout coordinates.
  func shift(by offset: CGFloat) -> CGPoint {
    CGPoint(axis, along: offset, across: 0)
  }

  /// The origin of the scroll view's bounds at offset zero: in a mirrored layout contents begin at
  /// the right end (behaviour rule O-15).
  func startOrigin(isMirrored: Bool) -> CGPoint {
    guard isMirrored, axis == .horizontal else { return .zero }
    return CGPoint(x: max(0, contentLength - frame.width), y: 0)
  }

  /// The origin of the scroll view's bounds at an offset.
  func origin(at offset: CGFloat, isMirrored: Bool) -> CGPoint {
    let (start, shift) = (startOrigin(isMirrored: isMirrored), shift(by: offset))
    return CGPoint(x: isMirrored ? start.x - shift.x : shift.x, y: shift.y)
  }

  /// The offset at which the scroll view's bounds have an origin.
  func offset(of origin: CGPoint, isMirrored: Bool) -> CGFloat {
    guard axis == .horizontal else { return origin.y }
    return isMirrored ? startOrigin(isMirrored: true).x - origin.x : origin.x
  }

  /// The velocity of the scroll view's bounds at one in reading direction, or the other way round.
  func velocity(_ velocity: CGFloat, isMirrored: Bool) -> CGPoint {
    CGPoint(axis, along: isMirrored && axis == .horizontal ? -velocity : velocity, across: 0)
  }

  var contentSize: CGSize { CGSize(axis, along: contentLength, across: frame.size[axis.cross]) }
}

/// The item that a view was scrolled to by its index path, and the offset that it had then.
package struct LastScroll<Position> {
  package var indexPath: IndexPath
  package var position: Position
  package var offset: CGPoint

  package init(indexPath: IndexPath, position: Position, offset: CGPoint) {
    self.indexPath = indexPath
    self.position = position
    self.offset = offset
  }
}
