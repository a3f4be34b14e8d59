// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Two sections, the second of which is there only while Wi-Fi is on: try --wifi off.
final class WiFiSettingsViewController: SampleViewController, ConfigurableSample, AnimatedSample {
  static let name = "wifi-settings"
  static let summary = "A section that is there only while Wi-Fi is on: try --wifi off."
  static let options = [SampleOption.wifi, .selected]
  static let referenceSize: CGSize? = CGSize(width: 320, height: 400)
  static var ownStates: GoldenState.Changes {
    [
      "off": { $0.own.isWiFiOn = false },
      "large-text": { $0.textSize = .accessibilityLarge },
    ]
  }

  enum Section: CaseIterable {
    case config, networks
  }

  enum Item: Hashable {
    case wifiEnabled
    case currentNetwork(WiFiNetwork)
    case availableNetwork(WiFiNetwork)
  }

  var settings = SampleSettings()
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  var collectionView: UICollectionView! = nil
  let wifiSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    configureSwitch()
    configureHierarchy()
    configureDataSource()
    updateUI(animated: false)
  }
}

extension WiFiSettingsViewController {
  /// Turns Wi-Fi off or, if it was off, on, as a tap does.
  func begin() {
    wifiSwitch.setOn(!wifiSwitch.isOn, animated: true)
    wifiSwitch.sendActions(for: .valueChanged)
  }

  func configureSwitch() {
    wifiSwitch.isOn = settings.isWiFiOn ?? true
    wifiSwitch.addAction(
      UIAction { [weak self] action in self?.updateUI(animated: true) }, for: .valueChanged)
  }

  func updateUI(animated: Bool) {
    var currentSnapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    currentSnapshot.appendSections([.config])
    currentSnapshot.appendItems([.wifiEnabled], toSection: .config)
    if wifiSwitch.isOn {
      currentSnapshot.appendItems([.currentNetwork(.current)], toSection: .config)
      currentSnapshot.appendSections([.networks])
      currentSnapshot.appendItems(
        WiFiNetwork.available.map(Item.availableNetwork), toSection: .networks)
    }
    dataSource.apply(currentSnapshot, animatingDifferences: animated)
  }
}

extension WiFiSettingsViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, layoutEnvironment in
      let section = self?.dataSource.sectionIdentifier(for: sectionIndex)
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = section == .networks ? .supplementary : .none
      return NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: layoutEnvironment)
    }
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let configRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, indexPath, title in
      cell.contentConfiguration = content(of: cell, title: title, isCurrent: false)
      cell.accessories = [
        .customView(configuration: .init(customView: wifiSwitch, placement: .trailing()))
      ]
    }
    let networkRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, WiFiNetwork
    > { [unowned self] cell, indexPath, network in
      cell.contentConfiguration = content(
        of: cell, title: network.name, isCurrent: network == .current)
      cell.accessories = accessories(of: network)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, string, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = "Networks"
      header.contentConfiguration = content
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .wifiEnabled:
        collectionView.dequeueConfiguredReusableCell(
          using: configRegistration, for: indexPath, item: "Wi-Fi")
      case .currentNetwork(let network), .availableNetwork(let network):
        collectionView.dequeueConfiguredReusableCell(
          using: networkRegistration, for: indexPath, item: network)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
  }
}

extension WiFiSettingsViewController {
  func content(
    of cell: UICollectionViewListCell, title: String, isCurrent: Bool
  ) -> UIListContentConfiguration {
    var content = cell.defaultContentConfiguration()
    content.text = title
    // Every row has space for the mark, so that the names line up.
    content.image = UIImage(systemName: "checkmark")
    content.imageProperties.tintColor = isCurrent ? nil : .clear
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body
    ).applying(UIImage.SymbolConfiguration(weight: .semibold))
    content.imageToTextPadding = 10
    return content
  }

  func accessories(of network: WiFiNetwork) -> [UICellAccessory] {
    // Each of our own goes before those that are there already.
    var accessories: [UICellAccessory] = [.detail()]
    for symbol in network.isSecure ? ["wifi", "lock.fill"] : ["wifi"] {
      let image = UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(textStyle: .subheadline))
      let imageView = UIImageView(image: image)
      imageView.tintColor = .label
      accessories.append(
        .customView(configuration: .init(customView: imageView, placement: .trailing())))
    }
    return accessories
  }
}
