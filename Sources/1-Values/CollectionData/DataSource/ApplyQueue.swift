// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// Something that a diffable data source is to show.
package struct ApplyRequest<Section: Hashable, Item: Hashable> {
  package enum Change {
    case snapshot(NSDiffableDataSourceSnapshot<Section, Item>)
    case trees(NSDiffableDataSourceSectionSnapshot<Item>, Section)
  }

  package enum Mode: Hashable {
    case differences(isAnimated: Bool)
    case reloading
  }

  let change: Change
  let mode: Mode
  let completion: (() -> Void)?

  package init(change: Change, mode: Mode, completion: (() -> Void)?) {
    self.change = change
    self.mode = mode
    self.completion = completion
  }
}

/// Applies snapshots to a view, one after the other (behaviour rule DD-10).
///
/// A data source holds one, on the queue that its view is used on.
package final class ApplyQueue<Section: Hashable, Item: Hashable> {
  package typealias Request = ApplyRequest<Section, Item>

  private enum Phase {
    case idle
    /// A layout pass of the view is to end.
    case waitingForLayout
    case applying
  }

  private let shared: SharedContents<Section, Item>
  private weak var view: (any SnapshotPresenting)?
  /// The name of the data source, for the console.
  private let name: String
  /// Called when a difference was made.
  private let didChange: (_ isAnimated: Bool) -> Void
  private var phase = Phase.idle
  /// The requests that wait for their turn, in the order of the calls.
  private var waiting: [Request] = []
  /// Whether anything has been applied: the first data are loaded, not compared.
  private var hasData = false
  /// Completions of what ended while something was being applied.
  private var ended: [() -> Void] = []
  /// Whether the calls come on the main queue; nil before the first.
  private var comesOnMain: Bool?
  /// Whether the console has said that they come on changing queues.
  private var hasWarned = false

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - shared: The data.
  ///   - view: The view that shows them, held weakly.
  ///   - name: The name of the data source.
  ///   - didChange: Called when the data have changed by a difference.
  package init(
    _ shared: SharedContents<Section, Item>, view: (any SnapshotPresenting)?, name: String,
    didChange: @escaping (_ isAnimated: Bool) -> Void
  ) {
    self.shared = shared
    self.view = view
    self.name = name
    self.didChange = didChange
  }

  /// Completes requests that are not applied any more: code waits for them (behaviour rule DD-10).
  deinit {
    for completion in ended { completion() }
    for request in waiting { request.completion?() }
  }

  /// Adds a request, which is done at once if nothing is being applied or laid out.
  package func submit(_ request: Request, isOnMain: Bool) {
    let isChange = comesOnMain.map { $0 != isOnMain } ?? false
    if isChange && !hasWarned {
      hasWarned = true
      consoleMessage(
        """
        \(name): snapshots are applied both on the main queue and off it, which UIKit refuses while \
        one is outstanding: "Deadlock detected". Always apply them on the main queue, or always on the \
        same other queue.
        """)
    }
    comesOnMain = isOnMain
    waiting.append(request)
    work()
  }

  private func work() {
    while phase != .applying, !waiting.isEmpty {
      if let view, view.isInLayoutPass { return waitForLayout(of: view) }
      phase = .applying
      perform(waiting.removeFirst())
      phase = .idle
      let ended = ended
      self.ended = []
      for completion in ended { completion() }
    }
  }

  /// A provider that applies a snapshot is called while views are being laid out, and these must
  /// not change meanwhile.
  private func waitForLayout(of view: any SnapshotPresenting) {
    guard phase == .idle else { return }
    phase = .waitingForLayout
    consoleMessage(
      """
      \(name): a snapshot was applied while the view requests its cells. It is applied after the \
      layout pass; call apply outside of providers and layout methods.
      """)
    view.runAfterLayoutPass { [weak self] in
      guard let self else { return }
      if phase == .waitingForLayout { phase = .idle }
      work()
    }
  }

  /// Calls a completion, outside of what is being applied: it may apply the next.
  private func end(_ completion: (() -> Void)?) {
    guard let completion else { return }
    if phase == .applying { ended.append(completion) } else { completion() }
  }

  private func perform(_ request: Request) {
    let old = shared.contents
    var new = old
    var refresh = SnapshotRefresh()
    switch request.change {
    case .snapshot(let snapshot):
      new.apply(snapshot)
      refresh = snapshot.refresh
    case .trees(let trees, let section): new.apply(trees, to: section)
    }
    guard let view else {
      shared.contents = new
      return end(request.completion)
    }
    let isFirst = !hasData
    hasData = true
    guard case .differences(let isAnimated) = request.mode else {
      reload(new, in: view, for: request)
      return end(request.completion)
    }
    let update = SnapshotUpdate(
      view: view, isAnimated: isAnimated,
      completion: { [weak self] in
        // Also where the data source is gone before its animation ends.
        if let self { end(request.completion) } else { request.completion?() }
      })
    if isFirst || !view.isInWindow {
      reload(new, in: view, for: request)
      // Without animation, marks of the first data are not looked at (behaviour rule DD-7).
      update.make(nil, isAnimated ? refresh : SnapshotRefresh()) {}
    } else {
      let difference = new.snapshot.difference(from: old.snapshot)
      update.make(difference, refresh) { self.shared.contents = new }
      didChange(isAnimated)
    }
  }

  /// Code that waits for the end finds the views in their places.
  private func reload(
    _ new: DataSourceContents<Section, Item>, in view: any SnapshotPresenting, for request: Request
  ) {
    shared.contents = new
    view.reloadData()
    if request.completion != nil { view.layoutIfNeeded() }
  }
}

/// Makes a difference, and then what is to be shown again, as two batches of updates (rule DD-2).
private final class SnapshotUpdate {
  private let view: any SnapshotPresenting
  private let isAnimated: Bool
  private let completion: () -> Void
  private var batchesUnderWay = 1

  init(view: any SnapshotPresenting, isAnimated: Bool, completion: @escaping () -> Void) {
    self.view = view
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// - Parameters:
  ///   - difference: The first batch; nil for none.
  ///   - refresh: The second batch.
  ///   - switchData: Lets the data source have the new data: at the beginning of the first batch,
  ///     before the items are counted again (behaviour rule DD-11).
  func make(
    _ difference: SnapshotDifference?, _ refresh: SnapshotRefresh, switchData: () -> Void
  ) {
    if let difference, isBatch(difference, refresh) {
      withoutActuallyEscaping(switchData) { switchData in
        perform {
          switchData()
          self.view.update(difference)
        }
      }
    } else {
      switchData()
    }
    if !refresh.isEmpty { perform { self.view.update(refresh) } }
    endBatch()
  }

  /// Returns whether a difference is a batch. Without animation it is one even if it is empty: a batch
  /// invalidates the layout, which may depend on more than the data (behaviour rule DD-6).
  private func isBatch(_ difference: SnapshotDifference, _ refresh: SnapshotRefresh) -> Bool {
    !difference.isEmpty || (!isAnimated && refresh.isEmpty)
  }

  private func perform(_ updates: @escaping () -> Void) {
    batchesUnderWay += 1
    view.performBatch(isAnimated: isAnimated, updates) { self.endBatch() }
  }

  private func endBatch() {
    batchesUnderWay -= 1
    if batchesUnderWay == 0 { completion() }
  }
}
