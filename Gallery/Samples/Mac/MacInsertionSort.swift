// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

/// The Mac's rows of colours, below a button that sorts them.
final class MacInsertionSort: MacSample, Sample, AnimatedSample {
  static let name = "mac-insertion-sort"
  static let summary = "A window of the Mac: rows of colours that sort themselves."
  // Fewer colours say as much, and a tree of them can be read.
  static let referenceSize: CGSize? = CGSize(width: 160, height: 231)

  static let nodeSize = CGSize(width: 16, height: 34)
  private static let sortIdentifier = NSUserInterfaceItemIdentifier("sort-item-reuse-identifier")
  /// The height of what is above the rows.
  private static let barHeight: CGFloat = 61

  override class var size: CGSize { CGSize(width: 400, height: 538) }

  var dataSource:
    NSCollectionViewDiffableDataSource<InsertionSortArray, InsertionSortArray.SortNode>! = nil
  private var collectionView: NSCollectionView! = nil
  private var isFilled = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = NSButton(title: "Sort") { [weak self] in self?.performSortStep(animated: true) }
    // Its bezel begins at 20: a frame has margins around it.
    button.frame = NSRect(x: 13, y: 538 - 48, width: 89, height: 32)
    button.autoresizingMask = .minYMargin
    view.addSubview(button)

    collectionView = addCollectionView(
      in: NSRect(x: 0, y: 0, width: 400, height: 538 - Self.barHeight))
    collectionView.isSelectable = false
    collectionView.collectionViewLayout = createLayout()
    collectionView.register(MacSortItem.self, forItemWithIdentifier: Self.sortIdentifier)
    dataSource = NSCollectionViewDiffableDataSource<
      InsertionSortArray, InsertionSortArray.SortNode
    >(collectionView: collectionView) { collectionView, indexPath, node in
      let item = collectionView.makeItem(withIdentifier: Self.sortIdentifier, for: indexPath)
      (item.view as? NSBox)?.fillColor = NSColor(
        hue: CGFloat(node.value) / CGFloat(node.count), saturation: 1, brightness: 1, alpha: 1)
      return item
    }
  }

  /// The view has its size now, which says how many colours there are.
  override func viewDidEnter() {
    dataSource.apply(
      randomizedSnapshot(for: collectionView.visibleRect.size), animatingDifferences: false)
  }

  func begin() { performSortStep(animated: true) }

  /// Sorts one more value of each row that is not sorted yet.
  private func performSortStep(animated: Bool) {
    var updatedSnapshot = dataSource.snapshot()
    let rows = updatedSnapshot.sectionIdentifiers.filter { !$0.isSorted }
    guard !rows.isEmpty else { return }
    for row in rows {
      row.sortNext()
      let items = row.values
      updatedSnapshot.deleteItems(items)
      updatedSnapshot.appendItems(items, toSection: row)
    }
    dataSource.apply(
      updatedSnapshot, animatingDifferences: animated,
      completion: animated ? { [weak self] in self?.performSortStep(animated: true) } : nil)
  }

  private func randomizedSnapshot(
    for size: CGSize
  ) -> NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode> {
    var snapshot = NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode>()
    var generator = SplitMix64(seed: seed)
    for row in 0..<Int(size.height / Self.nodeSize.height) {
      let section = InsertionSortArray(
        row: row, count: Int(size.width / Self.nodeSize.width), using: &generator)
      snapshot.appendSections([section])
      snapshot.appendItems(section.values)
    }
    return snapshot
  }

  private func createLayout() -> NSCollectionViewLayout {
    NSCollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
      let width = layoutEnvironment.container.effectiveContentSize.width
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(Self.nodeSize.height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: max(Int(width / Self.nodeSize.width), 1))
      return NSCollectionLayoutSection(group: group)
    }
  }
}

/// A colour.
final class MacSortItem: NSCollectionViewItem {
  override func loadView() {
    let box = NSBox(frame: .zero)
    box.boxType = .custom
    box.titlePosition = .noTitle
    box.borderWidth = 0
    view = box
  }
}
