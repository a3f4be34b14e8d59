// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

extension NSCollectionView {
  /// Begins to scroll if what is dragged is held near an edge, and stops if it is not.
  func updateAutoScroll() {
    guard let window = viewNode.root else { return }
    let owner = ObjectIdentifier(self)
    guard canAutoScroll else { return window.timeline.schedule.removeTicker(of: owner) }
    window.timeline.schedule.add(
      Schedule.Ticker(owner: owner, begin: window.currentTime) { [weak self, weak window] in
        guard let self, viewNode.root === window else {
          // The view went out of the window in the middle of it.
          window?.timeline.schedule.removeTicker(of: owner)
          return
        }
        autoScroll()
      })
  }

  /// Points per second that the clip view scrolls while the drag is where it is.
  private var autoScrollVelocity: CGPoint {
    guard let clip, let location = drag.location else { return .zero }
    let insets = contentInsets
    let visible = CGRect(
      x: clip.bounds.minX + insets.left, y: clip.bounds.minY + insets.top,
      width: clip.bounds.width - insets.left - insets.right,
      height: clip.bounds.height - insets.top - insets.bottom)
    return AutoScrollBand().velocity(at: clip.convert(location, from: nil), in: visible)
  }

  /// Whether the clip view, or a section that scrolls orthogonally, has somewhere to go.
  private var canAutoScroll: Bool {
    guard let clip, let location = drag.location else { return false }
    let velocity = autoScrollVelocity
    let next = clip.constrainBoundsRect(clip.bounds.offsetBy(dx: velocity.x, dy: velocity.y))
    return next.origin != clip.bounds.origin
      || engine.autoScrollSection(
        at: convert(location, from: nil), by: AutoScrollBand(), for: 0)
  }

  /// One step (interaction rules DP-6 and DP-15).
  private func autoScroll() {
    guard let clip, let location = drag.location else { return updateAutoScroll() }
    let (velocity, origin) = (autoScrollVelocity, clip.bounds.origin)
    let step = Schedule.tickLength
    clip.scroll(to: NSPoint(x: origin.x + velocity.x * step, y: origin.y + velocity.y * step))
    _ = engine.autoScrollSection(
      at: convert(location, from: nil), by: AutoScrollBand(), for: step)
    // What is below the mouse now is another place.
    window?.drag?.update()
  }
}
