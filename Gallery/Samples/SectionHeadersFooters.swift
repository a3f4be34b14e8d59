// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Headers and footers as high as their titles.
final class SectionHeadersFootersViewController: SampleViewController, Sample {
  static let name = "section-headers-footers"
  static let summary = "Headers and footers as high as their titles."
  static var ownStates: GoldenState.Changes {
    ["large-text": { $0.textSize = .accessibilityLarge }]
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

extension SectionHeadersFootersViewController {
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
      elementKind: SectionHeadersFootersViewController.sectionHeaderElementKind, alignment: .top)
    let sectionFooter = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerFooterSize,
      elementKind: SectionHeadersFootersViewController.sectionFooterElementKind, alignment: .bottom)
    section.boundarySupplementaryItems = [sectionHeader, sectionFooter]

    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension SectionHeadersFootersViewController {
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
      elementKind: SectionHeadersFootersViewController.sectionHeaderElementKind
    ) { supplementaryView, string, indexPath in
      supplementaryView.label.text = "Header for section \(indexPath.section)"
      supplementaryView.backgroundColor = .lightGray
      supplementaryView.layer.borderColor = UIColor.black.cgColor
      supplementaryView.layer.borderWidth = 1
    }
    let footerRegistration = UICollectionView.SupplementaryRegistration<TitleSupplementaryView>(
      elementKind: SectionHeadersFootersViewController.sectionFooterElementKind
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
        using: kind == SectionHeadersFootersViewController.sectionHeaderElementKind
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
