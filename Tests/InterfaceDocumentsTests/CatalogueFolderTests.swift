// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Testing

@Suite("Folders of asset catalogues")
struct CatalogueFolderTests {
  @Test func `A folder's ending says what it is`() {
    #expect(CatalogueFolder(pathExtension: "imageset") == .imageSet)
    #expect(CatalogueFolder(pathExtension: "colorset") == .colorSet)
    #expect(CatalogueFolder(pathExtension: "symbolset") == .symbolSet)
    for ending in ["appiconset", "dataset", "sticker", "launchimage"] {
      #expect(CatalogueFolder(pathExtension: ending) == .otherSet, "\(ending)")
    }
    // "Icons" and "iOS 17.0".
    for ending in ["", "0"] {
      #expect(CatalogueFolder(pathExtension: ending) == .group, "\(ending)")
    }
  }
}
