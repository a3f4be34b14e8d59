// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension NSClipView {
  /// Scrolls moment by moment, so that the document shows what is passed.
  ///
  /// - Parameter end: Where to.
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
        place(at: progress == 1 ? origin : onPixel(origin))
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
