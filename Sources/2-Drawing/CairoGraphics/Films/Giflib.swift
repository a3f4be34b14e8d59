// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CLoadedLibraries
import Foundation

/// giflib, loaded when the first GIF film is written.
struct Giflib: @unchecked Sendable {
  // Functions of a library that is never unloaded.
  let open: EGifOpen
  let close: EGifCloseFile
  let setVersion: EGifSetGifVersion
  let putScreen: EGifPutScreenDesc
  let putExtensionLeader: EGifPutExtensionLeader
  let putExtensionBlock: EGifPutExtensionBlock
  let putExtensionTrailer: EGifPutExtensionTrailer
  let putExtension: EGifPutExtension
  let putImage: EGifPutImageDesc
  let putLine: EGifPutLine
  let makeMap: GifMakeMapObject
  let freeMap: GifFreeMapObject

  static let loaded = SharedLibrary("libgif.so.7").flatMap(Giflib.init)

  /// The library.
  ///
  /// - Throws: `CanvasError.encoding` with the command that installs it.
  static func require() throws(CanvasError) -> Giflib {
    guard let loaded else {
      throw .encoding("libgif.so.7 is missing; install it: apt-get install libgif7")
    }
    return loaded
  }

  private init?(_ library: SharedLibrary) {
    guard let open = library.function("EGifOpen", as: EGifOpen.self),
      let close = library.function("EGifCloseFile", as: EGifCloseFile.self),
      let setVersion = library.function("EGifSetGifVersion", as: EGifSetGifVersion.self),
      let putScreen = library.function("EGifPutScreenDesc", as: EGifPutScreenDesc.self),
      let putExtensionLeader = library.function(
        "EGifPutExtensionLeader", as: EGifPutExtensionLeader.self),
      let putExtensionBlock = library.function(
        "EGifPutExtensionBlock", as: EGifPutExtensionBlock.self),
      let putExtensionTrailer = library.function(
        "EGifPutExtensionTrailer", as: EGifPutExtensionTrailer.self),
      let putExtension = library.function("EGifPutExtension", as: EGifPutExtension.self),
      let putImage = library.function("EGifPutImageDesc", as: EGifPutImageDesc.self),
      let putLine = library.function("EGifPutLine", as: EGifPutLine.self),
      let makeMap = library.function("GifMakeMapObject", as: GifMakeMapObject.self),
      let freeMap = library.function("GifFreeMapObject", as: GifFreeMapObject.self)
    else { return nil }
    self.open = open
    self.close = close
    self.setVersion = setVersion
    self.putScreen = putScreen
    self.putExtensionLeader = putExtensionLeader
    self.putExtensionBlock = putExtensionBlock
    self.putExtensionTrailer = putExtensionTrailer
    self.putExtension = putExtension
    self.putImage = putImage
    self.putLine = putLine
    self.makeMap = makeMap
    self.freeMap = freeMap
  }
}
