// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionFixtures
import Dispatch
import Expectations
import Foundation
import Testing
import Views
import WaitingSuites

@testable import CollectionView

/// Behaviour rule DD-4: applying on other queues.
@Suite("Diffable data source: queues")
@MainActor
struct DiffableQueueTests {
  @Test func `Applied on another queue, data come on the main queue`() async {
    let fixture = DiffableFixture()
    let source = fixture.source
    let snapshot = fixture.make("S: a b")
    let isOnMain = await withCheckedContinuation { continuation in
      DispatchQueue(label: "background").async {
        source.apply(snapshot) { continuation.resume(returning: MainQueue.isCurrent) }
      }
    }
    expect(isOnMain)
    expectEqual(fixture.shown, "a b")
    // Data can be read on any queue too.
    let count = await Task.detached { source.snapshot().numberOfItems }.value
    expectEqual(count, 2)
  }

  @Test func `Completions run where the data source goes during the animation`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: listSection(.absolute(20)))
    )
    window.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      _, _, _ in
    }
    var source: UICollectionViewDiffableDataSource<String, String>? = .init(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["S"])
    snapshot.appendItems(["a", "b"])
    source?.apply(snapshot)
    view.layoutIfNeeded()
    snapshot.deleteItems(["a"])
    var ended = 0
    source?.apply(snapshot, animatingDifferences: true) { ended += 1 }
    expectEqual(ended, 0)
    weak let released = source
    source = nil
    expectNil(released)
    window.advance(to: 3)
    expectEqual(ended, 1)
  }

  @Test func `Two queues at once lose nothing`() async {
    let fixture = DiffableFixture()
    let source = fixture.source
    let snapshots = (0..<20).map { fixture.make("S: a\($0) b c\($0 % 3)") }
    await withTaskGroup(of: Void.self) { group in
      for half in 0..<2 {
        group.addTask {
          for index in 0..<10 {
            await withCheckedContinuation { continuation in
              source.apply(snapshots[half * 10 + index], animatingDifferences: false) {
                continuation.resume()
              }
            }
          }
        }
      }
    }
    let shown = source.snapshot()
    expect(shown == snapshots[9] || shown == snapshots[19])
    expectEqual(fixture.shown, shown.itemIdentifiers.joined(separator: " "))
  }

  @Test func `What the main queue applies comes after what another queue applied before`() {
    let fixture = DiffableFixture(isInWindow: false)
    let source = fixture.source
    let (older, newer) = (fixture.make("S: a"), fixture.make("S: b c"))
    let isApplied = DispatchSemaphore(value: 0)
    DispatchQueue(label: "background").async {
      source.apply(older, completion: nil)
      isApplied.signal()
    }
    // The main queue is busy until then, and shows nothing of it.
    isApplied.wait()
    var order: [String] = []
    source.apply(newer) { order.append(fixture.shown) }
    expectEqual(order, ["b c"])
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    expectEqual(source.snapshot().itemIdentifiers, ["b", "c"])
  }

  @Test(.waitsForProcesses) func `Changing queues are named on the console, once`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let source = await MainActor.run {
        let fixture = DiffableFixture(isInWindow: false)
        fixture.source.apply(fixture.make("S: a"))
        return fixture.source
      }
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in
          DispatchQueue(label: "background").async {
            source.apply(.init()) { continuation.resume() }
          }
        }
        await MainActor.run { source.apply(.init(), completion: nil) }
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectEqual(
      message.components(separatedBy: "applied both on the main queue and off it").count, 2,
      "\(message)")
  }
}
