// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
public import Geometry

/// A renderer that creates images by drawing.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: size).image { context in
///   UIColor.systemRed.setFill()
///   context.fill(CGRect(origin: .zero, size: size))
/// }
/// ```
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// The format in which it draws.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - bounds: What is drawn of the plane, in points.
  ///   - format: How.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Creates a renderer for the current traits.
  ///
  /// - Parameter bounds: What is drawn of the plane, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for the current traits.
  ///
  /// - Parameter size: The size of the image, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - format: How.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates an image by drawing.
  ///
  /// - Parameter actions: Draws in the context, which is also the current one.
  /// - Returns: The image that the closure drew.
  /// - Precondition: The size is positive and within the limits of pictures.
  public func image(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = draw(actions)
    guard let raster = canvas.raster() else {
      programmerError("The image of \(bounds.size.compactDescription) points has no pixels.")
    }
    return UIImage(source: .raster(raster))
  }

  /// Creates a PNG file by drawing.
  ///
  /// - Parameter actions: Draws in the context, which is also the current one.
  /// - Returns: The picture as a PNG file.
  /// - Precondition: The size is positive and within the limits of pictures.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    let canvas = draw(actions)
    do { return try canvas.encoded() } catch { programmerError(error.description) }
  }

  /// Creates a JPEG file by drawing, on white where the drawing is not opaque.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0 for the smallest file to 1 for the best picture; values beyond count as
  ///     the nearest of these.
  ///   - actions: Draws in the context, which is also the current one.
  /// - Returns: The picture as a JPEG file; empty, with one line on the console, where gdk-pixbuf is not
  ///   installed (`apt-get install libgdk-pixbuf-2.0-0`).
  /// - Precondition: The size is positive and within the limits of pictures.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    draw(actions).raster()?.jpegData(quality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Canvas {
    let canvas: Canvas
    do { canvas = try Canvas(size: bounds.size, scale: format.scale) } catch {
      programmerError(error.description)
    }
    if format.opaque { canvas.fill(CGRect(origin: .zero, size: bounds.size), with: .black) }
    canvas.translate(x: -bounds.origin.x, y: -bounds.origin.y)
    let context = UIGraphicsImageRendererContext(
      cgContext: CGContext(canvas: canvas, scale: format.scale), format: format, bounds: bounds)
    GraphicsContexts.with(context.cgContext) { actions(context) }
    return canvas
  }
}

/// The context in which an image renderer's closure draws.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The context for everything else.
  public let cgContext: CGContext
  /// The format in which it draws.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.cgContext = cgContext
    self.format = format
    self.bounds = bounds
  }

  /// Fills a rectangle in the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the edge of a rectangle, one point wide and inside it, in the current stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Clips all later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// The image that has been drawn so far.
  public var currentImage: UIImage {
    guard let raster = cgContext.canvas.raster() else {
      programmerError("The image of \(bounds.size.compactDescription) points has no pixels.")
    }
    return UIImage(source: .raster(raster))
  }
}

/// The format of an image renderer.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat {
  /// The pixels per point of the pictures that are drawn.
  public var scale: CGFloat
  /// A Boolean value that says whether the image starts black instead of transparent, as in UIKit.
  public var opaque = false

  /// Creates the usual way for the current traits.
  public convenience init() { self.init(for: .current) }

  /// Creates the usual way for given traits.
  ///
  /// - Parameter traitCollection: Says the scale.
  public init(for traitCollection: UITraitCollection) {
    scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
  }

  /// The usual way for the current traits.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The usual way for the current traits.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The contexts that drawing goes to, the current one last.
@MainActor
enum GraphicsContexts {
  static var stack: [CGContext] = []
  /// The contexts of images under way, the current one last; nil for an image that cannot be.
  static var images: [CGContext?] = []

  static func begin(_ image: CGContext?) {
    images.append(image)
    if let image { stack.append(image) }
  }

  static func endImage() {
    guard let image = images.popLast(), let image else { return }
    if stack.last === image { stack.removeLast() }
  }

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

/// Restores the context before the last push.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsContexts.stack.popLast() }

/// Begins an image with a context of its own, which is the current one until
/// ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points. One without pixels, or with too many, leaves the current context as
///     it is, and there is no image.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: Pixels per point; 0 for those of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let pixels = scale > 0 ? scale : UIScreen.main.scale
  let canvas = try? Canvas(size: size, scale: pixels)
  if opaque { canvas?.fill(CGRect(origin: .zero, size: size), with: .black) }
  GraphicsContexts.begin(canvas.map { CGContext(canvas: $0, scale: pixels) })
}

/// Begins an image as ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` does: transparent, with a pixel
/// per point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image that is drawn so far in the context that
/// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` began last; nil without one.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsContexts.images.last, let context,
    context === UIGraphicsGetCurrentContext()
  else { return nil }
  return context.canvas.raster().map { UIImage(source: .raster($0)) }
}

/// Ends the image that ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` began last, and restores
/// the context before it; nothing happens without one.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { GraphicsContexts.endImage() }

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Sets the colour as the fill and the stroke colour of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour as the fill colour of the current context.
  @preconcurrency @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the colour as the stroke colour of the current context.
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
