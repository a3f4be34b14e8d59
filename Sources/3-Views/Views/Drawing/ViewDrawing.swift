// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Geometry

/// A drawing of a view tree under way, at one view of it.
@MainActor
package struct ViewDrawing {
  package var canvas: Canvas { context.canvas }
  /// The context in which `draw(_:)` of clients draws.
  package let context: CGContext
  let scale: CGFloat
  /// From the view's coordinates to the picture's.
  var transform = CGAffineTransform.identity
  /// The view that has the focus, looked up once for all: each view would ask its window.
  var focused: ObjectIdentifier?
  /// The visible rectangle, in the picture's coordinates.
  var visible: CGRect
  /// The bounds of what the view or the layer is in, in the picture's coordinates; nil at the root.
  var container: CGRect?
  /// A rectangle whose edges are on pixels, where the transform lets edges be.
  ///
  /// Core Animation draws the edges of a layer without smoothing: a pixel belongs to it if the
  /// pixel's middle does. What has any length keeps a pixel at least, so that hairlines stay: of
  /// what it is in, or a neighbour that is drawn later would cover the line at the end of a row.
  func snapped(_ rect: CGRect) -> CGRect {
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else {
      return rect
    }
    let (columns, rows) = (
      container.map { ($0.minX * scale, $0.maxX * scale) },
      container.map { ($0.minY * scale, $0.maxY * scale) }
    )
    let x = Self.snap(rect.minX, rect.width, transform.a * scale, transform.tx * scale, columns)
    let y = Self.snap(rect.minY, rect.height, transform.d * scale, transform.ty * scale, rows)
    return CGRect(x: x.position, y: y.position, width: x.length, height: y.length)
  }

  private static func snap(
    _ position: CGFloat, _ length: CGFloat, _ factor: CGFloat, _ shift: CGFloat,
    _ container: (start: CGFloat, end: CGFloat)?
  ) -> (position: CGFloat, length: CGFloat) {
    guard length > 0 else { return (position, length) }
    let (first, last) = (position * factor + shift, (position + length) * factor + shift)
    let (one, other) = (pixel(at: first), pixel(at: last))
    var (start, end) = (min(one, other), max(one, other))
    if start == end {
      start = Self.pixel(start, of: (min(first, last), max(first, last)), in: container)
      end = start + 1
    }
    let (near, far) = ((start - shift) / factor, (end - shift) / factor)
    return (min(near, far), abs(far - near))
  }

  /// The first pixel whose middle is not before a position.
  private static func pixel(at position: CGFloat) -> CGFloat {
    (position - 0.5 - PixelGrid.tolerance).rounded(.up)
  }

  /// The pixel for what is too thin for the middle of any.
  private static func pixel(
    _ pixel: CGFloat, of line: (start: CGFloat, end: CGFloat),
    in container: (start: CGFloat, end: CGFloat)?
  ) -> CGFloat {
    guard let container, line.start >= container.start - PixelGrid.tolerance,
      line.end <= container.end + PixelGrid.tolerance
    else { return pixel }
    let (first, last) = (Self.pixel(at: container.start), Self.pixel(at: container.end) - 1)
    return first <= last ? min(max(pixel, first), last) : pixel
  }

  /// Draws the shadow of a view, unless it is cut off at the bounds, as Core Animation does.
  func drawShadow(of view: UIView, _ layer: CALayer) {
    guard layer.shadowOpacity > 0, !view.clipsToBounds, let shadow = Shadow(of: layer) else {
      return
    }
    if let path = layer.shadowPath {
      cast(shadow, from: path.path)
    } else {
      cast(shadow, from: view)
    }
  }

  /// Draws the shadow of a layer that belongs to no view, unless it is cut off at the bounds.
  func drawShadow(of layer: CALayer) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let shadow = Shadow(of: layer) else {
      return
    }
    if let path = layer.shadowPath {
      cast(shadow, from: path.path)
    } else if let color = layer.backgroundColor, color.alpha > 0 {
      cast(shadow.faded(color.alpha), from: layer.outline(of: layer.bounds))
    } else if let shape = layer.shapeCastingShadow {
      cast(shadow.faded(shape.opacity), from: shape.outline)
    }
  }

  private struct Shadow {
    var color: RGBA
    var radius: CGFloat
    var offset: CGSize

    /// The shadow that a layer asks for; nil for none.
    @MainActor init?(of layer: CALayer) {
      guard let color = layer.shadowColor else { return nil }
      self.color = color.value.faded(CGFloat(min(layer.shadowOpacity, 1))).rgba
      radius = max(0, layer.shadowRadius)
      offset = layer.shadowOffset
      guard self.color.alpha > 0 else { return nil }
    }

    /// The shadow of something that is less opaque.
    func faded(_ opacity: CGFloat) -> Shadow {
      var faded = self
      faded.color.alpha *= Double(min(opacity, 1))
      return faded
    }
  }

  private func cast(_ shadow: Shadow, from path: Path) {
    // Core Animation's radius is the Gaussian's deviation; the canvas takes twice that.
    canvas.drawShadow(
      of: path, color: shadow.color, blurRadius: shadow.radius * 2, offset: shadow.offset)
  }

  /// A view casts a shadow with its background; without one, the shape or gradient of its layer does or,
  /// without that either, its subviews.
  private func cast(_ shadow: Shadow, from view: UIView) {
    if let color = view.presentationBackground, color.alpha > 0 {
      cast(
        shadow.faded(color.alpha),
        from: view.layer.shown.outline(of: view.presentationGeometry.bounds))
      return
    }
    if let shape = view.ownLayer?.shown.shapeCastingShadow {
      return cast(shadow.faded(shape.opacity), from: shape.outline)
    }
    for child in view.childrenInDrawingOrder
    where !child.presentationIsHidden && child.presentationAlpha > 0
      && child.presentationGeometry.isDrawable
    {
      canvas.save()
      canvas.concatenate(child.presentationGeometry.toSuperview)
      cast(shadow.faded(child.presentationAlpha), from: child)
      canvas.restore()
    }
  }
}

extension CALayer {
  /// The edge of the layer: its bounds, or a rectangle near them, with the rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The bounds, or what they are on whole pixels.
  ///   - inset: How far inside of it, in points; circular corners are then concentric.
  /// - Returns: The outline.
  package func outline(of rect: CGRect, inset: CGFloat = 0) -> Path {
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

  var isContinuous: Bool { cornerCurve == .continuous }

  var isRounded: Bool { cornerRadius > 0 && !maskedCorners.isEmpty }
}

extension ColorValue {
  /// The colour for the canvas, each component between 0 and 1.
  package var rgba: RGBA {
    func share(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
    return RGBA(
      red: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
  }

  func faded(_ share: CGFloat) -> ColorValue { withAlpha(alpha * share) }
}

@MainActor
package protocol DrawnContent {
  /// The words that are shown; nil for none.
  var shownText: String? { get }
  func draw(in drawing: ViewDrawing, of view: UIView)
}

/// A view that shows what a target above this one draws.
///
/// `drawContent(in:)` is no public API, and so nothing outside of this target can override it.
package final class DrawnView<Content: DrawnContent>: UIView {
  package let content: Content

  package init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override var shownText: String? { content.shownText }

  package override func drawContent(in drawing: ViewDrawing) { content.draw(in: drawing, of: self) }
}

extension ViewDrawing {
  /// The part of the view that can be seen, in the view's coordinates; all of the plane if the view has
  /// no extent in the picture.
  package var visibleRect: CGRect {
    guard transform.a * transform.d != transform.b * transform.c else { return .infinite }
    return visible.applying(transform.inverted())
  }
}
