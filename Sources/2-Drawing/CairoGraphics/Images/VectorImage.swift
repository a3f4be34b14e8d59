// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CCairo
import CLoadedLibraries
public import Foundation
import Synchronization

/// An SVG or PDF document that can be drawn.
///
/// The document is parsed once. Documents that are malformed, or refer to themselves, or are too
/// large to be drawn give an ``ImageError``; what is drawn after a failure is intact. It can be
/// drawn on several threads: one at a time draws it.
public final class VectorImage: Sendable {
  /// The style that a document inherits.
  public struct Style: Hashable, Sendable {
    /// The value of `currentColor`.
    public var color: RGBA
    /// The width of strokes without a width, in the document's units; nil for the document's.
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

  /// The size in points, one for each unit of the document.
  public let size: CGSize

  /// The document, which one thread at a time draws.
  private struct Document: @unchecked Sendable {
    // Used inside of the lock alone, and never handed out.
    let drawing: any VectorImageDocument
  }

  private let document: Mutex<Document>

  /// The greatest length of a side of a document, in points. Filters and masks of larger ones would
  /// need more memory than any picture.
  public static let maximumLength: CGFloat = 100_000

  /// Creates an image from an SVG document.
  ///
  /// - Parameter svgData: The document, in UTF-8.
  /// - Throws: ``ImageError`` for what is no SVG document, or one without a usable size.
  public convenience init(svgData: Data) throws(ImageError) {
    try self.init(SVGImageDocument(svgData))
  }

  /// Creates an image from the first page of a PDF document.
  ///
  /// poppler draws it, which is loaded with the first. Where it is not installed, the image is a grey
  /// rectangle of the page's media box.
  ///
  /// - Throws: ``ImageError`` for what is no PDF document, one without a usable size, or one of more
  ///   than 16 MiB; without poppler, also for one that keeps its pages compressed.
  public convenience init(pdfData: Data) throws(ImageError) {
    guard pdfData.starts(with: Data("%PDF-".utf8)),
      pdfData.count <= PDFImageDocument.maximumLength
    else { throw .notPDF }
    let document: (any VectorImageDocument)? =
      if let poppler = Poppler.loaded {
        PDFImageDocument(pdfData, poppler: poppler)
      } else {
        PDFImagePlaceholder(pdfData)
      }
    guard let document else { throw .notPDF }
    try self.init(document)
  }

  init(_ drawing: any VectorImageDocument) throws(ImageError) {
    size = drawing.size
    document = Mutex(Document(drawing: drawing))
    guard size.width > 0, size.height > 0, size.width <= Self.maximumLength,
      size.height <= Self.maximumLength
    else { throw .unusableVectorSize(width: size.width, height: size.height) }
  }

  /// Checks that the document can be drawn, by drawing it once.
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
        return .success(
          Recording(surface: try Self.record(document.drawing, size: size, style: style)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get().surface
  }

  /// A surface handed out of the lock, and referenced nowhere else.
  private struct Recording: @unchecked Sendable { let surface: OpaquePointer? }

  private static func record(
    _ drawing: any VectorImageDocument, size: CGSize, style: Style
  ) throws(ImageError) -> OpaquePointer? {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    guard let context = cairo_create(recording) else { return recording }
    defer { cairo_destroy(context) }
    do throws(ImageError) {
      try drawing.draw(on: context, size: size, style: style)
    } catch {
      cairo_surface_destroy(recording)
      throw error
    }
    return recording
  }
}

/// A document that draws itself with Cairo, whatever its format.
///
/// It is used by one thread at a time.
protocol VectorImageDocument: AnyObject {
  /// The size in points, one unit of the document each.
  var size: CGSize { get }

  /// Draws the document so that it fills a size. What it leaves on the context is not used.
  ///
  /// - Parameters:
  ///   - context: The context that is drawn on.
  ///   - size: The size, in points.
  ///   - style: The style that the document inherits from outside, where its format has such a thing.
  /// - Throws: ``ImageError`` for a document that cannot be drawn.
  func draw(
    on context: OpaquePointer, size: CGSize, style: VectorImage.Style
  ) throws(ImageError)
}
