// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// One batch of all kinds of update, in a grid, in a list and in a circle at once.
final class BatchUpdatesViewController: SampleViewController, AnimatedSample {
  static let name = "batch-updates"
  static let summary = "All kinds of update in one batch: in a grid, a list and a circle."
  static let aliases = ["updates"]
  /// The batch takes a second; a moment before and after it is shown as well.
  static let duration: TimeInterval? = 1.2

  static let reuseIdentifier = "letter-cell-reuse-identifier"

  var letters = Letter.alphabet(count: 12)
  var collectionViews: [UICollectionView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.height / CGFloat(collectionViews.count)
    for (index, collectionView) in collectionViews.enumerated() {
      collectionView.frame = CGRect(
        x: 0, y: height * CGFloat(index), width: view.bounds.width, height: height)
    }
  }
}

extension BatchUpdatesViewController {
  func begin() {
    // The data changes once, and each view gets every change.
    letters.apply(
      deleting: [1, 6], reloading: 3, moving: [(from: 11, to: 0), (from: 4, to: 8)],
      inserting: [5, 11, 12])
    UIView.animate(withDuration: 1, delay: 0.1) {
      for collectionView in self.collectionViews {
        collectionView.performBatchUpdates {
          collectionView.deleteItems(at: [self.item(1), self.item(6)])
          collectionView.reloadItems(at: [self.item(3)])
          collectionView.moveItem(at: self.item(11), to: self.item(0))
          collectionView.moveItem(at: self.item(4), to: self.item(8))
          collectionView.insertItems(at: [self.item(5), self.item(11), self.item(12)])
        }
      }
    }
  }

  private func item(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }
}

extension BatchUpdatesViewController {
  func createGridLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func createListLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(28))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func configureHierarchy() {
    let layouts = [createGridLayout(), createListLayout(), CircleLayout()]
    let colors: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .systemBackground,
    ]
    for (layout, color) in zip(layouts, colors) {
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collectionView.backgroundColor = color
      collectionView.register(
        LetterCell.self, forCellWithReuseIdentifier: BatchUpdatesViewController.reuseIdentifier)
      collectionView.dataSource = self
      view.addSubview(collectionView)
      collectionViews.append(collectionView)
    }
  }
}

extension BatchUpdatesViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    letters.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: BatchUpdatesViewController.reuseIdentifier, for: indexPath)
    (cell as? LetterCell)?.letter = letters[indexPath.item]
    return cell
  }
}
