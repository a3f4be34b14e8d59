// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Hides the bars of a navigation controller with the gestures that it is set to, and shows them again.
@MainActor
final class BarHiding: NSObject {
  private unowned let owner: UINavigationController
  let tap = UITapGestureRecognizer()
  var followsSwipes = false
  /// The position of the contents when they began to move in one direction.
  private var turn: CGFloat?
  private var last: CGFloat = 0
  /// Whether the toolbar was hidden with the navigation bar.
  private var hidesToolbar = false

  /// The distance that contents move before the bars do, in points.
  private static let distance: CGFloat = 20

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
    tap.cancelsTouchesInView = false
    tap.isEnabled = false
    tap.addTarget(
      self,
      action: Selector("toggle") { (hiding: BarHiding, _) in
        hiding.hide(!hiding.owner.isNavigationBarHidden)
      })
  }

  /// Contents moved: hides the bars when a touch has moved them up, shows them when down.
  func contentsDidScroll(in scrollView: UIScrollView) {
    guard followsSwipes else { return }
    guard scrollView.isDragging else { return turn = nil }
    let now = scrollView.contentOffset.y
    let start = turn ?? now
    // It turned round.
    let isBack = (now - last) * (last - start) < 0
    turn = isBack ? last : start
    last = now
    let moved = now - (turn ?? now)
    if abs(moved) >= Self.distance { hide(moved > 0) }
  }

  private func hide(_ isHidden: Bool) {
    guard isHidden != owner.isNavigationBarHidden else { return }
    if isHidden { hidesToolbar = !owner.isToolbarHidden }
    owner.setNavigationBarHidden(isHidden, animated: true)
    if hidesToolbar { owner.setToolbarHidden(isHidden, animated: true) }
  }
}
