// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CollectionView

@Suite("Items that can be edited") @MainActor
struct EditedItemTests {
  /// Lets every second item be edited.
  private final class EverySecond: NSObject, UICollectionViewDelegate {
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool {
      asked += 1
      return indexPath.item % 2 == 0
    }
  }

  private let delegate = EverySecond()
  private let list = ListFixture(.plain) { cell, _ in cell.accessories = [.delete()] }

  init() { list.view.delegate = delegate }

  @Test func `Cells of items that the delegate does not let be edited are as before`() {
    expectEqual(delegate.asked, 0, "no question before anything is edited")
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    expect(list.cell(0).configurationState.isEditing)
    expect(!list.cell(1).configurationState.isEditing)
    expect(list.cell(2).configurationState.isEditing)
    list.view.isEditing = false
    expect(!list.cell(0).configurationState.isEditing)
  }

  @Test func `Cells that are made while the view is edited are asked for as well`() {
    list.view.isEditing = true
    list.view.reloadData()
    list.view.layoutIfNeeded()
    expect(list.cell(0).configurationState.isEditing)
    expect(!list.cell(1).configurationState.isEditing)
  }
}
