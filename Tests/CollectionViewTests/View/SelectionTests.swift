// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Testing
import Views

/// Behaviour section 11.2, as far as programs select.
@Suite("Selection")
@MainActor
struct SelectionTests {
  private let source = TestDataSource([10])

  private func make() -> UICollectionView {
    makeView(UICollectionViewCompositionalLayout(section: listSection(.absolute(100))), source)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func select(_ items: [Int], in view: UICollectionView) {
    for item in items { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
  }

  @Test func `A fresh collection view allows one selection and has none`() {
    let view = make()
    expect(view.allowsSelection)
    expect(!view.allowsMultipleSelection)
    expect(!view.allowsSelectionDuringEditing)
    expect(!view.allowsMultipleSelectionDuringEditing)
    expect(!view.isEditing)
    expect(view.isPrefetchingEnabled)
    expectEqual(view.reorderingCadence, .immediate)
    expectEqual(view.selfSizingInvalidation, .enabled)
    expectEqual(view.indexPathsForSelectedItems, [])
  }

  @Test func `A second selection takes the place of the first`() {
    let view = make()
    select([1, 3], in: view)
    expectEqual(view.indexPathsForSelectedItems, [path(3)])
    expectEqual(view.visibleCells.map(\.isSelected), [false, false, false, true, false])
  }

  @Test func `Several are kept in the order of selection`() {
    let view = make()
    view.allowsMultipleSelection = true
    select([3, 1, 3], in: view)
    expectEqual(view.indexPathsForSelectedItems, [path(3), path(1)])
    view.deselectItem(at: path(3), animated: false)
    expectEqual(view.indexPathsForSelectedItems, [path(1)])
    select([4], in: view)
    view.allowsMultipleSelection = false
    expectEqual(view.indexPathsForSelectedItems, [path(1)])
  }

  @Test func `A cell is selected before it is shown`() {
    let view = make()
    view.selectItem(at: path(8), animated: false, scrollPosition: .bottom)
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 420)
    expectEqual(view.cellForItem(at: path(8))?.isSelected, true)
    view.contentOffset = .zero
    view.layoutIfNeeded()
    expectEmpty(view.visibleCells.filter(\.isSelected))
  }

  @Test func `Nil, reloading and not allowing selection end it`() {
    let view = make()
    select([1], in: view)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    expectEqual(view.indexPathsForSelectedItems, [])
    select([1], in: view)
    view.reloadData()
    expectEqual(view.indexPathsForSelectedItems, [])
    select([1], in: view)
    view.allowsSelection = false
    expectEqual(view.indexPathsForSelectedItems, [])
    select([1], in: view)
    expectEqual(view.indexPathsForSelectedItems, [])
  }

  @Test func `A touch selects nothing if selecting is no longer allowed when it ends`() {
    let view = make()
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    window.beginTouch(at: CGPoint(x: 50, y: 50))
    expectEqual(view.cellForItem(at: path(0))?.isHighlighted, true)
    view.isEditing = true
    window.endTouch()
    expectEqual(view.cellForItem(at: path(0))?.isHighlighted, false)
    expectEqual(view.indexPathsForSelectedItems, [])
    view.isEditing = false
    window.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(view.indexPathsForSelectedItems, [path(0)])
  }

  @Test func `The selected background is there while the cell is selected`() {
    let view = make()
    let cell = view.visibleCells[1]
    let background = UIView(frame: .zero)
    cell.selectedBackgroundView = background
    expectNil(background.superview)
    select([1], in: view)
    cell.layoutIfNeeded()
    expectSame(background.superview, cell)
    expectEqual(background.frame, CGRect(x: 0, y: 0, width: 320, height: 100))
    expectSame(cell.subviews.last, cell.contentView)
    select([2], in: view)
    expectNil(background.superview)
  }
}
