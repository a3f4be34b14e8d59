// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Where a fling comes to rest, for each behavior: try --fling 0=300.
final class OrthogonalBehaviorsViewController: SampleViewController, Sample {
  static let name = "orthogonal-behaviors"
  static let aliases = ["orthogonal-behaviours"]
  static let summary = "Where a fling comes to rest, for each behavior: try --fling 0=300."
  static var ownStates: GoldenState.Changes {
    [
      "flung": {
        $0.flings = (0..<5).map { SectionOffset(section: $0, offset: 900) }
        $0.size = CGSize(width: 160, height: 240)
        $0.showsFullContent = true
      }
    ]
  }

  static let headerElementKind = "header-element-kind"

  enum SectionKind: Int, CaseIterable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered, none

    var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    }
  }

  var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension OrthogonalBehaviorsViewController {
  func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20

    return UICollectionViewCompositionalLayout(
      sectionProvider: {
        (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
          -> NSCollectionLayoutSection? in
        guard let kind = SectionKind(rawValue: sectionIndex) else { return nil }
        let section = NSCollectionLayoutSection(group: self.createGroup(for: kind))
        section.orthogonalScrollingBehavior = kind.orthogonalScrollingBehavior

        let headerSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
        let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: headerSize,
          elementKind: OrthogonalBehaviorsViewController.headerElementKind, alignment: .top)
        section.boundarySupplementaryItems = [sectionHeader]
        return section
      }, configuration: configuration)
  }

  func createGroup(for kind: SectionKind) -> NSCollectionLayoutGroup {
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

    let orthogonallyScrolls = kind.orthogonalScrollingBehavior != .none
    return NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(orthogonallyScrolls ? 0.85 : 1.0),
        heightDimension: .fractionalHeight(0.4)),
      subitems: [leadingItem, trailingGroup])
  }
}

extension OrthogonalBehaviorsViewController {
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
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleSupplementaryView>(
      elementKind: OrthogonalBehaviorsViewController.headerElementKind
    ) { supplementaryView, string, indexPath in
      supplementaryView.label.text = SectionKind(rawValue: indexPath.section).map { ".\($0)" }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }

    let itemsPerSection = 18
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<SectionKind.allCases.count {
      snapshot.appendSections([section])
      let first = section * itemsPerSection
      snapshot.appendItems(Array(first..<(first + itemsPerSection)))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
