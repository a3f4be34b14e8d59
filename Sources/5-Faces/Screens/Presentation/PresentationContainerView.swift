// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Holds what a presentation shows, over everything that it covers.
final class PresentationContainerView: UIView {
  private weak var owner: UIPresentationController?
  /// Whether the traits have changed since it was looked whether the presentation is to adapt.
  private var hasOtherTraits = false

  init(of owner: UIPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The controller that presents.
  override var next: UIResponder? {
    owner?.presentedViewController.presentation?.presenting ?? super.next
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hasOtherTraits, owner?.transition == nil, owner?.isHeldByPresented != true {
      hasOtherTraits = false
      owner?.adaptToTraits()
      // Another container may have taken this one's place.
      guard superview != nil else { return }
    }
    owner?.containerViewWillLayoutSubviews()
    owner?.layOutPresentedView()
    owner?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection != nil else { return }
    hasOtherTraits = true
    adaptLater()
  }

  /// Looks with the next layout whether the presentation is to adapt, if the traits have changed. What the
  /// controller presents may keep it as it is until then.
  func adaptLater() { if hasOtherTraits { setNeedsLayout() } }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self && owner?.passesTouch(at: point) == true ? nil : found
  }

  // No touch reaches what is behind.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === self,
      hitTest(touch.location(in: self), with: event) === self
    else { return }
    owner?.backgroundWasTapped()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), let owner,
      owner.isDismissedByUser
    {
      return owner.escape()
    }
    super.pressesBegan(presses, with: event)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let owner, owner.isDismissedByUser else { return false }
    owner.escape()
    return true
  }
}

/// A container that leaves the window with the presentation that holds it.
@MainActor
final class ShownContainer {
  let view: PresentationContainerView

  init(_ view: PresentationContainerView) { self.view = view }

  isolated deinit { view.removeFromSuperview() }
}

extension PresentationContainerView: ModalContainer {
  package var coversWhatIsBehind: Bool { owner?.coversWhatIsBehind ?? false }
}
