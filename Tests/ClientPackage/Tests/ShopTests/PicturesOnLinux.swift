// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if os(Linux)
  @_exported import PictureTesting

  let drawsPictures = true
#else
  import Foundation

  // Elsewhere the tests compile, and are skipped: what they name is here.
  let drawsPictures = false

  struct PictureSetup { init(size: CGSize? = nil) {} }

  @MainActor func expectPicture(
    of value: Any, named name: String? = nil, _ setup: PictureSetup = PictureSetup()
  ) {}
#endif
