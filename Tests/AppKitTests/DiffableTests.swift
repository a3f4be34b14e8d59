// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Cocoa
import Expectations
import Testing

/// Appkit section 1.7.
@Suite("AppKit: diffable data source")
@MainActor
struct DiffableTests {
  @Test func `Snapshots are shown, and their differences`() {
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
    let flow = NSCollectionViewFlowLayout()
    view.collectionViewLayout = flow
    view.register(PlainItem.self, forItemWithIdentifier: CountingSource.identifier)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 400), styleMask: [], backing: .buffered,
      defer: false)
    window.contentView?.addSubview(view)
    let source = NSCollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, identifier in
      let item = view.makeItem(withIdentifier: CountingSource.identifier, for: path)
      item.representedObject = identifier
      return item
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    func shown() -> [Int] { view.visibleItems().compactMap { $0.representedObject as? Int } }
    expectEqual(shown(), [1, 2, 3])
    let second = view.item(at: path(0, 1))
    view.selectionIndexPaths = [path(0, 1)]
    snapshot.deleteItems([1])
    snapshot.appendItems([4])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    expectEqual(shown(), [2, 3, 4])
    expectSame(view.item(at: path(0, 0)), second)
    expectEqual(view.selectionIndexPaths, [path(0, 0)])
    expect(!isDone)
    window.advance(to: 1)
    expect(isDone)
    expectEqual(source.snapshot().itemIdentifiers, [2, 3, 4])
    expectEqual(source.itemIdentifier(for: path(0, 2)), 4)
    expectEqual(source.indexPath(for: 3), path(0, 1))
    expectNil(source.indexPath(for: 9))
  }
}
