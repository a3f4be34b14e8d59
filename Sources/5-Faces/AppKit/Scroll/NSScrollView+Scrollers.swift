// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSScrollView {
  /// Seconds for which overlay scrollers stay, and in which they fade.
  private static let stay: TimeInterval = 0.5
  private static let fade: TimeInterval = 0.25

  // MARK: Placing

  func layOutContents() {
    let border = borderType.width
    var inner = bounds.insetBy(dx: border, dy: border)
    if inner.isNull { inner = .zero }
    if scrollerStyle == .legacy {
      let width = NSScroller.scrollerWidth(for: .regular, scrollerStyle: .legacy)
      let needs = neededScrollers(in: inner.size)
      if needs.vertical { inner.size.width = max(0, inner.width - width) }
      if needs.horizontal { inner.size.height = max(0, inner.height - width) }
    }
    if contentView.frame != inner { contentView.frame = inner }
    layOutScrollers()
  }

  /// Which legacy scrollers have a place.
  private func neededScrollers(in size: CGSize) -> (vertical: Bool, horizontal: Bool) {
    guard autohidesScrollers else { return (hasVerticalScroller, hasHorizontalScroller) }
    let document = contentView.documentRect.size
    return (
      hasVerticalScroller && document.height > size.height,
      hasHorizontalScroller && document.width > size.width
    )
  }

  func scrollersChanged() {
    layOutContents()
    showPosition()
  }

  private func layOutScrollers() {
    let clip = contentView.frame
    let width = NSScroller.scrollerWidth(for: .regular, scrollerStyle: scrollerStyle)
    let isLegacy = scrollerStyle == .legacy
    let needs =
      isLegacy
      ? neededScrollers(in: bounds.insetBy(dx: borderType.width, dy: borderType.width).size)
      : (vertical: hasVerticalScroller, horizontal: hasHorizontalScroller)
    let isReversed = userInterfaceLayoutDirection == .rightToLeft
    let x = isLegacy ? clip.maxX : isReversed ? clip.minX : clip.maxX - width
    let y = isLegacy ? clip.maxY : clip.maxY - width
    layOut(
      verticalScroller, if: needs.vertical,
      at: NSRect(x: x, y: clip.minY, width: width, height: clip.height))
    layOut(
      horizontalScroller, if: needs.horizontal,
      at: NSRect(x: clip.minX, y: y, width: clip.width, height: width))
  }

  private func layOut(_ scroller: NSScroller?, if isNeeded: Bool, at frame: NSRect) {
    guard let scroller else { return }
    guard isNeeded else {
      if scroller.superview === self { scroller.removeFromSuperview() }
      return
    }
    scroller.scrollerStyle = scrollerStyle
    scroller.knobStyle = scrollerKnobStyle
    if scroller.superview !== self {
      // Overlay scrollers are in the view only while they are visible.
      guard scrollerStyle == .legacy else { return }
      add(scroller)
    }
    scroller.alphaValue = 1
    if scroller.frame != frame { scroller.frame = frame }
  }

  private func add(_ scroller: NSScroller) {
    scroller.scrolled = { [weak self, weak scroller] value in
      guard let self, let scroller else { return }
      scrollDocument(to: value, isVertical: scroller === verticalScroller)
    }
    addSubview(scroller)
  }

  // MARK: Positions

  /// Lets the scrollers show which part of the document is visible.
  func showPosition() {
    let (visible, document) = (contentView.bounds, contentView.documentRect)
    func show(
      _ scroller: NSScroller?, _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ whole: CGFloat
    ) {
      guard let scroller, scroller.superview === self else { return }
      scroller.knobProportion = whole > 0 ? length / whole : 1
      scroller.doubleValue = whole > length ? Double((start - low) / (whole - length)) : 0
    }
    show(
      horizontalScroller, visible.minX, visible.width, document.minX, document.width)
    let isFlipped = contentView.isFlipped
    let top = isFlipped ? visible.minY : document.maxY - visible.maxY
    show(verticalScroller, top, visible.height, isFlipped ? document.minY : 0, document.height)
  }

  private func scrollDocument(to value: Double, isVertical: Bool) {
    let (visible, document) = (contentView.bounds, contentView.documentRect)
    var origin = visible.origin
    if isVertical {
      let offset = CGFloat(value) * max(0, document.height - visible.height)
      origin.y =
        contentView.isFlipped
        ? document.minY + offset : document.maxY - visible.height - offset
    } else {
      origin.x = document.minX + CGFloat(value) * max(0, document.width - visible.width)
    }
    contentView.scroll(to: contentView.onPixel(origin))
  }

  // MARK: Scrolling

  /// Scrolls by what a wheel turns.
  ///
  /// - Returns: Whether anything moved.
  func scroll(by event: NSEvent) -> Bool {
    let old = contentView.bounds.origin
    contentView.scroll(
      to: NSPoint(
        x: old.x - event.scrollingDeltaX,
        y: old.y + (contentView.isFlipped ? -event.scrollingDeltaY : event.scrollingDeltaY)))
    guard contentView.bounds.origin != old else { return false }
    flash()
    return true
  }

  /// Shows the overlay scrollers that there are something to scroll with; they fade by themselves.
  func flash() {
    guard scrollerStyle == .overlay else { return }
    let scrollers = [
      hasVerticalScroller ? verticalScroller : nil,
      hasHorizontalScroller ? horizontalScroller : nil,
    ].compactMap(\.self)
    for scroller in scrollers where scroller.superview !== self { add(scroller) }
    layOutScrollers()
    showPosition()
    guard let window = viewNode.root else { return }
    for scroller in scrollers {
      // Another turn of the wheel begins the time anew.
      window.fade(scroller.viewNode, after: Self.stay, over: Self.fade) { [weak scroller] in
        scroller?.removeFromSuperview()
      }
    }
  }
}

extension UIWindow {
  /// Lets a view stay for a time and fade then; another call begins again.
  fileprivate func fade(
    _ view: UIView, after stay: TimeInterval, over duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    let whole = stay + duration
    move(
      view, duration: whole, isEven: true,
      { [weak view] progress in
        let time = progress * whole
        view?.alpha = time <= stay ? 1 : max(0, 1 - (time - stay) / duration)
      }, completion: completion)
  }
}
