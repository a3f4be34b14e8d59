// The Swift that `gallery export --indent 2` prints of a layout document: a list of three trips.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Illustrations
// snippet.show
import UIKit

// snippet.hide
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// snippet.show
// snippet.export
/// A list of three trips, each with a symbol and a date
final class TripsViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func configureHierarchy() {
    let layout = createLayout()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, indexPath, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = item.title
      content.secondaryText = item.subtitle
      content.image = item.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Item>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = "This summer"
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      Item(id: "Lisbon", title: "Lisbon", subtitle: "3 to 9 June", symbol: "airplane"),
      Item(id: "Lake Constance", title: "Lake Constance", subtitle: "14 July", symbol: "bicycle"),
      Item(id: "Vienna", title: "Vienna", subtitle: "1 to 4 August", symbol: "tram.fill"),
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

private struct Item: Hashable {
  let id: String
  let title: String
  var subtitle: String?
  var symbol: String?
}
// snippet.end

// snippet.hide
try illustrate("trips", of: TripsViewController(), size: CGSize(width: 340, height: 240))
