// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A callback of a collection view in which a client acts.
enum ItemCallback: String {
  case numberOfSections, numberOfItems, item, size
  case willDisplay, didEndDisplaying, reuse
  case shouldChange, didChange, shouldSelect, didSelect, shouldDeselect, didDeselect
  case canDrag, writer, dragWillBegin, dragEnded, validateDrop, acceptDrop
  case prepare, elements, completion

  /// Whether it is called so seldom that a history acts in every other call, not in every eighth.
  var isSeldom: Bool {
    switch self {
    case .canDrag, .writer, .dragWillBegin, .dragEnded, .validateDrop, .acceptDrop, .completion:
      true
    default: false
    }
  }

  /// Whether the view is at rest, so that a batch may be made.
  var allowsUpdates: Bool {
    switch self {
    case .shouldChange, .didChange, .shouldSelect, .didSelect, .shouldDeselect, .didDeselect,
      .canDrag, .dragWillBegin, .dragEnded, .acceptDrop, .completion:
      true
    default: false
    }
  }
}

/// An item that says what it shows, and acts when it is used again.
final class ActingItem: NSCollectionViewItem {
  weak var owner: ActingItems?
  var number: Int?

  override func loadView() { view = NSView(frame: .zero) }

  override func prepareForReuse() {
    super.prepareForReuse()
    owner?.act(.reuse)
  }
}

/// A flow layout that acts when it is asked.
final class ActingItemLayout: NSCollectionViewFlowLayout {
  private var owner: ActingItems? { collectionView?.delegate as? ActingItems }

  override func prepare() {
    owner?.act(.prepare)
    super.prepare()
  }

  override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] {
    let answer = super.layoutAttributesForElements(in: rect)
    owner?.act(.elements)
    return answer
  }
}

/// Data of numbers, whose owner acts when it is called.
///
/// What is asked about an item that the data do not have is a fault, but for those that end being
/// displayed.
@MainActor
final class ActingItems: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
  static let identifier = NSUserInterfaceItemIdentifier("acting")

  var items: [[Int]]
  /// Called at each callback.
  var act: (ItemCallback) -> Void = { _ in }
  var faults: [String] = []

  init(_ items: [[Int]]) { self.items = items }

  func number(_ path: IndexPath, in callback: ItemCallback) -> Int {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else {
      faults.append("\(callback) of \(path), which the data do not have")
      return -1
    }
    return items[path.section][path.item]
  }

  func asked(_ callback: ItemCallback, _ paths: Set<IndexPath>) -> Set<IndexPath> {
    for path in paths { _ = number(path, in: callback) }
    act(callback)
    // What is gone meanwhile is answered, too.
    return paths
  }

  // MARK: Data

  func numberOfSections(in collectionView: NSCollectionView) -> Int {
    act(.numberOfSections)
    return items.count
  }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    act(.numberOfItems)
    return items.indices.contains(section) ? items[section].count : 0
  }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt path: IndexPath
  ) -> NSCollectionViewItem {
    let number = number(path, in: .item)
    let item = collectionView.makeItem(withIdentifier: Self.identifier, for: path)
    (item as? ActingItem)?.owner = self
    (item as? ActingItem)?.number = number
    act(.item)
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView, layout: NSCollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> NSSize {
    let number = number(path, in: .size)
    act(.size)
    return NSSize(width: 50, height: 30 + number % 4 * 10)
  }

  // MARK: Display

  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt path: IndexPath
  ) {
    _ = number(path, in: .willDisplay)
    act(.willDisplay)
  }

  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt path: IndexPath
  ) { act(.didEndDisplaying) }

  // MARK: Selection

  func collectionView(
    _ collectionView: NSCollectionView, shouldChangeItemsAt paths: Set<IndexPath>,
    to state: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> { asked(.shouldChange, paths) }

  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt paths: Set<IndexPath>,
    to state: NSCollectionViewItem.HighlightState
  ) { act(.didChange) }

  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt paths: Set<IndexPath>
  ) -> Set<IndexPath> { asked(.shouldSelect, paths) }

  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt paths: Set<IndexPath>
  ) { _ = asked(.didSelect, paths) }

  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt paths: Set<IndexPath>
  ) -> Set<IndexPath> { asked(.shouldDeselect, paths) }

  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt paths: Set<IndexPath>
  ) { _ = asked(.didDeselect, paths) }
}
