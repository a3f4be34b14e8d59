// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("A client in the language mode of Swift 5")
struct TagLayoutTests {
  @Test func `Optional methods are called as optional, and batches name members without self`() {
    let controller = TagViewController()
    controller.loadViewIfNeeded()
    controller.collectionView.layoutIfNeeded()
    let layout = controller.collectionView.collectionViewLayout as? TagLayout
    #expect(layout?.heights == [1, 20, 20])
    controller.add()
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(
      controller.collectionView(
        controller.collectionView, shouldSelectItemAt: IndexPath(item: 0, section: 0)))
  }
}
