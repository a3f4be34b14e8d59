// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

@MainActor
final class PointerState {
  private struct Entry {
    let interaction: UIPointerInteraction
    let region: UIPointerRegion
    var style: UIPointerStyle?
  }

  private unowned let window: UIWindow
  private var point: CGPoint?
  private var modifiers: UIKeyModifierFlags = []
  /// Those that the pointer hovers over, the innermost view's first.
  private var hovering: [UIHoverGestureRecognizer] = []
  private var entry: Entry?

  init(over window: UIWindow) { self.window = window }

  /// The style of the region that the pointer is in; nil for the system's own.
  var style: UIPointerStyle? { entry?.style }

  func move(to point: CGPoint?, _ modifiers: UIKeyModifierFlags) {
    self.point = point
    self.modifiers = modifiers
    let view = viewBelow
    hover(over: view)
    enter(below: view)
  }

  /// Enters or leaves regions where the pointer rests.
  ///
  /// - Parameter interaction: One whose style is asked for again though the region stays; nil for none.
  func update(asking interaction: UIPointerInteraction? = nil) {
    enter(below: viewBelow, asking: interaction)
  }

  func leave(_ interaction: UIPointerInteraction) {
    if entry?.interaction === interaction { leaveRegion() }
  }

  private var viewBelow: UIView? { point.flatMap { window.hitTest($0, with: nil) } }

  // MARK: Hovering

  private func hover(over view: UIView?) {
    var inside: [UIHoverGestureRecognizer] = []
    var current = view
    while let view = current {
      for case let recognizer as UIHoverGestureRecognizer in view.ownGestureRecognizers
      where recognizer.isEnabled { inside.append(recognizer) }
      current = view.superview
    }
    let left = hovering.filter { !inside.contains($0) }
    hovering = inside
    for recognizer in left { recognizer.pointerLeft() }
    guard let point else { return }
    for recognizer in inside where recognizer.view?.root === window {
      recognizer.pointerMoved(to: point, in: window, modifiers)
    }
  }

  // MARK: Regions

  private func enter(below view: UIView?, asking asked: UIPointerInteraction? = nil) {
    guard let (interaction, region) = found(below: view) else { return leaveRegion() }
    if let entry, entry.interaction === interaction, entry.region == region {
      if asked === interaction { self.entry?.style = interaction.style(in: region) }
      return
    }
    leaveRegion()
    entry = Entry(
      interaction: interaction, region: region, style: interaction.style(in: region))
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    animator.run()
  }

  /// The region that the innermost interaction which has one has around the pointer.
  private func found(below view: UIView?) -> (UIPointerInteraction, UIPointerRegion)? {
    guard let point else { return nil }
    var current = view
    while let view = current {
      for case let interaction as UIPointerInteraction in view.ownInteractions
      where interaction.isEnabled {
        let request = UIPointerRegionRequest(
          location: view.convert(point, from: window), modifiers: modifiers)
        if let region = interaction.region(for: request) { return (interaction, region) }
      }
      current = view.superview
    }
    return nil
  }

  private func leaveRegion() {
    guard let left = entry else { return }
    entry = nil
    let animator = PointerAnimator()
    left.interaction.delegate?.pointerInteraction(
      left.interaction, willExit: left.region, animator: animator)
    animator.run()
  }
}

@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []
  /// Seconds in which a pointer takes another style.
  private static let duration: TimeInterval = 0.2

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Makes the changes over time; nothing happens without any.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}

extension UIWindow {
  /// Moves the pointer, as a mouse or a trackpad does without a press: hover recognizers and
  /// pointer interactions of the view there, and of its superviews, respond (interaction rule
  /// IX-18).
  ///
  /// What moves below a pointer that rests counts at its next move, and be it to the same place.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameters:
  ///   - point: The pointer's place, in the window's coordinates; nil takes the pointer away. One that is
  ///     not finite is ignored with a message on the console.
  ///   - modifiers: The keys that are held down meanwhile.
  public func movePointer(to point: CGPoint?, modifiers: UIKeyModifierFlags = []) {
    if let point, !point.x.isFinite || !point.y.isFinite {
      consoleMessage("UIWindow.movePointer(to:modifiers:): the pointer cannot be at \(point).")
      return
    }
    layoutIfNeeded()
    guard point != nil || pointer != nil else { return }
    let pointer = pointer ?? PointerState(over: self)
    self.pointer = pointer
    pointer.move(to: point, modifiers)
  }

  /// The style that an interaction gives the pointer where it is; nil for the system's own.
  ///
  /// > Note: Differs from UIKit: there only the user sees it.
  public var pointerStyle: UIPointerStyle? { pointer?.style }
}
