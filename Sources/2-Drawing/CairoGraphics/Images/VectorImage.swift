// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CRSVG
public import Foundation
import Geometry
import Synchronization

/// An SVG document that can be drawn.
///
/// The document is parsed once. Documents that are malformed, or refer to themselves, or are too
/// large to be drawn give an ``ImageError``; what is drawn after a failure is intact. It can be
/// drawn on several threads: one at a time draws it.
public final class VectorImage: Sendable {
  /// The style that a document inherits from outside.
  public struct Style: Hashable, Sendable {
    /// The value of `currentColor`.
    public var color: RGBA
    /// The width of the strokes that name none, in the document's units; nil for the document's.
    public var strokeWidth: Double?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - color: The value of `currentColor`.
    ///   - strokeWidth: The width of the strokes that name none; nil for the document's.
    public init(color: RGBA = .black, strokeWidth: Double? = nil) {
      self.color = color
      self.strokeWidth = strokeWidth
    }

    var sheet: String {
      let width = strokeWidth.map { " stroke-width: \($0);" } ?? ""
      return "svg { color: \(color.css);\(width) }"
    }
  }

  /// The size in points, one unit of the document each.
  public let size: CGSize

  /// The document of librsvg, with the style that it has now.
  private struct Document: @unchecked Sendable {
    // Its pointer is used inside the lock alone, and released with the image.
    let handle: OpaquePointer
    var sheet = ""
  }

  private let document: Mutex<Document>
  private let rsvg: Librsvg

  /// The longest side that a document may ask for, in points. Filters and masks of larger ones
  /// would need more memory than any picture.
  public static let maximumLength: CGFloat = 100_000

  /// Reads a document.
  ///
  /// - Parameter svgData: The document, in UTF-8.
  /// - Throws: ``ImageError`` for what is no SVG document, or one without a usable size.
  public init(svgData: Data) throws(ImageError) {
    guard let rsvg = Librsvg.loaded else { throw .missingLibrary("librsvg2-2") }
    var failure: UnsafeMutablePointer<GError>?
    let handle = svgData.withUnsafeBytes { buffer in
      rsvg.newFromData(
        buffer.bindMemory(to: UInt8.self).baseAddress, gsize(buffer.count), &failure)
    }
    guard let handle else { throw .malformedSVG(Self.message(of: failure)) }
    document = Mutex(Document(handle: handle))
    self.rsvg = rsvg
    // Lengths in em and percent are resolved at 96 dots an inch, as browsers do.
    rsvg.setDPI(handle, 96)
    size = Self.naturalSize(of: handle, rsvg)
    guard size.width > 0, size.height > 0, size.width <= Self.maximumLength,
      size.height <= Self.maximumLength
    else { throw .unusableSVGSize(width: size.width, height: size.height) }
  }

  deinit { document.withLock { g_object_unref(UnsafeMutableRawPointer($0.handle)) } }

  /// Draws the document once, to find out whether it can be drawn.
  ///
  /// - Throws: ``ImageError`` for a document that refers to itself, or is too complex.
  public func validate() throws(ImageError) {
    cairo_surface_destroy(try recording(size: size, style: Style()))
  }

  /// The document as drawing commands of a size.
  ///
  /// A failed `rsvg_handle_render_document` leaves its matrix and clip on the context, even inside
  /// save and restore. So it draws on a recording that is thrown away when it fails.
  func recording(size: CGSize, style: Style) throws(ImageError) -> OpaquePointer? {
    let result = document.withLock { document -> Result<Recording, ImageError> in
      do throws(ImageError) {
        return .success(Recording(surface: try record(&document, size: size, style: style)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get().surface
  }

  /// A surface handed out of the lock, and referenced nowhere else.
  private struct Recording: @unchecked Sendable { let surface: OpaquePointer? }

  private func record(
    _ document: inout Document, size: CGSize, style: Style
  ) throws(ImageError) -> OpaquePointer? {
    var failure: UnsafeMutablePointer<GError>?
    if document.sheet != style.sheet {
      document.sheet = style.sheet
      let bytes = Array(style.sheet.utf8)
      guard rsvg.setStylesheet(document.handle, bytes, gsize(bytes.count), &failure) != 0
      else {
        throw .undrawableSVG(Self.message(of: failure))
      }
    }
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    let context = cairo_create(recording)
    defer { cairo_destroy(context) }
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    guard rsvg.renderDocument(document.handle, context, &viewport, &failure) != 0 else {
      cairo_surface_destroy(recording)
      throw .undrawableSVG(Self.message(of: failure))
    }
    return recording
  }

  private static func naturalSize(of handle: OpaquePointer, _ rsvg: Librsvg) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg.intrinsicSizeInPixels(handle, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (unused1, unused2) = (RsvgLength(), RsvgLength())
    var box = RsvgRectangle()
    rsvg.intrinsicDimensions(
      handle, &hasWidth, &unused1, &hasHeight, &unused2, &hasBox, &box)
    return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
  }

  private static func message(of failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else { return "no reason given" }
    defer { g_error_free(failure) }
    return String(cString: failure.pointee.message)
  }
}

/// librsvg, loaded when the first SVG image is read.
///
/// With it come nine more libraries. To load them with the program took 3.6 of the 42 milliseconds
/// that a picture takes, symbols in it or not.
struct Librsvg: @unchecked Sendable {
  // Functions of a library that is never unloaded.
  let newFromData: RsvgHandleNewFromData
  let setDPI: RsvgHandleSetDpi
  let setStylesheet: RsvgHandleSetStylesheet
  let renderDocument: RsvgHandleRenderDocument
  let intrinsicSizeInPixels: RsvgHandleGetIntrinsicSizeInPixels
  let intrinsicDimensions: RsvgHandleGetIntrinsicDimensions

  private static let fileName = "librsvg-2.so.2"

  /// The library; nil if it is not installed, which is reported once on standard error.
  static let loaded: Librsvg? = {
    guard let library = SharedLibrary(fileName), let loaded = Librsvg(library) else {
      consoleMessage(
        "\(fileName) is missing: SVG images and symbols are not drawn. Install it: "
          + "apt-get install librsvg2-2")
      return nil
    }
    return loaded
  }()

  private init?(_ library: SharedLibrary) {
    guard
      let newFromData = library.function(
        "rsvg_handle_new_from_data", as: RsvgHandleNewFromData.self),
      let setDPI = library.function("rsvg_handle_set_dpi", as: RsvgHandleSetDpi.self),
      let setStylesheet = library.function(
        "rsvg_handle_set_stylesheet", as: RsvgHandleSetStylesheet.self),
      let renderDocument = library.function(
        "rsvg_handle_render_document", as: RsvgHandleRenderDocument.self),
      let intrinsicSizeInPixels = library.function(
        "rsvg_handle_get_intrinsic_size_in_pixels", as: RsvgHandleGetIntrinsicSizeInPixels.self),
      let intrinsicDimensions = library.function(
        "rsvg_handle_get_intrinsic_dimensions", as: RsvgHandleGetIntrinsicDimensions.self)
    else { return nil }
    self.newFromData = newFromData
    self.setDPI = setDPI
    self.setStylesheet = setStylesheet
    self.renderDocument = renderDocument
    self.intrinsicSizeInPixels = intrinsicSizeInPixels
    self.intrinsicDimensions = intrinsicDimensions
  }
}
