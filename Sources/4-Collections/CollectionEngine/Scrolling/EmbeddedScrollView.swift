// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

/// The scroll area of a section that scrolls orthogonally.
///
/// It clips to its own frame, the whole width of the host, and not to the section's
/// insets (behaviour rule O-4), unless elements are on their way in. Its position is the engine's to
/// keep: what scrolls the view itself is handed there.
final class EmbeddedScrollView: UIScrollView {
  var section: Int
  weak var engine: CollectionEngine?
  /// The origin of the layout's coordinates in its own.
  var coordinateOrigin = CGPoint.zero
  /// The offset at which its contents begin; of mirrored ones that is at their right end.
  var start = CGPoint.zero
  private var isPlacing = false
  /// The number of transitions under way in which elements come in from outside.
  private var arrivals = 0
  /// The layout's scroll area of the section, and whether it is mirrored.
  private var area: (area: OrthogonalScrollArea, isMirrored: Bool)?

  init(section: Int, engine: CollectionEngine) {
    self.section = section
    self.engine = engine
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    geometryDelegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Scrolls from now on as the layout says.
  func take(_ area: OrthogonalScrollArea, isMirrored: Bool) {
    self.area = (area, isMirrored)
    bounces = area.bounces
    decelerationRate = DecelerationRate(rawValue: area.decelerationRate)
  }

  /// Shows what is beyond its edges until ``endArrival()``: elements of other containers that come in
  /// are seen on their whole way.
  func beginArrival() {
    arrivals += 1
    clipsToBounds = false
  }

  /// Clips again, unless elements of another transition are on their way in.
  func endArrival() {
    arrivals -= 1
    clipsToBounds = arrivals == 0
  }

  /// Takes place and offset as the engine has them.
  func layOut(frame: CGRect, origin: CGPoint, contentSize: CGSize) {
    isPlacing = true
    if self.frame != frame { self.frame = frame }
    if self.contentSize != contentSize { self.contentSize = contentSize }
    if bounds.origin != origin { bounds = CGRect(origin: origin, size: bounds.size) }
    isPlacing = false
  }

  /// Mirrored contents are counted from the right: when they get wider, everything is moved with
  /// the offset, and nothing seems to move.
  func shiftContents(by distance: CGFloat) {
    guard distance != 0 else { return }
    isPlacing = true
    displaceContents(subviews, by: distance)
    isPlacing = false
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard !isPlacing, newValue.origin != old else { return }
      engine?.scrollAreaMoved(self)
    }
  }
}

extension EmbeddedScrollView: ScrollGeometryDelegate {
  func boundsWereStored() {}

  /// Returns the offset at which the section's behavior lets it rest (behaviour rule O-7).
  func restingOffset(for release: ScrollRelease) -> CGPoint {
    guard let (area, isMirrored) = area else { return release.proposed }
    let isReversed = isMirrored && area.axis == .horizontal
    let velocity = release.velocity[area.axis]
    let rest = area.restingOffset(
      area.offset(of: release.offset, isMirrored: isMirrored), isReversed ? -velocity : velocity,
      area.offset(of: release.start, isMirrored: isMirrored))
    return area.origin(at: rest, isMirrored: isMirrored)
  }

  var restingRange: (x: ScrollRange, y: ScrollRange)? {
    guard let (area, isMirrored) = area else { return nil }
    let ends = [area.offsetRange.lowerBound, area.offsetRange.upperBound]
      .map { area.origin(at: $0, isMirrored: isMirrored)[area.axis] }
    let along = ScrollRange(min(ends[0], ends[1]), max(ends[0], ends[1]))
    let across = ScrollRange(0, 0)
    return area.axis == .horizontal ? (along, across) : (across, along)
  }

  var alwaysBouncingAxes: Set<LayoutAxis> {
    area.map { $0.area.bounces ? [$0.area.axis] : [] } ?? []
  }

  var setsHorizontalStart: Bool { false }

  var adjustsInsetsOfShortContents: Bool { false }
}
