// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension NSAttributedString {
  /// The size of the text in one line for each of its paragraphs.
  ///
  /// - Returns: The size in points, not rounded.
  public func size() -> CGSize { textLayout(in: .zero, truncates: false)?.size ?? .zero }

  /// The rectangle around the text.
  ///
  /// - Parameters:
  ///   - size: The available space; its height counts only where the last visible line is
  ///     truncated.
  ///   - options: Whether lines break at the width, and end at the height.
  ///   - context: How far the text may be made smaller to fit; its scale and bounds are set.
  /// - Returns: A rectangle at the origin, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let scale = context?.scale(of: self, in: size, options) ?? 1
    let available = CGSize(
      width: options.contains(.usesLineFragmentOrigin) ? size.width : 0,
      height: options.truncates ? size.height : 0)
    let layout = textLayout(in: available, truncates: options.truncates, scale: scale)
    let bounds = CGRect(origin: .zero, size: layout?.size ?? .zero)
    context?.report(scale: scale, bounds: bounds)
    return bounds
  }
}

extension StringProtocol {
  /// The size of the text in one line for each of its paragraphs.
  ///
  /// - Parameter attributes: The attributes of the text; Helvetica at 12 points without one.
  /// - Returns: The size in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// The rectangle around the text.
  ///
  /// - Parameters:
  ///   - size: The available space; its height counts only where the last visible line is
  ///     truncated.
  ///   - options: Whether lines break at the width, and end at the height.
  ///   - attributes: The attributes of the text; Helvetica at 12 points without one.
  ///   - context: How far the text may be made smaller to fit; its scale and bounds are set.
  /// - Returns: A rectangle at the origin, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text in one line for each of its paragraphs.
  ///
  /// - Parameter attributes: The attributes of the text; Helvetica at 12 points without one.
  /// - Returns: The size in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The rectangle around the text.
  ///
  /// - Parameters:
  ///   - size: The available space; its height counts only where the last visible line is
  ///     truncated.
  ///   - options: Whether lines break at the width, and end at the height.
  ///   - attributes: The attributes of the text; Helvetica at 12 points without one.
  ///   - context: How far the text may be made smaller to fit; its scale and bounds are set.
  /// - Returns: A rectangle at the origin, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Draws the text in the current context, in one line for each of its paragraphs.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(textLayout(in: .zero, truncates: false), at: point)
  }

  /// Draws the text in the current context. Lines break at the width; those that do not fit into
  /// the height are left out, except the first. Lines are flush left; in right-to-left traits flush
  /// right.
  ///
  /// - Parameter rect: Where; a width or height that is not positive or not finite is no limit.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: Where. With `usesLineFragmentOrigin` lines break at its width, and those that its
  ///     height has no space for are left out, but for the first; without it there is one line for
  ///     each paragraph, and the origin is the left end of the first baseline.
  ///   - options: How lines break, and if an ellipsis stands for those that are left out.
  ///   - context: How far the text may be made smaller to fit; its scale and bounds are set.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let scale = context?.scale(of: self, in: rect.size, options) ?? 1
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = textLayout(in: .zero, truncates: false, scale: scale)
      let ascent = layout?.lines.first?.baseline ?? 0
      let origin = CGPoint(x: rect.origin.x, y: rect.origin.y - ascent)
      context?.report(scale: scale, bounds: CGRect(origin: origin, size: layout?.size ?? .zero))
      return draw(layout, at: origin)
    }
    let layout = textLayout(in: rect.size, truncates: options.truncates, scale: scale)
    context?.report(
      scale: scale, bounds: CGRect(origin: rect.origin, size: layout?.size ?? .zero))
    draw(layout, at: rect.origin)
  }

  /// Draws lines, in black where the text says no colour.
  @MainActor
  private func draw(_ layout: TextLayout?, at origin: CGPoint) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
    if layout.request.rendering == .real { context.hasRealText = true }
    context.canvas.draw(layout, at: origin)
  }
}
