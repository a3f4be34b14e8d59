// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import SeededRandom
import UIKit

/// Rows of colours that sort themselves, one value of each at a time: try --step 8.
final class InsertionSortViewController: SampleViewController, ConfigurableSample, AnimatedSample {
  static let name = "insertion-sort"
  static let summary = "Rows of colours that sort themselves step by step: try --step 8."
  static let options = [SampleOption.step]
  // Fewer colours say as much, and a tree of them can be read.
  static let referenceSize: CGSize? = CGSize(width: 160, height: 204)
  static var ownStates: GoldenState.Changes {
    ["step-4": { $0.own.step = 4 }]
  }

  static let nodeSize = CGSize(width: 16, height: 34)

  var settings = SampleSettings()
  var dataSource:
    UICollectionViewDiffableDataSource<InsertionSortArray, InsertionSortArray.SortNode>! = nil
  var insertionCollectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }

  /// The view has its size now, which says how many colours there are.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    dataSource.apply(
      randomizedSnapshot(for: insertionCollectionView.bounds), animatingDifferences: false)
    var steps = settings.step ?? 0
    while steps > 0, performSortStep(animated: false) { steps -= 1 }
  }
}

extension InsertionSortViewController {
  func begin() { performSortStep(animated: true) }

  /// Sorts one more value of each row that is not sorted yet.
  ///
  /// - Parameter animated: Whether it takes time; then its end begins the next step.
  /// - Returns: Whether there was anything to sort.
  @discardableResult
  func performSortStep(animated: Bool) -> Bool {
    var updatedSnapshot = dataSource.snapshot()
    let rows = updatedSnapshot.sectionIdentifiers.filter { !$0.isSorted }
    guard !rows.isEmpty else { return false }
    for row in rows {
      row.sortNext()
      let items = row.values
      updatedSnapshot.deleteItems(items)
      updatedSnapshot.appendItems(items, toSection: row)
    }
    dataSource.apply(
      updatedSnapshot, animatingDifferences: animated,
      completion: animated ? { [weak self] in self?.performSortStep(animated: true) } : nil)
    return true
  }

  func randomizedSnapshot(
    for bounds: CGRect
  ) -> NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode> {
    var snapshot = NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode>()
    var generator = SplitMix64(seed: seed)
    let rowCount = Int(bounds.height / Self.nodeSize.height)
    let columnCount = Int(bounds.width / Self.nodeSize.width)
    for row in 0..<rowCount {
      let section = InsertionSortArray(row: row, count: columnCount, using: &generator)
      snapshot.appendSections([section])
      snapshot.appendItems(section.values)
    }
    return snapshot
  }
}

extension InsertionSortViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      let contentSize = layoutEnvironment.container.effectiveContentSize
      let columns = max(Int(contentSize.width / Self.nodeSize.width), 1)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(Self.nodeSize.height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, repeatingSubitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
  }

  func configureHierarchy() {
    insertionCollectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: createLayout())
    insertionCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertionCollectionView.backgroundColor = .systemBackground
    view.addSubview(insertionCollectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<
      UICollectionViewCell, InsertionSortArray.SortNode
    > { cell, indexPath, sortNode in
      cell.backgroundColor = sortNode.color
    }

    dataSource = UICollectionViewDiffableDataSource<
      InsertionSortArray, InsertionSortArray.SortNode
    >(collectionView: insertionCollectionView) { collectionView, indexPath, node in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: node)
    }
  }
}
