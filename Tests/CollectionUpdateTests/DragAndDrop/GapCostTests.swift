// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Expectations
import Foundation
import Geometry
import Interactions
import Testing
import Views

/// What a move of the touch costs does not depend on the number of items.
@Suite("Dropping on items: cost")
@MainActor
struct GapCostTests {
  /// A section of many rows; what it is asked is counted.
  private final class Rows: NSObject, UICollectionViewDataSource {
    let count: Int
    var counted = 0
    var supplied = 0
    init(_ count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counted += 1
      return count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      supplied += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Copies: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  /// A flow layout that counts what it is asked.
  private final class CountingFlow: UICollectionViewFlowLayout {
    var preparations = 0
    var queries = 0
    var attributes = 0

    override func prepare() {
      preparations += 1
      super.prepare()
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      queries += 1
      let result = super.layoutAttributesForElements(in: rect)
      attributes += result?.count ?? 0
      return result
    }
  }

  private struct Cost: Equatable {
    var counted: Int
    var supplied: Int
    var preparations: Int
    var queries: Int
    var attributes: Int
  }

  /// What a move of the touch costs that moves the gap on by one.
  private func cost(items: Int) -> Cost {
    let rows = Rows(items)
    let copies = Copies()
    let layout = CountingFlow()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.dragDelegate = copies
    view.dropDelegate = copies
    window.addSubview(view)
    window.layoutIfNeeded()
    window.longPress(at: CGPoint(x: 50, y: 10), duration: 0.8)
    window.moveTouch(to: CGPoint(x: 50, y: 70))
    window.advance(to: 2)
    (rows.counted, rows.supplied, layout.preparations) = (0, 0, 0)
    (layout.queries, layout.attributes) = (0, 0)
    window.moveTouch(to: CGPoint(x: 50, y: 95))
    window.advance(to: 2.1)
    return withExtendedLifetime((rows, copies)) {
      Cost(
        counted: rows.counted, supplied: rows.supplied, preparations: layout.preparations,
        queries: layout.queries, attributes: layout.attributes)
    }
  }

  @Test func `A moved gap costs the same with a million items`() {
    let (few, many) = (cost(items: 40), cost(items: 1_000_000))
    expectEqual(few, many)
    expectEqual(many.counted, 0)
    expectEqual(many.supplied, 0)
    expectEqual(many.preparations, 1)
    expectLess(many.attributes, 60)
  }
}
