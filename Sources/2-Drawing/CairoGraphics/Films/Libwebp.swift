// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CLoadedLibraries
import Foundation

/// libwebp and libwebpmux, loaded when the first WebP film is written.
struct Libwebp: @unchecked Sendable {
  // Functions of libraries that are never unloaded.
  let initializeConfig: WebPConfigInitInternal
  let initializePicture: WebPPictureInitInternal
  let importPixels: WebPPictureImport
  let importOpaquePixels: WebPPictureImport
  let freePicture: WebPPictureFree
  let free: WebPFree
  let initializeOptions: WebPAnimEncoderOptionsInitInternal
  let makeEncoder: WebPAnimEncoderNewInternal
  let add: WebPAnimEncoderAdd
  let assemble: WebPAnimEncoderAssemble
  let error: WebPAnimEncoderGetError
  let deleteEncoder: WebPAnimEncoderDelete

  static let loaded: Libwebp? = {
    guard let images = SharedLibrary("libwebp.so.7"),
      let films = SharedLibrary("libwebpmux.so.3")
    else { return nil }
    return Libwebp(images, films)
  }()

  /// The libraries.
  ///
  /// - Throws: `CanvasError.encoding` with the command that installs them.
  static func require() throws(CanvasError) -> Libwebp {
    guard let loaded else {
      throw .encoding(
        "libwebp.so.7 or libwebpmux.so.3 is missing; install them: "
          + "apt-get install libwebp7 libwebpmux3")
    }
    return loaded
  }

  private init?(_ images: SharedLibrary, _ films: SharedLibrary) {
    guard
      let initializeConfig = images.function(
        "WebPConfigInitInternal", as: WebPConfigInitInternal.self),
      let initializePicture = images.function(
        "WebPPictureInitInternal", as: WebPPictureInitInternal.self),
      let importPixels = images.function("WebPPictureImportBGRA", as: WebPPictureImport.self),
      let importOpaquePixels = images.function(
        "WebPPictureImportBGRX", as: WebPPictureImport.self),
      let freePicture = images.function("WebPPictureFree", as: WebPPictureFree.self),
      let free = images.function("WebPFree", as: WebPFree.self),
      let initializeOptions = films.function(
        "WebPAnimEncoderOptionsInitInternal", as: WebPAnimEncoderOptionsInitInternal.self),
      let makeEncoder = films.function(
        "WebPAnimEncoderNewInternal", as: WebPAnimEncoderNewInternal.self),
      let add = films.function("WebPAnimEncoderAdd", as: WebPAnimEncoderAdd.self),
      let assemble = films.function("WebPAnimEncoderAssemble", as: WebPAnimEncoderAssemble.self),
      let error = films.function("WebPAnimEncoderGetError", as: WebPAnimEncoderGetError.self),
      let deleteEncoder = films.function("WebPAnimEncoderDelete", as: WebPAnimEncoderDelete.self)
    else { return nil }
    self.initializeConfig = initializeConfig
    self.initializePicture = initializePicture
    self.importPixels = importPixels
    self.importOpaquePixels = importOpaquePixels
    self.freePicture = freePicture
    self.free = free
    self.initializeOptions = initializeOptions
    self.makeEncoder = makeEncoder
    self.add = add
    self.assemble = assemble
    self.error = error
    self.deleteEncoder = deleteEncoder
  }
}

/// A library that is loaded when it is first needed, and never unloaded.
struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  init?(_ fileName: String) {
    guard let handle = dlopen(fileName, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Finds a function; nil if the library has none of that name.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
