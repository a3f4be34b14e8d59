// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

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
