// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CLoadedLibraries
import Foundation
import Geometry

/// The first page of a PDF document, drawn by poppler.
final class PDFImageDocument: VectorImageDocument {
  /// The most bytes that a document may have: 16 MiB.
  static let maximumLength = 16 << 20

  let size: CGSize

  private let poppler: Poppler
  private let document: OpaquePointer
  private let page: OpaquePointer

  init?(_ data: Data, poppler: Poppler) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let document = poppler.newDocument(bytes, nil, nil) else { return nil }
    guard let page = poppler.page(document, 0) else {
      g_object_unref(UnsafeMutableRawPointer(document))
      return nil
    }
    var (width, height) = (0.0, 0.0)
    poppler.pageSize(page, &width, &height)
    self.poppler = poppler
    self.document = document
    self.page = page
    size = CGSize(width: width, height: height)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  func draw(
    on context: OpaquePointer, size: CGSize, style: VectorImage.Style
  ) throws(ImageError) {
    cairo_scale(context, size.width / self.size.width, size.height / self.size.height)
    poppler.draw(page, context)
  }
}

/// A grey rectangle of a PDF document's size, where there is nothing that reads it: then layouts are
/// right. Documents that keep their pages compressed do not say their size.
final class PDFImagePlaceholder: VectorImageDocument {
  let size: CGSize

  /// Finds the size of the first page; nil where it does not stand in the file as text.
  init?(_ data: Data) {
    guard let box = Self.mediaBox(in: data) else { return nil }
    size = box
  }

  func draw(
    on context: OpaquePointer, size: CGSize, style: VectorImage.Style
  ) throws(ImageError) {
    cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.5)
    cairo_rectangle(context, 0, 0, size.width, size.height)
    cairo_fill(context)
  }

  /// The size of the first `/MediaBox [x y x y]`, unless that refers to another place.
  private static func mediaBox(in data: Data) -> CGSize? {
    guard let key = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let rest = data[key.upperBound...].prefix(200)
    guard let open = rest.firstIndex(where: { $0 > UInt8(ascii: " ") }),
      rest[open] == UInt8(ascii: "["),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: rest[rest.index(after: open)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1],
      let right = numbers[2], let top = numbers[3]
    else { return nil }
    return CGSize(width: abs(right - left), height: abs(top - bottom))
  }
}

/// poppler, loaded when the first PDF image is read.
struct Poppler: @unchecked Sendable {
  // Functions of a library that is never unloaded.
  let newDocument: PopplerDocumentNewFromBytes
  let page: PopplerDocumentGetPage
  let pageSize: PopplerPageGetSize
  let draw: PopplerPageRender

  /// The library; nil if it is not installed, which is reported once on the console.
  static let loaded: Poppler? = {
    let fileName = "libpoppler-glib.so.8"
    guard let library = SharedLibrary(fileName), let loaded = Poppler(library) else {
      consoleMessage(
        "\(fileName) is missing: PDF images are grey rectangles of their size. Install it: "
          + "apt-get install libpoppler-glib8")
      return nil
    }
    return loaded
  }()

  private init?(_ library: SharedLibrary) {
    guard
      let newDocument = library.function(
        "poppler_document_new_from_bytes", as: PopplerDocumentNewFromBytes.self),
      let page = library.function("poppler_document_get_page", as: PopplerDocumentGetPage.self),
      let pageSize = library.function("poppler_page_get_size", as: PopplerPageGetSize.self),
      let draw = library.function("poppler_page_render", as: PopplerPageRender.self)
    else { return nil }
    self.newDocument = newDocument
    self.page = page
    self.pageSize = pageSize
    self.draw = draw
  }
}
