// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// A list whose new rows slide in from the left and whose old ones shrink away to the right.
private class SlidingLayout: UICollectionViewLayout {
  var inserted: [IndexPath] = []
  var deleted: Set<IndexPath> = []
  var rowHeight: CGFloat = 50

  private var count: Int {
    guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
    return view.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * rowHeight)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.row) * rowHeight, width: collectionViewContentSize.width,
      height: rowHeight)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(row: $0, section: 0)) }
      .filter { rect.intersects($0.frame) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      if update.updateAction == .delete {
        deleted.insert(update.indexPathBeforeUpdate!)
      } else if update.updateAction == .insert, let path = update.indexPathAfterUpdate {
        inserted.append(path)
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath) {
      attributes?.center.x -= 100
      attributes?.alpha = 0.5
    }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(itemIndexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x += 200
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    attributes?.alpha = 0
    return attributes
  }
}

@Suite("A feed of a client")
@MainActor
struct FeedTests {
  private final class Feed: NSObject, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching
  {
    var rows: [Int]
    var prefetched: [[Int]] = []
    var cancelled: [[Int]] = []

    init(rows: [Int]) { self.rows = rows }

    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { rows.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.tag = rows[indexPath.row]
      return cell
    }

    func collectionView(_: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      prefetched.append(indexPaths.map(\.row))
    }

    func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled.append(indexPaths.map(\.row))
    }
  }

  private func shown(_ feed: Feed, height: CGFloat) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: height))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: SlidingLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = feed
    view.prefetchDataSource = feed
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, view)
  }

  @Test func `Rows come and go as the layout says`() throws {
    let feed = Feed(rows: [1, 2, 3])
    let (window, view) = shown(feed, height: 400)
    let old = try #require(view.cellForItem(at: IndexPath(row: 0, section: 0)))
    let third = try #require(view.cellForItem(at: IndexPath(row: 2, section: 0)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.performBatchUpdates {
        feed.rows = [2, 9, 3]
        view.deleteItems(at: [IndexPath(row: 0, section: 0)])
        view.insertItems(at: [IndexPath(row: 1, section: 0)])
      }
    }
    let new = try #require(view.cellForItem(at: IndexPath(row: 1, section: 0)))
    expectEqual(new.tag, 9)
    window.advance(to: 0.5)
    func look(_ cell: UICollectionViewCell) -> CALayer? { cell.layer.presentation() }
    // The old row is half way to 200 to the right, at a tenth of its size.
    expectEqual(look(old)?.position, CGPoint(x: 200, y: 25))
    expectEqual(look(old)?.opacity, 0.5)
    expectEqual(look(new)?.position, CGPoint(x: 50, y: 75))
    expectEqual(look(new)?.opacity, 0.75)
    expectEqual(look(third)?.position, CGPoint(x: 100, y: 125))
    window.advance(to: 1)
    expectNil(old.superview)
    expectEqual(new.frame, CGRect(x: 0, y: 50, width: 200, height: 50))
  }

  @Test func `Rows ahead are announced once, those behind are cancelled`() {
    let feed = Feed(rows: Array(0..<20))
    let (window, view) = shown(feed, height: 100)
    expectEmpty(feed.prefetched)
    for offset in [10, 60, 50] {
      view.contentOffset.y = CGFloat(offset)
      window.layoutIfNeeded()
    }
    expectEqual(feed.prefetched, [[3, 4], [5], [0]])
    expectEqual(feed.cancelled, [[4, 5]])
  }
}
