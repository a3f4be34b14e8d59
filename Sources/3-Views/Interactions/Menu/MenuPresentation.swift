// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout
import Views

/// A context menu from the press to the end of its closing (interaction section 4.2).
///
/// Its life in order, each step a file beside this one: the press lifts the preview; opening asks
/// for the menu and places it; touches and keys choose; closing lets everything go back.
@MainActor
final class MenuPresentation: PresentedMenu {
  enum Phase {
    /// The touch rests, and the preview grows.
    case pressed
    case open
    /// It is going away, and listens to nothing.
    case closing
  }

  let interaction: UIContextMenuInteraction
  let configuration: UIContextMenuConfiguration
  unowned let window: UIWindow
  weak var view: UIView?
  /// The location of the touch when the menu began, in the window.
  let location: CGPoint
  var phase = Phase.pressed
  private var isRemoved = false
  let previews: MenuPreviews
  var controller: UIViewController?
  let stage = MenuStage()
  let dimming = UIView(frame: .zero)
  /// The root's list and those of its opened submenus, inward.
  var lists: [MenuListView] = []
  let deferred = DeferredElements()
  /// The frames of preview and root list.
  var placement: MenuPlacement?
  /// The frame of each list when nothing is animated, in the window.
  var listFrames: [CGRect] = []
  /// The frames of the rows, in the window, over which submenus were opened.
  var openers: [CGRect] = []
  var touch = MenuTouch()

  /// Asks for a configuration and previews; nil without a configuration.
  init?(of interaction: UIContextMenuInteraction, in view: UIView, at location: CGPoint) {
    guard let window = view.window,
      let configuration = interaction.source.configuration(
        at: view.convert(location, from: nil as UIView?))
    else { return nil }
    self.interaction = interaction
    self.configuration = configuration
    self.window = window
    self.view = view
    self.location = location
    let targets = interaction.source.highlightPreviews(for: configuration)
    let count =
      configuration.hasBadgeCount
      ? configuration.badgeCount : max(targets.count, configuration.badgeCount)
    previews = MenuPreviews(targets, badgeCount: count, on: stage, in: window)
    stage.presentation = self
    deferred.elementsArrived = { [weak self] in self?.reload() }
  }

  var isOpen: Bool { phase == .open }
  var isClosing: Bool { phase == .closing }
  var hasPreview: Bool { !previews.isEmpty }
  var style: MenuStyle { MenuStyle(of: window) }
  var topList: MenuListView? { lists.last }

  func showPreviews() {
    addStage()
    previews.showAtSources()
  }

  func addStage() {
    guard stage.superview == nil else { return }
    window.showPreview(stage)
    window.feature(MenuFeature.self).menus.append(self)
  }

  /// Shows the items themselves again, and nothing else. Nothing happens a second time.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    previews.end()
    stage.takesTouches = false
    stage.window?.existingFeature(MenuFeature.self)?.menus.removeAll { $0 === self }
    stage.removeFromSuperview()
    interaction.source.menuDidEnd()
    if interaction.presentation === self { interaction.presentation = nil }
  }
}

extension MenuPresentation {
  /// Lifts the preview while the touch rests (interaction rule CM-17).
  func beginPress() {
    let press = window.interactionMetrics.press
    showPreviews()
    UIView.animate(withDuration: press.duration - press.previewDelay) { previews.grow() }
  }

  /// Sets the preview down again: there is no menu.
  func abandon() {
    guard phase == .pressed else { return }
    phase = .closing
    UIView.animate(
      withDuration: window.interactionMetrics.press.returnDuration,
      animations: { previews.setDown() }, completion: { [self] _ in remove() })
  }
}

/// Holds what a menu shows: the dimming, the previews and the lists, in front of everything.
///
/// It has no size, so that pictures of trees list what it holds and not itself, and takes all
/// touches while its menu is open. Its coordinates are the window's.
final class MenuStage: UIView {
  weak var presentation: MenuPresentation?

  init() { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var takesTouches = false {
    didSet { (superview as? PreviewOverlay)?.takesTouches = takesTouches }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesTouches }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presentation?.beginTouch(at: touch.location(in: nil)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presentation?.moveTouch(to: touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presentation?.endTouch(at: touch.location(in: nil)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentation?.cancelTouch()
  }
}

extension MenuPresentation {
  /// Closes the menu; the previews go where they belong (interaction rules CM-7 and CM-18).
  func dismiss() { dismiss(leavingPreviews: false) }

  /// Closes the menu.
  ///
  /// - Parameter leavingPreviews: Whether something else shows the items from now on.
  func dismiss(leavingPreviews: Bool) {
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
      let end = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(
        x: start.x + (end.x - start.x) * scale, y: start.y + (end.y - start.y) * scale)
    }
  }
}

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
