// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import InterfaceDocuments
import Testing

@Suite("Folders of asset catalogues")
struct CatalogueFolderTests {
  @Test func `A folder's ending says what it is`() {
    expectEqual(CatalogueFolder(pathExtension: "imageset"), .imageSet)
    expectEqual(CatalogueFolder(pathExtension: "colorset"), .colorSet)
    expectEqual(CatalogueFolder(pathExtension: "symbolset"), .symbolSet)
    for ending in ["appiconset", "dataset", "sticker", "launchimage"] {
      expectEqual(CatalogueFolder(pathExtension: ending), .otherSet, "\(ending)")
    }
    // "Icons" and "iOS 17.0".
    for ending in ["", "0"] {
      expectEqual(CatalogueFolder(pathExtension: ending), .group, "\(ending)")
    }
  }
}
