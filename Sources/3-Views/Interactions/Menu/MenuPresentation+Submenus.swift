// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout
import Views

extension MenuPresentation {
  /// Opens a submenu over its row (interaction rule CM-19).
  func openSubmenu(_ menu: UIMenu, over id: Int) {
    guard let parent = topList, let frame = parent.frame(of: id), let outer = listFrames.last
    else { return }
    do throws(MenuError) {
      try menu.validate(inside: Set(lists.map(\.list.menu.identifier)))
    } catch {
      programmerError(error.description)
    }
    let row = frame.offsetBy(dx: outer.minX, dy: outer.minY)
    let view = MenuListView(makeList(menu, isSubmenu: true), isReversed: false, style)
    parent.emphasize(nil, .none)
    openers.append(row)
    lists.append(view)
    listFrames.append(submenuFrame(of: view, over: row))
    UIView.performWithoutAnimation {
      stage.addSubview(view)
      view.frame = row
      view.layoutIfNeeded()
    }
    animateSubmenus()
  }

  /// Closes the innermost submenu; its list goes back to its row.
  func closeSubmenu() {
    guard lists.count > 1 else { return }
    let view = lists.removeLast()
    listFrames.removeLast()
    let row = openers.removeLast()
    animateSubmenus(
      {
        view.frame = row
        view.alpha = 0
        view.layoutIfNeeded()
      }, completion: { view.removeFromSuperview() })
  }

  private func submenuFrame(of view: MenuListView, over row: CGRect) -> CGRect {
    MenuPlacement.submenuFrame(
      of: view.solved.size, over: row, offset: style.metrics.submenuOffset, in: placementWindow)
  }

  private func animateSubmenus(
    _ changes: () -> Void = {}, completion: (() -> Void)? = nil
  ) {
    let metrics = style.metrics
    UIView.animate(
      withDuration: metrics.submenuDuration, delay: 0,
      usingSpringWithDamping: metrics.submenuDamping, initialSpringVelocity: 0,
      animations: {
        changes()
        layOutLists()
      }, completion: { _ in completion?() })
  }

  /// Puts each list at its frame, those behind a submenu smaller and paler.
  func layOutLists() {
    let metrics = style.metrics
    for (level, (view, frame)) in zip(lists, listFrames).enumerated() {
      let behind = lists.count - 1 - level
      let scale = pow(metrics.parentScale, CGFloat(behind))
      let anchor = view.layer.anchorPoint
      // Their middles stay, whatever point the list grew from.
      let shift = CGPoint(
        x: (0.5 - anchor.x) * frame.width * (1 - scale),
        y: (0.5 - anchor.y) * frame.height * (1 - scale))
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.bounds.size = frame.size
      view.center = CGPoint(
        x: frame.minX + anchor.x * frame.width + shift.x,
        y: frame.minY + anchor.y * frame.height + shift.y)
      view.alpha = 1
      view.contentAlpha = behind > 0 ? metrics.parentAlpha : 1
      view.layoutIfNeeded()
    }
  }

  // MARK: Updates

  /// Exchanges the menus that are visible (interaction rule CM-9).
  func update(_ block: (UIMenu) -> UIMenu) {
    guard isOpen, !lists.isEmpty else { return }
    let menus = lists.map { block($0.list.menu) }
    for menu in menus { menu.requireValid() }
    show(menus)
  }

  /// Shows the same menus as their elements are now.
  func reload() {
    guard isOpen else { return }
    show(lists.map(\.list.menu))
  }

  private func show(_ menus: [UIMenu]) {
    let updated = menus.enumerated().map { level, menu in makeList(menu, isSubmenu: level > 0) }
    guard let root = updated.first, !root.isEmpty else { return dismiss() }
    UIView.performWithoutAnimation {
      position(root)
      for (level, (view, list)) in zip(lists, updated).enumerated() {
        view.show(list, isReversed: level == 0 && isReversed, style)
      }
    }
    guard let placement else { return }
    listFrames = [placement.menu]
    for (view, row) in zip(lists.dropFirst(), openers) {
      listFrames.append(submenuFrame(of: view, over: row))
    }
    UIView.animate(withDuration: style.metrics.updateDuration) {
      if hasPreview {
        previews.position(in: placement.preview)
        previews.showBadge(at: placement.preview)
      }
      layOutLists()
    }
  }
}
