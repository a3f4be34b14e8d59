// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CLoadedLibraries
import Foundation
import Geometry

final class SVGImageDocument: VectorImageDocument {
  let size: CGSize

  let rsvg: Librsvg
  let handle: OpaquePointer
  private var sheet = ""

  /// Parses a document.
  ///
  /// - Throws: ``ImageError`` for what is no SVG document, or where librsvg is not installed.
  init(_ data: Data) throws(ImageError) {
    guard let rsvg = Librsvg.loaded else { throw .missingLibrary("librsvg2-2") }
    var failure: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes { buffer in
      rsvg.newFromData(
        buffer.bindMemory(to: UInt8.self).baseAddress, gsize(buffer.count), &failure)
    }
    guard let handle else { throw .malformedSVG(Self.message(of: failure)) }
    self.handle = handle
    self.rsvg = rsvg
    // Lengths in em and percent are resolved at 96 dots an inch, as browsers do.
    rsvg.setDPI(handle, 96)
    size = Self.naturalSize(of: handle, rsvg)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  func draw(
    on context: OpaquePointer, size: CGSize, style: VectorImage.Style
  ) throws(ImageError) {
    var failure: UnsafeMutablePointer<GError>?
    if sheet != style.sheet {
      sheet = style.sheet
      let bytes = Array(style.sheet.utf8)
      guard rsvg.setStylesheet(handle, bytes, gsize(bytes.count), &failure) != 0
      else {
        throw .undrawableSVG(Self.message(of: failure))
      }
    }
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    guard rsvg.renderDocument(handle, context, &viewport, &failure) != 0 else {
      throw .undrawableSVG(Self.message(of: failure))
    }
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

  static func message(of failure: UnsafeMutablePointer<GError>?) -> String {
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
  let hasElement: RsvgHandleHasSub
  let geometryOfLayer: RsvgHandleGetGeometryForLayer
  let renderLayer: RsvgHandleRenderLayer

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
        "rsvg_handle_get_intrinsic_dimensions", as: RsvgHandleGetIntrinsicDimensions.self),
      let hasElement = library.function("rsvg_handle_has_sub", as: RsvgHandleHasSub.self),
      let geometryOfLayer = library.function(
        "rsvg_handle_get_geometry_for_layer", as: RsvgHandleGetGeometryForLayer.self),
      let renderLayer = library.function(
        "rsvg_handle_render_layer", as: RsvgHandleRenderLayer.self)
    else { return nil }
    self.newFromData = newFromData
    self.setDPI = setDPI
    self.setStylesheet = setStylesheet
    self.renderDocument = renderDocument
    self.intrinsicSizeInPixels = intrinsicSizeInPixels
    self.intrinsicDimensions = intrinsicDimensions
    self.hasElement = hasElement
    self.geometryOfLayer = geometryOfLayer
    self.renderLayer = renderLayer
  }
}
