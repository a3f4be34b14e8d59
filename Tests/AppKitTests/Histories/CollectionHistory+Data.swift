// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

extension CollectionHistory {
  // MARK: Batches

  func batch() -> String {
    guard !random.once(in: 3) else { return singleChange() }
    let batch = HistoryBatch(
      of: source.sections, .everything, using: &random, makeItem: makeItem)
    let text: String
    switch random.next(below: 5) {
    case 0:
      let duration = random.pick([0, 0.1, 0.6])
      NSAnimationContext.runAnimationGroup { context in
        context.duration = duration
        perform(batch)
      }
      text = "batch in \(duration) s"
    case 1:
      perform(batch, in: view.animator())
      text = "animated batch"
    case 2 where random.once(in: 3):
      view.performBatchUpdates({
        self.source.sections = batch.after
        batch.name(to: self.view)
        self.view.reloadData()
      })
      source.rules.reset()
      renumberCollapsed(from: batch.before, isReload: true)
      text = "batch with reloadData"
    default:
      perform(batch)
      text = "batch"
    }
    return "\(text): \(batch.text)"
  }

  private func perform(_ batch: HistoryBatch, in target: NSCollectionView? = nil) {
    (target ?? view).performBatchUpdates({
      self.source.sections = batch.after
      batch.name(to: self.view)
    })
    source.rules.forget(batch.forgotten)
    renumberCollapsed(from: batch.before, isReload: false)
  }

  /// A change without `performBatchUpdates`.
  private func singleChange() -> String {
    // The data change before the call: what was there before must be known by then.
    window.layoutIfNeeded()
    let batch = HistoryBatch(
      of: source.sections, random.once(in: 2) ? .deletes : .inserts, using: &random,
      makeItem: makeItem)
    let isAnimated = random.once(in: 2)
    let target = isAnimated ? view.animator() : view
    source.sections = batch.after
    batch.name(to: target)
    source.rules.forget(batch.forgotten)
    return "\(isAnimated ? "animated " : "")\(batch.text)"
  }

  func reload() -> String {
    let old = source.sections
    if random.once(in: 2) { source.sections = randomSections() }
    view.reloadData()
    source.rules.reset()
    renumberCollapsed(from: old, isReload: true)
    return "reloadData \(source.text)"
  }

  // MARK: Drops

  /// Something was dropped in front of an item, or onto one.
  func drop(_ items: [Int], at target: IndexPath?) {
    guard let target else { return }
    let known = Set(source.order)
    let new = items.filter { !known.contains($0) }
    let batch =
      new.isEmpty
      ? HistoryBatch(moving: items, to: target, in: source.sections)
      : HistoryBatch(
        inserting: new.map { _ in makeItem() }, at: target, in: source.sections)
    perform(batch)
  }
}
