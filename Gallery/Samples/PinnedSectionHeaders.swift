// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Headers that stay while their section is on screen: try --scroll-to 0,120.
final class PinnedSectionHeadersViewController: SampleViewController, Sample {
  static let name = "pinned-section-headers"
  static let summary = "Headers that stay while their section is on screen: try --scroll-to 0,120."
  static var ownStates: GoldenState.Changes {
    [
      "scrolled": { $0.contentOffset = CGPoint(x: 0, y: 120) },
      "pushed": { $0.contentOffset = CGPoint(x: 0, y: 300) },
    ]
  }

  static let sectionHeaderElementKind = "section-header-element-kind"
  static let sectionFooterElementKind = "section-footer-element-kind"

  var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension PinnedSectionHeadersViewController {
  func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)

    let headerFooterSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
    let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerFooterSize,
      elementKind: PinnedSectionHeadersViewController.sectionHeaderElementKind, alignment: .top)
    let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerFooterSize,
      elementKind: PinnedSectionHeadersViewController.sectionFooterElementKind, alignment: .bottom)
    sectionHeader.pinToVisibleBounds = true
    sectionHeader.zIndex = 2
    section.boundarySupplementaryItems = [sectionHeader, sectionFooter]

    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension PinnedSectionHeadersViewController {
  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<ListCell, Int> {
      cell, indexPath, identifier in
      cell.label.text = "\(indexPath.section),\(indexPath.item)"
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleSupplementaryView>(
      elementKind: PinnedSectionHeadersViewController.sectionHeaderElementKind
    ) { supplementaryView, string, indexPath in
      supplementaryView.label.text = "Header for section \(indexPath.section)"
      supplementaryView.backgroundColor = .lightGray
      supplementaryView.layer.borderColor = UIColor.black.cgColor
      supplementaryView.layer.borderWidth = 1
    }
    let footerRegistration = UICollectionView.SupplementaryRegistration<TitleSupplementaryView>(
      elementKind: PinnedSectionHeadersViewController.sectionFooterElementKind
    ) { supplementaryView, string, indexPath in
      supplementaryView.label.text = "Footer for section \(indexPath.section)"
      supplementaryView.backgroundColor = .lightGray
      supplementaryView.layer.borderColor = UIColor.black.cgColor
      supplementaryView.layer.borderWidth = 1
    }

    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == PinnedSectionHeadersViewController.sectionHeaderElementKind
          ? headerRegistration : footerRegistration,
        for: indexPath)
    }

    let itemsPerSection = 5
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<5 {
      snapshot.appendSections([section])
      let first = section * itemsPerSection
      snapshot.appendItems(Array(first..<(first + itemsPerSection)))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
