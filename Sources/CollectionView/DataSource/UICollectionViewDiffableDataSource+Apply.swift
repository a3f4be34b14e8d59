// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Dispatch
import Foundation
import Geometry
import Views

extension UICollectionViewDiffableDataSource {
  typealias Request = ApplyRequest<SectionIdentifierType, ItemIdentifierType>
  typealias Contents = DataSourceContents<SectionIdentifierType, ItemIdentifierType>

  // MARK: Waiting

  /// Takes a request on any queue; on the main queue it is done at once.
  nonisolated func submit(_ request: Request) {
    let handover = Handover(value: request)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { enqueue(handover.value, isOnMain: true) }
    } else {
      DispatchQueue.main.async { self.enqueue(handover.value, isOnMain: false) }
    }
  }

  private func enqueue(_ request: Request, isOnMain: Bool) {
    let isChange = applying.comesOnMain.map { $0 != isOnMain } ?? false
    if isChange && !applying.hasWarned {
      applying.hasWarned = true
      consoleMessage(
        """
        \(type(of: self)): snapshots are applied on the main queue and off it, so their order is not \
        certain. Apply them always on the main queue, or always on the same other one.
        """)
    }
    applying.comesOnMain = isOnMain
    applying.waiting.append(request)
    work()
  }

  /// Does what waits, one after the other (behaviour rule DD-10).
  private func work() {
    while !applying.isBusy, !applying.waiting.isEmpty {
      if let collectionView, collectionView.engine.isLayingOut {
        waitForLayout(of: collectionView)
        return
      }
      applying.isBusy = true
      perform(applying.waiting.removeFirst())
      applying.isBusy = false
      let ended = applying.ended
      applying.ended = []
      for completion in ended { completion() }
    }
  }

  /// A provider that applies a snapshot is called while views are being laid out, and these must
  /// not change meanwhile.
  private func waitForLayout(of collectionView: UICollectionView) {
    guard !applying.isDeferred else { return }
    applying.isDeferred = true
    consoleMessage(
      """
      \(type(of: self)): a snapshot was applied while the collection view asks for its views. It is \
      applied after the layout pass; call apply outside of providers and layout methods.
      """)
    collectionView.engine.afterLayoutPass { [weak self] in
      self?.applying.isDeferred = false
      self?.work()
    }
  }

  /// Calls a completion, outside of what is being applied: it may apply the next.
  private func end(_ completion: (() -> Void)?) {
    guard let completion else { return }
    if applying.isBusy { applying.ended.append(completion) } else { completion() }
  }

  // MARK: Applying

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
    guard let collectionView else {
      shared.contents = new
      return end(request.completion)
    }
    let isFirst = !applying.hasData
    applying.hasData = true
    guard case .differences(let isAnimated) = request.manner else {
      reload(new, in: collectionView, for: request)
      return end(request.completion)
    }
    let update = Update(
      view: collectionView, isAnimated: isAnimated,
      completion: { [weak self] in self?.end(request.completion) })
    if isFirst || collectionView.window == nil {
      reload(new, in: collectionView, for: request)
      // Without animation, marks of the first data are not looked at (behaviour rule DD-7).
      update.make(SnapshotDifference(), isAnimated ? refresh : SnapshotRefresh()) {}
    } else {
      let difference = new.snapshot.difference(from: old.snapshot)
      update.make(difference, refresh) { self.shared.contents = new }
      outlinesChanged(isAnimated: isAnimated)
    }
  }

  /// Whoever waits for the end finds the views in their places.
  private func reload(
    _ new: Contents, in collectionView: UICollectionView, for request: Request
  ) {
    shared.contents = new
    collectionView.reloadData()
    if request.completion != nil { collectionView.layoutIfNeeded() }
  }
}

/// Makes a difference, and then what is to be shown anew, as two batches of updates (behaviour rule
/// DD-2).
@MainActor
private final class Update {
  private let view: UICollectionView
  private let isAnimated: Bool
  private let completion: () -> Void
  private var batchesUnderWay = 1

  init(view: UICollectionView, isAnimated: Bool, completion: @escaping () -> Void) {
    self.view = view
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// - Parameters:
  ///   - difference: The first batch.
  ///   - refresh: The second batch.
  ///   - switchData: Lets the data source have the new data: at the beginning of the first batch,
  ///     before the items are counted again (behaviour rule DD-11).
  func make(
    _ difference: SnapshotDifference, _ refresh: SnapshotRefresh, switchData: () -> Void
  ) {
    if difference.isEmpty {
      switchData()
    } else {
      withoutActuallyEscaping(switchData) { switchData in
        perform {
          switchData()
          self.name(difference)
        }
      }
    }
    if !refresh.isEmpty { perform { self.name(refresh) } }
    endBatch()
  }

  private func perform(_ updates: @escaping () -> Void) {
    batchesUnderWay += 1
    let batch = { self.view.performBatchUpdates(updates) { _ in self.endBatch() } }
    if isAnimated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  private func endBatch() {
    batchesUnderWay -= 1
    if batchesUnderWay == 0 { completion() }
  }

  private func name(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty {
      view.deleteSections(IndexSet(difference.deletedSections))
    }
    if !difference.insertedSections.isEmpty {
      view.insertSections(IndexSet(difference.insertedSections))
    }
    for move in difference.movedSections {
      view.moveSection(move.source, toSection: move.destination)
    }
    if !difference.deletedItems.isEmpty { view.deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { view.insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { view.moveItem(at: move.source, to: move.destination) }
  }

  private func name(_ refresh: SnapshotRefresh) {
    if !refresh.reloadedSections.isEmpty {
      view.reloadSections(IndexSet(refresh.reloadedSections))
    }
    if !refresh.reloadedItems.isEmpty { view.reloadItems(at: refresh.reloadedItems) }
    if !refresh.reconfiguredItems.isEmpty {
      view.reconfigureItems(at: refresh.reconfiguredItems)
    }
  }
}
