// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of value cells: an emoji, and its category at the other end.
final class EmojiExplorerListViewController: SampleViewController, ConfigurableSample {
  static let name = "emoji-explorer-list"
  static let summary = "A list of value cells: an emoji, and its category at the other end."
  static let options = [SampleOption.selected]
  static var ownStates: GoldenState.Changes {
    ["selected": { $0.own.selected = [ItemOption(section: 0, item: 2)] }]
  }

  typealias Section = Emoji.Category

  struct Item: Hashable {
    let emoji: Emoji
  }

  var settings = SampleSettings()
  var collectionView: UICollectionView! = nil
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension EmojiExplorerListViewController {
  func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, indexPath, item in
      var content = UIListContentConfiguration.valueCell()
      content.text = item.emoji.text
      content.secondaryText = String(describing: item.emoji.category)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Emoji.Category.allCases)
    for category in Emoji.Category.allCases {
      snapshot.appendItems(category.emojis.map { Item(emoji: $0) }, toSection: category)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
