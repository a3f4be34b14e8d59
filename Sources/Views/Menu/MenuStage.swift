// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Holds what a menu shows: the dimming, the previews and the lists, in front of everything.
///
/// It has no size, so that pictures of trees list what it holds and not itself, and takes all
/// touches while its menu is open. Its coordinates are the window's.
final class MenuStage: UIView {
  weak var presentation: MenuPresentation?

  init() { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes all touches, or none.
  var takesTouches = false {
    didSet { (superview as? PreviewOverlay)?.takesTouches = takesTouches }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesTouches }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presentation?.beginTouch(at: touch.location(in: nil)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presentation?.moveTouch(to: touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presentation?.endTouch(at: touch.location(in: nil)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentation?.cancelTouch()
  }
}
