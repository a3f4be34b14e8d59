// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIDragInteraction: PressTarget {
  package var pressRank: PressRank { .drag }

  package func wantsPress(_ press: Press) -> Bool {
    isEnabled && delegate != nil && press.window.lift == nil && press.window.activeDrag == nil
  }

  package func takePress(_ press: Press) -> Bool {
    // A menu that has the press shows the previews until the drag begins (interaction rule IR-4).
    DragSession(
      of: self, at: press.location, in: press.window, isBesideMenu: press.owner != nil) != nil
  }

  package func pressMoved(_ press: Press) { press.window.drag?.move(to: press.location) }

  package func pressEnded(_ press: Press) { press.window.drag?.end() }

  package func pressCancelled(_ press: Press) { press.window.drag?.cancel() }
}

extension UIWindow {
  /// What is lifted or dragged.
  var drag: DragSession? { activeDrag ?? lift }

  /// Ends the drag of an interaction, if it is the one under way.
  func cancelDrag(of interaction: UIDragInteraction) {
    if let drag, drag.source === interaction { drag.cancel() }
  }

  /// Ends a drag whose source leaves the window with a view (interaction rule DG-10).
  func cancelDragsBegunIn(_ view: UIView) {
    guard let drag, let source = drag.source.view, source.isDescendant(of: view) else { return }
    drag.cancel()
  }
}
