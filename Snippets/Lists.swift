// Lists: their appearances, cells, headers, accessories and swipe actions.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Illustrations
// snippet.show
import UIKit

// snippet.rows
struct Row: Hashable {
  let title: String
  let detail: String
  let symbol: String
}

let rowCell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
  var content = cell.defaultContentConfiguration()
  content.text = row.title
  content.secondaryText = row.detail
  content.image = UIImage(systemName: row.symbol)
  cell.contentConfiguration = content
  cell.accessories = [.disclosureIndicator()]
}
// snippet.end

// snippet.header
let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
  elementKind: UICollectionView.elementKindSectionHeader
) { header, _, indexPath in
  var content = header.defaultContentConfiguration()
  content.text = ["Travel", "At home"][indexPath.section]
  header.contentConfiguration = content
}
// snippet.end

// snippet.layout
@MainActor func makeLayout(
  _ appearance: UICollectionLayoutListConfiguration.Appearance
) -> UICollectionViewLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  configuration.headerMode = .supplementary
  configuration.trailingSwipeActionsConfigurationProvider = { _ in
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.image = UIImage(systemName: "tag.fill")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
  return UICollectionViewCompositionalLayout.list(using: configuration)
}
// snippet.end

// snippet.outline
@MainActor func expandPlaces(
  in dataSource: UICollectionViewDiffableDataSource<Int, String>
) {
  var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
  snapshot.append(["Europe", "Africa", "Asia"])
  snapshot.append(["Lisbon", "Oslo"], to: "Europe")
  snapshot.append(["Accra"], to: "Africa")
  snapshot.append(["Kyoto"], to: "Asia")
  snapshot.expand(["Europe"])
  dataSource.apply(snapshot, to: 0, animatingDifferences: false)
}
// snippet.end

// snippet.hide
let rows = [
  [
    Row(title: "Flight", detail: "Gate 12, 09:40", symbol: "airplane"),
    Row(title: "Tram", detail: "Line 4 to the harbour", symbol: "tram.fill"),
  ],
  [
    Row(title: "Music", detail: "Shuffle", symbol: "music.note"),
    Row(title: "Garden", detail: "Water at seven", symbol: "leaf.fill"),
  ],
]

/// A list with the rows above; it holds its data source.
@MainActor final class List {
  let view: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Row>

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 340, height: 372),
      collectionViewLayout: makeLayout(appearance))
    view.layer.cornerRadius = 16
    view.clipsToBounds = true
    // Registered outside the closure, which is called for every cell.
    let (rowCell, header) = (rowCell, header)
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rowCell, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (section, rows) in rows.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(rows)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }
}

let plain = List(.plain)
try illustrate("list-plain", of: plain.view)
let insetGrouped = List(.insetGrouped)
try illustrate("list-inset-grouped", of: insetGrouped.view)
let sidebar = List(.sidebar)
sidebar.view.selectItem(
  at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
try illustrate("list-sidebar", of: sidebar.view)
let swiped = List(.insetGrouped)
let swipedCell = swiped.view.cellForItem(at: IndexPath(item: 1, section: 0))
(swipedCell as? UICollectionViewListCell)?.revealSwipeActions(offset: -148)
try illustrate("list-swipe-actions", of: swiped.view)

let outlineCell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
  cell, indexPath, title in
  var content = cell.defaultContentConfiguration()
  content.text = title
  cell.contentConfiguration = content
  if ["Europe", "Africa", "Asia"].contains(title) { cell.accessories = [.outlineDisclosure()] }
}
let outline = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 340, height: 270),
  collectionViewLayout: UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
outline.layer.cornerRadius = 16
outline.clipsToBounds = true
let outlineSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: outline) {
  $0.dequeueConfiguredReusableCell(using: outlineCell, for: $1, item: $2)
}
expandPlaces(in: outlineSource)
try illustrate("list-outline", of: outline)
