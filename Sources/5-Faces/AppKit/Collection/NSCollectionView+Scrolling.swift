// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry

extension NSCollectionView {
  /// Appkit rules MD-9 and MZ-3.
  func scroll(to indexPaths: Set<IndexPath>, at position: NSCollectionView.ScrollPosition) {
    let isAnimated = takeAnimation()
    position.requireOneChoice(
      vertical: [.top, .centeredVertically, .bottom, .nearestHorizontalEdge],
      horizontal: [
        .left, .centeredHorizontally, .right, .leadingEdge, .trailingEdge, .nearestVerticalEdge,
      ], in: "scrollToItems(at:scrollPosition:)")
    let isPostponed = engine.postpone(untilShowing: nil) { [weak self] in
      guard let self else { return }
      scroll(to: indexPaths.filter { engine.hasItem(at: presentedPath($0)) }, at: position)
    }
    guard !isPostponed else { return }
    let generation = engine.dataGeneration
    engine.bringLayoutUpToDate()
    let paths = indexPaths.sorted()
    for path in paths {
      let isThere = engine.requireItem(
        at: presentedPath(path), for: "scrollToItems(at:scrollPosition:)", since: generation)
      guard isThere else { return }
    }
    guard !position.isEmpty, let box = box(around: paths) else { return }
    let target = target(for: position, of: box)
    // A section that scrolls orthogonally is scrolled to the item itself.
    let offset =
      paths.count == 1
      ? engine.offset(showing: presentedPath(paths[0]), at: target)
      : engine.offset(showing: box, at: target)
    guard let offset, let clip else { return }
    clip.isArmed = isAnimated
    clip.scroll(to: offset)
  }

  /// The smallest rectangle around items, as they are shown.
  private func box(around paths: [IndexPath]) -> CGRect? {
    let frames = paths.compactMap { path in
      engine.layout.element(.cell(path)).map { engine.mirrored($0.frame) }
    }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  private func target(
    for position: NSCollectionView.ScrollPosition, of box: CGRect
  ) -> ScrollTarget {
    let visible = CGRect(origin: offset, size: containerSize)
    let isReversed = layoutDirection == .rightToLeft
    func side(
      _ start: NSCollectionView.ScrollPosition, _ middle: NSCollectionView.ScrollPosition,
      _ end: NSCollectionView.ScrollPosition, _ nearest: NSCollectionView.ScrollPosition,
      _ axis: LayoutAxis
    ) -> ScrollTarget.Alignment? {
      if !position.isDisjoint(with: start) { return .start }
      if !position.isDisjoint(with: middle) { return .center }
      if !position.isDisjoint(with: end) { return .end }
      guard !position.isDisjoint(with: nearest) else { return nil }
      let isLarger = box.size[axis] > visible.size[axis]
      if box.origin[axis] < visible.origin[axis] { return isLarger ? .end : .start }
      let (boxEnd, visibleEnd) = (
        box.origin[axis] + box.size[axis], visible.origin[axis] + visible.size[axis]
      )
      return boxEnd > visibleEnd ? (isLarger ? .start : .end) : nil
    }
    return ScrollTarget(
      x: side(
        [.left, isReversed ? .trailingEdge : .leadingEdge], .centeredHorizontally,
        [.right, isReversed ? .leadingEdge : .trailingEdge], .nearestVerticalEdge, .horizontal),
      y: side(.top, .centeredVertically, .bottom, .nearestHorizontalEdge, .vertical))
  }

  /// Returns the orthogonal scroll offset of a section, in points and in reading direction; where
  /// it starts if it was never scrolled, and 0 for a section that does not scroll.
  ///
  /// > Note: Differs from AppKit: there only the compositional layout knows it.
  public func orthogonalOffset(forSection section: Int) -> CGFloat {
    engine.orthogonalOffset(forSection: section)
  }

  /// Scrolls a section orthogonally, within its range.
  ///
  /// > Note: Differs from AppKit: there only a gesture can.
  ///
  /// - Parameters:
  ///   - offset: Points in reading direction; clamped.
  ///   - section: The index of the section that scrolls across the layout.
  /// - Returns: Whether the section scrolls.
  @discardableResult
  public func setOrthogonalOffset(_ offset: CGFloat, forSection section: Int) -> Bool {
    layoutSubtreeIfNeeded()
    return engine.setOrthogonalOffset(offset, forSection: section)
  }

  /// Ends a drag of a section, which comes to rest as its behavior determines.
  ///
  /// > Note: Differs from AppKit: there only a gesture can. The section is at rest at once.
  ///
  /// - Parameters:
  ///   - section: The index of the section that scrolls across the layout.
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

extension NSCollectionView: ClipDocument {
  func clipChanged() {
    collectionViewLayout?.invalidateLayout()
    fitDocument()
    needsLayout = true
  }

  /// The layout is asked while the clip view still has its old bounds (behaviour rule Y-10).
  func clipWillShow(_ rect: NSRect) {
    guard engine.isReady else { return }
    let old = CGRect(origin: offset, size: containerSize)
    if !isMovedByEngine {
      if rect.minX != old.minX { offsetOrigins.x = .scrolled }
      if rect.minY != old.minY { offsetOrigins.y = .scrolled }
    }
    resize = engine.animatedResize(from: old, to: rect)
    if !engine.boundsWillChange(to: rect) { resize = nil }
  }

  func clipDidShow() {
    guard engine.isReady else { return }
    engine.boundsWereStored()
    fitDocument()
    layOutBackgroundView()
    let resize = resize
    self.resize = nil
    resize?()
  }
}

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

  private func scrollArea(at point: NSPoint) -> (Int, OrthogonalScrollArea)? {
    let sections = Set(engine.visibleViews(of: .cell).map(\.key.section))
    for section in sections.sorted() {
      guard let area = engine.scrollArea(forSection: section) else { continue }
      if mouse(point, in: engine.mirrored(area.frame)) { return (section, area) }
    }
    return nil
  }
}
