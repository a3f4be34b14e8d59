// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// A drawing of a view tree under way, at one view of it.
@MainActor
package struct ViewDrawing {
  /// Where to; its coordinates are the view's own.
  var canvas: Canvas { context.canvas }
  /// What `draw(_:)` of clients draws in.
  let context: CGContext
  /// Pixels per point of the picture.
  let scale: CGFloat
  /// From the view's coordinates to the picture's.
  var transform = CGAffineTransform.identity
  /// The view that has the focus, looked up once for all: each view would ask its window.
  var focused: ObjectIdentifier?
  /// What can be seen, in the picture's coordinates.
  var visible: CGRect
  /// A rectangle whose edges are on pixels, where the transform lets edges be.
  ///
  /// Core Animation draws the edges of a layer without smoothing: a pixel belongs to it if the
  /// pixel's middle does. What has any length keeps a pixel at least, so that hairlines stay.
  func snapped(_ rect: CGRect) -> CGRect {
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else {
      return rect
    }
    let x = Self.snap(rect.minX, rect.width, transform.a * scale, transform.tx * scale)
    let y = Self.snap(rect.minY, rect.height, transform.d * scale, transform.ty * scale)
    return CGRect(x: x.position, y: y.position, width: x.length, height: y.length)
  }

  private static func snap(
    _ position: CGFloat, _ length: CGFloat, _ factor: CGFloat, _ shift: CGFloat
  ) -> (position: CGFloat, length: CGFloat) {
    guard length > 0 else { return (position, length) }
    func pixel(_ value: CGFloat) -> CGFloat {
      (value * factor + shift - 0.5 - PixelGrid.tolerance).rounded(.up)
    }
    let (one, other) = (pixel(position), pixel(position + length))
    let (start, end) = (min(one, other), max(one, other, min(one, other) + 1))
    let (near, far) = ((start - shift) / factor, (end - shift) / factor)
    return (min(near, far), abs(far - near))
  }
}
