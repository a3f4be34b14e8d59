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

  /// The library; nil if it is not installed, which is said once on standard error.
  static let loaded: Librsvg? = {
    guard let library = dlopen(fileName, RTLD_NOW | RTLD_LOCAL), let loaded = Librsvg(library)
    else {
      consoleMessage(
        "\(fileName) is missing: SVG images and symbols are not drawn. Install it: "
          + "apt-get install librsvg2-2")
      return nil
    }
    return loaded
  }()

  private init?(_ library: UnsafeMutableRawPointer) {
    guard let newFromData = dlsym(library, "rsvg_handle_new_from_data"),
      let setDPI = dlsym(library, "rsvg_handle_set_dpi"),
      let setStylesheet = dlsym(library, "rsvg_handle_set_stylesheet"),
      let renderDocument = dlsym(library, "rsvg_handle_render_document"),
      let intrinsicSize = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let intrinsicDimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions")
    else { return nil }
    self.newFromData = unsafeBitCast(newFromData, to: RsvgHandleNewFromData.self)
    self.setDPI = unsafeBitCast(setDPI, to: RsvgHandleSetDpi.self)
    self.setStylesheet = unsafeBitCast(setStylesheet, to: RsvgHandleSetStylesheet.self)
    self.renderDocument = unsafeBitCast(renderDocument, to: RsvgHandleRenderDocument.self)
    intrinsicSizeInPixels = unsafeBitCast(
      intrinsicSize, to: RsvgHandleGetIntrinsicSizeInPixels.self)
    self.intrinsicDimensions = unsafeBitCast(
      intrinsicDimensions, to: RsvgHandleGetIntrinsicDimensions.self)
  }
}
