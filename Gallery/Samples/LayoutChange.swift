// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A grid that becomes a list, each card animating from its old place to its new one.
final class LayoutChangeViewController: SampleViewController, AnimatedSample {
  static let name = "layout-change"
  static let summary = "A grid becomes a list: every card goes from its old place to its new one."
  static let duration: TimeInterval? = 1.2

  enum Section {
    case main
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, Letter>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension LayoutChangeViewController {
  func begin() {
    UIView.animate(withDuration: 1, delay: 0.1) {
      self.collectionView.setCollectionViewLayout(self.createListLayout(), animated: true)
    }
  }

  func createGridLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(1.0 / 3.0)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func createListLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(52))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createGridLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<LetterCell, Letter> {
      cell, indexPath, letter in
      cell.letter = letter
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Letter>(
      collectionView: collectionView
    ) { collectionView, indexPath, letter in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: letter)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Letter>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Letter.alphabet(count: 24))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
