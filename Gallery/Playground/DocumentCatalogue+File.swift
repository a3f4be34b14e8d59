// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import PlaygroundSession
import Workbench

extension DocumentCatalogue {
  /// Opens a file on the page, with the pictures beside it.
  convenience init(of file: DocumentFile) throws(PlaygroundError) {
    let text: String
    do throws(GalleryFailure) { text = try file.text() } catch {
      throw PlaygroundError(error.message)
    }
    let images = DocumentImages(besideFile: file.path)
    self.init(
      Workbench(text, name: file.name, hasFile: true),
      images: ImageProvider { images.findAndLoad($0) })
  }
}
