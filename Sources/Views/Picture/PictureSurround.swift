// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
import Foundation
package import Geometry

/// What surrounds a view in its picture, and is drawn over it: a status bar, a phone, a title bar.
///
/// It is not part of the view's tree or of a layout tree, and invisible to the view.
@MainActor
package struct PictureSurround {
  /// How much larger the picture is than the view, by side, in points.
  package var insets: UIEdgeInsets
  /// The radius of the view's corners, which are cut in the continuous form, in points.
  var corners: CornerRadii
  /// Drawn over the view and its surroundings, as large as both together.
  var front: UIView

  /// - Parameters:
  ///   - insets: How much larger the picture is than the view, by side, in points; not negative.
  ///   - corners: The radii of the view's corners, in points.
  ///   - front: Drawn over all.
  package init(insets: UIEdgeInsets, corners: CornerRadii = CornerRadii(0), front: UIView) {
    self.insets = insets
    self.corners = corners
    self.front = front
  }

  /// The size of the picture of a view, in points.
  func size(around size: CGSize) -> CGSize {
    CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Draws something with what is around it, if anything is.
  ///
  /// - Parameters:
  ///   - surround: What is around it; nil for nothing.
  ///   - size: The size of what is drawn, in points.
  ///   - context: Where to.
  ///   - scale: Pixels per point.
  ///   - body: Draws, from the origin.
  static func draw(
    _ surround: PictureSurround?, around size: CGSize, in context: CGContext, scale: CGFloat,
    _ body: () -> Void
  ) {
    guard let surround else { return body() }
    context.canvas.withSavedState {
      context.canvas.translate(x: surround.insets.left, y: surround.insets.top)
      let bounds = CGRect(origin: .zero, size: size)
      context.canvas.clip(
        to: Path(roundedRect: bounds, cornerRadii: surround.corners, curve: .continuous))
      body()
    }
    surround.front.bounds.size = surround.size(around: size)
    surround.front.layoutIfNeeded()
    ViewDrawing.draw(surround.front, in: context, scale: scale)
  }
}
