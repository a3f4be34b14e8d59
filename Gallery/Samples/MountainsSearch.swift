// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The mountains whose names contain what is searched for: try --query peak.
final class MountainsSearchViewController: SampleViewController, ConfigurableSample,
  AnimatedSample
{
  static let name = "mountains-search"
  static let summary = "Mountains whose names contain a text: try --query peak."
  static let options = [SampleOption.query, .selected]
  static var ownStates: GoldenState.Changes {
    [
      "query": { $0.own.query = "peak" },
      "wide": { $0.size = CGSize(width: 1024, height: 768) },
    ]
  }

  enum Section {
    case main
  }

  var settings = SampleSettings()
  var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>! = nil
  var mountainsCollectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    performQuery(with: settings.query, animated: false)
  }
}

extension MountainsSearchViewController {
  /// From all mountains to those that are searched for.
  func begin() {
    performQuery(with: nil, animated: false)
    performQuery(with: settings.query ?? "peak", animated: true)
  }

  func performQuery(with filter: String?, animated: Bool) {
    let mountains = Mountain.all.filter { $0.contains(filter) }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(mountains)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension MountainsSearchViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      let contentSize = layoutEnvironment.container.effectiveContentSize
      let columns = contentSize.width > 800 ? 3 : 2
      let spacing = CGFloat(10)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let height = UIFontMetrics.default.scaledValue(
        for: 32, compatibleWith: layoutEnvironment.traitCollection)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)

      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }

  func configureHierarchy() {
    mountainsCollectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: createLayout())
    mountainsCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mountainsCollectionView.backgroundColor = .systemBackground
    view.addSubview(mountainsCollectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<MountainCell, Mountain> {
      cell, indexPath, mountain in
      cell.nameLabel.text = mountain.name
      cell.heightLabel.text = "\(mountain.height) m"
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Mountain>(
      collectionView: mountainsCollectionView
    ) { collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: mountain)
    }
  }
}
