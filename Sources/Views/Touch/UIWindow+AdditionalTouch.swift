// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIWindow {
  /// Begins a second touch. A third takes the second's place.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameter point: The place in points.
  public func beginAdditionalTouch(at point: CGPoint) {
    cancelAdditionalTouch()
    layoutIfNeeded()
    guard point.x.isFinite, point.y.isFinite, let view = hitTest(point, with: nil) else { return }
    let touch = UITouch(at: point, on: view, in: self, by: .additional)
    additionalTouch = touch
    let event = UIEvent([], [touch])
    // What is dragged has the first touch, and a tap with the second adds to it.
    if activeDrag != nil || !beginGestures([touch], event) {
      view.touchesBegan([touch], with: event)
    }
  }

  /// Moves the second touch.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameter point: The place in points.
  public func moveAdditionalTouch(to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite,
      let touch = additionalTouch ?? gestures?.touch(of: .additional)
    else { return }
    touch.move(to: point, phase: .moved)
    let event = UIEvent([], [touch])
    gestures?.move([touch], event)
    tellView(of: touch) { $0.touchesMoved([touch], with: event) }
  }

  /// Ends the second touch. While something is dragged a tap adds to it, where there
  /// is anything to add (interaction rule DG-7).
  ///
  /// > Note: Differs from UIKit: there only the user can.
  public func endAdditionalTouch() {
    guard let touch = additionalTouch ?? gestures?.touch(of: .additional) else { return }
    guard !addToDrag(at: touch) else { return cancelAdditionalTouch() }
    touch.move(to: touch.location(in: nil), phase: .ended)
    let event = UIEvent([], [touch])
    gestures?.end([touch], event)
    tellView(of: touch) { $0.touchesEnded([touch], with: event) }
    if additionalTouch === touch { additionalTouch = nil }
  }

  private func addToDrag(at touch: UITouch) -> Bool {
    guard let activeDrag else { return false }
    var current = touch.view
    while let view = current {
      for case let interaction as UIDragInteraction in view.ownInteractions
      where interaction.isEnabled
        && activeDrag.addItems(
          from: interaction, at: touch.location(in: nil))
      {
        return true
      }
      current = view.superview
    }
    return false
  }

  private func cancelAdditionalTouch() {
    if let touch = gestures?.touch(of: .additional) { gestures?.cancel([touch]) }
    guard let touch = additionalTouch else { return }
    additionalTouch = nil
    touch.move(to: touch.location(in: nil), phase: .cancelled)
    touch.view?.touchesCancelled([touch], with: UIEvent([], [touch]))
  }
}
