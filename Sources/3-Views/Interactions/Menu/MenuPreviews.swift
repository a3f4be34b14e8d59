// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The previews above a menu: one, a stack of several with a badge, or a controller's view.
@MainActor
final class MenuPreviews {
  private unowned let stage: UIView
  private unowned let window: UIWindow
  private let metrics: InteractionMetrics
  /// The items' previews, the one touched first.
  private let targets: [UITargetedPreview]
  fileprivate let views: [PreviewView]
  fileprivate let badge: DragBadge
  /// Views that are shown by other previews.
  private var hidden: [UIView] = []
  /// Whether the items themselves are shown again.
  private var hasEnded = false
  /// Cuts the controller's view to its corners.
  fileprivate var controllerView: UIView?

  init(
    _ targets: [UITargetedPreview], badgeCount: Int, on stage: UIView, in window: UIWindow
  ) {
    self.stage = stage
    self.window = window
    self.targets = targets
    metrics = window.interactionMetrics
    views = targets.map { PreviewView(of: $0) }
    badge = DragBadge(metrics: metrics.badge)
    if badgeCount > 1 { badge.content = .number(badgeCount) }
  }

  /// A window that goes with its menu open gives the items back.
  isolated deinit { end() }

  var isEmpty: Bool { views.isEmpty && controllerView == nil }

  private var isMirrored: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: At the source

  /// Shows the previews where their items are, in place of these.
  func showAtSources() {
    for (target, view) in zip(targets, views).reversed() {
      view.setShadow(
        opacity: metrics.menu.previewShadowOpacity, radius: metrics.menu.previewShadowRadius,
        offset: .zero)
      stage.addSubview(view)
      view.position(at: target.target, in: window)
      target.view.fade(to: 0, for: .menu)
    }
  }

  /// The rectangle in the window that the front preview is at before the menu opens.
  var sourceRect: CGRect? {
    guard let target = targets.first, let view = views.first else { return nil }
    return view.rect(at: target.target, in: window)
  }

  /// Lets the front preview grow (interaction rule CM-17).
  func grow() {
    guard let target = targets.first, let view = views.first, let rect = sourceRect else { return }
    let limit = (window.bounds.width - metrics.lift.windowMargin) / max(rect.width, 1)
    let scale = max(1, min(metrics.menu.pressedScale, limit))
    view.position(at: target.target, in: window, scaledBy: scale)
    view.shadowAlpha = 1
  }

  /// Lets all previews go back to where they came from.
  func setDown() {
    for (target, view) in zip(targets, views) {
      view.position(at: target.target, in: window)
      view.shadowAlpha = 0
    }
  }

  // MARK: Beside the menu

