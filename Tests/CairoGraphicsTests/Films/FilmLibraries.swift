// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Which of the libraries are installed that write films and are not needed to build.
enum FilmLibraries {
  static let hasGIF = isInstalled("libgif.so.7")
  static let hasWebP = isInstalled("libwebp.so.7") && isInstalled("libwebpmux.so.3")

  private static func isInstalled(_ name: String) -> Bool { dlopen(name, RTLD_NOW) != nil }
}
