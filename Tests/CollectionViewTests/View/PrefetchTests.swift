// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing
import Views

/// Behaviour section 11.5.
@Suite("Prefetching")
@MainActor
struct PrefetchTests {
  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var calls: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { calls.append("announce \(indexPaths.map(\.item))") }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { calls.append("cancel \(indexPaths.map(\.item))") }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let source = TestDataSource([20])
  private let prefetcher = Prefetcher()
  private let view: UICollectionView

  init() {
    view = makeView(SpyLayout(), source, size: CGSize(width: 320, height: 100))
    view.prefetchDataSource = prefetcher
  }

  private func scroll(to y: CGFloat) -> [String] {
    view.contentOffset.y = y
    view.layoutIfNeeded()
    return prefetcher.take()
  }

  @Test func `The worked example: what is a screen ahead is announced once and cancelled`() {
    expectEqual(prefetcher.take(), [])
    expectEqual(scroll(to: 10), ["announce [3, 4]"])
    expectEqual(scroll(to: 60), ["announce [5]"])
    expectEqual(scroll(to: 50), ["announce [0]", "cancel [4, 5]"])
  }

  @Test func `Nothing is announced when prefetching is off`() {
    view.isPrefetchingEnabled = false
    expectEqual(scroll(to: 10), [])
  }

  @Test func `Deleted items are cancelled and the others renumbered`() {
    _ = scroll(to: 10)
    source.counts = [18]
    view.performBatchUpdates { view.deleteItems(at: [item(0), item(4)]) }
    expectEqual(prefetcher.take(), ["cancel [4]"])
    // Item 3 is 2 now, and visible after the next step.
    expectEqual(scroll(to: 20), ["announce [3, 4]"])
  }

  @Test func `Every cancelled item was announced, and none is announced twice`() {
    var random = SplitMix64(seed: 7)
    var announced: Set<String> = []
    for _ in 0..<500 {
      for call in scroll(to: CGFloat(random.next(below: 900))) {
        let items = call.drop { $0 != "[" }.dropFirst().dropLast().split(separator: ",")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        if call.hasPrefix("announce") {
          expect(announced.isDisjoint(with: items))
          announced.formUnion(items)
        } else {
          expect(announced.isSuperset(of: items))
          announced.subtract(items)
        }
      }
      announced.subtract(view.indexPathsForVisibleItems.map { "\($0.item)" })
    }
  }

  @Test func `Reloading all data cancels what was announced`() {
    _ = scroll(to: 10)
    view.reloadData()
    expectEqual(prefetcher.take(), ["cancel [3, 4]"])
  }
}
