// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension MenuPresentation {
  /// Closes the menu; the previews go where they belong (interaction rules CM-7 and CM-18).
  ///
  /// - Parameter leavingPreviews: Whether something else shows the items from now on.
  func dismiss(leavingPreviews: Bool = false) {
    guard phase == .open else { return abandon() }
    let animator = beginClosing()
    var ends: [DismissalPreview] = []
    if leavingPreviews {
      previews.remove()
    } else {
      ends = interaction.source.dismissalPreviews(for: configuration)
    }
    let metrics = style.metrics
    var replacements: [PreviewView?] = []
    if !leavingPreviews {
      UIView.performWithoutAnimation { replacements = previews.prepare(ends) }
    }
    UIView.animate(
      withDuration: metrics.closingDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        dimming.alpha = 0
        if !leavingPreviews { previews.fly(ends, replacements) }
        closeLists()
        animator.animate()
      },
      completion: { [self] _ in
        remove()
        animator.end()
      })
  }

  /// The preview was tapped (interaction rule CM-6).
  func commit() {
    guard isOpen else { return }
    let action = MenuAnimator(previewing: controller)
    guard interaction.source.performPreviewAction(configuration, action) else { return dismiss() }
    let animator = beginClosing()
    UIView.animate(
      withDuration: style.metrics.commitDuration,
      animations: {
        dimming.alpha = 0
        previews.commit(action.preferredCommitStyle)
        closeLists()
        action.animate()
        animator.animate()
      },
      completion: { [self] _ in
        remove()
        action.end()
        animator.end()
      })
  }

  /// Takes everything away: the view has left its window (interaction section 8, row 25).
  func endAtOnce() {
    guard phase != .closing else { return remove() }
    let animator = isOpen ? beginClosing() : nil
    phase = .closing
    remove()
    animator?.animate()
    animator?.end()
  }

  private func beginClosing() -> MenuAnimator {
    phase = .closing
    stage.takesTouches = false
    topList?.emphasize(nil, .none)
    let animator = MenuAnimator(previewing: controller)
    interaction.source.willEnd(configuration, animator)
    return animator
  }

  /// Lets all lists shrink to the point that the root's grew from.
  private func closeLists() {
    let scale = style.metrics.closedScale
    guard let placement else { return }
    let start = CGPoint(
      x: placement.menu.minX + placement.anchor.x * placement.menu.width,
      y: placement.menu.minY + placement.anchor.y * placement.menu.height)
    for (view, frame) in zip(lists, listFrames) {
      let anchor = view.layer.anchorPoint
      let place = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(
        x: start.x + (place.x - start.x) * scale, y: start.y + (place.y - start.y) * scale)
    }
  }
}
