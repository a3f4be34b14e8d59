// Two columns of notes, as an illustration in light and dark.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// snippet.show
import Illustrations
import UIKit

// snippet.layout
let size = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 60))
let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
group.interItemSpacing = .fixed(10)
let section = NSCollectionLayoutSection(group: group)
section.interGroupSpacing = 10
section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
let layout = UICollectionViewCompositionalLayout(section: section)
// snippet.end

// snippet.hide
let notes = [
  "Water the plants", "Call Ada about the boat on Saturday", "Return the books", "Tickets",
  "Bread, salt", "Letters",
]
let view = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 340, height: 300), collectionViewLayout: layout)
view.backgroundColor = .systemGroupedBackground
view.layer.cornerRadius = 16
view.clipsToBounds = true
let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
  var content = UIListContentConfiguration.cell()
  content.text = text
  cell.contentConfiguration = content
  cell.backgroundConfiguration = .listGroupedCell()
  cell.backgroundConfiguration?.cornerRadius = 12
}
let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
  $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(notes)
dataSource.apply(snapshot, animatingDifferences: false)

// snippet.show
// snippet.illustrate
try illustrate("two-column", of: view, size: CGSize(width: 340, height: 300))
// snippet.end
