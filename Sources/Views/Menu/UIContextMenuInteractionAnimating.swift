// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What happens when the preview of a menu is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears, and the menu with it.
  case dismiss = 0
  /// The preview grows until it fills the window.
  case pop = 1
}

/// Animates along with a menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the menu's preview; nil for the preview of a view.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  ///
  /// - Parameter animations: Makes the changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done at the end of the animation.
  ///
  /// - Parameter completion: Called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Animates along with a menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What happens to the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is animated along with a menu.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewing controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, inside the animation that they belong to.
  func animate() {
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  /// Calls what waits for the end.
  func end() {
    let ends = completions
    completions = []
    for end in ends { end() }
  }
}
