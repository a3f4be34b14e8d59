// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The Wi-Fi page as a table: its second section is there only while Wi-Fi is on.
final class TableWiFiViewController: SampleViewController, ConfigurableSample, AnimatedSample {
  static let name = "table-wifi"
  static let summary = "The Wi-Fi page as a table view, which fades its networks: try --wifi off."
  static let options = [SampleOption.wifi]
  static let referenceSize: CGSize? = CGSize(width: 320, height: 400)
  static var ownStates: GoldenState.Changes {
    [
      "off": { $0.own.isWiFiOn = false },
      "large-text": { $0.textSize = .accessibilityLarge },
    ]
  }
  static let reuseIdentifier = "row"

  enum Section: CaseIterable {
    case config, networks
  }

  enum Item: Hashable {
    case wifiEnabled
    case currentNetwork(WiFiNetwork)
    case availableNetwork(WiFiNetwork)
  }

  var settings = SampleSettings()
  var dataSource: UITableViewDiffableDataSource<Section, Item>! = nil
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let wifiSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    configureSwitch()
    configureTableView()
    configureDataSource()
    updateUI(animated: false)
  }
}

extension TableWiFiViewController {
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

  func configureTableView() {
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
  }

  func configureDataSource() {
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [unowned self] tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: Self.reuseIdentifier, for: indexPath)
      var content = cell.defaultContentConfiguration()
      switch item {
      case .wifiEnabled:
        content.text = "Wi-Fi"
        cell.accessoryView = wifiSwitch
        cell.selectionStyle = .none
      case .currentNetwork(let network), .availableNetwork(let network):
        content.text = network.name
        cell.accessoryView = nil
        cell.accessoryType = .detailDisclosureButton
        cell.selectionStyle = .default
      }
      cell.contentConfiguration = content
      return cell
    }
    dataSource.defaultRowAnimation = .fade
  }

  func updateUI(animated: Bool) {
    var currentSnapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    currentSnapshot.appendSections([.config])
    currentSnapshot.appendItems([.wifiEnabled], toSection: .config)
    if wifiSwitch.isOn {
      currentSnapshot.appendItems([.currentNetwork(.current)], toSection: .config)
      currentSnapshot.appendSections([.networks])
      let networks = WiFiNetwork.available + [WiFiNetwork(name: "Wintergarten", isSecure: true)]
      currentSnapshot.appendItems(networks.map(Item.availableNetwork), toSection: .networks)
    }
    dataSource.apply(currentSnapshot, animatingDifferences: animated)
  }
}
