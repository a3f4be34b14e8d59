// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
import Views

extension CollectionEngine {
  /// Returns the orthogonal scroll offset of a section, in points and in reading direction; where
  /// it starts if it was never scrolled, and 0 for a section that does not scroll.
  package func orthogonalOffset(forSection section: Int) -> CGFloat {
    if let offset = scrolling.offsets[section] { return offset }
    // While the layout is being prepared it cannot be asked.
    return pass.isPreparing ? 0 : scrollArea(forSection: section)?.initialOffset ?? 0
  }

  /// The offsets of all sections that were scrolled across the layout.
  package var orthogonalOffsets: [Int: CGFloat] { scrolling.offsets }

  /// Scrolls a section across the layout, as far as it goes.
  ///
  /// - Returns: Whether the section scrolls.
  package func setOrthogonalOffset(_ offset: CGFloat, forSection section: Int) -> Bool {
    guard offset.isFinite, let area = scrollArea(forSection: section) else { return false }
    scrolling.views[section]?.cancelScrollAnimation()
    moveScrollArea(ofSection: section, to: area.clamped(offset))
    return true
  }

  /// Lets a drag of a section end, and the section come to rest as its layout says: over time if it
  /// is visible in a window that scrolls over time.
  ///
  /// - Returns: The offset at rest, or nil if the section does not scroll.
  package func endOrthogonalDrag(
    ofSection section: Int, at proposedOffset: CGFloat, velocity: CGFloat
  ) -> CGFloat? {
    guard proposedOffset.isFinite, velocity.isFinite, let area = scrollArea(forSection: section)
    else { return nil }
    let rest = area.restingOffset(
      proposedOffset, velocity, orthogonalOffset(forSection: section))
    if host.node.window?.scrollsOverTime == true, let view = scrolling.views[section] {
      view.drag(
        lettingGoAt: area.origin(at: area.clamped(proposedOffset), isMirrored: isMirrored),
        velocity: area.velocity(velocity, isMirrored: isMirrored))
      return rest
    }
    moveScrollArea(ofSection: section, to: rest)
    return rest
  }

  package func scrollArea(forSection section: Int) -> OrthogonalScrollArea? {
    if let known = scrolling.areas[section] { return known }
    let area = layout.orthogonalArea(ofSection: section)
    // What the layout says before it is prepared does not count, nor what a client asks meanwhile.
    if !pass.isPreparing, !pass.isLayoutDue || pass.isRunning {
      scrolling.remember(area, forSection: section)
    }
    return area
  }

  /// Keeps offsets to what the layout allows now; before it is asked what is visible.
  func clampScrollAreas() {
    for (section, offset) in scrolling.offsets.sorted(by: { $0.key < $1.key }) {
      // A touch may have pulled it beyond its ends; it comes back by itself.
      if let view = scrolling.views[section], view.isDragging || view.isDecelerating { continue }
      scrolling.scroll(section, to: scrollArea(forSection: section)?.clamped(offset))
    }
  }

  private func moveScrollArea(ofSection section: Int, to offset: CGFloat) {
    guard offset != orthogonalOffset(forSection: section) else { return }
    scrolling.scroll(section, to: offset)
    // No new solve: what is visible is asked for again (behaviour rule O-12).
    setNeedsPass()
  }

  /// Called by the scroll view of a section when something else moved it.
  func scrollAreaMoved(_ view: EmbeddedScrollView) {
    guard let area = scrollArea(forSection: view.section) else { return }
    moveScrollArea(
      ofSection: view.section, to: area.offset(of: view.bounds.origin, isMirrored: isMirrored))
  }

  /// The scroll view of a section, made when first needed.
  func scrollView(forSection section: Int) -> EmbeddedScrollView {
    if let view = scrolling.views[section] {
      alignContents(of: view)
      return view
    }
    let view = EmbeddedScrollView(section: section, engine: self)
    scrolling.add(view)
    layOut(view)
    host.node.addSubview(view)
    return view
  }

  /// Puts the scroll views in their places and takes away those that hold nothing any more.
  func layOutScrollAreas() {
    guard !scrolling.views.isEmpty else { return }
    var used = Set(elements.visible.compactMap(\.scrollArea))
    // What disappears stays in its area until it is gone.
    for element in elements.disappearing {
      if let view = element.view.node.superview as? EmbeddedScrollView { used.insert(view.section) }
    }
    for (section, view) in scrolling.views {
      if used.contains(section) {
        layOut(view)
      } else {
        view.removeFromSuperview()
        scrolling.removeView(ofSection: section)
      }
    }
  }

  private func layOut(_ view: EmbeddedScrollView) {
    guard let area = scrollArea(forSection: view.section) else { return }
    view.take(area, isMirrored: isMirrored)
    alignContents(of: view)
    view.layOut(
      frame: mirrored(area.frame),
      origin: area.origin(
        at: orthogonalOffset(forSection: view.section), isMirrored: isMirrored),
      contentSize: area.contentSize)
  }

  /// Lets the coordinates of a scroll view begin where the layout's contents do now, before any
  /// element is put into it. What is in it already is seen where it was.
  private func alignContents(of view: EmbeddedScrollView) {
    guard let area = scrollArea(forSection: view.section) else { return }
    let (frame, start) = (mirrored(area.frame), area.startOrigin(isMirrored: isMirrored))
    view.coordinateOrigin = CGPoint(x: frame.minX - start.x, y: frame.minY - start.y)
    if isMirrored, !view.subviews.isEmpty { view.shiftContents(by: start.x - view.start.x) }
    view.start = start
  }
}
