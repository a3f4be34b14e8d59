// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Compiles only if `import UIKit` alone is enough for code written for iOS.
@Suite("Import")
@MainActor
struct ImportTests {
  @Test func `One import is enough`() {
    let dimension = NSCollectionLayoutDimension.fractionalWidth(0.5)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewLayout())
    expectEqual(view.frame.width, 320)
    _ = (dimension, IndexPath(), Data())
  }

  @Test func `An index path prints its numbers`() {
    expectEqual("\(IndexPath(item: 3, section: 0))", "[0, 3]")
  }
}
