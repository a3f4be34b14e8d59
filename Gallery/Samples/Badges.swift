// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import SeededRandom
import UIKit

/// A count at the corner of each cell that has one.
final class BadgesViewController: SampleViewController, Sample {
  static let name = "badges"
  static let aliases = ["item-badges"]
  static let summary = "A count at the corner of each cell that has one."

  enum Section {
    case main
  }

  struct Model: Hashable {
    let title: String
    let badgeCount: Int
  }

  static let badgeElementKind = "badge-element-kind"

  var dataSource: UICollectionViewDiffableDataSource<Section, Model>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension BadgesViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      // A count grows with the reader's text size, and its circle with it.
      let side = UIFontMetrics.default.scaledValue(
        for: 20, compatibleWith: environment.traitCollection)
      let badgeAnchor = NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
      let badgeSize = NSCollectionLayoutSize(
        widthDimension: .absolute(side), heightDimension: .absolute(side))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: badgeSize, elementKind: BadgesViewController.badgeElementKind,
        containerAnchor: badgeAnchor)

      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
      item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}

extension BadgesViewController {
  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<TextCell, Model> {
      cell, indexPath, model in
      cell.label.text = model.title
    }
    let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeSupplementaryView>(
      elementKind: BadgesViewController.badgeElementKind
    ) { [unowned self] badgeView, string, indexPath in
      guard let model = dataSource.itemIdentifier(for: indexPath) else { return }
      badgeView.label.text = "\(model.badgeCount)"
      badgeView.isHidden = model.badgeCount == 0
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Model>(
      collectionView: collectionView
    ) { collectionView, indexPath, model in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: model)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: badgeRegistration, for: indexPath)
    }

    var generator = SplitMix64(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Model>()
    snapshot.appendSections([.main])
    snapshot.appendItems(
      (0..<100).map { Model(title: "\($0)", badgeCount: Int.random(in: 0...2, using: &generator)) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
