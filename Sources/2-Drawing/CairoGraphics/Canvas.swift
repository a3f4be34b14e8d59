// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation
public import Geometry

/// A drawing surface that is encoded as a PNG, an SVG or a PDF file.
///
/// Lengths are points, y points down, the origin is the top left corner. A canvas owns its Cairo
/// surface and context and releases them with itself. Numbers that are not finite draw nothing:
/// Cairo would stop drawing for good at the first.
public final class Canvas {
  /// The file format of a canvas.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// The format PNG: pixels.
    case png
    /// The format SVG: vectors for the web.
    case svg
    /// The format PDF: vectors for print.
    case pdf
  }

  /// The greatest length of a side of a bitmap in Cairo, in pixels.
  public static let maximumPixelLength = 32_767

  /// The greatest number of pixels of a picture: 2^28, a gibibyte in memory.
  public static let maximumPixelCount = 268_435_456

  /// Whether a bitmap may have a width and a height, in pixels. The sides are asked first, so that their
  /// product has room in a number.
  static func fits(width: Int, height: Int) -> Bool {
    width <= maximumPixelLength && height <= maximumPixelLength
      && width * height <= maximumPixelCount
  }

  /// The size of the canvas, in points.
  public let size: CGSize
  /// The pixels per point of the canvas.
  public let scale: CGFloat
  /// The format of the canvas's output.
  public let format: Format

  /// Whether texts are drawn; true unless what is behind them is asked for.
  package var drawsText = true

  let surface: OpaquePointer
  let context: OpaquePointer
  /// The pixels of a large bitmap; Cairo has those of a small one.
  private var memory: LargeMemory?
  /// Whether the pixels are handed over.
  private var isFinished = false
  private let document: DocumentBuffer?

  /// Creates an empty, transparent canvas.
  ///
  /// - Parameters:
  ///   - size: The size in points; above zero.
  ///   - scale: Pixels per point. Vector formats use it for what must be pixels, such as shadows.
  ///   - format: What the canvas becomes.
  /// - Throws: ``CanvasError`` for a size without pixels or with too many.
  public init(size: CGSize, scale: CGFloat, format: Format = .png) throws(CanvasError) {
    let pixels = try Canvas.pixelSize(of: size, scale: scale)
    self.size = size
    self.scale = scale
    self.format = format
    var document: DocumentBuffer?
    var memory: LargeMemory?
    switch format {
    case .png:
      let (width, height) = (Int32(pixels.width), Int32(pixels.height))
      memory = LargeMemory(byteCount: pixels.width * pixels.height * 4)
      if let base = memory?.bytes.bindMemory(to: UInt8.self).baseAddress {
        surface = cairo_image_surface_create_for_data(
          base, CAIRO_FORMAT_ARGB32, width, height, width * 4)
      } else {
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      }
    case .svg:
      let buffer = DocumentBuffer()
      surface = cairo_svg_surface_create_for_stream(
        DocumentBuffer.write, buffer.pointer, size.width, size.height)
      // The default unit is pt, which browsers show a third larger.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      document = buffer
    case .pdf:
      let buffer = DocumentBuffer()
      surface = cairo_pdf_surface_create_for_stream(
        DocumentBuffer.write, buffer.pointer, size.width, size.height)
      // Cairo would write the time of day.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      document = buffer
    }
    self.memory = memory
    self.document = document
    context = cairo_create(surface)
    // Cairo never returns null: a failed call returns a "nil surface" that carries its reason, and
    // drawing on it does nothing, silently.
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(String(cString: cairo_status_to_string(status)))
    }
    if format == .png {
      cairo_scale(context, scale, scale)
    } else {
      cairo_surface_set_fallback_resolution(surface, 72 * 3, 72 * 3)
    }
  }

  /// Gives a PDF a description, which readers show as its subject; others have no place for it.
  ///
  /// - Parameter text: The description. A character U+0000 ends it.
  package func describe(as text: String) {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_PDF else { return }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, text)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    memory?.deallocate()
  }

  /// Returns the size of a picture in pixels.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The pixels per point of the surface.
  /// - Returns: The size in whole pixels, rounded up.
  /// - Throws: ``CanvasError`` for none, or for more than the limits.
  public static func pixelSize(
    of size: CGSize, scale: CGFloat
  ) throws(CanvasError) -> (width: Int, height: Int) {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, scale > 0 else {
      throw .emptySize(width: size.width, height: size.height)
    }
    let limit = CGFloat(maximumPixelLength)
    guard width.isFinite, height.isFinite, width <= limit, height <= limit,
      width.rounded(.up) * height.rounded(.up) <= CGFloat(maximumPixelCount)
    else { throw .tooLarge(pixelWidth: width, pixelHeight: height) }
    // 390.1 points at scale 2 is 780.2 pixels, but 0.1 + 0.2 is not to cost a pixel.
    let tolerance = 1e-6
    return (
      max(Int((width - tolerance).rounded(.up)), 1), max(Int((height - tolerance).rounded(.up)), 1)
    )
  }

  // MARK: State

  /// Saves the transform and the clip.
  public func save() { cairo_save(context) }

  /// Restores the transform and the clip that were saved last.
  public func restore() { cairo_restore(context) }

  /// Runs a closure that draws, and restores the transform and the clip after it.
  ///
  /// - Throws: What `body` throws.
  public func withSavedState(_ body: () throws -> Void) rethrows {
    save()
    defer { restore() }
    try body()
  }

  /// Applies a transform to all later drawing.
  ///
  /// - Parameter transform: A transform; one that flattens everything draws nothing.
  public func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant.isFinite, determinant != 0, transform.tx.isFinite, transform.ty.isFinite
    else {
      // Cairo refuses such a matrix and every later call with it.
      clip(to: .zero)
      return
    }
    cairo_transform(context, &matrix)
  }

  /// Translates all later drawing.
  ///
  /// - Parameters:
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public func translate(x: CGFloat, y: CGFloat) {
    guard x.isFinite, y.isFinite else { return clip(to: .zero) }
    cairo_translate(context, x, y)
  }

  /// Clips all later drawing to a path.
  public func clip(to path: Path) {
    trace(path)
    cairo_clip(context)
  }

  /// Keeps what is drawn from now on inside a path.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - evenOdd: Whether an outline inside another is a hole.
  package func clip(to path: Path, evenOdd: Bool) {
    guard evenOdd else { return clip(to: path) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    clip(to: path)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Clips all later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(rect: rect)) }

  /// The bounding box of the clip, in points.
  public var clipBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Shapes

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - color: The colour of the shape.
  ///   - evenOdd: Whether an outline inside another is a hole.
  public func fill(_ path: Path, with color: RGBA, evenOdd: Bool = false) {
    guard color.alpha > 0 else { return }
    trace(path)
    setSource(color)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    // Clips have no rule of their own.
    if evenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect, with color: RGBA) {
    guard color.alpha > 0, rect.isFinite else { return }
    cairo_new_path(context)
    cairo_rectangle(
      context, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    setSource(color)
    cairo_fill(context)
  }

  /// Draws a line along a path, half of its width on either side.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - color: The colour of the line.
  ///   - width: The line's width in points.
  ///   - dash: The lengths of dashes and of the gaps after them, in points; empty, as by default, for
  ///     a line without gaps. Lengths that are not finite or below zero, and none above, count as
  ///     empty.
  public func stroke(
    _ path: Path, with color: RGBA, width: CGFloat, dash: [CGFloat] = []
  ) {
    guard color.alpha > 0, width > 0, width.isFinite else { return }
    trace(path)
    setSource(color)
    cairo_set_line_width(context, width)
    // Cairo would stop drawing for good.
    let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    if isDashed { cairo_set_dash(context, dash.map { Double($0) }, Int32(dash.count), 0) }
    cairo_stroke(context)
    if isDashed { cairo_set_dash(context, nil, 0, 0) }
  }

  /// Draws several shapes as a group with one opacity.
  ///
  /// - Parameters:
  ///   - alpha: The opacity, 0…1.
  ///   - bounds: Where anything is drawn at all; nil for everywhere. Smaller is faster.
  ///   - body: The drawing.
  /// - Throws: What `body` throws.
  public func withLayer(
    alpha: Double, in bounds: CGRect? = nil, _ body: () throws -> Void
  ) rethrows {
    guard alpha > 0 else { return }
    save()
    defer { restore() }
    if let bounds { clip(to: bounds) }
    guard alpha < 1 else { return try body() }
    cairo_push_group(context)
    defer {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, alpha)
    }
    try body()
  }

  /// Draws a share of one thing and the rest of another, which together are as opaque as they are.
  ///
  /// - Parameters:
  ///   - share: The share of the second, 0…1.
  ///   - first: Draws what is there at a share of 0.
  ///   - second: Draws what is there at a share of 1.
  package func withDissolve(_ share: Double, from first: () -> Void, to second: () -> Void) {
    save()
    defer { restore() }
    // All groups have the same place, as those of masks have.
    cairo_push_group(context)
    first()
    let old = cairo_pop_group(context)
    cairo_push_group(context)
    second()
    let new = cairo_pop_group(context)
    cairo_push_group(context)
    cairo_set_source(context, old)
    cairo_paint_with_alpha(context, 1 - share)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    cairo_set_source(context, new)
    cairo_paint_with_alpha(context, share)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
    cairo_pattern_destroy(old)
    cairo_pattern_destroy(new)
  }

  /// Draws several things as one, and of that only what a mask lets through.
  ///
  /// - Parameters:
  ///   - bounds: Where anything is drawn at all; nil for everywhere. Smaller is faster.
  ///   - mask: The drawing of the mask, of which the opacities count: what is transparent there is not
  ///     drawn, what is half so is drawn at half its opacity.
  ///   - body: The drawing.
  package func withMask(
    in bounds: CGRect? = nil, drawnBy mask: () -> Void, _ body: () -> Void
  ) {
    save()
    defer { restore() }
    if let bounds { clip(to: bounds) }
    // Both groups have the same place: Cairo 1.16 writes the place of a mask into SVG wrongly if it is
    // another than the source's.
    cairo_push_group(context)
    body()
    let drawing = cairo_pop_group(context)
    cairo_push_group(context)
    mask()
    let opacities = cairo_pop_group(context)
    cairo_set_source(context, drawing)
    cairo_mask(context, opacities)
    cairo_pattern_destroy(drawing)
    cairo_pattern_destroy(opacities)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes a path the current one; a path with numbers that are not finite is an empty one.
  func trace(_ path: Path) { Canvas.trace(path, in: context) }

  static func trace(_ path: Path, in context: OpaquePointer) {
    cairo_new_path(context)
    guard path.isFinite else { return }
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .rectangle(let rect):
        cairo_rectangle(
          context, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
      case .close: cairo_close_path(context)
      }
    }
  }

  // MARK: The end

  /// Returns the finished file. Nothing may be drawn after it.
  ///
  /// - Returns: The bytes of the PNG, SVG or PDF file.
  /// - Throws: ``CanvasError`` if Cairo failed while drawing, or the pixels cannot be encoded.
  public func encoded() throws(CanvasError) -> Data {
    try checkStatus(cairo_status(context))
    guard let document else {
      return try withPixels { pixels throws(CanvasError) in
        try PNGEncoder.encode(pixels, scale: scale)
      }
    }
    cairo_surface_finish(surface)
    try checkStatus(cairo_surface_status(surface))
    return format == .svg ? SVGDocument.normalized(document.bytes) : Data(document.bytes)
  }

  /// Returns the pixels of a bitmap canvas.
  ///
  /// - Returns: A copy, or nil for a vector format and after ``finishedRaster()``.
  public func raster() -> Raster? {
    guard format == .png else { return nil }
    return try? withPixels { pixels throws(CanvasError) in Raster(pixels, scale: scale) }
  }

  /// Hands over the pixels of a bitmap canvas, on which nothing can be drawn from then on.
  ///
  /// Those of a large one are not copied. The copy needs as much memory again, which the system clears
  /// first: both together took half as long as the drawing of a frame.
  ///
  /// - Returns: The pixels, or nil for a vector format.
  package func finishedRaster() -> Raster? {
    guard let memory, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      return raster()
    }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    // Cairo writes nothing there any more, but would still say where the pixels were.
    cairo_surface_finish(surface)
    self.memory = nil
    isFinished = true
    return Raster(
      width: width, height: height, scale: scale, pixels: .drawn(DrawnPixels(memory)))
  }

  private func withPixels<Result>(
    _ body: (PremultipliedPixels) throws(CanvasError) -> Result
  ) throws(CanvasError) -> Result {
    cairo_surface_flush(surface)
    guard !isFinished, let base = cairo_image_surface_get_data(surface) else {
      throw .drawing("the bitmap has no pixels")
    }
    return try body(
      PremultipliedPixels(
        base: UnsafePointer(base), width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)),
        stride: Int(cairo_image_surface_get_stride(surface))))
  }

  private func checkStatus(_ status: cairo_status_t) throws(CanvasError) {
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(String(cString: cairo_status_to_string(status)))
    }
  }
}

/// An error in making a picture.
public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size is zero, negative, or not a number; in points.
  case emptySize(width: Double, height: Double)
  /// The picture has more pixels than an image may have.
  case tooLarge(pixelWidth: Double, pixelHeight: Double)
  /// A failure of Cairo, with its message.
  case drawing(String)
  /// The pixels could not be compressed.
  case encoding(String)

  /// The fault, with the numbers and the limits.
  public var description: String {
    switch self {
    case .emptySize(let width, let height):
      "A picture of \(width) × \(height) points is empty; both numbers must be above zero."
    case .tooLarge(let width, let height):
      """
      A picture of \(Self.pixels(width)) × \(Self.pixels(height)) px is too large: at most \
      \(Canvas.maximumPixelLength) px a side and \(Canvas.maximumPixelCount) px in all.
      """
    case .drawing(let reason): "Cairo could not draw: \(reason)."
    case .encoding(let reason): "The picture could not be encoded: \(reason)."
    }
  }

  private static func pixels(_ length: Double) -> String {
    length < 1e15 ? "\(Int(length))" : "\(length)"
  }
}
