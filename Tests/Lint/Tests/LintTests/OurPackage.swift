// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import lint

extension CheckedPackage {
  /// The package that this file belongs to.
  static let ours = CheckedPackage(
    root: (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }.path)
}
