// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CRSVG
import Foundation
import Geometry

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
