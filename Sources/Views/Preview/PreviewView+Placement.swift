// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension PreviewView {
  /// Puts the preview where a target says, as large as its view is there.
  func place(
    at target: UIPreviewTarget, in window: UIWindow, scaledBy scale: CGFloat = 1
  ) {
    let middle = target.container.convert(target.center, to: window)
    place(
      middle: middle,
      transform: target.transform.concatenating(
        CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// The rectangle that the outline has at a target, in the window.
  func rect(at target: UIPreviewTarget, in window: UIWindow) -> CGRect {
    let middle = target.container.convert(target.center, to: window)
    let outline = outlineBounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY)
      .applying(target.transform)
    return outline.offsetBy(dx: middle.x, dy: middle.y)
  }

  /// The rectangle that the outline has in the middle of another, no larger than a size.
  func rect(fitting size: CGSize, around rect: CGRect) -> CGRect {
    let fitted = outlineBounds.size.fitted(into: size)
    return CGRect(
      x: rect.midX - fitted.width / 2, y: rect.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }

  /// Puts the outline into a rectangle, scaled by its width.
  func place(
    in rect: CGRect, movedBy offset: CGVector = .zero, turnedBy angle: CGFloat = 0
  ) {
    let outline = outlineBounds
    let scale = outline.width > 0 ? rect.width / outline.width : 1
    let middle = CGPoint(
      x: rect.midX + (bounds.midX - outline.midX) * scale + offset.dx,
      y: rect.midY + (bounds.midY - outline.midY) * scale + offset.dy)
    place(
      middle: middle, transform: CGAffineTransform(scaleX: scale, y: scale).rotated(by: angle))
  }

  /// Takes the shadow of what is lifted.
  func setShadow(of lift: InteractionMetrics.Lift) {
    setShadow(opacity: lift.shadowOpacity, radius: lift.shadowRadius, offset: lift.shadowOffset)
  }
}
