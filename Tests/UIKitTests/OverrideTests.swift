// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Subclasses of views as applications write them: they override what asks and changes.
@MainActor
@Suite("Overriding methods of table and collection views")
struct OverrideTests {
  private final class SpyTable: UITableView {
    var calls: [String] = []

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insert")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func beginUpdates() {
      calls.append("begin")
      super.beginUpdates()
    }
    override func endUpdates() {
      calls.append("end")
      super.endUpdates()
    }
    override func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      calls.append("dequeue")
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? {
      super.indexPathForRow(at: CGPoint(x: point.x, y: point.y + 44))
    }
    override func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      calls.append("select")
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override var indexPathsForSelectedRows: [IndexPath]? {
      super.indexPathsForSelectedRows?.sorted()
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `A table's subclass hears of every call, and of each once`() {
    let (table, rows) = (SpyTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    expectEqual(table.calls, ["dequeue", "dequeue"])
    table.calls = []
    table.performBatchUpdates {
      rows.count = 3
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    expectEqual(table.calls.filter { $0 != "dequeue" }, ["batch", "insert"])
    table.calls = []
    table.beginUpdates()
    rows.count = 4
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.endUpdates()
    expectEqual(table.calls.filter { $0 != "dequeue" }, ["begin", "insert", "end"])
    expectEqual(table.numberOfRows(inSection: 0), 4)
    table.calls = []
    table.allowsMultipleSelection = true
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    expectEqual(table.calls, ["select", "select"])
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 1])
    expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 10))?.row, 1)
  }

  /// Items follow the touch up and down only.
  private final class ColumnView: UICollectionView {
    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
      super.updateInteractiveMovementTargetPosition(
        CGPoint(x: bounds.midX, y: targetPosition.y))
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
      super.indexPathForItem(at: point).map { IndexPath(item: $0.item + 1, section: $0.section) }
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
  }

  @Test func `A collection view's subclass bends an interactive movement`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let (view, items) = (
      ColumnView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout), Items()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    expect(view.beginInteractiveMovementForItem(at: path))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 30))
    expectEqual(view.cellForItem(at: path)?.center, CGPoint(x: 50, y: 30))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 90))
    expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center.y, 90)
    // The data source has no method that moves, so everything goes back (behaviour rule M-a).
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    expectEqual(view.cellForItem(at: path)?.center, CGPoint(x: 50, y: 25))
    expect(!view.beginInteractiveMovementForItem(at: path))
    expectEqual(view.indexPathForItem(at: CGPoint(x: 50, y: 25))?.item, 1)
  }

  @Test func `A collection view's subclass hears of nibs`() {
    final class NibView: UICollectionView {
      var names: [String] = []
      override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        names.append(identifier)
        super.register(nib, forCellWithReuseIdentifier: identifier)
      }
      override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
      ) {
        names.append(kind)
        super.register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = NibView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
    view.register(
      nil as UINib?, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    expectEqual(view.names, ["cell", "header"])
  }
}
