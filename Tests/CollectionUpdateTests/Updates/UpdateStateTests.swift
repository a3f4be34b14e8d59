// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What follows the items in an update: cells, sizes, selection, offsets.
@Suite("Updates: what follows the items")
@MainActor
struct UpdateStateTests {
  @Test func `Nested updates are one, and their completions run at its end`() {
    let stage = Stage(["abc"])
    var told: [String] = []
    stage.view.performBatchUpdates {
      stage.view.performBatchUpdates {
        expect(stage.view.hasUncommittedUpdates)
        stage.view.deleteItems(at: [item(0)])
      } completion: { _ in
        told.append("inner")
      }
      expectEqual(told, [])
      stage.source.rows = [["c", "x"]]
      stage.view.deleteItems(at: [item(1)])
      stage.view.insertItems(at: [item(1)])
    } completion: { _ in
      told.append("outer")
    }
    expect(!stage.view.hasUncommittedUpdates)
    expectEqual(told, [])
    stage.window.advance(to: 1)
    expectEqual(told, ["inner", "outer"])
    expectEqual(stage.appearance, ["c 0", "x 20"])
  }

  @Test func `Selection follows its items without a word, and goes with them`() {
    let stage = Stage(["abcd"])
    stage.view.allowsMultipleSelection = true
    for index in [3, 0, 1] {
      stage.view.selectItem(at: item(index), animated: false, scrollPosition: [])
    }
    stage.update(["dxb"]) {
      stage.view.deleteItems(at: [item(0), item(2)])
      stage.view.moveItem(at: item(3), to: item(0))
      stage.view.insertItems(at: [item(1)])
    }
    expectEqual(stage.view.indexPathsForSelectedItems, [item(0), item(2)])
    expectEqual(stage.view.visibleCells.map(\.isSelected), [true, false, true])
  }

  @Test func `The offset is kept in what is legal`() {
    let stage = Stage(["abcdefghij"])
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    stage.update(["abcdef"]) { stage.view.deleteItems(at: (6...9).map(item)) }
    expectEqual(stage.view.contentOffset.y, 20)
    expectContains(stage.log.take(), "targetContentOffset 0, 20")
    // What stays visible does not jump: the offset is animated with it.
    stage.window.advance(to: 0.5)
    expectEqual(stage.view.layer.presentation()?.bounds.origin.y, 60)
  }

  @Test func `The delegate decides the offset last`() {
    let stage = Stage(["abcdefghij"])
    stage.source.target = { CGPoint(x: $0.x, y: $0.y + 40) }
    stage.update(["bcdefghij"]) { stage.view.deleteItems(at: [item(0)]) }
    expectEqual(stage.view.contentOffset.y, 40)
    expectEqual(stage.view.indexPathsForVisibleItems, (2...6).map(item))
  }

