// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionView
@testable import Views

/// Selecting and deselecting over time.
@Suite("Animated selection")
@MainActor
struct SelectionAnimationTests {
  /// A plain list; its rows are white, and #D1D1D6 while they are selected (behaviour 10.7).
  private func makeList() -> ListFixture { ListFixture(.plain) }

  private func hex(_ cell: UICollectionViewCell) -> String? {
    guard let color = cell.configurations.backgroundView?.presentationBackground else { return nil }
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return parts.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }

  @Test func `An animated selection changes the background over time, and so does its end`() {
    let list = makeList()
    let cell = list.cell(1)
    expectEqual(hex(cell), "FF FF FF")
    list.view.selectItem(at: item(1), animated: true, scrollPosition: [])
    expect(list.window.isAnimating)
    expectEqual(hex(cell), "FF FF FF")
    list.window.advance(to: 0.15)
    // Half of the way: (255 + 209) / 2 and (255 + 214) / 2.
    expect(hex(cell) == "E8 E8 EB" || hex(cell) == "E8 E8 EA")
    list.window.advance(to: 0.3)
    expectEqual(hex(cell), "D1 D1 D6")
    expect(!list.window.isAnimating)
    list.view.deselectItem(at: item(1), animated: true)
    expectEqual(hex(cell), "D1 D1 D6")
    expect(!cell.isSelected)
    list.window.advance(to: 0.6)
    expectEqual(hex(cell), "FF FF FF")
  }

  @Test func `What is not animated is there at once`() {
    let list = makeList()
    list.view.selectItem(at: item(1), animated: false, scrollPosition: [])
    expectEqual(hex(list.cell(1)), "D1 D1 D6")
    list.view.deselectItem(at: item(1), animated: false)
    expectEqual(hex(list.cell(1)), "FF FF FF")
    expect(!list.window.isAnimating)
  }

  @Test func `The cell that another one takes the place of is deselected over time as well`() {
    let list = makeList()
    list.view.selectItem(at: item(0), animated: false, scrollPosition: [])
    _ = list.cell(0)
    list.view.selectItem(at: item(1), animated: true, scrollPosition: [])
    expectEqual(hex(list.cell(0)), "D1 D1 D6")
    list.window.advance(to: 0.3)
    expectEqual(hex(list.cell(0)), "FF FF FF")
    list.view.selectItem(at: nil, animated: true, scrollPosition: [])
    expectEqual(hex(list.cell(1)), "D1 D1 D6")
    list.window.advance(to: 0.6)
    expectEqual(hex(list.cell(1)), "FF FF FF")
  }

  @Test func `An item that is not on screen is selected without animation`() {
    let list = ListFixture(.plain, counts: [40])
    list.view.selectItem(at: item(39), animated: true, scrollPosition: [])
    expect(!list.window.isAnimating)
    expectEqual(list.view.indexPathsForSelectedItems, [item(39)])
  }

  @Test func `Deselecting counts no data before a batch of updates does`() {
    let list = makeList()
    list.view.selectItem(at: item(1), animated: false, scrollPosition: [])
    _ = list.cell(1)
    list.counts = [2]
    list.view.deselectItem(at: item(1), animated: true)
    list.view.performBatchUpdates { list.view.deleteItems(at: [item(1)]) }
    expectEqual(list.view.numberOfItems(inSection: 0), 2)
  }

  // MARK: Selected background views

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let source = TestDataSource([3])
  private let collection: UICollectionView

  init() {
    let layout = SpyLayout()
    (layout.rowHeight, layout.width) = (20, 100)
    collection = makeView(layout, source, size: window.bounds.size)
    window.addSubview(collection)
  }

  /// The first cell, with a selected background view at half its opacity.
  private func makeCell() throws -> (UICollectionViewCell, UIView) {
    let cell = try #require(collection.cellForItem(at: item(0)))
    let view = UIView()
    view.alpha = 0.5
    cell.selectedBackgroundView = view
    return (cell, view)
  }

  @Test func `A selected background view appears at its place and disappears over time`() throws {
    let (cell, view) = try makeCell()
    collection.selectItem(at: item(0), animated: true, scrollPosition: [])
    expectSame(view.superview, cell)
    expectEqual(view.presentationGeometry.frame, cell.bounds)
    expectEqual(view.presentationAlpha, 0)
    window.advance(to: 0.15)
    expectNear(view.presentationAlpha, 0.25, within: 1e-9)
    window.advance(to: 0.3)
    expectEqual(view.presentationAlpha, 0.5)
    collection.deselectItem(at: item(0), animated: true)
    expectSame(view.superview, cell)
    expectEqual(view.presentationAlpha, 0.5)
    window.advance(to: 0.45)
    expectNear(view.presentationAlpha, 0.25, within: 1e-9)
    window.advance(to: 0.6)
    expectNil(view.superview)
    expectEqual(view.alpha, 0.5)
  }

  @Test func `A cell that is deselected on the way goes back from what is shown`() throws {
    let (_, view) = try makeCell()
    collection.selectItem(at: item(0), animated: true, scrollPosition: [])
    window.advance(to: 0.15)
    collection.deselectItem(at: item(0), animated: true)
    expectNear(view.presentationAlpha, 0.25, within: 1e-9)
    window.advance(to: 0.3)
    expectNear(view.presentationAlpha, 0.125, within: 1e-9)
    window.advance(to: 0.45)
    expectNil(view.superview)
    expectEqual(view.alpha, 0.5)
  }

  @Test func `A cell that is selected again on the way goes back from there`() throws {
    let (cell, view) = try makeCell()
    collection.selectItem(at: item(0), animated: false, scrollPosition: [])
    collection.deselectItem(at: item(0), animated: true)
    window.advance(to: 0.15)
    collection.selectItem(at: item(0), animated: true, scrollPosition: [])
    expectNear(view.presentationAlpha, 0.25, within: 1e-9)
    window.advance(to: 1)
    expectSame(view.superview, cell)
    expectEqual(view.alpha, 0.5)
  }

  @Test func `A cell that is selected at once on the way is selected`() throws {
    let (cell, view) = try makeCell()
    collection.selectItem(at: item(0), animated: false, scrollPosition: [])
    collection.deselectItem(at: item(0), animated: true)
    window.advance(to: 0.15)
    collection.selectItem(at: item(0), animated: false, scrollPosition: [])
    expectEqual(view.presentationAlpha, 0.5)
    window.advance(to: 1)
    expectSame(view.superview, cell)
  }

  @Test func `A cell that is used again shows nothing of the item before`() throws {
    let (cell, view) = try makeCell()
    collection.selectItem(at: item(0), animated: false, scrollPosition: [])
    collection.deselectItem(at: item(0), animated: true)
    collection.reloadData()
    collection.layoutIfNeeded()
    expectContains(collection.visibleCells, cell)
    expectNil(view.superview)
    expectEqual(view.alpha, 0.5)
  }
}
