// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout
import Views

extension MenuPresentation {
  /// Opens the menu, in three steps (interaction rules CM-3, CM-4, CM-13 and CM-18).
  ///
  /// - Returns: Whether there is anything to show; otherwise the preview is set down.
  func open() -> Bool {
    // 1. Ask
    controller = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    menu?.requireValid()
    let list = menu.map { makeList($0, isSubmenu: false) }.flatMap { $0.isEmpty ? nil : $0 }
    guard controller != nil || list != nil else {
      abandon()
      return false
    }

    // 2. Announce
    let animator = MenuAnimator(previewing: controller)
    interaction.source.willDisplay(configuration, animator)

    // 3. Show
    phase = .open
    addStage()
    stage.takesTouches = true
    show(list, with: animator)
    return true
  }

  func makeList(_ menu: UIMenu, isSubmenu: Bool) -> MenuList {
    MenuList(
      menu, isSubmenu: isSubmenu,
      allowsPalettes: !window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      deferred: deferred)
  }

  private func show(_ list: MenuList?, with animator: MenuAnimator) {
    let metrics = style.metrics
    UIView.performWithoutAnimation {
      if hasPreview || controller != nil { addDimming() }
      position(list)
      if let list { add(list) }
      if let controller, let rect = placement?.preview { previews.show(controller, at: rect) }
      if let start = previews.sourceRect ?? placement?.preview { previews.showBadge(at: start) }
    }
    UIView.animate(
      withDuration: metrics.openingDuration, delay: 0,
      usingSpringWithDamping: metrics.openingDamping, initialSpringVelocity: 0,
      animations: {
        dimming.alpha = 1
        if let rect = placement?.preview, hasPreview {
          previews.position(in: rect)
          previews.showBadge(at: rect)
        }
        lists.first?.transform = .identity
        animator.animate()
      }, completion: { _ in animator.end() })
    UIView.animate(
      withDuration: metrics.openingDuration, delay: 0, options: .curveEaseIn,
      animations: { lists.first?.alpha = 1 })
  }

  private func addDimming() {
    dimming.frame = window.bounds
    dimming.backgroundColor = UIColor(style.metrics.colors.dimming)
    dimming.alpha = 0
    stage.insertSubview(dimming, at: 0)
  }

  private func add(_ list: MenuList) {
    guard let placement else { return }
    let view = MenuListView(list, isReversed: isReversed, style)
    lists = [view]
    listFrames = [placement.menu]
    stage.addSubview(view)
    view.layer.anchorPoint = placement.anchor
    view.frame = placement.menu
    view.layoutIfNeeded()
    view.alpha = 0
    view.flashIndicator()
    let scale = style.metrics.closedScale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Placing

  var placementWindow: MenuPlacement.Window {
    MenuPlacement.Window(
      size: window.bounds.size, safeArea: window.safeAreaInsets, metrics: style.metrics.placement)
  }

  /// Whether the first element is the lowest: it is next to the touch where the menu opens upwards.
  var isReversed: Bool {
    placement?.side == .above && configuration.preferredMenuElementOrder != .fixed
  }

  /// Decides where preview and menu are.
  func position(_ list: MenuList?) {
    let size = list.map { style.solve($0, isReversed: false).size } ?? .zero
    if let rect = previewRect {
      placement = MenuPlacement(of: size, beside: rect, in: placementWindow)
    } else {
      placement = MenuPlacement(of: size, attachedTo: attachment, in: placementWindow)
    }
    // Texts and lines are drawn on whole pixels.
    if let origin = placement?.menu.origin {
      placement?.menu.origin = style.solver.grid.round(origin)
    }
  }

  /// The frame of the preview if there were space for everything; nil without one.
  private var previewRect: CGRect? {
    guard let controller else { return previews.sourceRect }
    var size = controller.preferredContentSize
    if size.width <= 0 || size.height <= 0 {
      size = CGSize(
        width: window.bounds.width - 2 * style.metrics.placement.sideMargin,
        height: window.bounds.height * style.metrics.controllerHeightShare)
    }
    let middle = previews.sourceRect.map { CGPoint(x: $0.midX, y: $0.midY) } ?? location
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The rectangle beside which a menu without a preview opens.
  private var attachment: CGRect {
    guard let view else { return CGRect(origin: location, size: .zero) }
    let rect = interaction.source.attachment(at: view.convert(location, from: nil as UIView?))
    return view.convert(rect, to: nil as UIView?)
  }
}
