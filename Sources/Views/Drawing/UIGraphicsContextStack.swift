// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

/// The contexts that drawing goes to, the current one last.
@MainActor
enum GraphicsContexts {
  static var stack: [CGContext] = []

  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    stack.append(context)
    defer { stack.removeLast() }
    return try body()
  }
}

/// The context that drawing goes to now.
///
/// - Returns: nil outside `draw(_:)` and the closures of renderers.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last }

/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.stack.append(context) }

/// Goes back to the context before the last push.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsContexts.stack.popLast() }

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Makes this the colour of fills and lines in the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  @preconcurrency @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of lines in the current context.
  @preconcurrency @MainActor
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension ViewDrawing {
  /// Lets a subclass draw with `draw(_:)`, in its own traits.
  func drawCustomContent(of view: UIView) {
    context.saveGState()
    context.resetColors()
    // As in UIKit, where a view draws into an image of its own size.
    canvas.clip(to: snapped(view.bounds))
    view.traitCollection.performAsCurrent { view.draw(view.bounds) }
    context.restoreGState()
  }
}
