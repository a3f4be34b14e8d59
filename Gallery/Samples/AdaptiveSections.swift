// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The number of columns follows the width: try --size 1024x768.
final class AdaptiveSectionsViewController: SampleViewController, Sample {
  static let name = "adaptive-sections"
  static let summary = "The number of columns follows the width: try --size 1024x768."
  static var ownStates: GoldenState.Changes {
    ["wide": { $0.size = CGSize(width: 1024, height: 768) }]
  }

  enum SectionLayoutKind: Int, CaseIterable {
    case list, grid5, grid3

    func columnCount(for width: CGFloat) -> Int {
      let wideMode = width > 800
      switch self {
      case .list: return wideMode ? 2 : 1
      case .grid5: return wideMode ? 10 : 5
      case .grid3: return wideMode ? 6 : 3
      }
    }
  }

  var dataSource: UICollectionViewDiffableDataSource<SectionLayoutKind, Int>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension AdaptiveSectionsViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let kind = SectionLayoutKind(rawValue: sectionIndex) else { return nil }
      let columns = kind.columnCount(for: layoutEnvironment.container.effectiveContentSize.width)

      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

      let groupHeight: NSCollectionLayoutDimension =
        kind == .list ? .absolute(44) : .fractionalWidth(0.2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, repeatingSubitem: item, count: columns)

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}

extension AdaptiveSectionsViewController {
  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let listCellRegistration = UICollectionView.CellRegistration<ListCell, Int> {
      cell, indexPath, identifier in
      cell.label.text = "\(identifier)"
    }
    let textCellRegistration = UICollectionView.CellRegistration<TextCell, Int> {
      cell, indexPath, identifier in
      cell.label.text = "\(identifier)"
      let isGrid5 = SectionLayoutKind(rawValue: indexPath.section) == .grid5
      cell.contentView.layer.cornerRadius = isGrid5 ? 8 : 0
    }

    dataSource = UICollectionViewDiffableDataSource<SectionLayoutKind, Int>(
      collectionView: collectionView
    ) { collectionView, indexPath, identifier in
      SectionLayoutKind(rawValue: indexPath.section) == .list
        ? collectionView.dequeueConfiguredReusableCell(
          using: listCellRegistration, for: indexPath, item: identifier)
        : collectionView.dequeueConfiguredReusableCell(
          using: textCellRegistration, for: indexPath, item: identifier)
    }

    let itemsPerSection = 10
    var snapshot = NSDiffableDataSourceSnapshot<SectionLayoutKind, Int>()
    for kind in SectionLayoutKind.allCases {
      snapshot.appendSections([kind])
      let first = kind.rawValue * itemsPerSection
      snapshot.appendItems(Array(first..<(first + itemsPerSection)))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
