// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// A view that shows a part of a document; the origin of its bounds chooses the part.
@preconcurrency @MainActor
open class NSClipView: NSView {
  override func setUp() {
    super.setUp()
    clipsToBounds = true
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
  }

  override func takeNibSubview(_ view: NSView) { documentView = view }

  /// The view of which a part is shown.
  open var documentView: NSView? {
    didSet {
      guard documentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let documentView else { return }
      addSubview(documentView)
      position(at: .zero)
      (documentView as? any ClipDocument)?.clipChanged()
    }
  }

  /// The document's, so that a document smaller than the clip is where its coordinates begin.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }
  /// The rectangle of the document, in the clip's coordinates.
  open var documentRect: NSRect { documentView?.frame ?? .zero }
  /// The part of the document that is visible, in the document's coordinates.
  open var documentVisibleRect: NSRect {
    documentView.map { convert(bounds, to: $0) } ?? bounds
  }

  /// The colour of the clip view behind the document, if ``drawsBackground``.
  open var backgroundColor = NSColor.controlBackgroundColor {
    didSet { showBackground() }
  }
  /// A Boolean value that says whether the background is filled; false at first in a clip view of
  /// its own.
  open var drawsBackground = false {
    didSet { showBackground() }
  }
  /// The insets of the contents, which widen what can be scrolled to.
  open var contentInsets = NSEdgeInsets()

  private func showBackground() {
    viewNode.backgroundColor = drawsBackground ? backgroundColor.uiColor : nil
  }

  // MARK: Scrolling

  /// Scrolls to a point of the document, within its range.
  ///
  /// - Parameter newOrigin: The origin of the bounds to be.
  open func scroll(to newOrigin: NSPoint) {
    setBoundsOrigin(
      constrainBoundsRect(NSRect(origin: newOrigin, size: bounds.size)).origin)
  }

  /// The nearest bounds that show nothing but the document and the insets (appkit rule MD-4).
  ///
  /// - Parameter proposedBounds: The bounds wanted.
  /// - Returns: The bounds to have.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
    let (document, insets) = (documentRect, contentInsets)
    guard proposedBounds.isFinite else { return bounds }
    func clamped(
      _ origin: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, before: CGFloat,
      after: CGFloat
    ) -> CGFloat { max(start - before, min(origin, end + after - length)) }
    let (low, high) = isFlipped ? (insets.top, insets.bottom) : (insets.bottom, insets.top)
    return NSRect(
      x: clamped(
        proposedBounds.minX, proposedBounds.width, document.minX, document.maxX,
        before: insets.left, after: insets.right),
      y: clamped(
        proposedBounds.minY, proposedBounds.height, document.minY, document.maxY, before: low,
        after: high), width: proposedBounds.width, height: proposedBounds.height)
  }

  /// Scrolls by as little as shows a rectangle; see `NSView.scrollToVisible(_:)`.
  func show(_ rect: NSRect) -> Bool {
    let visible = bounds
    func shown(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low >= start && high <= end || low <= start && high >= end { return start }
      let length = end - start
      // Larger than the clip (appkit rule MZ-2), or the least movement.
      if high - low > length { return low < start ? high - length : low }
      return low < start ? low : high - length
    }
    let old = visible.origin
    scroll(
      to: NSPoint(
        x: shown(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: shown(rect.minY, rect.maxY, visible.minY, visible.maxY)))
    return bounds.origin != old
  }

  /// Scrolls at once, also in a group that animates, and without asking how far it goes.
  func position(at origin: NSPoint) {
    guard origin != boundsOrigin else { return }
    let outer = isFrameSetExternally
    isFrameSetExternally = true
    setBoundsOrigin(origin)
    isFrameSetExternally = outer
  }

  /// Ends the animated scroll under way; nil while there is none.
  var endScroll: (() -> Void)?

  /// Scrolls to a point; over time through an animator. The document is asked before another part
  /// is shown, and notified after (appkit rule MD-6).
  open override func setBoundsOrigin(_ newOrigin: NSPoint) {
    if !isFrameSetExternally {
      cancelScroll()
      if takeAnimation(), newOrigin != boundsOrigin, scrollOverTime(to: newOrigin) { return }
    }
    guard newOrigin != boundsOrigin else { return }
    let document = documentView as? any ClipDocument
    document?.clipWillShow(NSRect(origin: newOrigin, size: bounds.size))
    super.setBoundsOrigin(newOrigin)
    document?.clipDidShow()
    enclosingScrollView?.reflectScrolledClipView(self)
  }

  /// The document is asked before it is shown in another size, and told after (appkit rule MD-7).
  open override func setFrameSize(_ newSize: NSSize) {
    guard newSize != bounds.size else { return }
    let document = documentView as? any ClipDocument
    document?.clipWillShow(NSRect(origin: bounds.origin, size: newSize))
    super.setFrameSize(newSize)
    document?.clipDidShow()
    position(at: constrainBoundsRect(bounds).origin)
  }
}

@MainActor
protocol ClipDocument: NSView {
  func clipChanged()
  /// Called before another part is shown, in the clip's coordinates.
  func clipWillShow(_ rect: NSRect)
  func clipDidShow()
}

extension NSClipView {
  /// Scrolls moment by moment, so that the document shows what is passed.
  ///
  /// - Returns: Whether it takes time: not outside a window, and not if the group's duration is 0.
  func scrollOverTime(to end: NSPoint) -> Bool {
    let context = NSAnimationContext.current
    guard let window = viewNode.root, context.duration > 0, end.x.isFinite, end.y.isFinite else {
      return false
    }
    var scroll = AnimatedScroll(from: boundsOrigin, to: end, limit: constrained)
    let finish = context.begin()
    endScroll = finish
    window.move(
      self, duration: context.duration,
      { [weak self] progress in
        guard let self else { return }
        let origin = scroll.offset(at: progress, limit: constrained)
        position(at: progress == 1 ? origin : onPixel(origin))
      },
      completion: { [weak self] in
        self?.endScroll = nil
        finish()
      })
    return true
  }

  /// The nearest origin that shows nothing but the document and the insets (appkit rule MD-4).
  private func constrained(_ origin: NSPoint) -> NSPoint {
    constrainBoundsRect(NSRect(origin: origin, size: bounds.size)).origin
  }

  /// Lets an animated scroll stay where it is.
  func cancelScroll() {
    guard let end = endScroll else { return }
    endScroll = nil
    viewNode.root?.stopMoving(self)
    end()
  }
}
