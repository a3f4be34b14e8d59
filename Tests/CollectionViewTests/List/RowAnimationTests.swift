// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionView
@testable import Views

@Suite("Rows that are animated")
@MainActor
struct RowAnimationTests {
  @Test func `A line that comes in an animation is at its place from the start`() throws {
    let list = ListFixture(.insetGrouped, counts: [1])
    expectNil(list.cell(0).rowState.bottomLine.view)
    list.view.performBatchUpdates {
      list.counts = [2]
      list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    let line = try #require(list.cell(0).rowState.bottomLine.view)
    expect(list.window.isAnimating)
    expectEqual(line.presentationGeometry.frame, line.frame)
    expectEqual(line.frame, CGRect(x: 16, y: 43.5, width: 272, height: 0.5))
  }

  // Behaviour rule SE-5.
  @Test func `A row that comes above a selected one loses its line`() {
    let list = ListFixture(.plain, counts: [4])
    list.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    list.window.layoutIfNeeded()
    expectEqual(list.cell(0).rowState.bottomLine.view?.isHidden, false)
    list.view.performBatchUpdates {
      list.counts = [3]
      list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    list.window.advance(to: 1)
    list.window.layoutIfNeeded()
    expectEqual(list.cell(0).rowState.bottomLine.view?.isHidden, true)
  }

  @Test func `New rows appear at their measured places`() {
    let list = ListFixture(.plain, counts: [1]) { cell, indexPath in
      cell.naturalHeight = indexPath.item == 0 ? 44 : 80
    }
    list.view.performBatchUpdates {
      list.counts = [4]
      list.view.insertItems(at: (1..<4).map { IndexPath(item: $0, section: 0) })
    }
    list.window.advance(to: 0.15)
    for item in 1..<4 {
      let cell = list.cell(item)
      expectEqual(cell.frame, CGRect(x: 0, y: 44 + 80 * CGFloat(item - 1), width: 320, height: 80))
      expectEqual(cell.presentationGeometry.frame, cell.frame)
      expect((0.1..<0.9).contains(cell.presentationAlpha))
    }
  }

  // Behaviour rule AC-8.
  @Test func `Accessories for editing appear over time, and the content makes space`() throws {
    let list = ListFixture(.plain) { cell, _ in
      cell.accessories = [.delete(), .reorder()]
      var content = cell.defaultContentConfiguration()
      content.text = "Item"
      cell.contentConfiguration = content
    }
    let cell = list.cell(0)
    let delete = cell.list.accessories[0].view
    list.view.isEditing = true
    expect(list.window.isAnimating)
    expectEqual(cell.contentView.frame.minX, 40)
    expectEqual(cell.contentView.presentationGeometry.frame.minX, 0)
    expectEqual(delete.frame.minX, 16)
    expectEqual(delete.presentationGeometry.frame, delete.frame, "at its place from the start")
    expectEqual(delete.presentationAlpha, 0)
    list.window.advance(to: list.window.animationEnd)
    expectEqual(cell.contentView.presentationGeometry.frame.minX, 40)
    expectEqual(delete.presentationAlpha, 1)
    list.view.isEditing = false
    expect(list.window.isAnimating)
    list.window.advance(to: list.window.animationEnd)
    expectEqual(cell.contentView.presentationGeometry.frame.minX, 0)
    expect(delete.isHidden)
  }

  @Test func `Editing that begins without animation is there at once`() {
    let list = ListFixture(.plain) { cell, _ in cell.accessories = [.delete()] }
    UIView.performWithoutAnimation { list.view.isEditing = true }
    expect(!list.window.isAnimating)
    expectEqual(list.cell(0).accessoryFrames.count, 1)
    expectEqual(list.cell(0).list.accessories[0].view.presentationAlpha, 1)
  }
}
