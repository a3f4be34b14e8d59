// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A screen of settings, as they are usually written: try --chrome device --appearance dark.
final class SettingsViewController: SampleViewController, Sample {
  static let name = "settings"
  static let summary = "A settings screen: try --chrome device --appearance dark."
  // The icons of a whole screen weigh more than a reference may.
  static let referenceSize: CGSize? = CGSize(width: 390, height: 540)

  var dataSource: UICollectionViewDiffableDataSource<Int, SettingsItem>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    configureHierarchy()
    configureDataSource()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }
}

extension SettingsViewController {
  func configureHierarchy() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let accountRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, SettingsItem
    > { cell, _, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = item.title
      content.textProperties.font = .preferredFont(forTextStyle: .title2)
      content.secondaryText = item.detail
      content.textToSecondaryTextVerticalPadding = 2
      cell.contentConfiguration = content
      let initials = InitialsView(text: item.symbol)
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: initials, placement: .leading(), maintainsFixedSize: true)),
        .disclosureIndicator(),
      ]
    }
    let rowRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, SettingsItem
    > { cell, _, item in
      var content = UIListContentConfiguration.valueCell()
      content.text = item.title
      content.secondaryText = item.detail
      cell.contentConfiguration = content
      let icon = SettingsIconView(symbol: item.symbol, color: item.color)
      cell.accessories = [
        .customView(
          configuration: .init(customView: icon, placement: .leading(), maintainsFixedSize: true))
      ]
      if let isOn = item.isOn {
        let control = UISwitch()
        control.isOn = isOn
        cell.accessories.append(
          .customView(configuration: .init(customView: control, placement: .trailing())))
      } else {
        cell.accessories.append(.disclosureIndicator())
      }
    }

    dataSource = UICollectionViewDiffableDataSource<Int, SettingsItem>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: indexPath.section == 0 ? accountRegistration : rowRegistration, for: indexPath,
        item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, SettingsItem>()
    for (section, items) in SettingsItem.sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// A row of settings.
struct SettingsItem: Hashable {
  let title: String
  /// What is at the row's end, or below the account's name; nil for nothing.
  var detail: String? = nil
  /// The name of a symbol; the initials of the account.
  let symbol: String
  var color: UIColor = .systemGray
  /// Whether the row's switch is on; nil for a row that leads to another screen.
  var isOn: Bool? = nil

  static let sections: [[SettingsItem]] = [
    [
      SettingsItem(title: "Ada Rossi", detail: "Account, storage and purchases", symbol: "AR")
    ],
    [
      SettingsItem(
        title: "Airplane Mode", symbol: "airplane", color: .systemOrange, isOn: false),
      SettingsItem(title: "Wi-Fi", detail: "Treehouse", symbol: "wifi", color: .systemBlue),
      SettingsItem(title: "Mobile Data", symbol: "cellularbars", color: .systemGreen, isOn: true),
    ],
    [
      SettingsItem(title: "Notifications", symbol: "bell.fill", color: .systemRed),
      SettingsItem(title: "Sounds", symbol: "hifispeaker.fill", color: .systemPink),
      SettingsItem(title: "Focus", detail: "Reading", symbol: "moon.fill", color: .systemIndigo),
    ],
    [
      SettingsItem(title: "General", symbol: "gearshape.fill", color: .systemGray),
      SettingsItem(title: "Display & Brightness", symbol: "sun.max.fill", color: .systemBlue),
      SettingsItem(title: "Low Power Mode", symbol: "bolt.fill", color: .systemYellow, isOn: true),
      SettingsItem(title: "Privacy", symbol: "lock.fill", color: .systemTeal),
    ],
  ]
}

/// A white symbol on a coloured square with round corners.
final class SettingsIconView: UIView {
  init(symbol: String, color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 29, height: 29))
    backgroundColor = color
    layer.cornerRadius = 6.5
    layer.cornerCurve = .continuous
    let imageView = UIImageView(
      image: UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)))
    imageView.tintColor = .white
    imageView.contentMode = .center
    imageView.frame = bounds
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }
}

/// The initials of a person in a circle.
final class InitialsView: UIView {
  init(text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    backgroundColor = .systemPurple
    layer.cornerRadius = 28
    let label = UILabel(frame: bounds)
    label.text = text
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 23, weight: .medium)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }
}
