// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

struct MenuTouch {
  enum Target {
    case none
    case list
    /// A list behind an opened submenu.
    case parent
    case preview
  }

  var target = Target.none
  var start = CGPoint.zero
  /// The scroll offset of the list when the touch began.
  var startOffset: CGFloat = 0
  var isScrolling = false
  /// Whether the touch that opened the menu has moved onto it.
  var isSliding = false
}

extension MenuPresentation {
  /// A touch comes down; outside everything it closes the menu (interaction rule CM-8).
  func beginTouch(at point: CGPoint) {
    guard isOpen else { return }
    touch = MenuTouch(start: point, startOffset: topList?.scrollOffset ?? 0)
    if listFrames.last?.contains(point) == true {
      touch.target = .list
      emphasize(at: point)
    } else if listFrames.dropLast().contains(where: { $0.contains(point) }) {
      touch.target = .parent
    } else if previews.contains(point) {
      touch.target = .preview
    } else {
      dismiss()
    }
  }

  func moveTouch(to point: CGPoint) {
    guard isOpen, touch.target == .list, let list = topList else { return }
    let distance = point.y - touch.start.y
    if list.scrolls, abs(distance) > window.interactionMetrics.press.allowableMovement {
      touch.isScrolling = true
    }
    guard touch.isScrolling else { return emphasize(at: point) }
    list.emphasize(nil, .none)
    list.scrollOffset = touch.startOffset - distance
  }

  /// The touch is lifted: what it is on, and came down on, is chosen.
  func endTouch(at point: CGPoint) {
    let touch = self.touch
    self.touch = MenuTouch()
    guard isOpen else { return }
    switch touch.target {
    case .none: break
    case .list: if touch.isScrolling { break } else { choose(at: point) }
    case .parent: closeSubmenu()
    case .preview: if previews.contains(point) { commit() }
    }
  }

  func cancelTouch() {
    touch = MenuTouch()
    topList?.emphasize(nil, .none)
  }

  func slide(to point: CGPoint) {
    touch.isSliding = true
    emphasize(at: point)
  }

  /// The touch that opened the menu is lifted: the row that it was moved onto is chosen.
  func endSlide(at point: CGPoint) {
    guard isOpen, touch.isSliding else { return }
    touch = MenuTouch()
    choose(at: point)
  }

  // MARK: Rows

  /// The identity of the top list's element at a point of the window.
  private func element(at point: CGPoint) -> Int? {
    guard let list = topList, let frame = listFrames.last, frame.contains(point) else { return nil }
    return list.element(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  private func emphasize(at point: CGPoint) {
    guard let list = topList else { return }
    let id = element(at: point).flatMap { list.list.offers[$0].isEnabled ? $0 : nil }
    list.emphasize(id, .pressed)
  }

  private func choose(at point: CGPoint) {
    let id = element(at: point)
    topList?.emphasize(nil, .none)
    if let id { choose(id) }
  }
}
