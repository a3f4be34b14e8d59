// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The context of an animation of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The length, in seconds.
  var duration: TimeInterval { get }
}

/// The coordinator of animations alongside a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// The time that a movement takes to be shown, in seconds (interaction rule FC-18, uncertain).
  static let duration: TimeInterval = 0.2

  private final class Context: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
  }

  private var (animations, completions): ([() -> Void], [() -> Void]) = ([], [])
  private var (focusing, unfocusing):
    (
      [(any UIFocusAnimationContext) -> Void], [(any UIFocusAnimationContext) -> Void]
    ) = ([], [])

  /// Adds animations alongside the movement of the focus.
  ///
  /// - Parameters:
  ///   - animations: Changes views along with the focus.
  ///   - completion: Called when the coordinated animations are over.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations of the item that gets the focus.
  ///
  /// - Parameters:
  ///   - animations: Changes views that get the focus.
  ///   - completion: Called when the focusing animations are over.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { focusing.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations of the item that loses the focus.
  ///
  /// - Parameters:
  ///   - animations: Changes views that lose the focus.
  ///   - completion: Called when the unfocusing animations are over.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { unfocusing.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Runs what was added: what loses the focus first.
  func run() {
    let (all, ends) = (unfocusing + focusing, completions)
    let plain = animations
    guard !all.isEmpty || !plain.isEmpty || !ends.isEmpty else { return }
    let context = Context()
    UIView.animate(withDuration: Self.duration) {
      for animation in all { animation(context) }
      for animation in plain { animation() }
    } completion: { _ in
      for end in ends { end() }
    }
  }
}
