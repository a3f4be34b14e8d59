// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Optional methods that a subclass of a conforming class has and its base has not.
@MainActor
@Suite("Optional methods that a subclass adds")
struct AddedMethodTests {
  private let path = IndexPath(item: 0, section: 0)

  private final class Photos: UICollectionViewController {
    var selected: [IndexPath] = []
    override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }
    override func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private final class Songs: UITableViewController {
    override func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
  }

  private final class Titled: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
  }

  @Test func `A subclass of a controller of ours is called`() {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: (any UICollectionViewDelegate)? = photos.collectionView.delegate
    delegate?.collectionView?(photos.collectionView, didSelectItemAt: path)
    expectEqual(photos.selected, [path])
    let songs = Songs(style: .plain)
    let dataSource: (any UITableViewDataSource)? = songs.tableView.dataSource
    expectEqual(dataSource?.tableView?(songs.tableView, titleForHeaderInSection: 3), "Section 3")
  }

  @Test func `What a controller of ours only declares counts as left out`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = controller
    expectNil(delegate.collectionView?(controller.collectionView, didSelectItemAt: path))
  }

  @Test func `A subclass of a data source of ours is called`() {
    let table = UITableView()
    let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    expectEqual(table.dataSource?.tableView?(table, titleForFooterInSection: 0), "Footer")
    withExtendedLifetime(source) {}
  }

  private class Base: NSObject, UIScrollViewDelegate {}
  private final class Added: Base {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }
  private class Declared: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
  private final class Overridden: Declared {
    var scrolls = 0
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  /// The difference from UIKit that the README lists.
  @Test func `A subclass of another conforming class is called only for what its base declares`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 10, height: 100)
    let (added, overridden) = (Added(), Overridden())
    view.delegate = added
    view.contentOffset.y = 10
    expectEqual(added.scrolls, 0)
    view.delegate = overridden
    view.contentOffset.y = 20
    expectEqual(overridden.scrolls, 1)
  }
}