  /// Shows a controller's view in place of the front preview, at the source at first.
  func show(_ controller: UIViewController, at rect: CGRect) {
    let holder = UIView(frame: rect)
    holder.layer.cornerRadius = metrics.menu.controllerCornerRadius
    holder.layer.cornerCurve = .continuous
    holder.clipsToBounds = true
    holder.isUserInteractionEnabled = false
    controller.view.frame = CGRect(origin: .zero, size: rect.size)
    holder.addSubview(controller.view)
    stage.addSubview(holder)
    controllerView = holder
    guard let source = sourceRect else { return }
    holder.alpha = 0
    holder.center = CGPoint(x: source.midX, y: source.midY)
    let scale = rect.width > 0 ? source.width / rect.width : 1
    holder.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Positions the previews for the open menu: the front one, or the controller's view, in a
  /// rectangle, and up to two behind the front one (interaction rule CM-15).
  func position(in rect: CGRect) {
    if let holder = controllerView {
      holder.transform = .identity
      holder.center = CGPoint(x: rect.midX, y: rect.midY)
      holder.alpha = 1
      views.first?.position(in: rect)
      views.first?.alpha = 0
    }
    let stack = metrics.stack
    for (depth, view) in views.enumerated() where controllerView == nil || depth > 0 {
      let arrangement = stack.place(depth: depth, isMirrored: isMirrored)
      view.position(
        in: depth == 0 ? rect : view.rect(fitting: rect.size, around: rect),
        movedBy: arrangement.offset, turnedBy: arrangement.angle)
      view.shadowAlpha = 1
      view.alpha = arrangement.alpha
    }
  }

  /// Shows the number of items at the upper trailing corner of a rectangle.
  func showBadge(at rect: CGRect) {
    guard badge.content != nil else { return }
    if badge.superview == nil { stage.addSubview(badge) }
    badge.position(at: rect)
  }

  func contains(_ point: CGPoint) -> Bool {
    if let controllerView { return controllerView.frame.contains(point) }
    return views.first.map { $0.convert($0.outlineBounds, to: window).contains(point) } ?? false
  }

  // MARK: Going away

  /// Lets the previews go where they belong in the end (interaction rule CM-7).
  ///
  /// - Parameters:
  ///   - ends: Where each goes, in the order of the previews.
  ///   - replacements: The views that are shown at the targets, from ``prepare(_:)``.
  func fly(_ ends: [DismissalPreview], _ replacements: [PreviewView?]) {
    badge.alpha = 0
    for (index, view) in views.enumerated() {
      view.shadowAlpha = 0
      let end = index < ends.count ? ends[index] : .source
      switch end {
      case .fade: view.alpha = 0
      case .source:
        guard targets[index].target.container.window === window else {
          view.alpha = 0
          continue
        }
        view.alpha = 1
        view.position(at: targets[index].target, in: window)
      case .target(let preview):
        guard preview.target.container.window === window else {
          view.alpha = 0
          continue
        }
        view.alpha = replacements[index] == nil ? 1 : 0
        view.position(
          in: replacements[index]?.rect(at: preview.target, in: window)
            ?? view.rect(at: preview.target, in: window))
        replacements[index]?.position(at: preview.target, in: window)
        replacements[index]?.alpha = 1
      }
    }
    guard let holder = controllerView else { return }
    holder.alpha = 0
    guard let rect = sourceRect, targets[0].target.container.window === window else { return }
    holder.center = CGPoint(x: rect.midX, y: rect.midY)
    let scale = holder.bounds.width > 0 ? rect.width / holder.bounds.width : 1
    holder.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Makes the views of other previews that the present ones turn into; nil for the same view.
  func prepare(_ ends: [DismissalPreview]) -> [PreviewView?] {
    views.enumerated().map { index, view in
      guard index < ends.count, case .target(let preview) = ends[index],
        preview.view !== view.source
      else { return nil }
      let replacement = PreviewView(of: preview)
      replacement.isUserInteractionEnabled = false
      stage.insertSubview(replacement, aboveSubview: view)
      replacement.position(in: view.convert(view.outlineBounds, to: window))
      replacement.alpha = 0
      hide(preview.view)
      return replacement
    }
  }

  private func hide(_ view: UIView) {
    view.fade(to: 0, for: .menu)
    hidden.append(view)
  }

  /// Lets the front preview, or the controller's view, grow to the window's size or fade.
  func commit(_ style: UIContextMenuInteractionCommitStyle) {
    badge.alpha = 0
    let front = controllerView ?? views.first
    switch style {
    case .dismiss: front?.alpha = 0
    case .pop:
      if let holder = controllerView {
        holder.frame = window.bounds
        holder.subviews.first?.frame = holder.bounds
      } else {
        views.first?.position(in: window.bounds)
      }
    }
    for view in views.dropFirst() { view.alpha = 0 }
  }

  /// Shows the items themselves again.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for target in targets { target.view.fade(to: 1, for: .menu) }
    for view in hidden { view.fade(to: 1, for: .menu) }
  }
}

extension MenuPreviews {
  /// Takes the previews away, and shows the items themselves again.
  func remove() {
    end()
    for view in views { view.removeFromSuperview() }
    controllerView?.removeFromSuperview()
    badge.removeFromSuperview()
  }
}
