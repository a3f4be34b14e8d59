// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// All that a diffable data source knows: a snapshot, and the trees of the sections that have some.
///
/// The items of a section with trees are the visible ones of its trees. A value: what a call makes
/// of it is computed first, and then shown.
package struct DataSourceContents<Section: Hashable, Item: Hashable> {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  package typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

  package private(set) var snapshot = Snapshot()
  private var trees: [Section: SectionSnapshot] = [:]

  package init() {}

  // MARK: Asking

  /// The items of a section as trees: its own, or its items as roots. Empty for an unknown section.
  package func sectionSnapshot(of section: Section) -> SectionSnapshot {
    if let trees = trees[section] { return trees }
    guard let index = snapshot.indexOfSection(section) else { return SectionSnapshot() }
    var roots = SectionSnapshot()
    roots.append(snapshot.contents.items[index])
    return roots
  }

  /// The trees of the section at an index; nil if it has none.
  package func trees(at section: Int) -> SectionSnapshot? {
    guard !trees.isEmpty, let section = snapshot.section(at: section) else { return nil }
    return trees[section]
  }

  package var hasTrees: Bool { !trees.isEmpty }

  // MARK: Changing

  /// Takes over a snapshot; its marks are left behind. Sections with trees keep them: the trees
  /// follow the items (behaviour rule DD-17).
  package mutating func apply(_ new: Snapshot) {
    let previous = snapshot
    snapshot = new.withoutMarks
    followSnapshot(from: previous)
  }

  /// Gives a section trees, and shows what is visible of them. A section that is not there is added
  /// at the end (behaviour rule DD-12).
  package mutating func apply(_ new: SectionSnapshot, to section: Section) {
    let visible = new.visibleItems
    let previous = snapshot
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    let old = snapshot.itemIdentifiers(inSection: section)
    trees[section] = new
    guard old != visible else { return }
    snapshot.deleteItems(old)
    snapshot.appendItems(visible, toSection: section)
    followSnapshot(from: previous, except: section)
  }

  /// Gives an item the place that it has when it is taken out and put in.
  ///
  /// - Returns: False if one of the places is outside of the data; then nothing has changed.
  package mutating func move(
    from source: (section: Int, item: Int), to destination: (section: Int, item: Int)
  ) -> Bool {
    guard let item = snapshot.item(at: source.item, inSection: source.section),
      let section = snapshot.section(at: destination.section), destination.item >= 0
    else { return false }
    var new = snapshot
    new.deleteItems([item])
    let count = new.numberOfItems(at: destination.section)
    guard destination.item <= count else { return false }
    if let next = new.item(at: destination.item, inSection: destination.section) {
      new.insertItems([item], beforeItem: next)
    } else {
      new.appendItems([item], toSection: section)
    }
    apply(new)
    return true
  }

  /// Returns what turns these contents into others, for handlers (behaviour rule DD-19).
  package func transaction(to final: Self) -> NSDiffableDataSourceTransaction<Section, Item> {
    let sections = final.snapshot.sectionIdentifiers.reversed().filter { section in
      guard let old = snapshot.indexOfSection(section),
        let new = final.snapshot.indexOfSection(section)
      else { return true }
      return snapshot.contents.items[old] != final.snapshot.contents.items[new]
    }
    return NSDiffableDataSourceTransaction(
      from: snapshot, to: final.snapshot,
      sectionTransactions: sections.map { section in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, from: sectionSnapshot(of: section),
          to: final.sectionSnapshot(of: section))
      })
  }

  /// Lets all trees show what the snapshot has in their sections.
  private mutating func followSnapshot(from previous: Snapshot, except exception: Section? = nil) {
    for (section, old) in trees where section != exception {
      guard let index = snapshot.indexOfSection(section) else {
        trees[section] = nil
        continue
      }
      let items = snapshot.contents.items[index]
      let previousItems = previous.indexOfSection(section).map { previous.contents.items[$0] } ?? []
      var forest = old.forest
      if !items.sharesStorage(with: previousItems) { forest = forest.following(items) }
      if forest.count > items.count {
        // What was hidden here and is shown in another section now is there.
        let left = forest.items.filter { item in
          snapshot.position(of: item).map { $0.section != index } ?? false
        }
        if !left.isEmpty { forest = forest.removing(left) }
      }
      trees[section] = SectionSnapshot(forest: forest)
    }
  }
}

extension DataSourceContents: Sendable where Section: Sendable, Item: Sendable {}

/// The contents of a data source, for any queue.
package final class SharedContents<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  // Unchecked: the lock is held whenever the value is touched.
  private let lock = NSLock()
  private var value = DataSourceContents<Section, Item>()

  package init() {}

  package var contents: DataSourceContents<Section, Item> {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}

/// The requirements on a view to which snapshots are applied.
package protocol SnapshotPresenting: AnyObject {
  /// Whether the view is being laid out, so that its data must not change.
  var isInLayoutPass: Bool { get }
  /// Whether the view is in a window, so that a change can be seen.
  var isInWindow: Bool { get }

  func runAfterLayoutPass(_ action: @escaping () -> Void)
  /// Forgets all data and asks for them again.
  func reloadData()
  func layoutIfNeeded()

  /// Makes a batch of updates.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether it takes time.
  ///   - updates: Names the changes; called before the data are counted again.
  ///   - completion: Called at the end of the animation, or after the layout pass without one.
  func performBatch(
    isAnimated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void)
  /// Names what is inserted, deleted and moved; inside of a batch.
  func update(_ difference: SnapshotDifference)
  /// Names what is reloaded and reconfigured; inside of a batch.
  func update(_ refresh: SnapshotRefresh)
}
