// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides where a touch that rests goes: to a view, as an ordinary touch, or to an interaction
/// (interaction rules IX-4 to IX-6).
@MainActor
final class PressArbiter {
  private unowned let window: UIWindow
  private let press: Press
  /// Those that wait, the innermost view's first.
  private var candidates: [any PressTarget]
  /// Whether ``PressTarget/pressWillBeHeld(_:)`` has been called.
  private var isAnnounced = false

  /// Starts a press, if something waits for one there; nil otherwise.
  init?(at point: CGPoint, on view: UIView, in window: UIWindow) {
    self.window = window
    press = Press(at: point, in: window)
    candidates = []
    var current: UIView? = view
    while let view = current {
      let targets = view.ownInteractions.compactMap { $0 as? any PressTarget }
        .sorted { $0.pressRank < $1.pressRank }
      candidates += targets.filter { $0.wantsPress(press) }
      current = view.superview
    }
    guard !candidates.isEmpty else { return nil }
  }

  /// Whether an interaction has the touch.
  var isTaken: Bool { press.owner != nil }

  /// The touch has begun: waits for the moments at which it counts as held.
  func begin() {
    if candidates.contains(where: { $0.pressRank == .reorderControl }) {
      return take(candidates.filter { $0.pressRank == .reorderControl })
    }
    let metrics = window.interactionMetrics.press
    if candidates.contains(where: { $0.pressRank == .menu }) {
      add(after: metrics.previewDelay) { [weak self] in self?.announce() }
      add(after: metrics.duration) { [weak self] in self?.hold() }
    } else {
      let drags = candidates.allSatisfy { $0.pressRank == .drag }
      add(after: drags ? metrics.dragDuration : metrics.duration) { [weak self] in self?.hold() }
    }
  }

  private func add(after delay: TimeInterval, _ action: @escaping () -> Void) {
    window.timeline.schedule.add(
      Schedule.Event(
        owner: ObjectIdentifier(self), time: press.beginTime + delay, action: action))
  }

  private func announce() {
    isAnnounced = true
    for candidate in candidates { candidate.pressWillBeHeld(press) }
  }

  private func hold() { take(candidates) }

  /// Gives the press to the first that takes it; a drag of a menu's view waits beside the menu.
  private func take(_ offered: [any PressTarget]) {
    stopWaiting()
    var remaining = offered[...]
    while let candidate = remaining.popFirst() {
      guard candidate.takePress(press) else { continue }
      press.owner = candidate
      if candidate.pressRank == .menu {
        press.companion = remaining.first {
          $0.pressRank == .drag && $0.view === candidate.view && $0.takePress(press)
        }
      }
      break
    }
    abandon(except: [press.owner, press.companion].compactMap(\.self))
    guard isTaken else { return window.touchState.press = nil }
    window.touchState.gestures?.cancel()
    window.cancelViewTouch()
  }

  private func abandon(except kept: [any PressTarget]) {
    let abandoned = candidates.filter { candidate in !kept.contains { $0 === candidate } }
    candidates = []
    guard isAnnounced else { return }
    for candidate in abandoned { candidate.pressAbandoned(press) }
  }

  private func stopWaiting() {
    window.timeline.schedule.removeEvents(of: ObjectIdentifier(self))
  }

  /// The press is over; calls those that waited for it.
  private func giveUp() {
    stopWaiting()
    abandon(except: [])
    window.touchState.press = nil
  }

  /// The touch moved. What moves away before it is held is a scroll or a swipe.
  func move(to point: CGPoint) {
    press.location = point
    if let owner = press.owner { return owner.pressMoved(press) }
    if press.distance > window.interactionMetrics.press.allowableMovement { giveUp() }
  }

  /// Ends the press: the touch was lifted.
  func end() {
    guard let owner = press.owner else { return giveUp() }
    window.touchState.press = nil
    owner.pressEnded(press)
  }

  func cancel() {
    guard let owner = press.owner else { return giveUp() }
    window.touchState.press = nil
    owner.pressCancelled(press)
  }
}
