// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

extension CALayer {
  /// The edge of the layer: its bounds, or a rectangle near them, with the rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The bounds, or what they are on whole pixels.
  ///   - inset: How far inside of it, in points; circular corners are then concentric.
  /// - Returns: The outline.
  func outline(of rect: CGRect, inset: CGFloat = 0) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    let limit = min(rect.width, rect.height) / 2
    let radius = max(0, min(cornerRadius, limit) - inset)
    guard radius > 0 else { return Path(rect: inner) }
    let corners = maskedCorners
    func corner(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: inner,
      cornerRadii: CornerRadii(
        topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
        bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner)),
      curve: isContinuous ? .continuous : .circular)
  }

  /// Whether corners have the continuous form.
  var isContinuous: Bool { cornerCurve == .continuous }

  /// Whether corners are rounded.
  var isRounded: Bool { cornerRadius > 0 && !maskedCorners.isEmpty }
}

extension ColorValue {
  /// The colour for the canvas, each component between 0 and 1.
  var rgba: RGBA {
    func share(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
    return RGBA(
      red: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
  }

  /// The colour with its alpha multiplied.
  func faded(_ share: CGFloat) -> ColorValue { withAlpha(alpha * share) }
}
