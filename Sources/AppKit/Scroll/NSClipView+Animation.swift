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
    let start = boundsOrigin
    let finish = context.begin()
    endScroll = finish
    window.move(
      self, duration: context.duration,
      { [weak self] progress in
        guard let self else { return }
        let between = NSPoint(
          x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
        place(at: progress == 1 ? end : onPixel(between))
      },
      completion: { [weak self] in
        self?.endScroll = nil
        finish()
      })
    return true
  }

  /// Lets an animated scroll stay where it is.
  func cancelScroll() {
    guard let end = endScroll else { return }
    endScroll = nil
    viewNode.root?.stopMoving(self)
    end()
  }
}
