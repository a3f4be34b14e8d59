// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The four styles of table cells with each accessory, in a plain, a grouped and an inset table.
final class TableStylesViewController: SampleViewController, ConfigurableSample,
  UITableViewDataSource
{
  static let name = "table-styles"
  static let summary = "Table cells of each style and accessory; grouped --step 1, inset --step 2."
  static let options = [SampleOption.step]
  static var size: CGSize { CGSize(width: 390, height: 1200) }
  static let referenceSize: CGSize? = CGSize(width: 300, height: 700)
  static var ownStates: GoldenState.Changes {
    [
      "grouped": { $0.own.step = 1 },
      "inset-grouped": { $0.own.step = 2 },
      "large-text": {
        $0.textSize = .accessibilityLarge
        $0.own.step = 2
      },
    ]
  }

  var settings = SampleSettings()

  /// The styles of cells, each a section.
  let styles: [(name: String, style: UITableViewCell.CellStyle)] = [
    ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
  ]
  /// The accessories, each a row.
  let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let tableStyles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let style = tableStyles[min(settings.step ?? 0, tableStyles.count - 1)]
    let tableView = UITableView(frame: view.bounds, style: style)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { styles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    accessories.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    styles[section].name
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (name, style) = styles[indexPath.section]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: name)
      ?? UITableViewCell(style: style, reuseIdentifier: name)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = accessories[indexPath.row]
    if style != .value2, indexPath.row.isMultiple(of: 2) {
      cell.imageView?.image = UIImage(systemName: "star")
    }
    return cell
  }
}
