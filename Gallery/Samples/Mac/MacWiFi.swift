// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The Mac's Wi-Fi settings: networks are there only while Wi-Fi is on.
final class MacWiFi: MacSample, Sample {
  static let name = "mac-wifi"
  static let summary = "A window of the Mac: networks that are there only while Wi-Fi is on."

  enum Section: CaseIterable {
    case config, networks
  }

  enum Item: Hashable {
    case wifiEnabled
    case currentNetwork(WiFiNetwork)
    case availableNetwork(WiFiNetwork)
  }

  override class var size: CGSize { CGSize(width: 400, height: 600) }

  var dataSource: NSCollectionViewDiffableDataSource<Section, Item>! = nil
  private var isWiFiOn = true

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = addCollectionView()
    collectionView.isSelectable = false
    collectionView.collectionViewLayout = createLayout()
    collectionView.register(
      MacWiFiItem.self, forItemWithIdentifier: MacWiFiItem.reuseIdentifier)
    dataSource = NSCollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, content in
      let item = collectionView.makeItem(
        withIdentifier: MacWiFiItem.reuseIdentifier, for: indexPath)
      if let item = item as? MacWiFiItem { configure(item, with: content) }
      return item
    }
    updateUI(animated: false)
  }

  private func configure(_ item: MacWiFiItem, with content: Item) {
    var isCurrent = false
    item.checkBox.isHidden = content != .wifiEnabled
    switch content {
    case .wifiEnabled:
      item.textField?.stringValue = "Wi-Fi Enabled"
      item.checkBox.state = isWiFiOn ? .on : .off
      item.checkBox.handler = { [weak self] in
        self?.isWiFiOn.toggle()
        self?.updateUI(animated: true)
      }
    case .currentNetwork(let network):
      item.textField?.stringValue = network.name
      isCurrent = true
    case .availableNetwork(let network):
      item.textField?.stringValue = network.name
    }
    item.mark.isHidden = !isCurrent
  }

  private func updateUI(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.config])
    snapshot.appendItems([.wifiEnabled], toSection: .config)
    if isWiFiOn {
      snapshot.appendItems([.currentNetwork(.current)], toSection: .config)
      snapshot.appendSections([.networks])
      snapshot.appendItems(
        WiFiNetwork.available.map(Item.availableNetwork), toSection: .networks)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func createLayout() -> NSCollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(19))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
    return NSCollectionViewCompositionalLayout(section: section)
  }
}
