// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Each section scrolls sideways by itself: try --scroll-section 1=200.
final class OrthogonalSectionsViewController: SampleViewController, Sample {
  static let name = "orthogonal-sections"
  static let summary = "Each section scrolls sideways by itself: try --scroll-section 1=200."
  static var ownStates: GoldenState.Changes {
    ["section-scrolled": { $0.sectionOffsets = [SectionOffset(section: 1, offset: 200)] }]
  }

  var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension OrthogonalSectionsViewController {
  func createLayout() -> UICollectionViewLayout {
    let leadingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
    leadingItem.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)

    let trailingItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
    trailingItem.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
      repeatingSubitem: trailingItem, count: 2)

    let containerGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalHeight(0.4)),
      subitems: [leadingItem, trailingGroup])

    let section = NSCollectionLayoutSection(group: containerGroup)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension OrthogonalSectionsViewController {
  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<TextCell, Int> {
      cell, indexPath, identifier in
      cell.label.text = "\(indexPath.section), \(indexPath.item)"
      cell.contentView.layer.cornerRadius = 8
    }

    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }

    let itemsPerSection = 30
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<5 {
      snapshot.appendSections([section])
      let first = section * itemsPerSection
      snapshot.appendItems(Array(first..<(first + itemsPerSection)))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
