// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import ViewLayout
package import Views

/// Swipe actions that are visible beside a row.
@MainActor
package struct RevealedActions {
  package let configuration: UISwipeActionsConfiguration
  package let isTrailing: Bool
  /// The distance that the row is moved to the right, in points; negative to the left.
  package fileprivate(set) var offset: CGFloat
  package let view: SwipeActionsView

  fileprivate var restingOffset: CGFloat {
    guard let row = view.superview else { return 0 }
    let length = view.layout(rowWidth: row.bounds.width, configuration).restingLength
    return offset < 0 ? -length : length
  }
}

/// A row that slides to the side so that swipe actions become visible beside it (behaviour rules
/// SW-1 to SW-5): its contents move with its bounds, and the actions fill the space that they leave.
@MainActor
package protocol SwipedRow: UIView {
  /// The visible actions; nil while the row is closed.
  var revealedActions: RevealedActions? { get set }
  var swipeLook: SwipeLook { get }
  /// Asks for the actions of a side; nil for none, and where the row must not move now.
  func swipeConfiguration(isTrailing: Bool) -> UISwipeActionsConfiguration?
  /// Called before actions become visible: other rows close.
  func willRevealActions()
  /// Called when actions became visible, or began to go.
  func revealedActionsChanged()
  /// Called when the row is closed, at the end of the animation if there is one.
  func didHideActions()
}

extension SwipedRow {
  /// Slides the row so that the actions of a side become visible. Actions that are visible already
  /// are not asked for again.
  ///
  /// - Parameters:
  ///   - offset: How far to the right, in points; negative to the left, 0 closes.
  ///   - isAnimated: Whether the actions appear over time.
  /// - Returns: Whether actions are visible.
  package func revealActions(offset: CGFloat, isAnimated: Bool) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTrailing = (offset < 0) != isMirrored
    guard offset.isFinite, offset != 0 else {
      hideActions(isAnimated: isAnimated)
      return false
    }
    if revealedActions?.isTrailing != isTrailing {
      guard let configuration = swipeConfiguration(isTrailing: isTrailing),
        !configuration.actions.isEmpty
      else {
        hideActions(isAnimated: isAnimated)
        return false
      }
      hideActions(isAnimated: false)
      willRevealActions()
      reveal(configuration, isTrailing: isTrailing, offset: offset, isAnimated: isAnimated)
    } else {
      move(to: offset, isAnimated: isAnimated)
    }
    return true
  }

  /// Slides the row so that all actions of a configuration are visible.
  ///
  /// - Parameters:
  ///   - configuration: The actions of the trailing side.
  ///   - isAnimated: Whether the actions appear over time.
  package func revealAllActions(
    of configuration: UISwipeActionsConfiguration, isAnimated: Bool
  ) {
    hideActions(isAnimated: false)
    willRevealActions()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    reveal(configuration, isTrailing: true, offset: isMirrored ? 1 : -1, isAnimated: isAnimated)
    if let revealedActions { move(to: revealedActions.restingOffset, isAnimated: isAnimated) }
  }

  private func reveal(
    _ configuration: UISwipeActionsConfiguration, isTrailing: Bool, offset: CGFloat,
    isAnimated: Bool
  ) {
    let view = SwipeActionsView(configuration.actions, swipeLook) { [weak self] action in
      self?.run(action)
    }
    UIView.performWithoutAnimation { addSubview(view) }
    var actions = RevealedActions(
      configuration: configuration, isTrailing: isTrailing, offset: offset, view: view)
    if isAnimated {
      // It starts where nothing of it is visible.
      UIView.performWithoutAnimation { position(actions, distance: 0) }
    }
    actions.offset = 0
    revealedActions = actions
    move(to: offset, isAnimated: isAnimated)
    revealedActionsChanged()
  }

  private func move(to offset: CGFloat, isAnimated: Bool) {
    revealedActions?.offset = offset
    slide(isAnimated: isAnimated) {
      self.bounds.origin.x = -offset
      self.layOutRevealedActions()
    }
    setNeedsLayout()
  }

  private func slide(isAnimated: Bool, _ changes: () -> Void) {
    guard isAnimated, window != nil else { return changes() }
    UIView.animate(withDuration: Timeline.defaultDuration, animations: changes)
  }

  /// Brings the row back and takes the actions away.
  package func hideActions(isAnimated: Bool) {
    guard let actions = revealedActions else { return }
    revealedActions = nil
    guard isAnimated, window != nil else {
      actions.view.removeFromSuperview()
      bounds.origin.x = 0
      revealedActionsChanged()
      return didHideActions()
    }
    UIView.animate(withDuration: Timeline.defaultDuration) {
      self.bounds.origin.x = 0
      self.position(actions, distance: 0)
    } completion: { _ in
      actions.view.removeFromSuperview()
      self.didHideActions()
    }
    revealedActionsChanged()
  }

  /// Lets the row go: a full swipe runs the first action, else the row rests with all actions
  /// visible or closes.
  ///
  /// - Parameter isAnimated: Whether the row comes to rest over time.
  package func endSwipe(isAnimated: Bool) {
    guard let actions = revealedActions else { return }
    let layout = actions.view.layout(rowWidth: bounds.width, actions.configuration)
    let distance = abs(actions.offset)
    if layout.isFullSwipe(distance), let first = actions.configuration.actions.first {
      run(first)
    } else if layout.restingDistance(after: distance) > 0 {
      move(to: actions.restingOffset, isAnimated: isAnimated)
    } else {
      hideActions(isAnimated: isAnimated)
    }
  }

  /// Runs one of the visible actions (behaviour rule SW-4).
  ///
  /// - Parameter action: The action; one that is not visible does nothing.
  package func run(_ action: UIContextualAction) {
    guard let revealed = revealedActions,
      revealed.configuration.actions.contains(where: { $0 === action })
    else { return }
    action.handler(action, revealed.view) { [weak self] wasPerformed in
      guard !(wasPerformed && action.style == .destructive) else { return }
      guard let self else { return }
      hideActions(isAnimated: swipeLook.closesOverTime)
    }
  }

  /// Places the actions in the space that the row left.
  package func layOutRevealedActions() {
    guard let actions = revealedActions else { return }
    position(actions, distance: abs(actions.offset))
  }

  private func position(_ actions: RevealedActions, distance: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtRight = actions.isTrailing != isMirrored
    // The row's contents moved with the bounds; the actions are where they were.
    actions.view.frame = CGRect(
      x: isAtRight ? bounds.maxX - distance : bounds.minX, y: bounds.minY, width: distance,
      height: bounds.height)
    actions.view.show(
      actions.view.layout(rowWidth: bounds.width, actions.configuration), distance: distance,
      isAtRight: isAtRight)
  }
}

/// The appearance of swipe actions beside a kind of row.
@MainActor
package struct SwipeLook {
  package var metrics: SwipeMetrics
  /// The font of the word on an action, which may have an image.
  package var font: (_ hasImage: Bool, _ traits: UITraitCollection) -> UIFont
  /// Up to this height of a row, in points, an action with an image has no word.
  package var heightWithoutTitle: CGFloat
  /// Whether a row closes over time after an action.
  package var closesOverTime: Bool

  package init(
    metrics: SwipeMetrics, heightWithoutTitle: CGFloat = 0, closesOverTime: Bool = false,
    font: @escaping (_ hasImage: Bool, _ traits: UITraitCollection) -> UIFont
  ) {
    self.metrics = metrics
    self.heightWithoutTitle = heightWithoutTitle
    self.closesOverTime = closesOverTime
    self.font = font
  }
}
