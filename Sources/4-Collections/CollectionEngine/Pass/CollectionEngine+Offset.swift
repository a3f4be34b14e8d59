// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// The nearest offset at which nothing but contents and insets is visible; the start wins where
  /// the contents are small.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let (insets, content, container) = (host.contentInsets, host.contentSize, host.containerSize)
    return CGPoint(
      x: max(-insets.left, min(offset.x, content.width + insets.right - container.width)),
      y: max(-insets.top, min(offset.y, content.height + insets.bottom - container.height)))
  }

  /// The offset at which the contents begin: at the right in a mirrored layout (RTL-2, SV-5).
  private var startOffset: CGPoint {
    let insets = host.contentInsets
    let left = -insets.left
    guard isMirrored else { return CGPoint(x: left, y: -insets.top) }
    return CGPoint(
      x: max(left, host.contentSize.width + insets.right - host.containerSize.width),
      y: -insets.top)
  }

  /// Adds what an invalidation says to the size of the contents, at once; it is the layout's again
  /// when that is next updated.
  func adjustContentSize(by adjustment: CGSize) {
    guard adjustment != .zero, adjustment.width.isFinite, adjustment.height.isFinite else { return }
    // What follows may make them longer again, but less.
    if adjustment.width < 0 || adjustment.height < 0 { pass.offsetMayBeBeyondContent() }
    let size = host.contentSize
    host.contentSize = CGSize(
      width: max(0, size.width + adjustment.width),
      height: max(0, size.height + adjustment.height))
  }

  /// Asks for the size of the contents, and how far what is visible was moved by measuring.
  ///
  /// - Returns: Nil if a client that the layout asked has exchanged it: the size is no more that of
  ///   the contents.
  private func takeContentSize() -> (grownWidth: CGFloat, adjustment: CGPoint)? {
    guard let size = askLayout({ $0.engineContentSize }) else { return nil }
    guard size.width.isFinite, size.height.isFinite else {
      programmerError(
        """
        \(type(of: layout)).\(host.words.contentSize) is \(size.compactDescription); return finite \
        numbers.
        """)
    }
    let taken = pass.update(contentSize: size)
    host.contentSize = size
    return taken
  }

  /// Takes the content size in a layout pass; the offset follows.
  func followContent() {
    // What the layout said before; an invalidation may have adjusted it since.
    let previous = [pass.contentSize, host.contentSize]
    guard let (grownWidth, adjustment) = takeContentSize() else { return }
    let (size, containerSize) = (host.contentSize, host.containerSize)
    var offset = host.offset
    // Layout coordinates count from the right: what is visible stays visible.
    if isMirrored { offset.x += grownWidth }
    offset = self.offset(atStart(offset), adjustedBy: adjustment)
    if previous.contains(where: { size.width < $0.width || size.height < $0.height })
      || adjustment != .zero || pass.isOffsetUnchecked || pass.containerSize != containerSize
    {
      offset = clamped(offset)
    }
    if let kept = offsetKeepingMiddle() {
      guard let target = targetOffset(forProposed: clamped(kept)) else { return }
      offset = clamped(target)
    }
    pass.offsetWasClamped()
    pass.update(containerSize: containerSize)
    moveByLayout(to: offset)
  }

  /// The item whose middle is nearest to that of the viewport, and the former of two; nil if none is
  /// visible.
  func middleItem() -> PresentedIndexPath? {
    let rect = host.visibleRect
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return elements.visible.lazy.filter { $0.key.category == .cell }
      .map { [self] element in
        let frame = mirrored(element.attributes.frame)
        return (
          distance: hypot(frame.midX - middle.x, frame.midY - middle.y),
          path: element.key.presentedPath
        )
      }
      .min { ($0.distance, $0.path) < ($1.distance, $1.path) }?.path
  }

  /// Returns the offset at which the item that was in the middle before layouts were exchanged is there
  /// again (behaviour rule T-i), once; axes at their start stay there. Nil if there is none.
  private func offsetKeepingMiddle() -> CGPoint? {
    guard let item = pass.takeMiddle(), hasItem(at: item),
      let frame = layout.element(.cell(item))?.frame
    else { return nil }
    let (shown, size) = (mirrored(frame), host.containerSize)
    return atStart(CGPoint(x: shown.midX - size.width / 2, y: shown.midY - size.height / 2))
  }

  /// The viewport has another size, which changes nothing of the layout: the offset stays legal
  /// (behaviour rule SV-4).
  func followContainer() {
    pass.update(containerSize: host.containerSize)
    moveByLayout(to: clamped(atStart(host.offset)))
  }

  /// Takes the content size when elements change over time. The layout and then the host are asked
  /// for the offset (behaviour rules U-g and U-v).
  func followContentOverTime() {
    pass.update(isMirrored: isMirrored)
    guard let (grownWidth, adjustment) = takeContentSize() else { return }
    pass.update(containerSize: host.containerSize)
    if isMirrored, grownWidth != 0 { host.displaceContents(by: grownWidth) }
    let proposed = clamped(
      offsetKeepingMiddle() ?? offset(atStart(host.offset), adjustedBy: adjustment))
    guard let target = targetOffset(forProposed: proposed) else { return }
    if target != proposed, target.x.isFinite, target.y.isFinite { host.cancelScrolling() }
    moveByLayout(to: target)
  }

  /// Asks the layout and then the host where to rest; nil if one of them has exchanged the layout.
  private func targetOffset(forProposed proposed: CGPoint) -> CGPoint? {
    askLayout { host.targetOffset(forProposed: $0.targetOffset(forProposed: proposed)) }
  }

  /// Asks the layout a question that clients may answer; nil if one of them has exchanged the layout: the
  /// answer is no more about the contents.
  private func askLayout<Answer>(_ question: (any EngineLayout) -> Answer) -> Answer? {
    let asked = layout
    let answer = question(asked)
    return asked === layout && !pass.isInterrupted ? answer : nil
  }

  /// An offset with the axes brought back that are at their start.
  private func atStart(_ offset: CGPoint) -> CGPoint {
    let (origins, start) = (host.offsetOrigins, startOffset)
    return CGPoint(
      x: origins.x == .start ? start.x : offset.x, y: origins.y == .start ? start.y : offset.y)
  }

  /// An offset with what an invalidation adds to it, in layout coordinates.
  private func offset(_ offset: CGPoint, adjustedBy adjustment: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + (isMirrored ? -adjustment.x : adjustment.x), y: offset.y + adjustment.y)
  }

  /// Moves the viewport to where the layout wants it. An axis counts as scrolled if it did, else as
  /// moved by the layout unless it is at its start.
  private func moveByLayout(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    let start = startOffset
    var origins = host.offsetOrigins
    if origins.x != .scrolled { origins.x = offset.x == start.x ? .start : .layout }
    if origins.y != .scrolled { origins.y = offset.y == start.y ? .start : .layout }
    host.moveViewport(to: offset, countingAs: origins)
  }

  /// Moves the offset as one measured element asks, before the next is measured: its invalidation
  /// is made for the offset as it is then (behaviour rule Y-14). As any change of bounds this asks
  /// the layout.
  ///
  /// An axis at its start stays there: what grows on the first screen shows.
  func adjustOffset(by adjustment: CGPoint) {
    let axes = host.offsetOrigins
    let target = offset(
      host.offset,
      adjustedBy: CGPoint(
        x: axes.x == .start ? 0 : adjustment.x, y: axes.y == .start ? 0 : adjustment.y))
    guard target != host.offset, target.x.isFinite, target.y.isFinite else { return }
    pass.offsetMayBeBeyondContent()
    host.moveViewport(to: target, countingAs: axes)
  }
}
