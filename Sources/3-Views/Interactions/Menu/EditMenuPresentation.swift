// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayout
import Views

/// An edit menu that is shown, from its appearance to the end of its disappearance (rule EM-1).
@MainActor
final class EditMenuPresentation {
  private enum Phase {
    case shown
    /// It is going away, and listens to nothing.
    case closing
  }

  let source: any EditMenuSource
  private(set) weak var view: UIView?
  private let bar: EditMenuBar
  private var phase = Phase.shown
  /// The animations that go along with its disappearance; nil unless it disappears over time.
  private var closingAnimator: MenuAnimator?
  /// Seconds in which the menu appears and disappears.
  private static let duration: TimeInterval = 0.2

  /// Asks for the menu; nil if there is nothing to offer.
  init?(of source: any EditMenuSource, on view: UIView) {
    guard let window = view.window else { return nil }
    self.source = source
    self.view = view
    bar = EditMenuBar(in: window)
    bar.arrowEdge = source.editMenuArrowEdge
    bar.actions = source.editMenuActions
    guard !bar.actions.isEmpty else { return nil }
    bar.choose = { [weak self] in self?.choose($0) }
    bar.dismiss = { [weak self] in self?.dismiss() }
    bar.frameDidChange = { [weak self] in self?.source.editMenuFrameDidChange() }
  }

  /// The rectangle that the menu is above or below, in the window.
  private var target: CGRect {
    guard let view else { return .zero }
    return view.convert(source.editMenuTarget, to: nil as UIView?)
  }

  /// The frame of the bar without its arrow, in points of the window.
  var frame: CGRect { bar.frameOfBar }

  func appear(animated: Bool = true) {
    guard let window = view?.window else { return }
    let feature = window.feature(MenuFeature.self)
    feature.editMenu?.remove()
    feature.editMenu = self
    let animator = MenuAnimator(previewing: nil)
    source.editMenuWillAppear(with: animator)
    // Who hears of it may have ended it already.
    if view?.window !== window { remove() }
    guard phase == .shown else { return animator.end() }
    UIView.performWithoutAnimation {
      bar.alpha = 0
      window.showPreview(bar)
      bar.show(at: target)
    }
    animate(animated) {
      self.bar.alpha = 1
      animator.animate()
    } completion: {
      animator.end()
      if self.phase == .shown { self.source.editMenuDidAppear() }
    }
  }

  func dismiss(animated: Bool = true) {
    guard phase == .shown else { return }
    close()
    let animator = MenuAnimator(previewing: nil)
    closingAnimator = animator
    source.editMenuWillDisappear(with: animator)
    animate(animated) {
      self.bar.alpha = 0
      animator.animate()
    } completion: {
      self.endDisappearance()
    }
  }

  private func endDisappearance() {
    bar.removeFromSuperview()
    guard let animator = closingAnimator else { return }
    closingAnimator = nil
    animator.end()
    source.editMenuDidDisappear()
  }

  /// Takes the menu away at once; one that disappears has done so.
  func remove() {
    guard phase == .shown else { return endDisappearance() }
    close()
    bar.removeFromSuperview()
    source.editMenuWasTakenAway()
  }

  private func close() {
    phase = .closing
    bar.stopTakingTouches()
    source.editMenuIsOver(self)
  }

  private func animate(
    _ isAnimated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard isAnimated else {
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, animations: changes, completion: { _ in completion() })
  }

  func reload() {
    guard phase == .shown else { return }
    bar.actions = source.editMenuActions
    if bar.actions.isEmpty { dismiss() } else { bar.show(at: target) }
  }

  func updatePosition(animated: Bool) {
    guard phase == .shown else { return }
    let target = target
    if animated {
      UIView.animate(withDuration: Self.duration) { bar.show(at: target) }
    } else {
      UIView.performWithoutAnimation { bar.show(at: target) }
    }
  }

  private func choose(_ action: UIAction) {
    guard phase == .shown else { return }
    action.perform(for: source.editMenuSender)
    if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
  }
}

/// The owner of an edit menu: says what it offers and where it is, and learns what becomes of it.
@MainActor
protocol EditMenuSource: AnyObject {
  var editMenuSender: AnyObject? { get }
  var editMenuActions: [UIAction] { get }
  /// The rectangle that the menu is above or below, in the coordinates of the view.
  var editMenuTarget: CGRect { get }
  /// The edge of the bar that the arrow is at if there is space; nil for where it fits.
  var editMenuArrowEdge: EditMenuLayout.ArrowEdge? { get }
  func editMenuWillAppear(with animator: MenuAnimator)
  func editMenuDidAppear()
  func editMenuFrameDidChange()
  /// Called when a menu takes no more touches; it may still be seen.
  func editMenuIsOver(_ presentation: EditMenuPresentation)
  /// Called before it disappears over time.
  func editMenuWillDisappear(with animator: MenuAnimator)
  func editMenuDidDisappear()
  func editMenuWasTakenAway()
}
