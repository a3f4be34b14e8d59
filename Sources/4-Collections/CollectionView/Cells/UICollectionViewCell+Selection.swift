// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import Views

@MainActor
final class DisappearingSelection {
  let view: UIView
  /// The view's alpha before, and again when it has disappeared.
  let alpha: CGFloat

  init(_ view: UIView, alpha: CGFloat) {
    self.view = view
    self.alpha = alpha
  }
}

extension UICollectionViewCell {
  /// Selects or deselects the cell. What follows from that takes time if it is animated and the
  /// cell is in a window: the background's colours change, the selected background view appears or
  /// disappears.
  func setSelected(_ selected: Bool, animated: Bool) {
    guard animated, window != nil, selected != isSelected else {
      isSelected = selected
      return
    }
    // What waits already is not a part of the change.
    updateConfigurationAtOnce()
    let view = selectedBackgroundView
    let wasShown = view?.superview === self
    let disappearing = configuring.disappearingSelection.flatMap { $0.view === view ? $0 : nil }
    let alpha = disappearing?.alpha ?? view?.alpha ?? 1
    let presentationAlpha = wasShown ? view?.presentationAlpha ?? 0 : 0
    // It appears at its place.
    if !wasShown { view?.frame = CGRect(origin: .zero, size: bounds.size) }
    UIView.animate(withDuration: Timeline.defaultDuration) {
      isSelected = selected
      updateConfigurationAtOnce()
    }
    guard let view, view === selectedBackgroundView else { return }
    let isShown = view.superview === self
    if isShown, presentationAlpha < alpha {
      appear(view, from: presentationAlpha, to: alpha)
    } else if wasShown, !isShown {
      disappear(view, from: presentationAlpha, restoring: alpha)
    }
  }

  /// Updates the configuration as layout does, but lays nothing out: neither the cell nor the
  /// collection view, whose data may be about to change.
  private func updateConfigurationAtOnce() {
    traitCollection.performAsCurrent { updateConfigurationIfNeeded() }
  }

  private func appear(_ view: UIView, from start: CGFloat, to alpha: CGFloat) {
    UIView.performWithoutAnimation { view.alpha = start }
    UIView.animate(withDuration: Timeline.defaultDuration) { view.alpha = alpha }
  }

  private func disappear(_ view: UIView, from start: CGFloat, restoring alpha: CGFloat) {
    insertSubview(view, belowSubview: contentView)
    UIView.performWithoutAnimation { view.alpha = start }
    let disappearing = DisappearingSelection(view, alpha: alpha)
    configuring.disappearingSelection = disappearing
    UIView.animate(
      withDuration: Timeline.defaultDuration, animations: { view.alpha = 0 },
      completion: { [weak self, weak disappearing] _ in
        // Another one may be under way by now.
        guard let self, configuring.disappearingSelection === disappearing else { return }
        endDisappearingSelection()
      })
  }

  /// Takes away at once what is still disappearing.
  func endDisappearingSelection() {
    guard let disappearing = configuring.disappearingSelection else { return }
    configuring.disappearingSelection = nil
    disappearing.view.removeAllAnimations()
    disappearing.view.removeFromSuperview()
    disappearing.view.alpha = disappearing.alpha
  }
}
