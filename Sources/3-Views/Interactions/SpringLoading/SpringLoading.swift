// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

/// Opens what a drag rests over (interaction rules SP-1 to SP-3).
@MainActor
final class SpringLoading {
  private unowned let window: UIWindow
  private let metrics: InteractionMetrics.SpringLoading
  private var interaction: UISpringLoadedInteraction?
  private var part: AnyHashable?
  private var context: SpringLoadingContext?
  /// The locations of the touch with their times, as far back as counts.
  private var track: [(time: TimeInterval, point: CGPoint)] = []

  init(in window: UIWindow) {
    self.window = window
    metrics = window.interactionMetrics.springLoading
  }

  /// The drag is at a point, and a view is under it.
  func update(at point: CGPoint, over view: UIView?) {
    let now = window.currentTime
    track.removeAll { $0.time < now - metrics.restDuration }
    track.append((now, point))
    context?.location = point
    let next = target(at: point, in: view)
    guard next?.interaction !== interaction || next?.part != part else { return }
    leave()
    guard let next, let view = next.interaction.view else { return }
    (interaction, part) = (next.interaction, next.part)
    let context = SpringLoadingContext(view: view, at: point)
    guard next.interaction.behavior?.shouldAllow(next.interaction, with: context) ?? true else {
      return
    }
    self.context = context
    change(to: .possible)
    schedule(after: metrics.delay) { [unowned self] in rest() }
  }

  func end() { leave() }

  private func target(
    at point: CGPoint, in touched: UIView?
  ) -> (interaction: UISpringLoadedInteraction, part: AnyHashable?)? {
    var current = touched
    while let view = current {
      for case let interaction as UISpringLoadedInteraction in view.ownInteractions {
        guard let parts = interaction.behavior as? any SpringLoadedParts else {
          return (interaction, nil)
        }
        if let part = parts.springLoadedPart(at: view.convert(point, from: window)) {
          return (interaction, part)
        }
      }
      current = view.superview
    }
    return nil
  }

  /// Whether the part is still there that the drag came to rest over: the data may have changed below it.
  private var isThere: Bool {
    guard let interaction, interaction.view?.window === window else { return false }
    return (interaction.behavior as? any SpringLoadedParts)?.hasSpringLoadedPart ?? true
  }

  /// Begins to open, once the touch has been at rest.
  private func rest() {
    guard isThere else { return leave() }
    let now = window.currentTime
    let recent = track.filter { $0.time >= now - metrics.restDuration }
    if let last = recent.last,
      let far = recent.last(where: {
        hypot($0.point.x - last.point.x, $0.point.y - last.point.y) >= metrics.restDistance
      })
    {
      let wait = far.time + metrics.restDuration - now
      return schedule(after: max(wait, Schedule.tickLength)) { [unowned self] in rest() }
    }
    change(to: .activating)
    schedule(after: TimeInterval(metrics.flashCount) * metrics.flashDuration) {
      [unowned self] in activate()
    }
  }

  private func activate() {
    guard isThere, let interaction, let context else { return leave() }
    change(to: .activated)
    interaction.activationHandler(interaction, context)
    change(to: .inactive)
    // The same part opens again only after the touch has left it.
    self.context = nil
    interaction.behavior?.interactionDidFinish(interaction)
  }

  private func leave() {
    window.timeline.schedule.removeEvents(of: ObjectIdentifier(self))
    if context != nil {
      change(to: .inactive)
      if let interaction { interaction.behavior?.interactionDidFinish(interaction) }
    }
    (interaction, part, context) = (nil, nil, nil)
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.stage = state
    interaction.effect.interaction(interaction, didChangeWith: context)
  }

  private func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    window.timeline.schedule.add(
      Schedule.Event(
        owner: ObjectIdentifier(self), time: window.currentTime + delay, action: action))
  }
}

/// The context of a drag that rests over a view.
@MainActor
private final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  var stage = UISpringLoadedInteractionEffectState.inactive
  var location: CGPoint
  weak var targetView: UIView?
  var targetItem: Any?

  init(view: UIView, at point: CGPoint) {
    location = point
    targetView = view
  }

  var state: UISpringLoadedInteractionEffectState { stage }

  func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return location }
    return view.convert(location, from: window)
  }
}

/// A view that shows a highlight of its own while a drag rests over it.
@MainActor
package protocol SpringLoadedHighlighting: UIView {
  func setSpringLoadedHighlight(_ isHighlighted: Bool)
}

/// Highlights the view that a drag rests over, and flashes before it opens (interaction rule SP-2).
@MainActor
final class SpringLoadedHighlight: NSObject, UISpringLoadedInteractionEffect {
  private static let highlightAlpha: CGFloat = 0.5

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard let view = context.targetView else { return }
    let window = view.window
    window?.timeline.schedule.removeEvents(of: ObjectIdentifier(self))
    switch context.state {
    case .inactive, .activated: Self.highlight(view, false)
    case .possible: Self.highlight(view, true)
    case .activating:
      guard let window else { return }
      let metrics = window.interactionMetrics.springLoading
      Self.highlight(view, false)
      for flash in 1..<metrics.flashCount {
        window.timeline.schedule.add(
          Schedule.Event(
            owner: ObjectIdentifier(self),
            time: window.currentTime + TimeInterval(flash) * metrics.flashDuration
          ) { Self.highlight(view, flash % 2 == 1) })
      }
    }
  }

  private static func highlight(_ view: UIView, _ isHighlighted: Bool) {
    switch view {
    case let view as any SpringLoadedHighlighting: view.setSpringLoadedHighlight(isHighlighted)
    case let control as UIControl: control.isHighlighted = isHighlighted
    default: view.fade(to: isHighlighted ? highlightAlpha : 1, for: .springLoading)
    }
  }
}

extension UIControl: UISpringLoadedInteractionSupporting {
  /// A Boolean value that says whether a drag that rests over the control does what a tap does.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ControlSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue {
        addInteraction(ControlSpring())
      } else {
        interactions.removeAll { $0 is ControlSpring }
      }
    }
  }
}

private final class ControlSpring: UISpringLoadedInteraction {
  init() {
    super.init { interaction, _ in
      (interaction.view as? UIControl)?.sendActions(for: .primaryActionTriggered)
    }
  }
}
