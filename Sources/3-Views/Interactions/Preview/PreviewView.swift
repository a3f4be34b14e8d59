// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry
import ViewLayout
package import Views

/// Draws a view as it looks now, in its tree or out of it, with an outline, a background and a
/// shadow of its own (interaction rule IX-12).
///
/// Its bounds are those of the view, so that paths in the view's coordinates are right.
package final class PreviewView: UIView {
  private let shadow = UIView(frame: .zero)
  private let content: DrawnView<PreviewContent>
  private let outline: Path

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view, which is drawn at each frame; no copy is taken.
  ///   - parameters: How it looks.
  init(of view: UIView, parameters: UIPreviewParameters) {
    let path = parameters.visiblePath
    let edge = path?.cgPath.path ?? view.layer.outline(of: view.bounds)
    outline = edge
    // Under the edge of a view that fills its bounds the background would shine through.
    let base = path == nil ? view.layer.outline(of: view.bounds, inset: 0.5) : edge
    content = DrawnView(
      PreviewContent(
        source: view, outline: edge, background: (outline: base, color: parameters.backgroundColor))
    )
    super.init(frame: .zero)
    bounds = view.bounds
    for part: UIView in [shadow, content] {
      part.bounds = bounds
      part.center = CGPoint(x: bounds.midX, y: bounds.midY)
      addSubview(part)
    }
    shadow.layer.shadowPath = parameters.shadowPath?.cgPath ?? CGPath(edge)
    shadow.alpha = 0
    isUserInteractionEnabled = false
  }

  convenience init(of preview: UITargetedPreview) {
    self.init(of: preview.view, parameters: preview.parameters)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var source: UIView { content.content.source }

  /// The smallest rectangle around what is shown, in the view's coordinates.
  var outlineBounds: CGRect { outline.boundingBox }

  /// Sets the shadow; it is drawn as much as ``shadowAlpha`` says.
  func setShadow(opacity: Float, radius: CGFloat, offset: CGSize) {
    shadow.layer.shadowColor = .black
    shadow.layer.shadowOpacity = opacity
    shadow.layer.shadowRadius = radius
    shadow.layer.shadowOffset = offset
  }

  /// The opacity of the shadow, 0…1; can be animated.
  var shadowAlpha: CGFloat {
    get { shadow.alpha }
    set { shadow.alpha = newValue }
  }

  /// Puts the middle of the preview at a point of the window, whatever point it is scaled about.
  func position(middle: CGPoint, transform: CGAffineTransform) {
    let anchor = layer.anchorPoint
    let offset = CGPoint(
      x: (anchor.x - 0.5) * bounds.width, y: (anchor.y - 0.5) * bounds.height)
    let moved = CGPoint(
      x: transform.a * offset.x + transform.c * offset.y,
      y: transform.b * offset.x + transform.d * offset.y)
    center = CGPoint(x: middle.x + moved.x, y: middle.y + moved.y)
    self.transform = transform
  }
}

/// The view of a preview, cut to its outline.
private struct PreviewContent: DrawnContent {
  let source: UIView
  let outline: Path
  let background: (outline: Path, color: UIColor)

  var shownText: String? { source.textInside }

  func draw(in drawing: ViewDrawing, of view: UIView) {
    let color = background.color.value(in: source.traitCollection)
    if color.alpha > 0 { drawing.canvas.fill(background.outline, with: color.rgba) }
    drawing.canvas.save()
    drawing.canvas.clip(to: outline)
    drawing.drawRoot(source)
    drawing.canvas.restore()
  }
}

extension PreviewView {
  func position(
    at target: UIPreviewTarget, in window: UIWindow, scaledBy scale: CGFloat = 1
  ) {
    let middle = target.container.convert(target.center, to: window)
    position(
      middle: middle,
      transform: target.transform.concatenating(
        CGAffineTransform(scaleX: scale, y: scale)))
  }

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
  func position(
    in rect: CGRect, movedBy offset: CGVector = .zero, turnedBy angle: CGFloat = 0
  ) {
    let outline = outlineBounds
    let scale = outline.width > 0 ? rect.width / outline.width : 1
    let middle = CGPoint(
      x: rect.midX + (bounds.midX - outline.midX) * scale + offset.dx,
      y: rect.midY + (bounds.midY - outline.midY) * scale + offset.dy)
    position(
      middle: middle, transform: CGAffineTransform(scaleX: scale, y: scale).rotated(by: angle))
  }

  func setShadow(of lift: InteractionMetrics.Lift) {
    setShadow(opacity: lift.shadowOpacity, radius: lift.shadowRadius, offset: lift.shadowOffset)
  }
}

/// Holds what is dragged, in front of everything in a window (interaction rule IX-13).
///
/// It is there while it holds anything. Touches and the mouse go through it, and it is not part of
/// the layout tree, which lists its previews apart. Its coordinates are the window's.
package final class PreviewOverlay: UIView {
  /// In front of whatever else sets a depth.
  private static let depth: CGFloat = 1e9

  fileprivate init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = Self.depth
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether touches come to what it holds, and to nothing behind; while a menu is open.
  var takesTouches = false {
    didSet { isUserInteractionEnabled = takesTouches }
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesTouches }

  package override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subviews.allSatisfy({ $0 === subview }) { removeFromSuperview() }
  }
}

extension UIWindow {
  /// The overlay; nil while nothing is dragged.
  package var previewOverlay: PreviewOverlay? {
    children.lazy.compactMap { $0 as? PreviewOverlay }.first
  }

  /// Shows a view in front of everything, and of the previews that are shown already. It goes when
  /// it is taken out of its superview.
  package func showPreview(_ preview: UIView) {
    let overlay = previewOverlay ?? PreviewOverlay()
    if overlay.superview == nil { addSubview(overlay) }
    overlay.addSubview(preview)
  }
}
