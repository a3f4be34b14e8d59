// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("Layouts of a client")
@MainActor
struct LayoutTests {
  private func makeController() -> CircleViewController {
    let controller = CircleViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.frame = window.bounds
    window.layoutIfNeeded()
    return controller
  }

  @Test func `A custom layout places its cells, and cells get what its attributes add`() {
    let controller = makeController()
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    expectEqual(cell?.center, CGPoint(x: 160, y: 340))
    expectEqual((cell as? AngleCell)?.angle, CGFloat.pi / 2)
    expectEqual(controller.displayed.count, 8)
    expectEqual(controller.collectionView.subviews.count, 9)
  }

  @Test func `A change of a layout's property prepares it once`() {
    let controller = makeController()
    let layout = controller.collectionView.collectionViewLayout as! CircleLayout
    let before = layout.preparations
    layout.radius = 80
    layout.radius = 60
    controller.collectionView.layoutIfNeeded()
    expectEqual(layout.preparations, before + 1)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    expectEqual(cell?.center, CGPoint(x: 220, y: 240))
  }

  @Test func `A subclass of the compositional layout changes what it answers`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let layout = PaddedLayout(section: section)
    layout.padding = 4
    let controller = ListViewController(collectionViewLayout: layout)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    let frames = controller.collectionView.visibleCells.map(\.frame)
    expectEqual(frames[1], CGRect(x: 4, y: 54, width: 312, height: 42))
  }

  @Test func `Attributes copy and compare what a subclass adds`() {
    let attributes = AngleAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.angle = 1
    let copy = attributes.copy() as! AngleAttributes
    expectEqual(copy.angle, 1)
    expectEqual(copy, attributes)
    copy.angle = 2
    expectNotEqual(copy, attributes)
  }

  @Test func `A mock of an update says what a test wants`() {
    let item: UICollectionViewUpdateItem = MockUpdateItem(
      inserting: IndexPath(item: 1, section: 0))
    expectEqual(item.updateAction, .insert)
    expectEqual(item.indexPathAfterUpdate, IndexPath(item: 1, section: 0))
    CircleLayout().prepare(forCollectionViewUpdates: [item])
  }

  @Test func `A subclass of the collection view has a delegate of its own type`() {
    let view = ReloadCountingView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: CircleLayout())
    let controller = CircleViewController()
    view.reloadData()
    expectEqual(view.reloads, 1)
    view.delegate = controller
    expectEqual(view.reloads, 0)
    let delegate: UICollectionViewDelegate? = view.delegate
    expectSame(delegate, controller)
    view.contentOffset = CGPoint(x: 0, y: 10)
    expectEqual(controller.scrolls, 1)
  }

  @Test func `A subclass of the data source overrides its methods`() {
    let view = ReloadCountingView(frame: .zero, collectionViewLayout: CircleLayout())
    let source = MovableDataSource(collectionView: view) { _, _, _ in nil }
    expect(source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    expectSame(view.dataSource, source)
  }
}