  @Test func `Rows inserted above move what is visible down`() {
    let stage = Stage(["abcdefghij"])
    stage.view.contentOffset.y = 60
    stage.view.layoutIfNeeded()
    stage.update(["xabcdefghij"]) { stage.view.insertItems(at: [item(0)]) }
    expectEqual(stage.view.contentOffset.y, 60)
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["c 60", "d 80", "e 100", "f 120", "g 140"])
  }

  @Test func `Cells that went are used again only when they are gone`() {
    let stage = Stage(["abc"])
    let cell = stage.view.cellForItem(at: item(0))
    stage.update(["bc"]) { stage.view.deleteItems(at: [item(0)]) }
    stage.update(["bcx"]) { stage.view.insertItems(at: [item(2)]) }
    expectNotSame(stage.view.cellForItem(at: item(2)), cell)
    stage.window.advance(to: 1)
    stage.update(["bcxy"]) { stage.view.insertItems(at: [item(3)]) }
    expectSame(stage.view.cellForItem(at: item(3)), cell)
  }

  @Test func `A reconfigured cell is the same one, and not prepared for reuse`() {
    let stage = Stage(["abc"])
    let cell = stage.view.cellForItem(at: item(1)) as? LetterCell
    stage.source.rows = [["a", "B", "c"]]
    stage.view.reconfigureItems(at: [item(1), item(2)])
    expectSame(stage.view.cellForItem(at: item(1)), cell)
    expectEqual(cell?.letter, "B")
    expectEqual(
      stage.log.take().filter { $0.hasPrefix("cell") || $0 == "prepareForReuse" },
      ["cell B", "cell c"])
  }

  @Test func `Reconfiguring in a batch reads places before it`() {
    let stage = Stage(["abc"])
    let cell = stage.view.cellForItem(at: item(2)) as? LetterCell
    stage.update(["bC"]) {
      stage.view.deleteItems(at: [item(0)])
      stage.view.reconfigureItems(at: [item(2)])
    }
    expectSame(stage.view.cellForItem(at: item(1)), cell)
    expectEqual(cell?.letter, "C")
  }

  @Test func `Reloading all data inside a batch takes the place of the rest`() {
    let stage = Stage(["abc"])
    var isDone = false
    stage.view.performBatchUpdates {
      stage.source.rows = [["z"]]
      stage.view.deleteItems(at: [item(0)])
      stage.view.reloadData()
    } completion: {
      isDone = $0
    }
    expect(isDone)
    expectEqual(stage.appearance, ["z 0"])
  }

  @Test func `A data source that changes its answer afterwards changes nothing`() {
    let stage = Stage(["abc"])
    stage.update(["bc"]) { stage.view.deleteItems(at: [item(0)]) }
    stage.source.rows = [["q"]]
    expectEqual(stage.view.numberOfItems(inSection: 0), 2)
  }

  // MARK: Compositional layouts

  private func measuringStage(_ heights: [CGFloat]) -> (UICollectionView, TestDataSource, UIWindow)
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = TestDataSource([heights.count])
    source.height = { heights[$0.item] }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.estimated(44))), source)
    window.addSubview(view)
    view.layoutIfNeeded()
    return (view, source, window)
  }

  @Test func `Measured sizes travel with their items`() {
    let (view, source, window) = measuringStage([30, 60, 90, 120])
    expectEqual(view.cellRows, [0, 30, 90, 180])
    source.counts = [4]
    let log = CallLog()
    for cell in view.visibleCells { (cell as? TestCell)?.log = log }
    source.height = { $0.item == 1 ? 10 : 999 }
    view.performBatchUpdates {
      view.deleteItems(at: [item(0)])
      view.moveItem(at: item(3), to: item(0))
      view.insertItems(at: [item(1)])
    }
    window.advance(to: 1)
    // The one that moved keeps 120, the new one is measured, and the others are not again.
    expectEqual(view.cellRows, [0, 120, 130, 190])
    expectLacks(log.take(), where: { $0.hasPrefix("preferred") })
  }

  @Test func `A reloaded item is measured again`() {
    let (view, source, window) = measuringStage([30, 60, 90])
    source.height = { [30, 20, 90][$0.item] }
    view.reloadItems(at: [item(1)])
    window.advance(to: 1)
    expectEqual(view.cellRows, [0, 30, 50])
  }

  @Test func `Badges go and come with their items`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])]))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = TestDataSource([3])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: section), source, kinds: ["badge"])
    window.addSubview(view)
    let badges = view.visibleSupplementaryViews(ofKind: "badge")
    source.counts = [3]
    view.performBatchUpdates {
      view.deleteItems(at: [item(0)])
      view.insertItems(at: [item(1)])
    }
    let after = view.visibleSupplementaryViews(ofKind: "badge")
    expectSame(after[0], badges[1])
    expectSame(after[2], badges[2])
    expectLacks(badges, where: { $0 === after[1] })
    window.advance(to: 1)
    expectEqual(after.map(\.frame.origin.y), [0, 50, 100])
  }

  @Test func `Sections keep the offsets that they are scrolled to`() {
    let item1 = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: item1, subitems: [NSCollectionLayoutItem(layoutSize: item1)]))
    section.orthogonalScrollingBehavior = .continuous
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = TestDataSource([10, 10, 10])
    let view = makeView(UICollectionViewCompositionalLayout(section: section), source)
    window.addSubview(view)
    view.setOrthogonalOffset(150, forSection: 1)
    view.setOrthogonalOffset(250, forSection: 2)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 1))
    source.counts = [10, 10]
    view.performBatchUpdates { view.deleteSections([0]) }
    expectEqual(view.orthogonalOffset(forSection: 0), 150)
    expectEqual(view.orthogonalOffset(forSection: 1), 250)
    expectSame(view.cellForItem(at: IndexPath(item: 2, section: 0)), cell)
    window.advance(to: 1)
    let shown = cell.map { view.convert($0.bounds, from: $0).origin }
    expectEqual(shown, CGPoint(x: 50, y: 0))
    view.performBatchUpdates { view.moveSection(0, toSection: 1) }
    window.advance(to: 2)
    expectEqual(view.orthogonalOffset(forSection: 1), 150)
    expectEqual(cell.map { view.convert($0.bounds, from: $0).origin }, CGPoint(x: 50, y: 50))
    source.counts = [10]
    view.performBatchUpdates { view.deleteSections([1]) }
    window.advance(to: 2.15)
    expectNotNil(cell?.window)
    window.advance(to: 3)
    expectNil(cell?.window)
  }

  @Test func `A row that comes from far away comes from where it was`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = TestDataSource([1_000])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(50))), source)
    window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.moveItem(at: item(900), to: item(1))
    }
    window.advance(to: 0.5)
    let shown = view.cellForItem(at: item(1))?.layer.presentation()
    expectEqual(shown?.frame.origin.y, CGFloat(22_525))
    expectEqual(shown?.opacity, 1)
  }
}
