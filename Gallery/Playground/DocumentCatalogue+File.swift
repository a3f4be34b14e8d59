// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Foundation
import PictureResults
import PlaygroundSession
import Workbench

extension DocumentCatalogue {
  /// Opens a file on the page, with the pictures beside it.
  convenience init(of file: DocumentFile) throws(PlaygroundError) {
    let text: String
    do throws(GalleryFailure) { text = try file.text() } catch {
      throw PlaygroundError(error.message)
    }
    let place = String(stableHash(of: URL(fileURLWithPath: file.path).path), radix: 16)
    let images = DocumentImages(besideFile: file.path)
    let checked = CheckedImages(besideFile: file.path)
    self.init(
      Workbench(
        text, name: file.name, hasFile: true, path: file.path, place: place,
        findImage: { checked.find($0) }),
      images: ImageProvider { images.load($0) })
  }
}
