// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Testing

@Suite("Apply queue")
struct ApplyQueueTests {
  /// A view that notes what it is asked; its batches end when the test says so.
  private final class FakeView: SnapshotPresenting {
    var isInLayoutPass = false
    var isInWindow = true
    var calls: [String] = []
    /// Called while the view asks for its data.
    var whileReloading: () -> Void = {}
    private var afterLayout: [() -> Void] = []
    private var completions: [() -> Void] = []

    func runAfterLayoutPass(_ action: @escaping () -> Void) { afterLayout.append(action) }

    func reloadData() {
      calls.append("reload")
      whileReloading()
    }

    func layoutIfNeeded() { calls.append("layout") }

    func performBatch(
      isAnimated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void
    ) {
      calls.append(isAnimated ? "animated batch" : "batch")
      updates()
      completions.append(completion)
    }

    func update(_ difference: SnapshotDifference) {
      calls.append("insert \(difference.insertedItems), delete \(difference.deletedItems)")
    }

    func update(_ refresh: SnapshotRefresh) { calls.append("reload \(refresh.reloadedItems)") }

    func endLayoutPass() {
      isInLayoutPass = false
      while !afterLayout.isEmpty { afterLayout.removeFirst()() }
    }

    func endBatches() {
      while !completions.isEmpty { completions.removeFirst()() }
    }
  }

  private let view = FakeView()
  private let shared = SharedContents<String, Int>()
  private let queue: ApplyQueue<String, Int>

  init() {
    queue = ApplyQueue(
      shared, view: view, name: "Test",
      didChange: { [view] in
        view.calls.append($0 ? "changed, animated" : "changed")
      })
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(items)
    return snapshot
  }

  private func apply(
    _ items: [Int], isAnimated: Bool = true, completion: (() -> Void)? = nil
  ) {
    queue.submit(
      ApplyRequest(
        change: .snapshot(snapshot(items)), mode: .differences(isAnimated: isAnimated),
        completion: completion),
      isOnMain: true)
  }

  @Test func `The first data are loaded`() {
    apply([1, 2])
    expectEqual(view.calls, ["reload"])
    expectEqual(shared.contents.snapshot.itemIdentifiers, [1, 2])
  }

  @Test func `Later data are compared`() {
    apply([1, 2])
    apply([1, 3], isAnimated: false)
    expectEqual(view.calls, ["reload", "batch", "insert [[0, 1]], delete [[0, 1]]", "changed"])
  }

  @Test func `A view outside of a window loads`() {
    apply([1])
    view.isInWindow = false
    apply([2])
    expectEqual(view.calls, ["reload", "reload"])
  }

  @Test func `A completion waits for the batches`() {
    apply([1])
    apply([2]) { view.calls.append("completed") }
    expectEqual(view.calls.last, "changed, animated")
    view.endBatches()
    expectEqual(view.calls.last, "completed")
  }

  @Test func `What is applied in a layout pass waits for its end`() {
    view.isInLayoutPass = true
    apply([1])
    apply([1, 2])
    expectEmpty(view.calls)
    view.endLayoutPass()
    expectEqual(view.calls.count, 4)
    expectEqual(shared.contents.snapshot.itemIdentifiers, [1, 2])
  }

  @Test func `What is applied while something is being applied comes after it`() {
    view.whileReloading = { [self] in
      view.whileReloading = {}
      apply([5])
      view.calls.append("reloaded")
    }
    apply([1])
    expectEqual(Array(view.calls.prefix(3)), ["reload", "reloaded", "animated batch"])
    expectEqual(shared.contents.snapshot.itemIdentifiers, [5])
  }
}
